import type { TurnRange } from '../../engine/declared/turn-range.js';
import { writeInstead } from '../../engine/model/finding.js';
import { say } from '../../engine/model/say.js';
import { list } from '../../engine/model/words.js';
import { hasCapitalName, keyOf, type RulesetEntry } from './ruleset-entry.js';
import { isHeadWithCapital } from './read-head.js';
import type { RulesetReader } from './ruleset-reader.js';
import { likelyMeant } from '../compile/nearest.js';
import { isSecondSide } from './ruleset-words.js';
import { checkRequired } from './check-required.js';
import { checkReserved } from './check-reserved.js';
import { turn } from './statements/frame.js';
import { STATEMENTS } from './statements/index.js';

/** Maximum number of statements of a ruleset, with those in braces. */
const MAX_STATEMENTS = 500;

/** First words of statements that belong only in a scenario. */
const STATEMENTS_OF_SCENARIOS: ReadonlySet<string> = new Set([
  'arrive',
  'attach',
  'doctrine',
  'forbid',
  'leave',
  'offer',
  'require',
  'score',
  'set',
  'setup',
  'victory',
  'when',
]);

/** Reports unknown, repeated, misplaced and missing statements. */
export function checkStatements(reader: RulesetReader): void {
  checkNumberOfStatements(reader);
  for (const [index, entry] of reader.entries.entries()) {
    if (entry.statement?.in === 'ruleset') checkBody(reader, entry);
    else if (isSecondSide(reader.entries, index)) reportJoinedSides(reader, entry);
    else if (!isAfterCapital(reader.entries.at(index - 1))) reportUnknown(reader, entry);
  }
  checkKeys(reader, reader.entries);
  for (const { body, statement } of reader.entries) if (statement?.body === 'phases') checkKeys(reader, body);
  checkReserved(reader);
  checkSides(reader);
  checkRequired(reader);
}

/**
 * Returns whether the previous statement ends with the capitalised first word of a new statement, such as `Terrain`.
 * The name after this word then looks like a statement.
 */
const isAfterCapital = (before: RulesetEntry | undefined): boolean => {
  const last = before?.values.at(-1);
  return before !== undefined && last !== undefined && isHeadWithCapital(last) && !hasCapitalName(before);
};

function checkNumberOfStatements(reader: RulesetReader): void {
  const all = reader.entries.flatMap((entry) => [entry, ...entry.body]);
  const excess = all.at(MAX_STATEMENTS);
  if (excess)
    reader.form(
      excess.headSource,
      say`A ruleset has at most ${MAX_STATEMENTS} statements; this one has ${all.length}. Remove some.`,
    );
}

/** Reports a word such as “and” between the sides. */
function reportJoinedSides(reader: RulesetReader, { head, headSource, node }: RulesetEntry): void {
  if (node.statements.length > 0) {
    reader.form(
      headSource,
      say`A statement that holds for both sides is written without a side: \`${turn.form.replace('SIDE ', '')}\`.`,
    );
    return;
  }
  const gap = { ...headSource, start: headSource.start - 1 };
  reader.form(headSource, say`A comma separates the sides: \`sides German, Soviet\`.`, [
    writeInstead(gap, ',', `Replace “${head}” by a comma`),
  ]);
}

function reportUnknown(reader: RulesetReader, entry: RulesetEntry): void {
  const { head, headSource, statement, node } = entry;
  if (statement?.in === 'turn') {
    reader.form(headSource, say`“phase” belongs in the braces of a turn: \`turn German { phase movement (move) }\`.`);
    return;
  }
  const sameHead = STATEMENTS.filter((each) => each.head === head);
  if (sameHead.length > 0) {
    const known = sameHead.map(({ then = '' }) => then);
    reader.unknown(head, node.words.join(' '), known, headSource);
    return;
  }
  if (STATEMENTS_OF_SCENARIOS.has(head)) {
    reader.form(headSource, say`“${head}” belongs in the braces of a scenario. Move it there.`);
    return;
  }
  const heads = [...new Set(STATEMENTS.filter((each) => each.in === 'ruleset').map((each) => each.head))];
  const kinds = kindsWith(entry);
  if (kinds.length > 0 && !likelyMeant(head, heads).some((each) => kinds.includes(each))) {
    reader.form(
      headSource,
      say`There is no statement “${head}”. The declaration of a word begins with its kind: ${list(
        kinds.map((kind) => `\`${kind} ${head}\``),
        'or',
      )}.`,
      kinds.map((kind) => ({
        title: `Write ${kind} ${head}`,
        edits: [{ source: { ...headSource, end: headSource.start }, text: `${kind} ` }],
      })),
    );
    return;
  }
  reader.unknown('statement', head, heads, headSource);
}

/**
 * Returns the first words that an entry may lack, such as `terrain`: the first words of all statements that declare a
 * word of the game and that take all attributes of the entry.
 */
function kindsWith({ node }: RulesetEntry): readonly string[] {
  const keys = node.attributes.flatMap(({ key }) => key ?? []);
  return STATEMENTS.filter(
    ({ attributes, declares, then }) =>
      declares !== undefined &&
      then === undefined &&
      keys.length > 0 &&
      keys.every((key) => Object.hasOwn(attributes, key)),
  ).map(({ head }) => head);
}

/** Reports braces after a statement that takes none, and table rows outside of tables. */
function checkBody(reader: RulesetReader, { node, statement, text, phraseSource }: RulesetEntry): void {
  const { body, form = '' } = statement ?? {};
  const rows: readonly [unknown, readonly { readonly $type: string }[]][] = [
    ['table', node.rows],
    ['cells', node.cells],
  ];
  for (const [kind, parts] of rows)
    if (body !== kind && parts.length > 0)
      reader.form(text.source(parts[0]), say`A row is not part of \`${form}\`. Remove it.`);
  const hasStatements = body === 'phases' || body === 'kinds' || body === 'effects' || body === 'values';
  if (hasStatements || node.statements.length === 0) return;
  const source = text.source(node.statements[0]);
  reader.form(
    source.end > source.start ? source : phraseSource,
    say`Braces with statements are not part of \`${form}\`. Remove them.`,
  );
}

/** Reports statements with the same key. Phases of the same name may exist in different turns. */
function checkKeys(reader: RulesetReader, entries: readonly RulesetEntry[]): void {
  const byKey = new Map<string, RulesetEntry[]>();
  for (const entry of entries) {
    const key = entry.head === 'rule' ? undefined : keyOf(entry);
    if (key === undefined) continue;
    const earlier = byKey.get(key) ?? [];
    const first = earlier.find((each) => !areInDifferentTurns(each, entry));
    if (first)
      reader.clash(
        first.phraseSource,
        entry.phraseSource,
        say`“${key}” is declared twice. Change or remove one of the two.`,
      );
    byKey.set(key, [...earlier, entry]);
  }
}

/** Returns whether two phases exist in different turns. */
function areInDifferentTurns(one: RulesetEntry, other: RulesetEntry): boolean {
  const [first, second] = [one, other].map(turnsOfPhase);
  return first !== undefined && second !== undefined && (first.last < second.first || second.last < first.first);
}

/** Returns the turns to which `turns 3..4` limits a phase; undefined for all turns and for other statements. */
function turnsOfPhase({ head, node }: RulesetEntry): TurnRange | undefined {
  const turns = head === 'phase' ? node.attributes.find(({ key }) => key === 'turns') : undefined;
  if (turns?.value === undefined) return undefined;
  return { first: Number(turns.value), last: Number(turns.most ?? turns.value) };
}

/** Reports a number of sides other than two, and a side that is named twice. */
function checkSides(reader: RulesetReader): void {
  const entry = reader.one('sides');
  if (!entry) return;
  reader.ruleOf(entry);
  const { values } = entry;
  if (isSecondSide(reader.entries, reader.entries.indexOf(entry) + 1)) return;
  if (values.length !== 2)
    reader.form(
      values.at(2)?.source ?? entry.phraseSource,
      say`A declared game has two sides; here it has ${values.length}: \`sides German, Soviet\`.`,
    );
  else if (values[0].text === values[1].text)
    reader.clash(values[0].source, values[1].source, say`Both sides have the same name. Rename one.`);
  checkTranslatedSides(reader, entry);
  for (const { text, source } of values)
    if (!/^\p{Lu}/u.test(text))
      reader.form(source, say`The name of a side begins with a capital letter; “${text}” does not.`);
}

/** Reports sides that have the same name in a language. */
function checkTranslatedSides(reader: RulesetReader, { translated, text }: RulesetEntry): void {
  const [first, second] = translated.map(({ translations }) => translations.texts);
  for (const one of second === undefined ? [] : first) {
    const other = second.find((each) => each.language === one.language && each.text === one.text);
    if (other)
      reader.clash(text.part(one, 'text'), text.part(other, 'text'), say`Both sides have the same name. Rename one.`);
  }
}
