import fs from 'node:fs';
import path from 'node:path';

/**
 * The places that cite a rule, such as `engine/rulesets/pgg/stacking/stacking.ts#roomFor` and
 * `tests/engine/rulesets/pgg/stacking.test.ts`.
 */
export interface Citations {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

interface Rule {
  readonly rule: string;
  readonly see: readonly string[];
  readonly heading?: true;
}

/** Files that state the rules and words but do not implement them. Their citations do not count. */
const STATING_FILES = ['it/', 'rulebook/', 'rulings/', 'readings/', 'vocabulary/', 'rulings.ts', 'readings.ts'];
/**
 * Matches tests that check the lists of rules. They name every rule, so a citation in them does not show that the rule
 * is implemented.
 */
const STATING_TESTS = /\/(rule-numbers|rulebook\.test|rulings\.test|docs\.test)\.ts$/;

/**
 * Finds the places in the code and tests of a ruleset that cite each rule. A citation is a string literal with a rule
 * number, a rule number in brackets, or the code of a finding. A heading has the places of all rules below it, or of
 * the rules to which it refers. If the code does not cite a rule, examples that cite it count as code, because the rule
 * may belong to one scenario.
 */
export function citationsOf(root: string, id: string, rules: readonly Rule[]): ReadonlyMap<string, Citations> {
  const numbers = rules.map(({ rule }) => rule);
  const code = new Map<string, Set<string>>();
  const tests = new Map<string, Set<string>>();
  for (const file of codeOf(root, id)) {
    for (const { rule, within } of citations(read(root, file), id, numbers))
      add(code, rule, within ? `${file}#${within}` : file);
  }
  for (const file of filesBelow(root, 'tests/')) {
    if (!file.split('/').includes(id) || STATING_TESTS.test(file)) continue;
    const text = file.endsWith('.ts') ? read(root, file) : codesOnly(read(root, file));
    for (const { rule } of citations(text, id, numbers)) add(tests, rule, file);
  }
  const examples = new Map<string, Set<string>>();
  for (const file of filesBelow(root, `examples/${id}/`).filter((name) => name.endsWith('.sand'))) {
    for (const { rule } of citations(read(root, file).replace(/\/\/.*$/gm, ''), id, numbers)) add(examples, rule, file);
  }
  for (const [rule, files] of examples) if (!code.has(rule)) code.set(rule, files);
  const rulesCovered = ({ rule, see, heading }: Rule): readonly string[] => {
    if (!heading) return [rule];
    const below = numbers.filter((other) => isBelow(other, rule));
    return [rule, ...(below.length > 0 ? below : see)];
  };
  const collect = (rule: Rule, places: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
    [...new Set(rulesCovered(rule).flatMap((each) => [...(places.get(each) ?? [])]))].sort();
  return new Map(rules.map((rule) => [rule.rule, { code: collect(rule, code), tests: collect(rule, tests) }]));
}

/**
 * Returns the rulings or numbers that no code reads. Code reads them as `rulings['a.b']`, as `rulings.a` or in a table;
 * comments do not count.
 */
export function findUnread(root: string, id: string, names: readonly string[]): string[] {
  const home = `engine/rulesets/${id}/`;
  const declared = ['rulebook/', 'rulings/', 'readings/', 'rulings.ts', 'vocabulary/numbers.ts'];
  const text = filesBelow(root, home)
    .filter((file) => file.endsWith('.ts') && !declared.some((room) => file.startsWith(home + room)))
    .map((file) => withoutComments(read(root, file)))
    .join('\n');
  const isRead = (name: string): boolean =>
    text.includes(`'${name}'`) || new RegExp(`\\brulings\\.${name.replaceAll('.', '\\.')}\\b`).test(text);
  return names.filter((name) => !isRead(name));
}

/** Returns the files of a ruleset that implement its rules. */
function codeOf(root: string, id: string): string[] {
  const home = `engine/rulesets/${id}/`;
  return filesBelow(root, home).filter(
    (file) => file.endsWith('.ts') && !STATING_FILES.some((room) => file.startsWith(home + room)),
  );
}

/**
 * Returns whether a rule belongs to a heading. For example, `6.11` belongs to `6.1`, `6.1` to `6.0`, `4.2.A1` to `4.2`,
 * and `8f` to `8`, but `10a` does not belong to `1`.
 */
function isBelow(rule: string, heading: string): boolean {
  const above = heading.endsWith('.0') ? heading.slice(0, -1) : heading;
  if (rule === heading || !rule.startsWith(above)) return false;
  return !/^\d+$/.test(above) || !/^\d/.test(rule.slice(above.length));
}

const DECLARATION = /^(?:export )?(?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) +(\w+)/;
const COMMENT = /^(?:\/\*\*| \*|\/\/)/;

/**
 * Yields each citation of a rule in a text, with the declaration to which the citation belongs. A citation in a comment
 * belongs to the declaration after the comment.
 */
function* citations(text: string, id: string, rules: readonly string[]): Generator<{ rule: string; within?: string }> {
  let within: string | undefined;
  let waiting: string[] = [];
  for (const line of joinBrackets(text).split('\n')) {
    const cited = citedIn(line, id, rules);
    if (COMMENT.test(line)) {
      waiting.push(...cited);
      continue;
    }
    within = DECLARATION.exec(line)?.[1] ?? within;
    for (const rule of [...waiting, ...cited]) yield { rule, within };
    waiting = [];
  }
}

/** Joins a list of rules that a comment wraps, `[4.2.A1,\n * 4.2.B1]`, to one line. */
const joinBrackets = (text: string): string =>
  text.replace(/\[[\w.,;\s*/–-]*\]/g, (list) => list.replace(/\s*\n\s*(?:\*|\/\/)\s*/g, ' '));

/** Matches the number of an official clarification, such as `RTL-43`. Lists of rules may contain such numbers. */
const RULING = /^[A-Z]+-\d+$/;

/**
 * Returns the rules that a line of code cites. A citation is a string literal (`'8.21'`), a string of several numbers
 * (`'8.21 RTL-43'`), the code of a finding (`rtl/8.21/…`), or a list in brackets (`[8.21, 8.22]`).
 */
function citedIn(line: string, id: string, rules: readonly string[]): string[] {
  const quoted = [...line.matchAll(/(['"`])([^'"`\s]+)\1/g)].map((match) => match[2]);
  const listed = [...line.matchAll(/(['"`])([\w.-]+(?: [\w.-]+)+)\1/g)]
    .map((match) => match[2].split(' '))
    .filter((words) => words.every((word) => rules.includes(word) || RULING.test(word)))
    .flat();
  const codes = [...line.matchAll(new RegExp(`\\b${id}/([^/\\s'"\`]+)/`, 'g'))].map((match) => match[1]);
  const bracketed = [...line.matchAll(/\[([^[\]]+)\]/g)].flatMap((match) =>
    match[1].replace(/(\d) ([A-C]\d?)\b/g, '$1.$2').split(/[\s,;]+/),
  );
  return [...quoted, ...listed, ...codes, ...bracketed].flatMap((word) =>
    rules.includes(word) ? [word] : between(word, rules),
  );
}

/** Expands a range such as `9.61-9.63` to all rules from the first to the last. */
function between(word: string, rules: readonly string[]): readonly string[] {
  const ends = word.split(/[-–]/).map((rule) => rules.indexOf(rule));
  if (ends.length !== 2 || ends.includes(-1)) return [];
  return rules.slice(ends[0], ends[1] + 1);
}

/**
 * Returns the text of a scenario without its citations and quoted strings. Such a scenario is test data, so only the
 * codes of the findings that it expects count as citations.
 */
function codesOnly(text: string): string {
  return text.replace(/\[[^\]]*\]/g, '').replace(/(['"])[^'"\n]*\1/g, '');
}

const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '');

function add(places: Map<string, Set<string>>, rule: string, place: string): void {
  const known = places.get(rule);
  if (known) known.add(place);
  else places.set(rule, new Set([place]));
}

function filesBelow(root: string, folder: string): string[] {
  const home = path.join(root, folder);
  if (!fs.existsSync(home)) return [];
  return fs
    .readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

const read = (root: string, file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
