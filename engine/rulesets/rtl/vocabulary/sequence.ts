import type { CampaignPhase } from '../../../mechanics/campaign.js';
import type { RtlRule } from '../rulebook/index.js';

export interface Phase extends CampaignPhase {
  readonly rule: RtlRule;
  readonly text: string;
}

/** The segments and phases of a turn in their order [4.21]. */
export const sequence = [
  { name: 'weather', rule: '5.11', text: 'The German rolls for the weather of the turn.' },
  { name: 'reinforcements', rule: '5.2', text: 'Units due this turn are made ready to enter.' },
  { name: 'supply', rule: '6.12', text: 'Every unit traces its line of supply.' },
  { name: 'air', rule: '13.12', text: 'Aircraft that have flown become ready.' },
  { name: 'initiative', rule: '7.11', text: 'Both sides roll; markers go into the cups.' },
  {
    name: 'operations',
    rule: '7.2',
    text: 'The sides draw markers in turn and carry out a sequence for each until all are played.',
  },
  { name: 'reorganization', rule: '4.21', text: 'Works are finished, units recover, victory is judged.' },
] as const satisfies readonly Phase[];
