import type { CampaignPhase } from '../../../mechanics/campaign.js';
import type { RtlRule } from '../rulebook/index.js';

/** A phase of the turn with its rule and a short description. */
export interface Phase extends CampaignPhase {
  readonly rule: RtlRule;
  readonly text: string;
}

/** The segments and phases of a turn in their order [4.21]. */
export const sequence = [
  { name: 'weather', rule: '5.11', text: 'The German player rolls for the weather of the turn.' },
  { name: 'reinforcements', rule: '5.2', text: 'Units due this turn are made ready to enter.' },
  { name: 'supply', rule: '6.12', text: 'Each unit that can trace a supply line is in supply for the turn.' },
  { name: 'air', rule: '13.12', text: 'Flown aircraft become Ready.' },
  { name: 'initiative', rule: '7.11', text: 'Both sides roll, and markers are put into the cups.' },
  {
    name: 'operations',
    rule: '7.2',
    text: 'The sides alternate: each draws a marker and carries out a sequence, until all markers are played.',
  },
  {
    name: 'reorganization',
    rule: '4.21',
    text: 'Strongpoints are finished, units recover, and victory is determined.',
  },
] as const satisfies readonly Phase[];
