import { describe, expect, test } from 'vitest';
import { seedEdit } from '../../extension/preview/seed-text.js';

const after = (text: string): string => {
  const change = seedEdit(text, 'lodi');
  return text.slice(0, change.start) + change.text + text.slice(change.end);
};

describe('writing the seed of a re-roll into a file', () => {
  test.each([
    ['replaces the seed', 'dice "marengo"\n', 'dice "lodi"\n'],
    ['replaces a seed in single quotes', "ruleset pgg\n  dice 'marengo'\n", 'ruleset pgg\n  dice "lodi"\n'],
    ['appends a seed to a file without one', 'ruleset pgg\n', 'ruleset pgg\n\ndice "lodi"\n'],
    [
      'does not change rolls stated in the file',
      'dice "1/German/attack" = 4\ndice "2/German/attack"= 6\ndice "marengo"\n',
      'dice "1/German/attack" = 4\ndice "2/German/attack"= 6\ndice "lodi"\n',
    ],
    [
      'does not change rolls stated in a file without a seed',
      'dice "1/German/attack" = 4\n',
      'dice "1/German/attack" = 4\n\ndice "lodi"\n',
    ],
    [
      'does not change a stated roll whose number is on the next line',
      'dice "1/German/attack"\n  = 4\n',
      'dice "1/German/attack"\n  = 4\n\ndice "lodi"\n',
    ],
  ])('writing the seed of a re-roll to the text of a file %s', (_what, text, expected) => {
    expect(after(text)).toBe(expected);
  });
});
