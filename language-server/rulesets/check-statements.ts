import type { Source } from '../../engine/model/source.js';
import { keyOf, type RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { checkReserved } from './check-reserved.js';
import { EDITION } from './statements/frame.js';
import { STATEMENTS } from './statements/index.js';
import type { Statement } from './statements/statement.js';

/** Maximum number of statements of a ruleset, with those in braces. */
const MAX_STATEMENTS = 500;

/** Reports unknown, repeated, misplaced and missing statements. */
export function checkStatements(reader: RulesetReader): void {
  checkNumberOfStatements(reader);
  for (const entry of reader.entries) {
    if (entry.statement?.in === 'ruleset') checkBody(reader, entry);
    else reportUnknown(reader, entry);
  }
  checkKeys(reader, reader.entries);
  for (const turn of reader.all('turn')) checkKeys(reader, turn.body);
  checkReserved(reader);
  checkSides(reader);
  checkEdition(reader);
  checkRequired(reader);
}

function checkNumberOfStatements(reader: RulesetReader): void {
  const all = reader.entries.flatMap((entry) => [entry, ...entry.body]);
  const excess = all.at(MAX_STATEMENTS);
  if (excess)
    reader.form(
      excess.headSource,
      `A ruleset has at most ${MAX_STATEMENTS} statements; this one has ${all.length}. Remove some.`,
    );
}

function reportUnknown(reader: RulesetReader, { head, headSource, statement, node }: RulesetEntry): void {
  if (statement?.in === 'turn') {
    reader.form(headSource, '“phase” belongs in the braces of a turn: `turn German { phase movement (move) }`.');
    return;
  }
  const sameHead = STATEMENTS.filter((each) => each.head === head);
  if (sameHead.length > 0) {
    const known = sameHead.map(({ then = '' }) => then);
    reader.unknown(head, node.words.join(' '), known, headSource);
    return;
  }
  const heads = [...new Set(STATEMENTS.filter((each) => each.in === 'ruleset').map((each) => each.head))];
  reader.unknown('statement', head, heads, headSource);
}

/** Reports braces of a statement that has none, and rows of a table elsewhere. */
function checkBody(reader: RulesetReader, { node, statement, text, phraseSource }: RulesetEntry): void {
  const { body, form = '' } = statement ?? {};
  const rows: readonly [unknown, readonly { readonly $type: string }[]][] = [
    ['table', node.rows],
    ['cells', node.cells],
  ];
  for (const [kind, parts] of rows)
    if (body !== kind && parts.length > 0)
      reader.form(text.source(parts[0]), `A row is not part of \`${form}\`. Remove it.`);
  const hasStatements = body === 'phases' || body === 'kinds' || body === 'effects' || body === 'values';
  if (hasStatements || node.statements.length === 0) return;
  const source = text.source(node.statements[0]);
  reader.form(
    source.end > source.start ? source : phraseSource,
    `Braces with statements are not part of \`${form}\`. Remove them.`,
  );
}

function checkKeys(reader: RulesetReader, entries: readonly RulesetEntry[]): void {
  const byKey = new Map<string, RulesetEntry>();
  for (const entry of entries) {
    const key = entry.head === 'rule' ? undefined : keyOf(entry);
    const first = key === undefined ? undefined : byKey.get(key);
    if (first)
      reader.clash(
        first.phraseSource,
        entry.phraseSource,
        `“${key}” is declared twice. Change or remove one of the two.`,
      );
    else if (key !== undefined) byKey.set(key, entry);
  }
}

/** Reports a number of sides other than two, and a side that is named twice. */
function checkSides(reader: RulesetReader): void {
  const entry = reader.one('sides');
  if (!entry) return;
  reader.ruleOf(entry);
  const { values } = entry;
  if (values.length !== 2)
    reader.form(
      values.at(2)?.source ?? entry.phraseSource,
      `A declared game has two sides; here it has ${values.length}: \`sides German, Soviet\`.`,
    );
  else if (values[0].text === values[1].text)
    reader.clash(values[0].source, values[1].source, 'Both sides have the same name. Rename one.');
  for (const { text, source } of values)
    if (!/^\p{Lu}/u.test(text))
      reader.form(source, `The name of a side begins with a capital letter; “${text}” does not.`);
}

function checkEdition(reader: RulesetReader): void {
  const entry = reader.one('edition');
  const [value] = entry?.values ?? [];
  if (!entry || value?.text === String(EDITION)) return;
  reader.findings.error(
    'edition',
    value?.source ?? entry.headSource,
    `This version of Sandtable plays edition ${EDITION} of the statements. Write edition ${EDITION}, or use a newer version.`,
    { fixes: value ? [{ title: `Write ${EDITION}`, edits: [{ source: value.source, text: String(EDITION) }] }] : [] },
  );
}

/** Reports statements that every game needs, and those that other statements of this game need. */
function checkRequired(reader: RulesetReader): void {
  const missing = STATEMENTS.filter(
    ({ head, then, isRequired }) => isRequired === true && reader.all(head, then).length === 0,
  );
  for (const statement of missing) reportMissing(reader, statement, reader.place);
  const phases = reader.all('turn').flatMap(({ body }) => body);
  for (const [action, head, then] of NEEDED_BY_PHASES) {
    const phase = phases.find(({ node }) => node.attributes.some(({ key }) => key === action));
    const statement = STATEMENTS.find((each) => each.head === head && each.then === then);
    if (phase && statement && reader.all(head, then).length === 0) reportMissing(reader, statement, phase.phraseSource);
  }
  const retreating = reader
    .all('result')
    .flatMap(({ body }) => body)
    .find(({ node }) => node.words[0] === 'retreat');
  const retreat = STATEMENTS.find(({ head }) => head === 'retreat');
  if (retreating && retreat && !reader.one('retreat')) reportMissing(reader, retreat, retreating.phraseSource);
  for (const side of reader.words.sides)
    if (reader.all('turn').length > 0 && !reader.all('turn').some(({ node }) => node.values.includes(side)))
      reader.findings.error(
        'ask',
        reader.one('sides')?.phraseSource ?? reader.place,
        `${side} has no turn. Write: turn ${side} { phase movement (move) }.`,
      );
}

/** The statements that phases with an action need. */
const NEEDED_BY_PHASES: readonly (readonly [action: string, head: string, then?: string])[] = [
  ['ride', 'rail'],
  ['replace', 'replacement'],
  ['recover', 'state'],
  ['attack', 'odds'],
  ['attack', 'combat'],
  ['attack', 'table', 'combat'],
  ['attack', 'result'],
];

function reportMissing(reader: RulesetReader, { head, then, form, text }: Statement, source: Source): void {
  const name = [head, then].join(' ').trim();
  reader.findings.error('ask', source, `The game lacks \`${name}\`. ${text} Write: ${form}`);
}
