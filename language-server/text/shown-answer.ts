import { term } from '../../engine/model/say.js';

/** The answer of a moment in place of an answer that the viewer may not see. */
export const HIDDEN = 'hidden';

/** Returns the answer of a moment as a text for the reader. An answer is a text of the language, which stays as it is. */
export const shownAnswer = (answer: string): string => (answer === HIDDEN ? term(HIDDEN) : answer);
