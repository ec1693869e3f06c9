import type { CampaignPhase } from '../../../../engine/mechanics/campaign.js';
import type { ToyRule } from '../rulebook/rulebook.js';

export interface Phase extends CampaignPhase {
  readonly rule: ToyRule;
  readonly text: string;
}

/** The phases of a turn in the order of play [1]. */
export const sequence = [
  { name: 'weather', rule: '2', text: 'A die is rolled for the weather.' },
  { name: 'activation', rule: '3', text: 'Markers are drawn until the cup is empty.' },
  { name: 'supply', rule: '8', text: 'A unit without a supply line to a depot is isolated.' },
] as const satisfies readonly Phase[];
