import { quoted, unitName } from '../../engine/model/names.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import { isColumn, type Row } from './columns.js';

const FALSE_VALUE = /^(no|false|-|0)$/i;
const TRUE_VALUE = /^(yes|true|x|1)$/i;

/** An attribute as a file says it, `calibre 88`; the empty text where a flag is off, undefined where it is neither on nor off. */
export function attributeText(
  { word, value }: Pick<AttributeWord, 'word' | 'value'>,
  cell: string,
): string | undefined {
  if (value === 'flag') return TRUE_VALUE.test(cell) ? word : FALSE_VALUE.test(cell) ? '' : undefined;
  return `${word} ${value === 'text' ? quoted(cell) : cell}`;
}

/** A unit or formation, without its members: `panzer regiment 25/7 4-10 | 2-10`. */
export function forceText(cells: Row, words: readonly AttributeWord[]): string {
  const { kind = '', name = '', faces, group, rules } = cells;
  const attributes = words.flatMap((word) =>
    word.of !== 'unit' || isColumn(word.word) || !Object.hasOwn(cells, word.word)
      ? []
      : [attributeText(word, cells[word.word] ?? '') ?? ''],
  );
  const given = attributes.filter((text) => text !== '');
  return [
    kind,
    unitName(name),
    ...(faces === undefined ? [] : [faces]),
    ...(group === undefined ? [] : [`of ${group}`]),
    ...(given.length === 0 ? [] : [`(${given.join(', ')})`]),
    ...(rules === undefined ? [] : [rules]),
  ].join(' ');
}

/** An item of a placement: `6 rifle (face 6-8-6)`, `25/7 (step 2)`. */
export function itemText({ count, kind = '', name, begins }: Row): string {
  const what = name === undefined ? `${count ?? ''} ${kind}` : unitName(name);
  return begins === undefined ? what : `${what} (${begins})`;
}
