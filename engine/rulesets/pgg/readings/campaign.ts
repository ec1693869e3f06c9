import type { PggReadingTexts } from './reading-text.js';

/** Readings of the rules about interdiction, reinforcements and victory. */
export const campaignReadings = {
  'victory.cityControl': {
    rules: ['15.11'],
    question: 'Who holds a place that few units ever enter?',
    text: 'Every hex begins Soviet and goes to the side that last entered it. A place counts if all its hexes are German and the line starts from any one of them.',
  },
  'victory.divisionEliminated': {
    rules: ['7.3', '15.12.1'],
    question: 'When is a division wholly eliminated?',
    text: 'When all its regiments, or the last step of an infantry division, are lost. Cavalry and the single regiments never score; the cavalry division is one counter of two steps.',
  },
} as const satisfies PggReadingTexts;
