import type { Chapter } from './entry.js';

/** 34: Lend-Lease. */
export const lendLease = {
  '34.0': {
    title: 'The Lend-Lease Act',
    text: 'The Lend-Lease Act.',
    see: [],
    status: 'simulated',
  },
} as const satisfies Chapter;
