import type { PggReadingTexts } from './reading-text.js';

/** Readings of the rules about leaders, command and supply. */
export const commandReadings = {
  'leader.withdrawAdvance': {
    rules: ['10.23'],
    question: 'What may the enemy not do after a leader goes back?',
    text: 'Advance into the hex he left, even if it is empty; an overrun of it counts as failed. It holds in attacks of either side; later combat results are not affected.',
  },
  'leader.aloneInZoc': {
    rules: ['10.23'],
    question: 'Who accompanies a leader, and may he be left alone in an enemy ZOC?',
    text: 'A unit with attack strength or an untried one, in the hex or entering with him. Staying there alone after combat is allowed; in advances and retreats he needs such company at the end, a lone retreat follows the rules of all retreats.',
  },
  'leader.surrounded': {
    rules: ['10.4'],
    question: 'When is a leader surrounded?',
    text: 'When each of the six hexes around him holds an enemy, lies in enemy ZOC without a friend in it, or cannot be entered.',
  },
  'supply.count': {
    rules: ['6.7', '11.11', '11.22'],
    question: 'How are the hexes of a line counted, and where may swamp lie in it?',
    text: 'Hexes entered, from the unit to the road, leader or edge hex, that one included. Swamp only at either end. Enemy ZOC on the unit’s own hex does not block.',
  },
} as const satisfies PggReadingTexts;
