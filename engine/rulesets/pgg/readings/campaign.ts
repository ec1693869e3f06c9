import type { PggReadingTexts } from './reading-text.js';

/** Readings of the rules about interdiction, reinforcements and victory. */
export const campaignReadings = {
  'victory.cityControl': {
    rules: ['15.11'],
    question: 'Which side holds a place?',
    text: 'Every hex is Soviet at the start and then belongs to the side that entered it last. A place gives German points if all its hexes are German and a line runs to the west edge from any one of these hexes.',
  },
  'victory.divisionEliminated': {
    rules: ['7.3', '15.12.1'],
    question: 'When is a division wholly eliminated?',
    text: 'A division is wholly eliminated when all its regiments are lost; an infantry division, when its last step is lost. Cavalry and independent regiments never give points; the cavalry division is one counter of two steps.',
  },
} as const satisfies PggReadingTexts;
