import { term } from '../../engine/model/say.js';

/** Shown as the answer of a moment if the viewer may not see the actual answer. */
export const HIDDEN = 'hidden';

/** Returns the answer of a moment as a text for the reader. An answer is a text of the language, which stays as it is. */
export const shownAnswer = (answer: string): string => (answer === HIDDEN ? term(HIDDEN) : answer);
