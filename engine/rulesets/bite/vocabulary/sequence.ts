import type { CampaignPhase } from '../../../mechanics/campaign.js';
import type { BiteRule } from '../rulebook/index.js';
import { BOTH, SIDES } from './sides.js';

const phases = [
  { name: 'strategic war', rule: '35.0', text: 'Raids on factories and convoys, with option 35.' },
  { name: 'supply', rule: '7.2', text: 'Units that trace no line are marked out of supply.' },
  { name: 'production', rule: '7.3', text: 'Income, repairs, new units, arrivals and removals, disbanding.' },
  { name: 'strategic rail', rule: '7.4', text: 'Units go far by rail.' },
  { name: 'movement', rule: '7.5', text: 'Headquarters, land units, then aircraft.' },
  { name: 'reaction', rule: '7.6', text: 'Aircraft, and mobile reserves, of the side whose turn it is not.' },
  { name: 'combat', rule: '7.7', text: 'One battle after the other, each to its end.' },
  { name: 'blitz', rule: '7.8', text: 'Armour that fought goes on; aircraft return; headquarters lose their points.' },
  { name: 'supply status', rule: '7.9', text: 'Who was and is out of supply surrenders.' },
  { name: 'exploitation', rule: '7.10', text: 'Armour and reserves move once more.' },
] as const;

export type PhaseName = 'weather' | (typeof phases)[number]['name'] | 'victory';

export interface Phase extends CampaignPhase {
  readonly name: PhaseName;
  readonly rule: BiteRule;
  readonly text: string;
  /** The index of the side whose player turn it belongs to. */
  readonly of: number;
}

const EVERYBODY = -1;

/** A turn: weather, the ten phases of the Axis, those of the Soviets, the check of victory [7.0]. */
export const sequence: readonly Phase[] = [
  { name: 'weather', rule: '9.0', text: 'The weather of the month.', of: EVERYBODY },
  ...BOTH.flatMap((of) => phases.map((phase): Phase => ({ ...phase, side: SIDES[of], of }))),
  { name: 'victory', rule: '7.11', text: 'Surrenders and victory.', of: EVERYBODY },
];

/** What authors may name, each once. */
export const phaseWords: readonly Phase[] = sequence.filter(
  ({ name }, index) => sequence.findIndex((phase) => phase.name === name) === index,
);
