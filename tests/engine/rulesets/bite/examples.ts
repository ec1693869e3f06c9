import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const FOLDER = path.join(import.meta.dirname, '../../../../examples/bite');
const files = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sand'))
    .map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]),
);

/** The scenarios of the rulebook, each with its file. */
export const BOOK = {
  SBE1: 'to-leningrad',
  SBE2: 'to-moscow',
  SBE3: 'to-rostov',
  SBE4: 'barbarossa-short',
  SBE5: 'operation-barbarossa',
  SBE6: 'operation-blue',
  SBE7: 'operation-citadel',
  SBE8: 'operation-bagration',
  SBE9: 'codename-dortmund',
} as const;

export type Book = keyof typeof BOOK;

/** Replacements in the text of a scenario file. */
export type Changes = readonly (readonly [was: string | RegExp, is: string])[];

/** The name of the scenario file in the workspace. */
const FILE = 'it.sand';
const MAP = 'eastern-front.sand';
const LENINGRAD = 'to-leningrad-forces.sand';
const ORDER = 'order-of-battle.sand';

/** The file with the blocks of a scenario. */
export const forcesOf = (name: Book): string =>
  (
    { SBE1: LENINGRAD, SBE6: 'forces-42.sand', SBE7: 'forces-43.sand', SBE8: 'forces-44.sand' } as Partial<
      Record<Book, string>
    >
  )[name] ?? ORDER;

/** Returns the texts of a scenario of the rulebook with replacements; throws if a replaced text is not found. */
function textsOf(name: Book, changes: Changes, forces: Changes): Record<string, string> {
  const change = (text: string, all: Changes): string =>
    all.reduce((now, [was, is]) => {
      if (now.search(was) < 0) throw new Error(`${name} has no ${String(was)}.`);
      return now.replace(was, is);
    }, text);
  return {
    [MAP]: files[MAP],
    [LENINGRAD]: files[LENINGRAD],
    [forcesOf(name)]: change(files[forcesOf(name)], forces),
    [FILE]: change(files[`${BOOK[name]}.sand`], changes),
  };
}

/** The workspace in which scenarios are compiled, so that the map is parsed only once. */
let shared: { readonly workspace: TestWorkspace; readonly texts: Readonly<Record<string, string>> } | undefined;

/** Compiles a scenario of the rulebook after replacements in its text. Its findings are not checked. */
export async function scenarioOf(name: Book, changes: Changes = [], forces: Changes = []): Promise<ScenarioModel> {
  const texts = textsOf(name, changes, forces);
  const { workspace, texts: before } = shared ?? { workspace: await TestWorkspace.of(texts, [bite]), texts };
  for (const [file, text] of Object.entries(texts)) if (text !== before[file]) await workspace.write(file, text);
  shared = { workspace, texts: { ...before, ...texts } };
  const { scenario } = workspace.analyse(FILE);
  if (scenario === undefined) throw new Error(`${name} is no scenario.`);
  return scenario;
}
