import type { Source } from '../../engine/model/source.js';
import { COUNTED } from '../../engine/model/special-rules.js';
import type { CountedWord, Word } from '../../engine/play/vocabulary.js';
import type { Desk } from './desk.js';
import { kindWordsOf } from './words.js';

type In = CountedWord['in'];

const CALLED: Record<In, string> = { limit: 'action', award: 'occasion of points', condition: 'fact' };

/** What a limit, an award or a condition may count or ask for: words of the language and of the game, and those with a kind behind them. */
export function checkCounted(desk: Desk, within: In, phrase: string, source: () => Source): void {
  const { ruleset } = desk;
  if (!ruleset || phrase === '') return;
  const { vocabulary } = ruleset;
  const words: Word[] = [
    ...(within === 'limit' ? vocabulary.verbs : []),
    ...COUNTED[within].map((word) => ({ word, text: '', rules: [] })),
    ...(vocabulary.counted ?? []).filter((word) => word.in === within),
  ];
  const isKind = (kind: string): boolean =>
    kind === 'units' || kindWordsOf(vocabulary).some(({ word }) => holdsPhrase(word, kind));
  const isLimited = within === 'limit' && isKind(phrase.replace(/^every (unit$)?/, (_, unit) => (unit ? 'units' : '')));
  if (words.some(({ word }) => word === phrase) || isLimited) return;
  const isWithKind = words.some(({ word }) => phrase.startsWith(`${word} `) && isKind(phrase.slice(word.length + 1)));
  if (!isWithKind) desk.unknownWord(CALLED[within], phrase, words, source);
}

/** Whether words stand in a phrase side by side: `infantry` in `motorized infantry battalion`. */
export function holdsPhrase(phrase: string, words: string): boolean {
  return ` ${phrase} `.includes(` ${words} `);
}
