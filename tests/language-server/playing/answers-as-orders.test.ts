import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { OrderModel } from '../../../engine/model/orders.js';
import { placeName } from '../../../engine/model/names.js';
import { randomStream } from '../../../engine/play/dice.js';
import { drive, runToEnd } from '../../../engine/play/drive.js';
import { isRefusal, type Answer, type Decision, type DiceRoll, type Reply } from '../../../engine/play/moment.js';
import { answerText } from '../../../engine/play/order-text.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import type { DocumentAnalysis } from '../../../language-server/analysis/document-analysis.js';
import { isOrderText } from '../../../language-server/features/actions/is-order-text.js';
import { TestWorkspace, uriOf } from '../workspace.js';

const EXAMPLES = path.join(import.meta.dirname, '../../../examples');
const IMPORT = /^import "([^"]+)"/gm;
/** Number of decisions of each game whose answers are tried. */
const DECISION_COUNT = 60;

/** Returns an example and the files that it imports, by path. */
function filesOf(file: string, files: Record<string, string> = {}): Record<string, string> {
  const text = fs.readFileSync(path.join(EXAMPLES, file), 'utf8');
  files[file] = text;
  for (const [, imported] of text.matchAll(IMPORT)) {
    const found = path.join(path.dirname(file), imported);
    if (!(found in files)) filesOf(found, files);
  }
  return files;
}

/** Plays a game at random and calls a function with answers to each decision: the default and two random ones. */
function tryAnswers(
  { ruleset, scenario }: DocumentAnalysis,
  seed: string,
  look: (decision: Decision, answer: Answer) => void,
): void {
  if (!ruleset || !scenario) return;
  const random = randomStream(seed);
  let count = 0;
  const reply = (moment: Decision | DiceRoll): Reply | undefined => {
    if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
    if (count === DECISION_COUNT) return undefined;
    count += 1;
    const picked = moment.pick(random);
    for (const answer of [moment.fallback(), picked, moment.pick(random)]) look(moment, answer);
    return picked;
  };
  runToEnd(drive(ruleset.start(scenario, { silent: true }), reply));
}

/**
 * Returns a key that is equal for answers that a player cannot tell apart: those that differ only in the order of the
 * units or in the number of a marker.
 */
function shapeOf({ verb, pieces = [], cells = [], choice }: Answer): string {
  return JSON.stringify([verb, pieces.toSorted((a, b) => a - b), cells, choice?.replaceAll(/ #\d+/g, '')]);
}

const scenarios = [...rulesets.keys()].flatMap((game) =>
  fs
    .readdirSync(path.join(EXAMPLES, game))
    .filter((name) => name.endsWith('.sand'))
    .map((name) => `${game}/${name}`)
    .filter((file) => /^scenario /m.test(fs.readFileSync(path.join(EXAMPLES, file), 'utf8'))),
);

test.each(scenarios)(
  'each legal answer in a random game of %s can be written as an order with the same meaning',
  async (file) => {
    const files = filesOf(file);
    const workspace = await TestWorkspace.of(files, [...rulesets.values()]);
    const analysis = workspace.analyse(file);
    const board = analysis.map?.board ?? expect.fail('There is no map.');
    const textOf = (decision: Decision, answer: Answer): string =>
      decision.describe?.(answer) ?? answerText(answer, board);
    const wrong = new Map<string, string>();
    const texts: string[] = [];
    tryAnswers(analysis, file, (decision, answer) => {
      const text = textOf(decision, answer);
      if (!isOrderText(workspace.services, analysis.ruleset, text))
        wrong.set(decision.question, `“${text}” is no order`);
      texts.push(`orders turn 1 ${placeName(decision.side)} {\n${text}\n}`);
    });
    expect(Object.fromEntries(wrong)).toEqual({});
    await workspace.write(file, `${files[file]}\n${texts.join('\n')}\n`);
    const written = workspace.analyse(file).scenario?.orders ?? [];
    const orders = written
      .filter(({ source }) => source.file === uriOf(file).toString() && source.start >= files[file].length)
      .map(({ lines }) => lines[0] as OrderModel);
    expect(orders.length).toBe(texts.length);
    let next = 0;
    tryAnswers(analysis, file, (decision, answer) => {
      const read = decision.read(orders[next]);
      next += 1;
      const problem = isRefusal(read)
        ? read.message
        : // The engine may add the unit that the question is about.
          shapeOf({ ...read, ...(answer.pieces === undefined && { pieces: [] }) }) === shapeOf(answer)
          ? undefined
          : `read as ${shapeOf(read)}, not ${shapeOf(answer)}`;
      if (problem !== undefined) wrong.set(`${decision.question}: ${textOf(decision, answer)}`, problem);
    });
    expect(Object.fromEntries(wrong)).toEqual({});
  },
);
