/**
 * Writes four kinds of files: the page of each ruleset (`docs/rulesets/<id>.md`), the places that cite each rule
 * (`<id>.json`), the list of the rules that the record of a game cites (`engine/rulesets/<id>/rulebook/in-record.ts`),
 * and the reference of the statements of a ruleset (`docs/ruleset-statements.md`). `--check` writes nothing and fails
 * when a file is out of date. `--strict` fails when a rule has no citation.
 */
import fs from 'node:fs';
import path from 'node:path';
import { citationsOf, findUnread } from './citations.ts';
import { formatText } from './format-text.ts';
import { loadBook, loadSource, rulesetIds } from './load-book.ts';
import { rulesInRecord } from './rules-in-record.ts';
import { ROOT } from './run.ts';
import { rulesetPage, uncited, type Book } from './ruleset-page.ts';

const check = process.argv.includes('--check');
const strict = process.argv.includes('--strict');
const MISSING_TEXTS = {
  code: 'rules not cited by code',
  tests: 'rules not cited by a test',
  rulings: 'rulings that no code reads',
  numbers: 'numbers that no code reads',
};

for (const id of rulesetIds()) {
  const book = await loadBook(id);
  const citations = citationsOf(ROOT, id, [...book.rulebook.values()]);
  await put(`docs/rulesets/${id}.md`, rulesetPage(book, citations));
  await put(`docs/rulesets/${id}.json`, JSON.stringify(Object.fromEntries(citations)));
  await put(
    `engine/rulesets/${id}/rulebook/in-record.ts`,
    inRecord(rulesInRecord(ROOT, id, [...book.rulebook.keys()])),
  );
  report(id, { ...uncited(book, citations), ...unreadSettings(book) });
}
const { statementsReference } = await loadSource<{ readonly statementsReference: () => string }>(
  "export * from './reference.js';",
  path.join(ROOT, 'language-server/rulesets/statements'),
);
await put('docs/ruleset-statements.md', statementsReference());

/** Returns the module with the list of the rules that the record of a game may cite. */
function inRecord(rules: readonly string[]): string {
  return `/**
 * The rules that the record of a game cites for an event, a question or a roll. \`npm run docs\` writes this list from
 * the code of the game.
 */
export const rulesInRecord: readonly string[] = ${JSON.stringify(rules)};
`;
}

async function put(file: string, text: string): Promise<void> {
  const target = path.join(ROOT, file);
  const page = await formatText(target, text);
  if (check) {
    if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === page) return;
    console.error(`${file} is out of date. Update it with: npm run docs`);
    process.exitCode = 1;
    return;
  }
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, page);
}

/** Returns the rulings and numbers that a scenario may set but no code reads. */
function unreadSettings(book: Book): { rulings: string[]; numbers: string[] } {
  const choices = book.rulings.map(({ option }) => option);
  const numbers = book.vocabulary.numbers.map(({ word }) => word);
  return { rulings: findUnread(ROOT, book.id, choices), numbers: findUnread(ROOT, book.id, numbers) };
}

function report(id: string, lacking: Readonly<Record<keyof typeof MISSING_TEXTS, readonly string[]>>): void {
  for (const [what, names] of Object.entries(lacking) as [keyof typeof MISSING_TEXTS, readonly string[]][]) {
    if (names.length === 0) continue;
    console.log(`${id}: ${names.length} ${MISSING_TEXTS[what]}: ${names.join(' ')}`);
    if (strict) process.exitCode = 1;
  }
}
