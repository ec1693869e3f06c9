import type { Chapter } from './entry.js';

/** Section 38 of the rulebook: play in teams and solitaire. */
export const teams = {
  '38.0': {
    title: 'Play in teams and alone',
    text: 'Play with four players, and solitaire play.',
    see: ['38.1', '38.2'],
    status: 'simulated',
    heading: true,
  },
  '38.1': {
    title: 'Teams',
    text: 'This rule is played with the option `teams`. With four players the green line divides each side into north and south. A unit that crosses the line changes its commander; the resources of the side are shared. The short scenarios are too small for it.',
    see: ['5.3'],
    status: 'simulated',
  },
  '38.2': {
    title: 'Solitaire play',
    text: 'The rulebook has no automatic opponent: one player plays both sides, if desired with fog of war.',
    see: ['1.3'],
    status: 'advice',
  },
} as const satisfies Chapter;
