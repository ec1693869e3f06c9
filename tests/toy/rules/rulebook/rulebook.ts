import { barFactory } from '../../../../engine/mechanics/bars.js';
import { explainer } from '../../../../engine/mechanics/explained-value.js';
import { createRefusals } from '../../../../engine/play/refusal.js';
import { createCitations, type Chapter } from '../../../../engine/play/rulebook.js';

const rules = {
  '1': { title: 'Sequence', text: 'A turn is weather, activations and supply.', see: [], status: 'simulated' },
  '2': {
    title: 'Weather',
    text: 'A die is looked up in the row of the turn; mud takes a point of movement.',
    see: [],
    status: 'simulated',
  },
  '3': {
    title: 'Activation',
    text: 'Markers of formations lie in a cup; the drawn formation marches or assaults.',
    see: ['4', '6'],
    status: 'simulated',
  },
  '4': {
    title: 'Movement',
    text: 'A unit spends its points cell by cell, woods cost two.',
    see: ['4.3', '4.4', '4.5', '5'],
    status: 'enforced',
  },
  '4.1': { title: 'Scouts', text: 'A scout may stand where the enemy does.', see: [], status: 'enforced' },
  '4.2': {
    title: 'Reaction',
    text: 'A unit that an enemy approaches may step back once per turn.',
    see: [],
    status: 'simulated',
  },
  '4.3': {
    title: 'Links',
    text: 'Units go over land links at the cost of the cell; supply goes over every link; zones, fire and combat over none.',
    see: ['8'],
    status: 'enforced',
  },
  '4.4': {
    title: 'Roads',
    text: 'A step along a road costs half a point, but not from one enemy zone into another.',
    see: ['4.5'],
    status: 'enforced',
  },
  '4.5': {
    title: 'Zones',
    text: 'Entering an enemy zone costs a point more. A tank goes on; others stop, and from one zone into another they go with all their points.',
    see: ['4'],
    status: 'enforced',
  },
  '5': {
    title: 'Stacking',
    text: 'A cell holds four points of a side: a headquarters has one, a scout none, any other unit two.',
    see: [],
    status: 'enforced',
  },
  '6': {
    title: 'Combat',
    text: 'Strengths make odds, a die the result: nothing, a retreat, a loss.',
    see: [],
    status: 'simulated',
  },
  '6.1': {
    title: 'Retreat',
    text: 'One cell, away from enemy zones; a unit that cannot retreat loses a step.',
    see: [],
    status: 'simulated',
  },
  '7': {
    title: 'Fire',
    text: 'Guns throw a die for each point of strength, five and six hit; each fire takes a mission.',
    see: [],
    status: 'enforced',
  },
  '8': {
    title: 'Supply',
    text: 'A line of four cells leads to a depot; without it a unit attacks at half.',
    see: [],
    status: 'simulated',
  },
  '9': { title: 'Victory', text: 'Points for places held; the higher total wins.', see: [], status: 'simulated' },
} as const satisfies Chapter;

export type ToyRule = keyof typeof rules;

export const rulebook = new Map(Object.entries(rules).map(([rule, entry]) => [rule, { rule, ...entry }]));

export const { cite, step } = createCitations<ToyRule>();
export const { refusal, citing: citingText } = createRefusals<ToyRule>();
export const bar = barFactory<ToyRule>();
export const explain = explainer<ToyRule>();
