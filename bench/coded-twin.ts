import { readFileSync } from 'node:fs';
import path from 'node:path';
import { URI } from 'langium';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { playRandomly } from '../engine/play/random-game.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import { rulesets } from '../engine/rulesets/index.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { twin } from '../tests/declared/twin/index.js';
import { atMost, median, type Row } from './row.js';

const FOLDER = 'examples/own/battle-for-moscow';
const SCENARIO = 'battle-for-moscow.sand';
const FILES = ['map.sand', 'forces.sand', SCENARIO, 'first-turn.sand'];
/** Maximum time of the declared game, as a multiple of the time of the same game in code. */
const MAX_RATIO = 1.15;
const GAMES = { warmUp: 150, measured: 150, each: 4 };
const KEYS = { warmUp: 60, measured: 120 };

/** Battle for Moscow in one of its two forms, opened in a workspace. */
interface Opened {
  readonly workspace: NodeWorkspace;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Compares the speed of Battle for Moscow as a file declares it with that of the same game in code, in random games and
 * at keystrokes.
 */
export async function againstCode(): Promise<Row[]> {
  const [declared, coded] = [await open(false), await open(true)];
  const [games, keys] = [compareGames(declared, coded), await compareKeystrokes(declared, coded)];
  const what = 'Battle for Moscow, declared against coded';
  return [
    atMost(MAX_RATIO, 'times', `${what}: random games`, games),
    atMost(MAX_RATIO, 'times', `${what}: keystroke in the set-up, with all orders played`, keys),
  ];
}

/** Opens the files of the example. For the game in code, leaves out the import of the file that declares the game. */
async function open(isCoded: boolean): Promise<Opened> {
  const folder = path.resolve(FOLDER);
  const texts = new Map(
    FILES.map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return [URI.file(path.join(folder, name)).toString(), isCoded ? text.replace('import "rules.sand"\n', '') : text];
    }),
  );
  const given = new Map([...texts].map(([uri, text]) => [uri, new TextEncoder().encode(text)]));
  const known: ReadonlyMap<string, Ruleset> = isCoded ? new Map([[twin.id, twin]]) : rulesets;
  return { workspace: await NodeWorkspace.open([], known, folder, given), texts };
}

const analysisOf = ({ workspace }: Opened, name: string): ReturnType<NodeWorkspace['analyse']> => {
  const document = workspace.documents.find(({ uri }) => uri.path.endsWith(`/${name}`));
  return document && workspace.analyse(document);
};

/**
 * Compares the times of random games. Returns the time of the game declared in a file, divided by the time of the same
 * game written in TypeScript.
 */
function compareGames(declared: Opened, coded: Opened): number {
  const players = [declared, coded].map((opened) => {
    const { ruleset, scenario } = analysisOf(opened, SCENARIO) ?? {};
    if (!ruleset || !scenario) throw new Error(`${SCENARIO} cannot be played.`);
    return (seed: string) => playRandomly(ruleset, scenario, seed);
  });
  const ratios: number[] = [];
  for (let round = 0; round < GAMES.warmUp + GAMES.measured; round++) {
    const [one, other] = players.map((play) =>
      timeOf(() => {
        for (let game = 0; game < GAMES.each; game++) play(`${round}/${game}`);
      }),
    );
    ratios.push(one / other);
  }
  return median(ratios.slice(GAMES.warmUp));
}

function timeOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Returns the time of a keystroke as declared, as a multiple of its time in code. */
async function compareKeystrokes(declared: Opened, coded: Opened): Promise<number> {
  const ratios: number[] = [];
  for (let key = 0; key < KEYS.warmUp + KEYS.measured; key++) {
    const times: number[] = [];
    for (const opened of [declared, coded]) times.push(await timeOfKey(opened, key));
    ratios.push(times[0] / times[1]);
  }
  return median(ratios.slice(KEYS.warmUp));
}

/** Reduces a unit of the set-up. Returns the time until the findings of text, rules and play are known. */
async function timeOfKey({ workspace, texts }: Opened, key: number): Promise<number> {
  const { DocumentBuilder, LangiumDocuments, TextDocuments } = workspace.services.shared.workspace;
  const [uri, text] = [...texts].find(([name]) => name.endsWith(SCENARIO)) ?? ['', ''];
  const changed = key % 2 === 0 ? text.replace('0209: "XIII"', '0209: "XIII" (step 2)') : text;
  const began = performance.now();
  TextDocuments.set(TextDocument.create(uri, 'sandtable', key + 1, changed));
  await DocumentBuilder.update([URI.parse(uri)], []);
  const open = [...texts.keys()].flatMap((one) => LangiumDocuments.getDocument(URI.parse(one)) ?? []);
  await DocumentBuilder.build(open, { validation: { categories: ['built-in', 'fast', 'slow'] } });
  return performance.now() - began;
}
