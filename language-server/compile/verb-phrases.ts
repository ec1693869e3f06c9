import type { Source } from '../../engine/model/source.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import { choicesOf } from '../../engine/play/verb-form.js';
import type { Order } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';
import { findWord } from './words.js';

/** The beginning of an order: a verb and the words that it takes. */
export interface VerbPhrase {
  readonly verb: string;
  readonly known: VerbWord | undefined;
  readonly words: readonly string[];
  readonly verbSource: Source;
  /** Range from the verb to the last word that it takes. */
  readonly source: Source;
}

/**
 * Splits the words at the beginning of an order into verbs with the words that each takes. Usually there is one verb.
 * An unknown verb takes all words up to a known verb.
 */
export function readVerbPhrases(context: CompileContext, node: Lenient<Order>): VerbPhrase[] {
  if (!node.verb) return [];
  const all = [node.verb, ...node.words];
  const sources = [
    context.text.part(node, 'verb'),
    ...(node.words.length > 0 ? context.text.parts(node, 'words') : []),
  ];
  const verbs = context.ruleset?.vocabulary.verbs ?? [];
  const phrases: VerbPhrase[] = [];
  for (let at = 0; at < all.length;) {
    const verb = all[at];
    const known = findWord(verbs, verb);
    const next = known ? -1 : all.findIndex((word, index) => index > at && findWord(verbs, word));
    const end = known ? at + 1 + choicesOf(known).length : next < 0 ? all.length : next;
    const words = all.slice(at + 1, end);
    const last = sources[at + words.length];
    phrases.push({ verb, known, words, verbSource: sources[at], source: { ...sources[at], end: last.end } });
    at += 1 + words.length;
  }
  return phrases;
}
