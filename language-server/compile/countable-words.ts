import type { Source } from '../../engine/model/source.js';
import { COUNTED } from '../../engine/model/special-rules.js';
import type { CountedWord, Word } from '../../engine/play/vocabulary.js';
import type { CompileContext } from './compile-context.js';
import { kindWordsOf } from './words.js';

type In = CountedWord['in'];

const WORD_KINDS: Record<In, string> = { limit: 'action', award: 'occasion of points', condition: 'fact' };

/**
 * Reports a phrase for something that cannot be counted, in a limit (`forbid`, `require`), an award of points or a
 * condition. Words of the language and of the ruleset are allowed, alone or followed by a kind of unit.
 */
export function checkCountableWord(context: CompileContext, within: In, phrase: string, source: () => Source): void {
  const { ruleset } = context;
  if (!ruleset || phrase === '') return;
  const { vocabulary } = ruleset;
  const words: Word[] = [
    ...(within === 'limit' ? vocabulary.verbs : []),
    ...COUNTED[within].map((word) => ({ word, text: '', rules: [] })),
    ...(vocabulary.counted ?? []).filter((word) => word.in === within),
  ];
  const isKind = (kind: string): boolean =>
    kind === 'units' || kindWordsOf(vocabulary).some(({ word }) => containsPhrase(word, kind));
  const isLimited = within === 'limit' && isKind(phrase.replace(/^every (unit$)?/, (_, unit) => (unit ? 'units' : '')));
  if (words.some(({ word }) => word === phrase) || isLimited) return;
  const isWithKind = words.some(({ word }) => phrase.startsWith(`${word} `) && isKind(phrase.slice(word.length + 1)));
  if (!isWithKind) context.reportUnknownWord(WORD_KINDS[within], phrase, words, source);
}

/**
 * Returns whether a phrase contains these words as consecutive whole words: `infantry` in `motorized infantry
 * battalion`.
 */
export function containsPhrase(phrase: string, words: string): boolean {
  return ` ${phrase} `.includes(` ${words} `);
}
