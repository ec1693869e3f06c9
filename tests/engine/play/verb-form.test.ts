import { describe, expect, test } from 'vitest';
import type { VerbWord } from '../../../engine/play/vocabulary.js';
import { choicesOf, formOf, formParts, partsOf } from '../../../engine/play/verb-form.js';

const cases: readonly [takes: VerbWord['takes'], form: string][] = [
  [[], 'try'],
  [['units', 'to cell'], 'try UNITS to CELL'],
  [['cells', 'with units', 'answers'], 'try CELLS with UNITS { ANSWERS }'],
  [['unit', 'number'], 'try UNIT NUMBER'],
  [[{ choice: ['yellow', 'red'] }, 'number'], 'try yellow|red NUMBER'],
  [['hexside', 'for number'], 'try HEXSIDE for NUMBER'],
];

describe('the form of a verb', () => {
  test.each(cases)('the syntax help of a verb whose arguments are %j is “%s”', (takes, form) => {
    const verb = { word: 'try', takes };
    expect(formOf(verb)).toBe(form);
    expect(formParts(verb)).toHaveLength(takes.length + 1);
  });

  test('partsOf lists each part of a verb with its preposition, and choicesOf the words of each choice', () => {
    expect(partsOf({ takes: ['cell', 'with units', { choice: ['a', 'b'] }] })).toEqual([
      { what: 'cell' },
      { preposition: 'with', what: 'units' },
      { what: 'a|b', choice: ['a', 'b'] },
    ]);
    expect(choicesOf({ takes: ['cell', { choice: ['a', 'b'] }] })).toEqual([['a', 'b']]);
  });
});
