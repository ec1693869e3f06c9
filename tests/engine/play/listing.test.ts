import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import { drive, runToEnd } from '../../../engine/play/drive.js';
import { randomStream } from '../../../engine/play/dice.js';
import {
  answersUpTo,
  isStep,
  listedByUnit,
  filterSteps,
  listSteps,
  expandSteps,
} from '../../../engine/play/listing.js';
import type { Answer, Decision, AnswerOrStep } from '../../../engine/play/moment.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { NodeWorkspace } from '../../../language-server/node-workspace.js';
import { TestWorkspace } from '../../language-server/workspace.js';
import { toy } from '../../toy/rules/index.js';

interface Played {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
}

async function example(name: string): Promise<Played> {
  const workspace = await NodeWorkspace.open([`examples/${name}.sand`], rulesets);
  const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
  if (!ruleset || !scenario) throw new Error(`examples/${name}.sand cannot be played.`);
  return { ruleset, scenario };
}

async function battleOfTheToy(): Promise<Played> {
  const read = (name: string): string => readFileSync(`tests/toy/${name}`, 'utf8');
  const workspace = await TestWorkspace.of({ 'land.sand': read('land.sand'), 'it.sand': read('battle.sand') }, [toy]);
  const { scenario } = workspace.analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  return { ruleset: toy, scenario };
}

/** Plays a random game and calls `show` for one in `oneIn` decisions. */
function visit({ ruleset, scenario }: Played, seed: string, oneIn: number, show: (decision: Decision) => void): void {
  const random = randomStream(seed);
  const game = ruleset.start(scenario, { silent: true });
  runToEnd(
    drive(game, (moment) => {
      if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
      if (random(oneIn) === 0) show(moment);
      return moment.pick(random);
    }),
  );
}

const texts = (answers: readonly Answer[]): string[] => answers.map((answer) => JSON.stringify(answer)).toSorted();

/**
 * Returns the listed answers that do not agree with the steps that lead to them. An answer agrees with a step if it has
 * the verb and the cells of the step and begins with the units of the step.
 */
function mismatches(listed: readonly AnswerOrStep[], above: readonly AnswerOrStep[] = []): Answer[] {
  return listed.flatMap((one) => {
    if (isStep(one)) return mismatches(one.follow(), [...above, one]);
    const isMeant = ({ verb, pieces = [], cells = [] }: AnswerOrStep): boolean =>
      verb === one.verb &&
      pieces.every((piece, i) => one.pieces?.[i] === piece) &&
      cells.every((cell) => one.cells?.includes(cell));
    return above.every(isMeant) ? [] : [one];
  });
}

describe.each([
  ['pgg', () => example('pgg/panzergruppe-guderian'), 40, 2],
  ['fda', () => example('fda/operation-goodwood-squares'), 20, 2],
  ['the toy', battleOfTheToy, 1, 30],
] as const)('legal answers of %s', (_, open, oneIn, numRuns) => {
  test('listSteps divides a decision into steps that lead to all its legal answers and no others', async () => {
    const played = await open();
    let inSteps = 0;
    fc.assert(
      fc.property(fc.string(), (seed) => {
        visit(played, seed, oneIn, (decision) => {
          const steps = listSteps(decision);
          if (steps.some(isStep)) inSteps++;
          expect(texts(expandSteps(steps))).toEqual(texts(decision.legal()));
          expect(mismatches(steps)).toEqual([]);
        });
      }),
      { numRuns },
    );
    expect(inSteps).toBeGreaterThan(5);
  });
});

describe('steps', () => {
  const steps: readonly AnswerOrStep[] = listedByUnit<undefined>(
    'go',
    () => [1, 2],
    (_, unit) => [3, 4].map((cell) => ({ verb: 'go', pieces: [unit], cells: [cell * unit] })),
  ).steps!(undefined);

  test('listedByUnit lists the units first and computes their destinations only on demand', () => {
    let decision = 0;
    const kind = listedByUnit<undefined>(
      'go',
      () => [1, 2],
      () => (decision++, []),
    );
    expect(kind.steps?.(undefined).map(({ pieces }) => pieces)).toEqual([[1], [2]]);
    expect(decision).toBe(0);
  });

  test('filterSteps keeps only the answers that the condition allows', () => {
    const few = filterSteps([...steps, { verb: 'pass' }], ({ cells }) => cells?.[0] === 8);
    expect(expandSteps(few)).toEqual([{ verb: 'go', pieces: [2], cells: [8] }]);
  });
});

test('the answers to a decision are listed only if there are at most as many as requested', () => {
  const go = (piece: number): Answer => ({ verb: 'go', pieces: [piece] });
  let listed = 0;
  const step = (...answers: Answer[]): AnswerOrStep => ({
    verb: 'go',
    follow() {
      listed++;
      return answers;
    },
  });
  const decision = { steps: () => [step(go(1), go(2)), step(go(3)), step(go(4))] } as unknown as Decision;
  expect(answersUpTo(decision, 4)).toEqual([go(1), go(2), go(3), go(4)]);
  listed = 0;
  expect(answersUpTo(decision, 1)).toBeUndefined();
  expect(listed).toBe(1);
});
