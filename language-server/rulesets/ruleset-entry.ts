import type { Source } from '../../engine/model/source.js';
import type { Text } from '../compile/text.js';
import type { PlacedStatement } from './compiled-ruleset.js';
import type { RulesetStatement } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { findStatement } from './statements/index.js';
import type { Statement } from './statements/statement.js';
import type { TranslatedText } from './translated-texts.js';

/** A part of a statement, by its name in the syntax tree. */
type RulesetPart = 'head' | 'words' | 'values' | 'attributes' | 'citations' | 'rows';

/** A value of a statement, before its parentheses. */
export interface EntryValue {
  /** The text without quotes. */
  readonly text: string;
  readonly isQuoted: boolean;
  readonly source: Source;
}

/** A statement of a ruleset with the ranges of its parts. */
export class RulesetEntry {
  /** The entry of the table of statements; undefined for an unknown first word. */
  readonly statement: Statement | undefined;

  constructor(
    readonly node: Lenient<RulesetStatement>,
    readonly text: Text,
    /** Tables of rulesets that extend this one and change cells of this table. */
    readonly changes: readonly PlacedStatement[] = [],
  ) {
    this.statement = findStatement(node.head, node.words);
  }

  get head(): string {
    return this.node.head ?? '';
  }

  /** The words of the name: `panzer corps` of `unit panzer corps`. */
  get name(): string {
    return this.node.words.slice(this.statement?.then === undefined ? 0 : 1).join(' ');
  }

  /** The texts and names of the statement that are followed by translations. */
  get translated(): readonly TranslatedText[] {
    const { node, text: file, statement, head } = this;
    const isNamed = this.name !== '' && (statement?.declares !== undefined || head === 'phase');
    const parts = [
      { shown: isNamed ? this.name : undefined, end: this.nameSource.end },
      ...this.values.map(({ text, isQuoted, source }) => ({
        shown: isQuoted || head === 'sides' ? text : undefined,
        end: source.end,
      })),
    ];
    return node.translations.map((translations) => {
      const { start } = file.source(translations);
      return { text: parts.findLast(({ end }) => end <= start)?.shown, translations, file };
    });
  }

  /** Head and name, as an effect or a kind in braces is written: `panzer corps`. */
  get phrase(): string {
    return [this.head, ...this.node.words].join(' ');
  }

  get values(): readonly EntryValue[] {
    const sources = this.text.parts(this.node, 'values');
    return this.node.values.map((text, index) => {
      const source = sources[index] ?? this.source;
      return { text, isQuoted: source.end - source.start > text.length, source };
    });
  }

  /** The statements in braces. */
  get body(): readonly RulesetEntry[] {
    return this.node.statements.map((each) => new RulesetEntry(each, this.text));
  }

  get source(): Source {
    return this.text.source(this.node);
  }

  /** The range of the first word. */
  get headSource(): Source {
    return this.part('head');
  }

  /** The range of the name, or of the first word if there is no name. */
  get nameSource(): Source {
    return this.node.words.length === 0 ? this.headSource : this.text.listRange(this.node, 'words');
  }

  /** The range of the first word and the name. */
  get phraseSource(): Source {
    return { ...this.headSource, end: this.nameSource.end };
  }

  /** The range of an attribute, or of the first word if the statement does not have it. */
  attribute(key: string): Source {
    const index = this.node.attributes.findIndex((each) => each.key === key);
    return index < 0 ? this.headSource : this.part('attributes', index);
  }

  part(property: RulesetPart, index?: number): Source {
    return this.text.part(this.node, property, index);
  }
}

/**
 * Returns the key by which a ruleset replaces a statement of the ruleset that it extends: first word, name and sides,
 * the number of a rule, or the code of a result. Undefined for statements of which a ruleset may have any number.
 */
export function keyOf(entry: RulesetEntry): string | undefined {
  const { statement, head, node } = entry;
  if (statement?.occurs === 'once') return [head, statement.then].join(' ').trim();
  if (head === 'rule' || head === 'result' || head === 'ruling') return `${head} ${node.values[0] ?? ''}`;
  if (statement?.occurs === 'by name') return [head, ...node.words].join(' ');
  if (statement?.occurs !== 'by key') return undefined;
  // If the side is optional, a quoted value may be the explanation.
  const sides =
    statement.sides === undefined
      ? []
      : entry.values.filter(({ isQuoted }) => !isQuoted || statement.sides !== 'optional');
  return [head, ...node.words, ...sides.map(({ text }) => text).filter((text) => /^\p{Lu}/u.test(text))].join(' ');
}

/**
 * Returns whether a statement that declares a word has a capitalised name in the place of this word, such as `Forest`
 * in `terrain Forest`.
 */
export const hasCapitalName = ({ statement, name, values }: RulesetEntry): boolean =>
  name === '' &&
  statement?.sides === undefined &&
  (statement?.declares !== undefined || statement?.head === 'phase') &&
  values.some(({ text, isQuoted }) => !isQuoted && /^\p{Lu}/u.test(text));
