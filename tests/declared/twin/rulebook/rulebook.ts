import { barFactory } from '../../../../engine/mechanics/bars.js';
import { explainer } from '../../../../engine/mechanics/explained-value.js';
import { createRefusals } from '../../../../engine/play/refusal.js';
import { createRulebook, type RuleEntry } from '../../../../engine/play/rulebook.js';

const enforced = (title: string, text: string): Omit<RuleEntry, 'rule' | 'see'> & { readonly see: readonly [] } => ({
  title,
  text,
  see: [],
  status: 'enforced',
});

const rules = {
  '1': enforced('Sequence of play', 'Each side replaces losses, moves, attacks and moves again, for seven turns.'),
  '2': enforced('Stacking', 'At the end of a phase a hex contains one unit.'),
  '3': enforced('Replacements', 'The German side receives one step in each turn, the Soviet side five.'),
  '4': enforced('Movement', 'A unit spends movement points for the hexes that it enters.'),
  '4.1': enforced('Panzer movement', 'Panzer corps move in a phase of their own.'),
  '4.2': enforced('Rail movement', 'Soviet units move any distance along railways.'),
  '4.3': enforced('Terrain', 'A forest costs two points, any other hex one. A unit may always move one hex.'),
  '5': enforced('Zones of control', 'A unit stops when it enters a hex next to an enemy unit.'),
  '6': enforced('Supply', 'A line of hexes without enemies and enemy zones leads to the edge of the map.'),
  '7': enforced('Combat', 'All battles of a phase are declared before the first is fought.'),
  '7.1': enforced('Terrain in combat', 'Forest, Moscow, Soviet forts and rivers shift the column to the left.'),
  '7.2': enforced('Losses', 'A unit that loses a step is turned over. A reduced unit is eliminated.'),
  '7.3': enforced('Exchange', 'The attackers lose as much printed strength as the defender has lost.'),
  '7.4': enforced('Retreat', 'The enemy moves the retreating unit two hexes.'),
  '7.5': enforced('Advance', 'One of the attackers moves into the hex that the defender has left.'),
  '8': enforced('Mud', 'In turns 3 and 4 units have one movement point and attack with half of their strength.'),
  '9': enforced('Cities', 'A city belongs to the side whose unit entered it last.'),
  '10': enforced('Victory', 'Moscow and the other cities decide the game.'),
} as const;

export type TwinRule = keyof typeof rules;

export const rulebook = createRulebook<TwinRule>(rules);
export const { refusal, citing } = createRefusals<TwinRule>();
export const bar = barFactory<TwinRule>();
export const explain = explainer<TwinRule>();
