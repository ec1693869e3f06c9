import { barFactory } from '../../../../engine/mechanics/bars.js';
import { explainer } from '../../../../engine/mechanics/explained-value.js';
import { createRefusals } from '../../../../engine/play/refusal.js';
import { createCitations, type Chapter } from '../../../../engine/play/rulebook.js';

const rules = {
  '1': { title: 'Sequence', text: 'A turn consists of weather, activations and supply.', see: [], status: 'simulated' },
  '2': {
    title: 'Weather',
    text: 'The weather is a die roll in the row of the turn. Mud costs each unit one movement point.',
    see: [],
    status: 'simulated',
  },
  '3': {
    title: 'Activation',
    text: 'The markers of formations are drawn from a cup. The drawn formation marches or assaults.',
    see: ['4', '6'],
    status: 'simulated',
  },
  '4': {
    title: 'Movement',
    text: 'A unit spends its movement points cell by cell. Woods cost two points.',
    see: ['4.3', '4.4', '4.5', '5'],
    status: 'enforced',
  },
  '4.1': { title: 'Scouts', text: 'A scout may be in a cell with enemies.', see: [], status: 'enforced' },
  '4.2': {
    title: 'Reaction',
    text: 'A unit that an enemy approaches may retreat one cell, once per turn.',
    see: [],
    status: 'simulated',
  },
  '4.3': {
    title: 'Links',
    text: 'Units may use land links at the cost of the cell. Supply lines may use every link. Zones of control, fire and combat use none.',
    see: ['8'],
    status: 'enforced',
  },
  '4.4': {
    title: 'Roads',
    text: 'A move along a road costs half a point for each cell, except from one enemy zone into another.',
    see: ['4.5'],
    status: 'enforced',
  },
  '4.5': {
    title: 'Zones',
    text: 'Entering an enemy zone costs one point more. A tank may continue; other units stop there, and need all their points to move from one zone into another.',
    see: ['4'],
    status: 'enforced',
  },
  '5': {
    title: 'Stacking',
    text: 'A side may have four stacking points in a cell. A headquarters has one point, a scout none, any other unit two.',
    see: [],
    status: 'enforced',
  },
  '6': {
    title: 'Combat',
    text: 'The strengths of both sides give the odds. A die gives the result: no effect, a retreat or a loss.',
    see: [],
    status: 'simulated',
  },
  '6.1': {
    title: 'Retreat',
    text: 'A unit retreats one cell, not into an enemy zone. A unit that cannot retreat loses a step.',
    see: [],
    status: 'simulated',
  },
  '7': {
    title: 'Fire',
    text: 'A gun rolls one die for each strength point; five and six hit. Each fire uses one mission.',
    see: [],
    status: 'enforced',
  },
  '8': {
    title: 'Supply',
    text: 'A supply line of at most four cells leads to a depot. A unit without a supply line attacks at half strength.',
    see: [],
    status: 'simulated',
  },
  '9': {
    title: 'Victory',
    text: 'A side receives points for the places that it holds. The side with more points wins.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;

export type ToyRule = keyof typeof rules;

export const rulebook = new Map(Object.entries(rules).map(([rule, entry]) => [rule, { rule, ...entry }]));

export const { cite, step } = createCitations<ToyRule>();
export const { refusal, citing: citingText } = createRefusals<ToyRule>();
export const bar = barFactory<ToyRule>();
export const explain = explainer<ToyRule>();
