import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import type { DropAttack } from '../../../preview/contract/drop-targets.js';
import { desk } from '../features/kit.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../examples');

/** Returns the texts of an example and of the files that it imports. The example is the last one. */
function withImports(file: string): Map<string, string> {
  const text = fs.readFileSync(path.join(EXAMPLES, file), 'utf8');
  const imported = [...text.matchAll(/^import "([^"]+)"/gm)].map(([, name]) => path.join(path.dirname(file), name));
  return new Map([...imported.flatMap((name) => [...withImports(name)]), [file, text]]);
}

/**
 * For each order that attacks enemies, drags its units onto its target again. Returns the attacks that the server
 * reports for the drops.
 */
async function attacksIn(file: string): Promise<readonly DropAttack[]> {
  const { main, services } = await desk(Object.fromEntries(withImports(file)), [...rulesets.values()]);
  const uri = main.uri.toString();
  const analysis = services.compile.Analyser.analyse(main)!;
  const { board } = analysis.map!;
  const labels = Array.from({ length: board.size }, (_, cell) => board.label(cell));
  const names = new Set(
    analysis
      .playthrough()!
      .game.position({ umpire: true })
      .pieces.map(({ name }) => name),
  );
  return analysis.playthrough()!.moments.flatMap(({ by, number, answer }) => {
    const cell = labels.find((label) => answer.split(' ').includes(label));
    const counters = [...answer.matchAll(/"([^"]+)"|([^\s,]+)/g)].map((found) => found[1] ?? found[2]);
    const own = counters.filter((name) => names.has(name));
    if (by !== 'order' || cell === undefined || own.length === 0) return [];
    const params = { uri, counters: own, from: -2, to: board.cell(cell), moment: number - 1, umpire: true };
    const result = answersFor(services)['sandtable/move'](params);
    return 'attack' in result && result.attack ? [result.attack] : [];
  });
}

test.each([
  ['pgg', 'pgg/lessons/2-combat.sand'],
  ['fda', 'fda/lessons/2-assault.sand'],
  ['rtl', 'rtl/lessons/3-combat-and-coordination.sand'],
])('a drop on enemy units is reported as an attack with its odds in %s', async (_, file) => {
  const [{ order, summary = '', chances }] = await attacksIn(file);
  expect([order, summary]).toEqual([
    expect.stringMatching(/^(attack|assault) \d{4} with /),
    expect.stringMatching(/\d/),
  ]);
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test.each([
  ['fda', 'fda/lessons/2-assault.sand', 'assault', '0804'],
  ['rtl', 'rtl/lessons/3-combat-and-coordination.sand', 'attack', '1303'],
])('in %s a drop with Shift on a second hex says that an attack has one target', async (_, file, verb, to) => {
  const { main, services } = await desk(Object.fromEntries(withImports(file)), [...rulesets.values()]);
  const analysis = services.compile.Analyser.analyse(main)!;
  const { number } = analysis.playthrough()!.moments.find(({ answer }) => answer.startsWith(`${verb} `))!;
  const counters = /with ([^"]\S+|"[^"]+"),/
    .exec(analysis.playthrough()!.moments[number].answer)![1]
    .replaceAll('"', '');
  const drop = {
    uri: main.uri.toString(),
    counters: [counters],
    from: -2,
    to: analysis.map!.board.cell(to),
    umpire: true,
  };
  expect(answersFor(services)['sandtable/move']({ ...drop, moment: number - 1, adds: true })).toEqual({
    refused: `An order “${verb}” has one target in this game. Without Shift, the drop changes the target.`,
  });
});

test('a move into a hex with enemy blocks is reported as an attack without odds in bite', async () => {
  const [attack] = await attacksIn('bite/first-steps.sand');
  expect(attack).toEqual({ order: expect.stringMatching(/^move /) as string, chances: [] });
});
