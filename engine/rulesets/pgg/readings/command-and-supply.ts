import type { PggReadingTexts } from './reading-text.js';

/** Readings of the rules about leaders, command and supply. */
export const commandReadings = {
  'leader.withdrawAdvance': {
    rules: ['10.23'],
    question: 'What may the enemy not do after a leader withdraws?',
    text: 'The enemy may not advance into the hex that the leader left, even if it is empty, and an overrun of this hex counts as failed. This applies to attacks of either side; later combat results are not affected.',
  },
  'leader.aloneInZoc': {
    rules: ['10.23'],
    question: 'Which units may escort a leader into an enemy ZOC, and may he stay there without them?',
    text: 'A unit with attack strength or an untried unit may escort a leader into an enemy ZOC. This unit must be in the hex or enter with the leader. A leader may stay there without an escort after combat. He needs an escort at the end of an advance or of a retreat with other units; if he retreats by himself, the rules for all retreats apply.',
  },
  'leader.surrounded': {
    rules: ['10.4'],
    question: 'When is a leader surrounded?',
    text: 'A leader is surrounded when each of the six hexes around him contains an enemy, is in enemy ZOC without a friendly unit in it, or cannot be entered.',
  },
  'supply.count': {
    rules: ['6.7', '11.11', '11.22'],
    question: 'How are the hexes of a line counted, and where may a line contain swamp?',
    text: 'The hexes that the line enters are counted, from the unit to the road, leader or edge hex, including this last hex. Only the first and last hex of a line may be swamp. Enemy ZOC in the unit’s own hex does not block the line.',
  },
} as const satisfies PggReadingTexts;
