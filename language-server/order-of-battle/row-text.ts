import { quoted, unitName } from '../../engine/model/names.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import type { Row } from './columns.js';

const FALSE_VALUE = /^(no|false|-|0)$/i;
const TRUE_VALUE = /^(yes|true|x|1)$/i;

/**
 * Returns an attribute in the syntax of the language, `calibre 88`. Returns an empty text for a flag that is off, and
 * undefined for an invalid flag.
 */
export function attributeText(
  { word, value }: Pick<AttributeWord, 'word' | 'value'>,
  cell: string,
): string | undefined {
  if (value === 'flag') return TRUE_VALUE.test(cell) ? word : FALSE_VALUE.test(cell) ? '' : undefined;
  return `${word} ${value === 'text' ? quoted(cell) : cell}`;
}

/** Returns the declaration of a unit or formation without its members: `panzer regiment 25/7 4-10 | 2-10`. */
export function forceText(cells: Row, words: readonly AttributeWord[]): string {
  const { kind = '', name = '', faces, group, rules } = cells;
  const attributes = words.flatMap((word) =>
    word.of !== 'unit' || !Object.hasOwn(cells, word.word) ? [] : [attributeText(word, cells[word.word] ?? '') ?? ''],
  );
  const nonEmpty = attributes.filter((text) => text !== '');
  return [
    kind,
    unitName(name),
    ...(faces === undefined ? [] : [faces]),
    ...(group === undefined ? [] : [`of ${group}`]),
    ...(nonEmpty.length === 0 ? [] : [`(${nonEmpty.join(', ')})`]),
    ...(rules === undefined ? [] : [rules]),
  ].join(' ');
}

/** Returns the text of an item in a placement: `6 rifle (face 6-8-6)`, `25/7 (step 2)`. */
export function itemText({ count, kind = '', name, begins }: Row): string {
  const what = name === undefined ? `${count ?? ''} ${kind}` : unitName(name);
  return begins === undefined ? what : `${what} (${begins})`;
}
