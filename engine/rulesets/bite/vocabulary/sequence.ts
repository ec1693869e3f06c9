import type { CampaignPhase } from '../../../mechanics/campaign.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { BiteRule } from '../rulebook/index.js';
import { BOTH, SIDES } from './sides.js';

const phases = [
  {
    name: 'strategic war',
    rule: '35.0',
    text: 'Bombers raid factories and raiders attack convoys, with the option strategic-war.',
  },
  { name: 'supply', rule: '7.2', text: 'Units that cannot trace a supply line are marked out of supply.' },
  {
    name: 'production',
    rule: '7.3',
    text: 'Nations receive income; units are repaired, placed, removed and disbanded.',
  },
  { name: 'strategic rail', rule: '7.4', text: 'Units move by rail over any distance.' },
  { name: 'movement', rule: '7.5', text: 'Headquarters are activated, land units move, then aircraft fly.' },
  { name: 'reaction', rule: '7.6', text: 'Aircraft and mobile reserves of the other side join battles.' },
  { name: 'combat', rule: '7.7', text: 'Battles are fought one after the other, each to its end.' },
  {
    name: 'blitz',
    rule: '7.8',
    text: 'Armour that fought moves on and fights again; aircraft return; headquarters pay their points.',
  },
  {
    name: 'supply status',
    rule: '7.9',
    text: 'Units that were out of supply in the supply phase surrender if they still are.',
  },
  { name: 'exploitation', rule: '7.10', text: 'Armour and reserves move once more.' },
] as const;

export type PhaseName = 'weather' | (typeof phases)[number]['name'] | 'victory';

export interface Phase extends CampaignPhase {
  readonly name: PhaseName;
  readonly rule: BiteRule;
  readonly text: string;
  /** The index of the side to whose player turn the phase belongs; NO_SIDE if it belongs to neither. */
  readonly of: number;
}

/** The phases of a turn: weather, the ten phases of the Axis, those of the Soviets, victory [7.0]. */
export const sequence: readonly Phase[] = [
  { name: 'weather', rule: '9.0', text: 'The weather of the month is determined.', of: NO_SIDE },
  ...BOTH.flatMap((of) => phases.map((phase): Phase => ({ ...phase, side: SIDES[of], of }))),
  { name: 'victory', rule: '7.11', text: 'Surrenders and victory are checked.', of: NO_SIDE },
];
