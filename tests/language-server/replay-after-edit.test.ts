import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBy } from '../../engine/board/group-by.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { toy } from '../toy/rules/index.js';
import { readMarks } from './marks.js';
import { TestWorkspace } from './workspace.js';
import { expectSame } from '../same.js';

/** A scenario whose orders follow chance events, with special rules of every kind. */
const TOY = 'tests/toy/battle.sand';
/** All files with orders, by folder. */
const FILES = groupBy(
  [...globSync('examples/**/*.sand').filter((file) => /^orders/m.test(readFileSync(file, 'utf8'))), TOY],
  (file) => dirname(file),
);
/** Maximum number of files of a folder that one run of the tests edits. Each run takes others. */
const MAX_FILES = 4;

/** One edit of a text. Positions are fractions of the length of the text. */
interface Edit {
  readonly at: number;
  readonly to: number;
  readonly change: keyof typeof CHANGES;
}

/** Edits that an author may make in the lines with orders, dice and expectations. */
const CHANGES = {
  drop: (lines: string[], at: number) => lines.splice(at, 1),
  repeat: (lines: string[], at: number) => lines.splice(at, 0, lines[at]),
  move: (lines: string[], at: number, to: number) => lines.splice(to, 0, ...lines.splice(at, 1)),
  remark: (lines: string[], at: number) => lines.splice(at, 0, '  // an author pauses here'),
  renumber: (lines: string[], at: number, to: number) => (lines[at] = lines[at].replace(/\d(?!.*\d)/, String(to % 10))),
  shorten: (lines: string[], at: number) => (lines[at] = lines[at].replace(/\S+\s*$/, '')),
  roll: (lines: string[], at: number, to: number) => (lines[at] += ` (roll ${1 + (to % 6)})`),
  dice: (lines: string[], _at: number, to: number) => lines.push(`dice "2/German/combat/${to}" = 3`),
  expect: (lines: string[], _at: number, to: number) =>
    lines.push(`expect after turn ${to % 3} { score German ${to} }`),
} as const;

function edited(text: string, { at, to, change }: Edit): string {
  const lines = text.split('\n');
  const first = Math.max(
    lines.findIndex((line) => /^(orders|dice|expect)/.test(line)),
    0,
  );
  const place = (part: number): number => first + Math.floor(part * (lines.length - first));
  CHANGES[change](lines, place(at), place(to));
  return lines.join('\n');
}

const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    to: fc.double({ min: 0, max: 0.999, noNaN: true }),
    change: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
  }),
  { minLength: 2, maxLength: 3 },
);

/** Returns the complete results of a playthrough and the final state of the game. */
const snapshotOf = ({ game, moments, events, findings, expectations, log, ended, seed }: Playthrough): object => ({
  moments,
  events,
  findings,
  expectations,
  log,
  ended,
  seed,
  now: game.now(),
  position: game.position({ umpire: true }),
  score: game.score(),
  snapshot: game.snapshot(),
});

test.each([...FILES])(
  'replaying a file of %s after random edits gives the same game as playing the file from the start',
  async (folder, files) => {
    const texts = Object.fromEntries(
      globSync(`${folder}/*.sand`).map((name) => [basename(name), readFileSync(name, 'utf8')]),
    );
    const workspace = await TestWorkspace.of(texts, [...rulesets.values(), toy]);
    const names = fc.constantFrom(...files.map((file) => basename(file)));
    await fc.assert(
      fc.asyncProperty(names, edits, async (name, row) => {
        let text = texts[name];
        let before: Playthrough | undefined;
        for (const edit of [undefined, ...row]) {
          if (edit) text = edited(text, edit);
          await workspace.write(name, text);
          const { ruleset, scenario } = workspace.analyse(name);
          if (!ruleset || !scenario) continue;
          const after = playThrough(ruleset, scenario, { checkpointInterval: 0, ...(before && { after: before }) });
          expectSame(snapshotOf(after), snapshotOf(playThrough(ruleset, scenario)));
          before = after;
        }
        await workspace.write(name, texts[name]);
      }),
      { numRuns: Math.min(files.length, MAX_FILES) },
    );
  },
);

test.each(['placed.sand', 'arrived.sand'])(
  'a loss by %s of an earlier phase is reported at the same statement when play resumes after that phase',
  async (name) => {
    const folder = 'tests/fixtures/findings/bite/costs';
    const texts = Object.fromEntries(
      ['field.sand', name].map((file) => [file, readMarks(readFileSync(`${folder}/${file}`, 'utf8')).text]),
    );
    const workspace = await TestWorkspace.of(texts, [...rulesets.values()]);
    const play = async (text: string, after?: Playthrough): Promise<Playthrough> => {
      await workspace.write(name, text);
      const { ruleset, scenario } = workspace.analyse(name);
      if (!ruleset || !scenario) throw new Error(`${name} cannot be played.`);
      return playThrough(ruleset, scenario, { checkpointInterval: 0, ...(after && { after }) });
    };
    const text = texts[name];
    // A new expectation makes play resume at the last pause before it.
    const changed = `${text}\nexpect after turn July 1941 Axis movement { "2.AK" at 0103 }\n`;
    const resumed = await play(changed, await play(text));
    expect(resumed.findings.map(({ code }) => code)).toEqual(['bite/3.10/costs-units']);
    expectSame(snapshotOf(resumed), snapshotOf(await play(changed)));
  },
);
