import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { formatText } from './format-text.ts';

/** The template of a new game, which is compiled, linted and tested like the other games. */
const BLANK = 'tests/blank';

/** Matches the name of the template game in its files. */
const NAME = /\bblank\b/g;
/** Matches the name of the template game in names of types, such as `BlankRule` and `BlankGame`. */
const TYPE_NAME = /\bBlank(?=Rule\b|Game\b)/g;

/** The text that adds a new game to a list of games, and the place where it is inserted: after the match of `after`. */
interface Entry {
  readonly after: RegExp;
  readonly text: (id: string, title: string) => string;
}

const lastImport = (room: string): RegExp =>
  new RegExp(`import [^\\n]*'\\./\\w+/${room}';\\n(?!import[^\\n]*/${room}')`);
const member: Entry = { after: /^const all: [^=]*= \[[^\]]*(?=\];)/m, text: (id) => `, ${id}` };

/** The files that list the games, and the text for each game in these files. */
const LISTS: Readonly<Record<string, readonly Entry[]>> = {
  'engine/rulesets/index.ts': [
    { after: lastImport('index.js'), text: (id) => `import { ${id} } from './${id}/index.js';\n` },
    member,
  ],
  'engine/rulesets/on-demand.ts': [
    { after: lastImport('about.js'), text: (id) => `import { about as ${id} } from './${id}/about.js';\n` },
    member,
  ],
  'extension/example-list.ts': [
    {
      after: /^export const EXAMPLES[^]*?(?=\n\};)/m,
      text: (id, title) =>
        `\n${JSON.stringify(title)}: [{ path: '${id}/first-steps.sand', title: 'First steps', about: 'two turns of moves' }],`,
    },
  ],
};

/**
 * Names that the id of a game may not have. `sandtable` is the code of the language's own findings. The other names are
 * variables in the files that list the games.
 */
const RESERVED_NAMES = ['sandtable', 'all', 'once', 'ruleset', 'rulesets', 'script', 'load'];

/** Returns why an id cannot be used for a new game; undefined when it can be used. */
export function refusedName(root: string, id: string): string | undefined {
  if (!/^[a-z][a-z0-9]{1,11}$/.test(id))
    return `“${id}” is not valid. The id of a game has 2 to 12 lower-case letters and digits and begins with a letter, such as pgg.`;
  const isKeyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(id)) !== undefined;
  if (isKeyword || RESERVED_NAMES.includes(id)) return `“${id}” is reserved. Choose another id.`;
  // A test belongs to the game that has the name of its folder.
  const folders = ['engine', 'examples', 'tests'].flatMap((home) => foldersBelow(root, home));
  const home = folders.find((folder) => path.basename(folder) === id);
  return home && `“${id}” is in use: ${home}. Choose another id.`;
}

function foldersBelow(root: string, home: string): string[] {
  return fs
    .readdirSync(path.join(root, home), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
}

/**
 * Writes the source files, the example and the test of a new game, and adds the game to the lists of games. Returns the
 * paths of the written files.
 */
export async function layOut(root: string, id: string, title: string): Promise<string[]> {
  const game = `engine/rulesets/${id}`;
  const example = `examples/${id}/first-steps.sand`;
  const rooms = fs
    .readdirSync(path.join(root, BLANK, 'rules'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'));
  const copied = (name: string): string => renamed(fs.readFileSync(path.join(root, BLANK, name), 'utf8'), id, title);
  const texts = new Map([
    ...rooms.map((name) => [`${game}/${name}`, withEngineImports(copied(`rules/${name}`))] as const),
    [example, copied('first-steps.sand')],
    [`tests/${game}/${id}.test.ts`, withTestImports(copied('blank.test.ts'), `${game}/`, example)],
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

/** Adapts the imports of a source file, which moves from `tests/blank/rules` into `engine`. */
const withEngineImports = (text: string): string => text.replaceAll('../engine/', '');

/** Adapts the imports of the test. The new test is two folders deeper, away from the game and the example. */
const withTestImports = (text: string, game: string, example: string): string =>
  text
    .replaceAll(`'../`, `'../../../`)
    .replaceAll(`'./rules/`, `'../../../../${game}`)
    .replace(`'./first-steps.sand'`, `'../../../../${example}'`);

/** Returns the text of a list of games with the new game as the last entry. */
function listed(root: string, file: string, id: string, title: string): string {
  let text = fs.readFileSync(path.join(root, file), 'utf8');
  for (const entry of LISTS[file]) {
    if (!entry.after.test(text))
      throw new Error(`${file} has an unexpected form; adapt LISTS in scripts/ruleset-rooms.ts.`);
    text = text.replace(entry.after, (before) => before + entry.text(id, title));
  }
  return text;
}

async function write(file: string, text: string): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, file.endsWith('.ts') ? await formatText(file, text) : text);
}
