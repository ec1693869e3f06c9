import { anchorOf } from './anchor.ts';
import { articleOf } from '../engine/model/nouns.ts';
import { formOf } from '../engine/play/verb-form.ts';
import type { Reading } from '../engine/play/readings.js';
import type { RuleEntry } from '../engine/play/rulebook.js';
import type { Ruling } from '../engine/play/rulings.js';
import type { Vocabulary, Word } from '../engine/play/vocabulary.js';
import type { Citations } from './citations.ts';

/** The texts of a ruleset from which its page is generated. */
export interface Book {
  readonly id: string;
  readonly title: string;
  readonly rulebook: ReadonlyMap<string, RuleEntry>;
  readonly rulings: readonly Ruling[];
  readonly readings: readonly Reading[];
  readonly vocabulary: Vocabulary;
}

/** The language and the place of a page. */
export interface PageStyle {
  /** Returns a text of the page in its language. */
  readonly t: (english: string) => string;
  /** Relative path from the folder of the page to the root of the project. */
  readonly root: string;
}

/** The style of the English pages in `docs/rulesets/`. */
const ENGLISH: PageStyle = { t: (english) => english, root: '../..' };

/**
 * Generates the page of a ruleset in Markdown: its rules with the code and tests that cite them, its rulings, readings
 * and words.
 */
export function rulesetPage(book: Book, citations: ReadonlyMap<string, Citations>, style = ENGLISH): string {
  const { t } = style;
  return [
    `# ${book.title}`,
    t(
      'The ruleset `{0}`. This page is generated from its rulebook, rulings, readings and vocabulary: `npm run docs`.',
    ).replace('{0}', book.id),
    coverage(book, citations, style),
    `## ${t('Rules')}`,
    ...[...book.rulebook.values()].flatMap((entry) => rule(book, entry, citations.get(entry.rule), style)),
    `## ${t('Rulings')}`,
    t(
      'Where the rulebook can be read in more than one way, a scenario chooses a reading: `ruling OPTION = VALUE`. By default the first reading is played.',
    ),
    ...book.rulings.flatMap(ruling),
    ...readings(book.readings, style),
    `## ${t('Words')}`,
    ...words(book.vocabulary, style),
    '',
  ].join('\n\n');
}

/** Returns the rules that code or tests should cite but do not. */
export function uncited(book: Book, citations: ReadonlyMap<string, Citations>): { code: string[]; tests: string[] } {
  const entries = [...book.rulebook.values()]
    .filter(({ status, heading }) => status !== 'advice' && !heading)
    .map((entry) => entry.rule);
  const lacking = (by: keyof Citations): string[] => entries.filter((each) => !citations.get(each)?.[by].length);
  return { code: lacking('code'), tests: lacking('tests') };
}

function coverage(book: Book, citations: ReadonlyMap<string, Citations>, { t }: PageStyle): string {
  const entries = [...book.rulebook.values()];
  const count = (status: RuleEntry['status']): number => entries.filter((entry) => entry.status === status).length;
  const lacking = uncited(book, citations);
  return [
    t('- enforced: {0} rules; violations are reported or refused').replace('{0}', String(count('enforced'))),
    t('- simulated: {0} rules; the engine carries them out').replace('{0}', String(count('simulated'))),
    t('- advice: {0} rules; left to the players').replace('{0}', String(count('advice'))),
    ...owed(t('not yet cited by code'), lacking.code),
    ...owed(t('not yet cited by a test'), lacking.tests),
  ].join('\n');
}

function owed(what: string, rules: readonly string[]): string[] {
  return rules.length > 0 ? [`- ${what}: ${rules.join(', ')}`] : [];
}

function rule(book: Book, entry: RuleEntry, cited: Citations | undefined, { t, root }: PageStyle): string[] {
  const level = /^(\d+(\.0)?|[A-Z])$/.test(entry.rule) ? '###' : '####';
  const see =
    entry.see.length > 0 ? ` ${t('See')} ${entry.see.map((other) => reference(book, other)).join(', ')}.` : '';
  const about = [`${level} ${entry.rule} ${entry.title}`, `${entry.text}${see}`];
  if (entry.heading) return about;
  const cites = [...places(t('code'), cited?.code, root), ...places(t('tests'), cited?.tests, root)];
  return [...about, [`- ${t(entry.status)}`, ...cites].join('\n')];
}

/** Returns a link to the heading of a rule on the page. */
function reference(book: Book, rule: string): string {
  return `[${rule}](#${anchorOf(`${rule} ${book.rulebook.get(rule)?.title ?? ''}`)})`;
}

function places(what: string, cited: readonly string[] = [], root: string): string[] {
  return cited.length > 0 ? [`- ${what}: ${cited.map((place) => link(place, root)).join(', ')}`] : [];
}

/** Returns a link to a file, labelled with the declaration or the file name. */
function link(place: string, root: string): string {
  const hash = place.indexOf('#');
  const file = hash < 0 ? place : place.slice(0, hash);
  const name = hash < 0 ? file.slice(file.lastIndexOf('/') + 1) : place.slice(hash + 1);
  return `[${name}](${root}/${file})`;
}

function ruling({ option, values, rules, question, readings }: Ruling): string[] {
  return [
    `### \`${option}\``,
    `${question} [${rules.join(', ')}]`,
    values.map((value) => `- \`${value}\`: ${readings[String(value)]}`).join('\n'),
  ];
}

function readings(all: readonly Reading[], { t }: PageStyle): string[] {
  if (all.length === 0) return [];
  const lines = all.map(
    ({ name, question, text, rules }) => `- \`${name}\`: ${question} ${text} [${rules.join(', ')}]`,
  );
  return [
    `## ${t('Readings')}`,
    t('The rulebook is unclear about these rules, and only one reading is played:'),
    lines.join('\n'),
  ];
}

function words(vocabulary: Vocabulary, { t }: PageStyle): string[] {
  const table = (title: string, rows: readonly Word[]): string[] => tableOf(t(title), rows, t);
  const verbs = vocabulary.verbs.map((verb) => ({ ...verb, word: formOf(verb) }));
  const kinds = vocabulary.unitKinds.map((kind) => ({
    ...kind,
    text: kind.sides.length > 0 ? `${kind.sides.join(', ')}. ${kind.text}` : kind.text,
  }));
  const attributes = vocabulary.attributes.map((each) => ({
    ...each,
    text: `${t('Of {0}.').replace('{0}', t(`${articleOf(each.of)} ${each.of}`))} ${each.text}`,
  }));
  const numbers = vocabulary.numbers.map((each) => ({ ...each, text: `${each.value}: ${each.text}` }));
  const questions = vocabulary.questions.flatMap((question) => [
    question,
    ...question.values.map((value) => ({ ...value, word: `${question.word} = ${value.word}` })),
  ]);
  const settings = vocabulary.settings.flatMap((setting) => [
    setting,
    ...(setting.meanings ?? []).map((value) => ({ ...value, word: `${setting.word} = ${value.word}` })),
  ]);
  return [
    ...table('Terrain', vocabulary.terrain),
    ...table('On the map', vocabulary.features),
    ...table('Units', kinds),
    ...table('Formations', vocabulary.formations),
    ...table('Attributes', attributes),
    ...table('Phases', vocabulary.phases),
    ...table('Orders', verbs),
    ...table('Questions and doctrines', questions),
    ...table('Results', vocabulary.results),
    ...table('Settings', settings),
    ...table('Numbers a house rule may override', numbers),
  ];
}

function tableOf(title: string, rows: readonly Word[], t: PageStyle['t']): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(
    ({ word, text, rules }) => `| \`${word}\` | ${text.replaceAll('|', '\\|')} | ${rules.join(', ')} |`,
  );
  return [`### ${title}`, [t('| word | meaning | rules |'), '| --- | --- | --- |', ...lines].join('\n')];
}
