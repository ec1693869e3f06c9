import type { AttributeWord } from '../../play/vocabulary.js';

/** The attribute of a victory that is judged after each event. Each game adds it to its vocabulary. */
export const AT_ONCE: AttributeWord = {
  word: 'at-once',
  text: 'The game ends as soon as the condition is true, and not only at the end of a turn.',
  rules: [],
  of: 'victory',
  value: 'flag',
};
