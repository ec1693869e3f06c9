import type { Fix } from '../../engine/model/finding.js';
import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { citedRules } from '../compile/citations.js';
import { Findings } from '../compile/findings.js';
import { didYouMean, likelyMeant, replacement } from '../compile/nearest.js';
import type { RulesetEntry } from './ruleset-entry.js';
import { nounOf, RulesetWords } from './ruleset-words.js';
import type { WordKind } from './statements/attribute.js';

/** Maximum number of known words that a message lists. */
const MAX_WORDS_LISTED = 12;

/** The statements of a ruleset that is being read, with its words, its rules and its findings. */
export class RulesetReader {
  readonly findings = new Findings('ruleset');
  private readonly findingsOfCitations = new Findings();
  readonly words: RulesetWords;
  /** The numbers of the rules that statements cite. */
  readonly cited = new Set<string>();
  private readonly ruleNumbers: ReadonlySet<string>;

  constructor(
    readonly entries: readonly RulesetEntry[],
    /** The range of the ruleset’s id, for findings about statements that are missing. */
    readonly place: Source,
    /** The end of the ruleset’s body, where fixes add statements. */
    readonly end: Source,
  ) {
    this.words = new RulesetWords(entries);
    this.ruleNumbers = new Set(entries.filter(({ head }) => head === 'rule').map(({ node }) => node.values[0] ?? ''));
  }

  get allFindings(): readonly Findings['list'][number][] {
    return [...this.findings.list, ...this.findingsOfCitations.list];
  }

  /** Returns the statements that begin with a word and, for tables, with a second word. */
  all(head: string, then?: string): readonly RulesetEntry[] {
    return this.entries.filter((entry) => entry.head === head && entry.statement?.then === then);
  }

  /**
   * Returns the statement that begins with a word. If there are several, which is reported elsewhere, returns the last
   * one.
   */
  one(head: string, then?: string): RulesetEntry | undefined {
    return this.all(head, then).at(-1);
  }

  /** Returns the first rule that a statement cites, and reports unknown rules. */
  ruleOf(entry: RulesetEntry): string {
    const rules = entry.node.citations.flatMap((citation, index) =>
      citedRules(citation, entry.part('citations', index)),
    );
    for (const { rule, source } of rules) {
      if (this.ruleNumbers.has(rule)) this.cited.add(rule);
      else {
        const [suggestion] = likelyMeant(rule, this.ruleNumbers);
        this.findingsOfCitations.error(
          'unknown-rule',
          source,
          say`The ruleset has no rule ${rule}.${didYouMean(suggestion)}`,
          {
            fixes: replacement(source, suggestion),
          },
        );
      }
    }
    return rules.find(({ rule }) => this.ruleNumbers.has(rule))?.rule ?? '';
  }

  /** Reports a part of a statement that does not have the required form. */
  form(source: Source, message: string, fixes: readonly Fix[] = []): void {
    this.findings.error('form', source, message, { fixes });
  }

  /** Reports two statements or attributes that cannot both hold, at both places. */
  clash(first: Source, second: Source, message: string): void {
    this.findings.error('clash', first, message, {
      related: [{ source: second, message: say`The other one is here.` }],
    });
    this.findings.error('clash', second, message, {
      related: [{ source: first, message: say`The other one is here.` }],
    });
  }

  /** Reports something that has no effect. */
  idle(source: Source, message: string, fixes: readonly Fix[] = []): void {
    this.findings.warning('idle', source, message, { fixes });
  }

  /** Reports an unknown word with similar ones, or with all known words. */
  unknown(what: string, word: string, known: readonly string[], source: Source): void {
    this.refuse(say`There is no ${term(what)} “${word}”.`, word, known, source);
  }

  /**
   * Reports a word that is not possible at its place, with similar ones, or with all that are possible.
   * @param sentence the beginning of the message
   */
  refuse(sentence: string, word: string, known: readonly string[], source: Source): void {
    const likely = likelyMeant(word, known);
    const listed =
      likely.length === 0 && known.length > 0 && known.length <= MAX_WORDS_LISTED
        ? say` Known: ${known.join(', ')}.`
        : '';
    this.form(
      source,
      `${sentence}${didYouMean(likely.at(0))}${listed}`,
      likely.flatMap((each) => replacement(source, each)),
    );
  }

  /** Returns whether the ruleset declares a word of one of some kinds, notes its use, and reports an unknown word. */
  isWord(word: string, kinds: readonly WordKind[], source: Source): boolean {
    this.words.use(word, ...kinds);
    if (kinds.some((kind) => this.words.has(kind, word))) return true;
    this.unknown(
      nounOf(kinds),
      word,
      this.words.of(...kinds).map((each) => each.word),
      source,
    );
    return false;
  }

  /**
   * Returns whether a name is a side, and reports an unknown side. True for any name if the ruleset declares no sides,
   * because the missing statement `sides` has its own error.
   */
  isSide(name: string, source: Source): boolean {
    if (this.words.sides.length === 0 || this.words.sides.includes(name)) return true;
    this.unknown('side', name, this.words.sides, source);
    return false;
  }
}
