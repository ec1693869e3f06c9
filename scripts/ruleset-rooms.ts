import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { formatted } from './formatted.ts';

/** The game that is copied: compiled, linted and tested in the house like any other. */
const BLANK = 'tests/blank';

/** The name it goes by in its files; in front of `Rule` and `Game` with a capital. */
const NAME = /\bblank\b/g;
const TYPE_NAME = /\bBlank(?=Rule\b|Game\b)/g;

/** A place in a list of games behind which one more is written. */
interface Entry {
  readonly behind: RegExp;
  readonly text: (id: string, title: string) => string;
}

const lastImport = (room: string): RegExp =>
  new RegExp(`import [^\\n]*'\\./\\w+/${room}';\\n(?!import[^\\n]*/${room}')`);
const member: Entry = { behind: /^const all: [^=]*= \[[^\]]*(?=\];)/m, text: (id) => `, ${id}` };

/** The files that list the games, and what each says of one. */
const LISTS: Readonly<Record<string, readonly Entry[]>> = {
  'engine/rulesets/index.ts': [
    { behind: lastImport('index.js'), text: (id) => `import { ${id} } from './${id}/index.js';\n` },
    member,
  ],
  'engine/rulesets/on-demand.ts': [
    { behind: lastImport('about.js'), text: (id) => `import { about as ${id} } from './${id}/about.js';\n` },
    member,
  ],
  'extension/example-list.ts': [
    {
      behind: /^export const EXAMPLES[^]*?(?=\n\};)/m,
      text: (id, title) =>
        `\n${JSON.stringify(title)}: [{ path: '${id}/first-steps.sand', title: 'First steps', about: 'two turns of moves' }],`,
    },
  ],
};

/** Findings of the language itself are called so, and variables of the lists of games. */
const OURS = ['sandtable', 'all', 'once', 'ruleset', 'rulesets', 'script', 'load'];

/** Why a game cannot be called so; undefined when it can. */
export function refusedName(root: string, id: string): string | undefined {
  if (!/^[a-z][a-z0-9]{1,11}$/.test(id))
    return `A game is called by a short word of small letters and digits, like pgg, not “${id}”.`;
  const isKeyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(id)) !== undefined;
  if (isKeyword || OURS.includes(id)) return `“${id}” is a word of the code; take another.`;
  // A test belongs to a game by the folder it lies in.
  const taken = ['engine', 'examples', 'tests'].flatMap((home) => foldersBelow(root, home));
  const home = taken.find((folder) => path.basename(folder) === id);
  return home && `“${id}” is taken: there is ${home}.`;
}

function foldersBelow(root: string, home: string): string[] {
  return fs
    .readdirSync(path.join(root, home), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
}

/** Writes the rooms, the example and the test of a new game and lists it with the others: the files, as they were written. */
export async function layOut(root: string, id: string, title: string): Promise<string[]> {
  const game = `engine/rulesets/${id}`;
  const example = `examples/${id}/first-steps.sand`;
  const rooms = fs
    .readdirSync(path.join(root, BLANK, 'rules'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'));
  const copied = (name: string): string => renamed(fs.readFileSync(path.join(root, BLANK, name), 'utf8'), id, title);
  const texts = new Map([
    ...rooms.map((name) => [`${game}/${name}`, inTheEngine(copied(`rules/${name}`))] as const),
    [example, copied('first-steps.sand')],
    [`tests/${game}/${id}.test.ts`, besideItsGame(copied('blank.test.ts'), `${game}/`, example)],
    ...Object.keys(LISTS).map((list) => [list, listed(root, list, id, title)] as const),
  ]);
  for (const [file, text] of texts) await write(path.join(root, file), text);
  return [...texts.keys()];
}

const renamed = (text: string, id: string, title: string): string =>
  text
    .replace(`title: 'Blank'`, () => `title: ${JSON.stringify(title)}`)
    .replace(TYPE_NAME, id.slice(0, 1).toUpperCase() + id.slice(1))
    .replace(NAME, id);

/** A room of a game lies as deep as the room it is copied from, and below the engine. */
const inTheEngine = (text: string): string => text.replaceAll('../engine/', '');

/** A test of a game lies two folders deeper than the one it is copied from, away from game and example. */
const besideItsGame = (text: string, game: string, example: string): string =>
  text
    .replaceAll(`'../`, `'../../../`)
    .replaceAll(`'./rules/`, `'../../../../${game}`)
    .replace(`'./first-steps.sand'`, `'../../../../${example}'`);

/** A list of games with one more, the last. */
function listed(root: string, file: string, id: string, title: string): string {
  let text = fs.readFileSync(path.join(root, file), 'utf8');
  for (const entry of LISTS[file]) {
    if (!entry.behind.test(text)) throw new Error(`${file} does not list games as it used to.`);
    text = text.replace(entry.behind, (before) => before + entry.text(id, title));
  }
  return text;
}

async function write(file: string, text: string): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, file.endsWith('.ts') ? await formatted(file, text) : text);
}
