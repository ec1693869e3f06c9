import type { Finding } from '../../engine/model/finding.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { Findings } from '../compile/findings.js';
import { didYouMean, nearest } from '../compile/nearest.js';
import type { PlacedStatement } from './compiled-ruleset.js';
import { keyOf, RulesetEntry } from './ruleset-entry.js';

/** The statements of a ruleset together with those that it inherits, and the findings about the inheritance. */
export interface InheritedStatements {
  readonly statements: readonly PlacedStatement[];
  readonly findings: readonly Finding[];
}

/**
 * Adds the statements of a declared base to those of a ruleset. A statement with the same key replaces that of the
 * base, `without HEAD NAME` removes one, and a table with cells but no rows changes cells of the table of the base.
 * @param base the place of the base’s id, and the base’s statements
 */
export function inheritStatements(
  own: readonly PlacedStatement[],
  base: { readonly source: Source; readonly statements: readonly PlacedStatement[] },
): InheritedStatements {
  const findings = new Findings('ruleset');
  const entries = own.map(entryOf);
  const removals = entries.filter(isRemoval);
  const added = entries.filter((entry) => !isRemoval(entry));
  const inherited = base.statements.map(entryOf);
  checkEdition(findings, base.source, inherited, added);
  for (const removal of removals) checkRemoval(findings, removal, inherited);
  const remaining = inherited.filter((entry) => !removals.some((removal) => removes(removal, entry)));
  const merged = remaining.flatMap((entry) => {
    const others = added.filter((each) => hasKeyOf(each, entry));
    const [other] = others;
    if (!other) return [entry.placed];
    return changesCellsOnly(other)
      ? [{ ...entry.placed, changes: [...(entry.placed.changes ?? []), other.placed] }]
      : others.map(({ placed }) => placed);
  });
  const further = added.filter((entry) => !remaining.some((each) => hasKeyOf(entry, each)));
  const [changes, statements] = [further.filter(changesCellsOnly), further.filter((entry) => !changesCellsOnly(entry))];
  for (const change of changes) reportMissing(findings, change, change.phraseSource, change.phrase, remaining);
  return { statements: [...merged, ...statements.map(({ placed }) => placed)], findings: findings.list };
}

/**
 * Returns the findings about the statements of a ruleset. A finding about an inherited statement is left out if the
 * base has the same finding; otherwise it is reported at the id of the base.
 */
export function findingsOfHeir(
  found: readonly Finding[],
  { file, base, known }: { readonly file: string; readonly base: Source; readonly known: readonly Finding[] },
): readonly Finding[] {
  const isKnown = ({ code, message, source }: Finding): boolean =>
    known.some((each) => each.code === code && each.message === message && each.source.start === source.start);
  return found
    .filter((finding) => finding.source.file === file || !isKnown(finding))
    .map((finding) =>
      finding.source.file === file
        ? finding
        : {
            ...finding,
            source: base,
            fixes: [],
            related: [{ source: finding.source, message: say`The statement of the base is here.` }, ...finding.related],
          },
    );
}

/** An entry that represents a statement, together with the statement and its file. */
type Entry = RulesetEntry & { readonly placed: PlacedStatement };

const entryOf = (placed: PlacedStatement): Entry =>
  Object.assign(new RulesetEntry(placed.node, placed.text), { placed });

const isRemoval = ({ head }: Entry): boolean => head === 'without';

/**
 * Returns whether a table only changes cells of the table of the base. A weather table is always complete, although it
 * consists only of cells.
 */
const changesCellsOnly = ({ node, phrase }: Entry): boolean =>
  node.rows.length === 0 && node.cells.length > 0 && phrase !== 'table weather';

function hasKeyOf(one: Entry, other: Entry): boolean {
  const key = keyOf(one);
  return key !== undefined && key === keyOf(other);
}

/**
 * Returns whether `without HEAD NAME` names a statement. Values such as a side, a number or a text must be among those
 * of the statement. Of statements without a key, such as `modify`, the first words are enough.
 */
function removes(removal: Entry, { head, node, statement }: Entry): boolean {
  const [phrase, whole] = [removal.node.words.join(' '), [head, ...node.words].join(' ')];
  const isNamed = phrase === whole || (statement?.occurs === 'often' && whole.startsWith(`${phrase} `));
  return isNamed && removal.node.values.every((value) => node.values.includes(value));
}

function checkRemoval(findings: Findings, removal: Entry, inherited: readonly Entry[]): void {
  if (inherited.some((entry) => removes(removal, entry))) return;
  const { words, values } = removal.node;
  reportMissing(findings, removal, removal.nameSource, [words.join(' '), ...values].join(' ').trim(), inherited);
}

/**
 * Reports that the base lacks a statement that a ruleset removes or changes.
 * @param source the range of the words that name the statement
 */
function reportMissing(
  findings: Findings,
  at: Entry,
  source: Source,
  phrase: string,
  inherited: readonly Entry[],
): void {
  const suggestion = nearest(phrase, new Set(inherited.map((entry) => entry.phrase)));
  const message = say`The base has no statement “${phrase}”.${didYouMean(suggestion)}`;
  findings.error('form', at.source, message, {
    fixes:
      suggestion === undefined || suggestion === phrase
        ? []
        : [{ title: `Change to ${suggestion}`, edits: [{ source, text: suggestion }] }],
  });
}

/** Reports a base whose statements have the meanings of another edition. */
function checkEdition(findings: Findings, source: Source, inherited: readonly Entry[], own: readonly Entry[]): void {
  const [theirs, ours] = [inherited, own].map((all) => all.find(({ head }) => head === 'edition')?.node.values[0]);
  if (theirs === undefined || ours === undefined || theirs === ours) return;
  findings.error(
    'edition',
    source,
    say`The base is written for edition ${theirs} of the statements, this ruleset for edition ${ours}. Use the same edition in both.`,
  );
}
