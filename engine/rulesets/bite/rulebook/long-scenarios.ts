import type { Chapter } from './entry.js';

/** SBE5 to SBE9, the long scenarios. */
export const longScenarios = {} as const satisfies Chapter;
