import type { Fix } from '../../engine/model/finding.js';
import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { list } from '../../engine/model/words.js';
import type { RulesetEntry } from './ruleset-entry.js';
import { isOfBothSides } from './read-turn.js';
import type { RulesetReader } from './ruleset-reader.js';
import { EDITION } from './edition.js';
import { STATEMENTS } from './statements/index.js';
import { statementSkeleton } from './statements/skeleton.js';
import type { Statement } from './statements/statement.js';

/** For each action of phases, the statements that a game needs if one of its phases has this action. */
const NEEDED_BY_PHASES: readonly (readonly [action: string, head: string, then?: string])[] = [
  ['ride', 'rail'],
  ['replace', 'replacement'],
  ['recover', 'state'],
  ['fire', 'fire'],
  ['fire', 'table', 'fire'],
  ['fire', 'odds'],
  ['fire', 'result'],
  ['attack', 'odds'],
  ['attack', 'combat'],
  ['attack', 'table', 'combat'],
  ['attack', 'result'],
];

/** Reports statements that every game needs, and those that other statements of this game need. */
export function checkRequired(reader: RulesetReader): void {
  checkEdition(reader);
  const missing = STATEMENTS.filter((each) => each.isRequired === true && isMissing(reader, each));
  if (missing.length > 0) reportMissing(reader, missing, reader.place);
  const phases = [...reader.all('turn'), ...reader.all('activation')].flatMap(({ body }) => body);
  for (const phase of phases) {
    const needed = NEEDED_BY_PHASES.filter(
      ([action]) => phases.find(({ node }) => hasAttribute(node, action)) === phase,
    ).flatMap(([, head, then]) => statementsCalled(head, then));
    const absent = needed.filter((each) => isMissing(reader, each));
    if (absent.length > 0) reportMissing(reader, absent, phase.phraseSource);
  }
  const retreating = reader
    .all('result')
    .flatMap(({ body }) => body)
    .find(({ node }) => node.words[0] === 'retreat');
  if (retreating && !reader.one('retreat')) reportMissing(reader, statementsCalled('retreat'), retreating.phraseSource);
  const paying = reader.one('points');
  if (paying && !reader.one('replacement')) reportMissing(reader, statementsCalled('replacement'), paying.phraseSource);
  checkTurns(reader);
}

const hasAttribute = ({ attributes }: RulesetEntry['node'], key: string): boolean =>
  attributes.some((each) => each.key === key);

const statementsCalled = (head: string, then?: string): readonly Statement[] =>
  STATEMENTS.filter((each) => each.head === head && each.then === then);

/** Returns whether a ruleset lacks a statement. A game whose formations are activated needs no phases in turns. */
const isMissing = (reader: RulesetReader, { head, then }: Statement): boolean =>
  reader.all(head, then).length === 0 && (head !== 'turn' || reader.all('activation').length === 0);

function reportMissing(reader: RulesetReader, missing: readonly Statement[], source: Source): void {
  const names = missing.map(({ head, then }) => `\`${[head, then].join(' ').trim()}\``);
  const explained = missing.length === 1 ? ` ${term(missing[0].text)}` : '';
  reader.findings.error(
    'ask',
    source,
    say`The game lacks ${list(names)}.${explained} Write: ${missing.map(({ form }) => form).join('; ')}.`,
    {
      fixes: [addingFix(reader, missing)],
    },
  );
}

/** Returns the fix that adds statements at the end of the ruleset. */
function addingFix({ end }: RulesetReader, missing: readonly Statement[]): Fix {
  const skeletons = missing.map(statementSkeleton);
  const lines = skeletons.flatMap(({ text }) => text.split('\n'));
  return {
    title:
      missing.length === 1
        ? `Add \`${[missing[0].head, missing[0].then].join(' ').trim()}\``
        : 'Add the missing statements',
    edits: [{ source: end, text: lines.map((line) => `  ${line}\n`).join('') }],
    blanks: Object.assign({}, ...skeletons.map(({ blanks }) => blanks)) as Record<string, string>,
    says: 'more',
  };
}

/** Reports a side without a turn. */
function checkTurns(reader: RulesetReader): void {
  const { sides } = reader.words;
  const turns = reader.all('turn');
  if (sides.length !== 2 || turns.length === 0 || turns.some(isOfBothSides) || reader.one('activation')) return;
  for (const [index, side] of sides.entries())
    if (!turns.some(({ node }) => node.values.includes(side)))
      reader.findings.error(
        'ask',
        reader.one('sides')?.part('values', index) ?? reader.place,
        say`${side} has no turn. Write: turn ${side} { phase movement (move) }.`,
      );
}

/** Reports a ruleset without an edition, or with one that this version does not play. */
function checkEdition(reader: RulesetReader): void {
  const entry = reader.one('edition');
  if (!entry) {
    const start = reader.entries.at(0)?.source;
    reader.findings.information(
      'edition',
      reader.place,
      say`The ruleset gives no edition of the statements. Begin it with \`edition ${EDITION}\`, so that later versions play it in the same way.`,
      {
        fixes:
          start?.file === reader.place.file
            ? [
                {
                  title: `Write edition ${EDITION}`,
                  edits: [{ source: { ...start, end: start.start }, text: `edition ${EDITION}\n  ` }],
                },
              ]
            : [],
      },
    );
    return;
  }
  const [value] = entry.values;
  if (value === undefined || value.text === String(EDITION)) return;
  reader.findings.error(
    'edition',
    value.source,
    say`This version of Sandtable plays edition ${EDITION} of the statements. Write edition ${EDITION}, or use a newer version.`,
    { fixes: [{ title: `Write ${EDITION}`, edits: [{ source: value.source, text: String(EDITION) }] }] },
  );
}
