import type { CampaignPhase } from '../../../../engine/mechanics/campaign.js';
import type { BlankRule } from '../rulebook/index.js';
import { SIDES } from './sides.js';

export interface Phase extends CampaignPhase {
  readonly rule: BlankRule;
  readonly side: (typeof SIDES)[number];
}

/** The phases of a turn in their order [1]. */
export const sequence: readonly Phase[] = SIDES.map((side) => ({ name: 'movement', rule: '3', side }));
