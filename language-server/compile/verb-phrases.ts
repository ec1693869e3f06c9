import type { Source } from '../../engine/model/source.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import { choicesOf } from '../../engine/play/verb-form.js';
import type { Order } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';
import { findWord } from './words.js';

/** A verb with the words it takes, as an order begins. */
export interface VerbPhrase {
  readonly verb: string;
  readonly known: VerbWord | undefined;
  readonly words: readonly string[];
  readonly verbSource: Source;
  /** From the verb to the last of its words. */
  readonly source: Source;
}

/** The verbs at the beginning of a line of orders, each with as many words as it takes; nearly always one. A verb that the game does not know takes all words up to one it knows. */
export function readVerbPhrases(context: CompileContext, node: Lenient<Order>): VerbPhrase[] {
  if (!node.verb) return [];
  const all = [node.verb, ...node.words];
  const sources = [
    context.text.part(node, 'verb'),
    ...(node.words.length > 0 ? context.text.parts(node, 'words') : []),
  ];
  const verbs = context.ruleset?.vocabulary.verbs ?? [];
  const said: VerbPhrase[] = [];
  for (let at = 0; at < all.length;) {
    const verb = all[at];
    const known = findWord(verbs, verb);
    const next = known ? -1 : all.findIndex((word, index) => index > at && findWord(verbs, word));
    const end = known ? at + 1 + choicesOf(known).length : next < 0 ? all.length : next;
    const words = all.slice(at + 1, end);
    const last = sources[at + words.length];
    said.push({ verb, known, words, verbSource: sources[at], source: { ...sources[at], end: last.end } });
    at += 1 + words.length;
  }
  return said;
}
