import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { playRandomly } from '../../engine/play/random-game.js';
import { NO_TRANSLATIONS } from '../../language-server/words/translations.js';
import type { rulesetsOnDemand } from '../../engine/rulesets/on-demand.js';
import { rulesets as ours } from '../../engine/rulesets/index.js';
import { differencesOf } from '../../fuzz/replaying.js';
import { layOut, refusedName } from '../../scripts/ruleset-rooms.js';
import { command } from '../cli/command-line.js';
import { TestWorkspace } from '../language-server/workspace.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TITLE = "Sedan '40";

/** The folder of a copy of the project with its own lists of games, in which a new game is created. */
let house = '';
let files: string[] = [];
let rulesets: ReadonlyMap<string, Ruleset>;

beforeAll(async () => {
  mkdirSync(path.join(ROOT, 'out'), { recursive: true });
  house = mkdtempSync(path.join(ROOT, 'out/house-'));
  for (const folder of ['engine/rulesets', 'extension', 'tests', 'examples'])
    mkdirSync(path.join(house, folder), { recursive: true });
  // The files in `out` are ES modules.
  writeFileSync(path.join(house, 'package.json'), '{ "type": "module" }\n');
  const games = [...ours.keys()].map((id) => `rulesets/${id}`);
  const engine = ['board', 'model', 'play', 'mechanics', ...games].map((room) => `engine/${room}`);
  for (const room of [...engine, 'tests/blank', 'tests/language-server', 'language-server', 'fuzz'])
    symlinkSync(path.join(ROOT, room), path.join(house, room), 'dir');
  for (const list of ['engine/rulesets/index.ts', 'engine/rulesets/on-demand.ts', 'extension/example-list.ts'])
    cpSync(path.join(ROOT, list), path.join(house, list));
  files = await layOut(house, 'sedan', TITLE);
  ({ rulesets } = (await import(path.join(house, 'engine/rulesets/index.ts'))) as { rulesets: typeof rulesets });
});
afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

const sedan = (): Ruleset => rulesets.get('sedan')!;

describe('npm run new-ruleset', () => {
  test('new-ruleset adds the game to the lists of games', async () => {
    expect([...rulesets.keys()]).toEqual([...ours.keys(), 'sedan']);
    const lists = (await import(path.join(house, 'engine/rulesets/on-demand.ts'))) as {
      rulesetsOnDemand: typeof rulesetsOnDemand;
    };
    const games = lists.rulesetsOnDemand(
      () => {
        throw new Error('No game is asked for.');
      },
      () => 'en',
      NO_TRANSLATIONS.translationWith,
    );
    expect([...games.values()].map(({ id, title }) => [id, title])).toEqual(
      [...rulesets.values()].map(({ id, title }) => [id, title]),
    );
    expect(sedan().title).toBe(TITLE);
  });

  test('new-ruleset adds the game’s example to the examples that can be opened', async () => {
    const { EXAMPLES } = (await import(path.join(house, 'extension/example-list.ts'))) as { EXAMPLES: object };
    expect(Object.entries(EXAMPLES).at(-1)).toMatchObject([TITLE, [{ path: 'sedan/first-steps.sand' }]]);
    expect(files).toContain('examples/sedan/first-steps.sand');
  });

  test('a new game contains no name of the template', () => {
    for (const file of files) expect(readFileSync(path.join(house, file), 'utf8'), file).not.toMatch(/\bblank|Blank/);
  });

  test('new-ruleset writes code that compiles', () => {
    const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)) as {
      config: { compilerOptions: object };
    };
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
    const game = path.join(house, 'engine/rulesets/sedan/index.ts');
    const program = ts.createProgram([game], {
      ...options,
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
    });
    const rooms = program.getSourceFiles().filter(({ fileName }) => fileName.includes('/sedan/'));
    expect(rooms.length).toBeGreaterThan(20);
    const found = rooms.flatMap((room) => [
      ...program.getSyntacticDiagnostics(room),
      ...program.getSemanticDiagnostics(room),
    ]);
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });

  test('new-ruleset writes a test whose imports and example exist', () => {
    const file = path.join(house, 'tests/engine/rulesets/sedan/sedan.test.ts');
    const named = [...readFileSync(file, 'utf8').matchAll(/'(\.[^']*)'/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    for (const name of named)
      expect(existsSync(path.join(path.dirname(file), name.replace(/\.js$/, '.ts'))), name).toBe(true);
  });

  test('new-ruleset writes a starter and an example that have no findings and can be played to the end', async () => {
    const starter = sedan().starter.replace(/[‹›]/g, '');
    const example = readFileSync(path.join(house, 'examples/sedan/first-steps.sand'), 'utf8');
    for (const text of [starter, example]) {
      const workspace = await TestWorkspace.of({ 'it.sand': text }, [sedan()]);
      const analysis = workspace.analyse('it.sand');
      expect([...analysis.findings, ...analysis.playFindings()].map(({ message }) => message)).toEqual([]);
      const played = playRandomly(sedan(), analysis.scenario!, 'sedan', { check: 'answer', keepLog: true });
      expect(played).toMatchObject({ ended: true, broken: [] });
      expect(differencesOf(sedan(), analysis.scenario!, played)).toEqual([]);
    }
  });

  test('new-ruleset creates a game that the command line can use', async () => {
    const { exit, out } = await command('rules sedan', { rulesets });
    expect(exit).toBe(0);
    for (const { rule, title } of sedan().rulebook.values()) expect(out).toMatch(new RegExp(`${rule} .*${title}`));
  });

  test.each([
    ['sedan', 'is in use: '],
    ['pgg', 'is in use: '],
    ['language-server', '2 to 12 lower-case letters and digits'],
    ['Sedan', '2 to 12 lower-case letters and digits'],
    ['', '2 to 12 lower-case letters and digits'],
    ['40sedan', '2 to 12 lower-case letters and digits'],
    ['class', 'is reserved'],
    ['sandtable', 'is reserved'],
    ['blank', 'is in use: tests/blank'],
  ])('new-ruleset rejects “%s” as the id of a new game', (id, why) => {
    expect(refusedName(id === 'sedan' ? house : ROOT, id)).toContain(why);
  });
});
