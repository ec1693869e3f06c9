import type { Chapter } from './entry.js';

/** 27 to 30: garrisons, Volkssturm, partisans, Chechen rebels. */
export const garrisonsAndPartisans = {
  '27.0': {
    title: 'Garrisons',
    text: 'Garrisons.',
    see: [],
    status: 'simulated',
  },
  '28.0': {
    title: 'Volkssturm',
    text: 'Volkssturm.',
    see: [],
    status: 'simulated',
  },
  '29.0': {
    title: 'Soviet partisans',
    text: 'Soviet partisans.',
    see: [],
    status: 'simulated',
  },
  '30.0': {
    title: 'Chechen rebels',
    text: 'Chechen rebels.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
