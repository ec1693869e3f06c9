import type { ScenarioModel } from '../../../model/scenario.js';
import { overridden, type BookNumber } from '../../../play/numbers.js';
import type { RtlRule } from '../rulebook/index.js';

/** Numbers of the book that stand alone and that a house rule may change. */
export const bookNumbers = {
  'stack.limit': { value: 9, text: 'Stacking points of a side in a hex at the end of a phase.', rules: ['3.32'] },
  'supply.length': { value: 7, text: 'Hexes of a line of supply.', rules: ['6.21'] },
  'supply.lengthInRain': {
    value: 5,
    text: 'Hexes of a line of supply in rain, through a marsh or along a route through a swamp.',
    rules: ['6.21', '5.13'],
  },
  'command.range': { value: 4, text: 'Hexes over which a headquarters commands.', rules: ['15.15', '7.44'] },
  'combine.success': { value: 8, text: 'What a roll to combine formations has to reach.', rules: ['7.33'] },
  'markers.advantage': {
    value: 1,
    text: 'Markers the second player may put into his cup beyond those of the first.',
    rules: ['7.14'],
  },
  'activations.motorized': {
    value: 2,
    text: 'Activations, or attempts, of a motorized Army unit in a turn.',
    rules: ['7.42'],
  },
  'activations.others': { value: 1, text: 'The same of other Army units.', rules: ['7.43'] },
  'reaction.range': { value: 2, text: 'Hexes from one that is attacked within which units react.', rules: ['9.32'] },
  'stand.steps': { value: 2, text: 'Steps a hex needs to hold without retreat.', rules: ['9.41'] },
  'coordination.hexes': {
    value: 3,
    text: 'Hexes of attackers from which on their coordination is harder.',
    rules: ['10.44'],
  },
  'modifier.most': { value: 5, text: 'The most that all modifiers of a combat come to.', rules: ['10.62'] },
  'air.most': { value: 2, text: 'Air units of a side in one combat.', rules: ['13.21'] },
} as const satisfies Readonly<Record<string, BookNumber<RtlRule>>>;

export type Numbers = Readonly<Record<keyof typeof bookNumbers, number>>;

/** The numbers as the scenario plays them. */
export const numbersOf = (scenario: Pick<ScenarioModel, 'houseRules'>): Numbers => overridden(bookNumbers, scenario);
