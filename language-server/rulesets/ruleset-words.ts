import { term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { hasCapitalName, type RulesetEntry } from './ruleset-entry.js';
import type { WordKind } from './statements/attribute.js';

/** A word of the game and the places that declare it. */
export interface DeclaredWord {
  readonly word: string;
  readonly source: Source;
}

const NOUNS: Readonly<Record<WordKind, string>> = {
  terrain: 'terrain',
  place: 'place',
  hexside: 'hexside',
  line: 'line',
  unit: 'kind of unit',
  class: 'class of movement',
  formation: 'formation',
  phase: 'phase',
  result: 'result',
  weather: 'weather',
  state: 'state',
  table: 'table of fire',
};

/** Returns what a message calls words of some kinds: `terrain or place`. */
export const nounOf = (kinds: readonly WordKind[]): string =>
  kinds.map((kind) => term(NOUNS[kind])).join(` ${term('or')} `);

/**
 * Returns whether a statement is the end of a list of sides without a comma, such as `and Blue` in `sides Red and Blue`
 * or `turn Red and Blue`. The parser reads `and Blue` as a separate statement.
 */
export function isSecondSide(entries: readonly RulesetEntry[], index: number): boolean {
  const [before, entry] = [entries.at(index - 1), entries.at(index)];
  if (
    !['sides', 'turn'].includes(before?.head ?? '') ||
    before?.values.length !== 1 ||
    !entry ||
    entry.statement !== undefined
  )
    return false;
  return entry.values.length === 1 && entry.name === '' && entry.node.attributes.length === 0;
}

/** The words that a ruleset declares, by kind, and which of them other statements name. */
export class RulesetWords {
  private readonly declared = new Map<WordKind, Map<string, DeclaredWord>>();
  private readonly named = new Set<string>();
  /** The names of the sides, in the order of their turns. */
  readonly sides: readonly string[];

  constructor(entries: readonly RulesetEntry[]) {
    const at = entries.findLastIndex(({ head }) => head === 'sides');
    const written = entries.slice(at, at + (isSecondSide(entries, at + 1) ? 2 : 1));
    this.sides = at < 0 ? [] : written.flatMap(({ values }) => values.map(({ text }) => text));
    for (const entry of entries) this.collect(entry);
  }

  private collect(entry: RulesetEntry): void {
    const { declares } = entry.statement ?? {};
    if (declares === 'result') {
      const [code] = entry.values;
      if (code !== undefined) this.add(declares, code.text, code.source);
    } else if (declares !== undefined && entry.name !== '') this.add(declares, entry.name, entry.nameSource);
    else if (declares !== undefined && hasCapitalName(entry)) {
      const [{ text, source }] = entry.values;
      this.add(declares, text.toLowerCase(), source);
    }
    if (entry.head === 'unit') {
      const index = entry.node.attributes.findIndex(({ key }) => key === 'class');
      const word = entry.node.attributes.at(index)?.value;
      if (index >= 0 && word !== undefined) this.add('class', word, entry.part('attributes', index));
    }
    if (entry.statement?.body === 'phases')
      for (const phase of entry.body) if (phase.name !== '') this.add('phase', phase.name, phase.nameSource);
  }

  private add(kind: WordKind, word: string, source: Source): void {
    const words = this.declared.get(kind) ?? new Map<string, DeclaredWord>();
    this.declared.set(kind, words);
    if (!words.has(word)) words.set(word, { word, source });
  }

  /** Returns the words of some kinds. */
  of(...kinds: readonly WordKind[]): readonly DeclaredWord[] {
    return kinds.flatMap((kind) => [...(this.declared.get(kind)?.values() ?? [])]);
  }

  has(kind: WordKind, word: string): boolean {
    return this.declared.get(kind)?.has(word) === true;
  }

  /** Notes that a statement names a word. */
  use(word: string, ...kinds: readonly WordKind[]): void {
    for (const kind of kinds) if (this.has(kind, word)) this.named.add(`${kind} ${word}`);
  }

  isUsed(kind: WordKind, word: string): boolean {
    return this.named.has(`${kind} ${word}`);
  }
}
