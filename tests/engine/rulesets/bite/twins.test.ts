import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomStream } from '../../../../engine/play/dice.js';
import type { Answer } from '../../../../engine/play/moment.js';
import { BiteGame } from '../../../../engine/rulesets/bite/game.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import type { Analysis } from '../../../../language-server/analysis/analysis.js';
import { buildPreview } from '../../../../language-server/scene/preview.js';
import { renderSvg } from '../../../../preview/render/render.js';
import { TestWorkspace } from '../../../language-server/workspace.js';
import { arriving, fieldOf, marching, STRENGTHS, twoDeals, viewerOf, type Deal, type Front } from './fronts.js';
import { dealtAnew, looks, pieceIn, randomAnswer, untilMoment, type Looks } from './twins.js';

const analysisOf = async (front: Front, deal: Deal): Promise<Analysis> =>
  (await TestWorkspace.of({ 'it.sand': fieldOf(front, deal) }, [bite])).analyse('it.sand');

const dealsOf = ({ names, strengths = STRENGTHS }: Front): fc.Arbitrary<Deal> =>
  fc.record({
    names: fc.shuffledSubarray([...names], { minLength: 4 }),
    strengths: fc.shuffledSubarray([...strengths], { minLength: 4 }),
    order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  });

/** Maximum number of blocks that may be revealed before the last comparison of the two games. */
const MAX_REVEALS = 5;

describe.each([...marching, ...arriving])('hidden blocks: $what', (front) => {
  test('if two games differ only in blocks hidden from the opponent, the opponent sees the same in both [1.3]', async () => {
    const deals = dealsOf(front);
    await fc.assert(
      fc.asyncProperty(
        deals,
        deals,
        fc.string({ maxLength: 5 }),
        fc.nat(MAX_REVEALS),
        async (one, third, seed, shows) => {
          const random = randomStream(seed);
          const analysis = await analysisOf(front, one);
          expect(analysis.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
          const scenario = scenarioOf(analysis);
          const answers: Answer[] = [];
          const rolls: (readonly number[])[] = [];
          const first = looks(front, scenario, {
            answer(moment, table) {
              const answer = randomAnswer(front, moment, table, random);
              answers.push(answer);
              return answer;
            },
            roll({ count, sides }) {
              const dice = Array.from({ length: count }, () => random(sides) + 1);
              rolls.push(dice);
              return dice;
            },
          });
          const until = untilMoment(front, first, shows);
          const other = dealtAnew(front, one, third, (name) => (first.shown.get(name) ?? Infinity) < until);
          const twins = scenarioOf(await analysisOf(front, other));
          const [units, others] = [new BiteGame(scenario), new BiteGame(twins)];
          /** Returns the block that is at the same place in the other game when the games begin. */
          const twin = (name: string): string => other.names[one.names.indexOf(name)] ?? name;
          const second = looks(
            front,
            twins,
            {
              answer() {
                const { pieces, ...answer } = answers.shift() ?? { verb: 'end' };
                return {
                  ...answer,
                  ...(pieces && { pieces: pieces.map((piece) => pieceIn(others, twin(units.pieceName(piece)))) }),
                };
              },
              roll: () => rolls.shift() ?? [],
            },
            until,
          );
          expect(first.looks.length).toBeGreaterThan(5);
          const visibleLooks = (look: Looks): string[] => [
            ...look.looks.slice(0, until),
            ...look.eventsBefore.slice(until, until + 1),
          ];
          const at = visibleLooks(first).findIndex((look, i) => look !== visibleLooks(second)[i]);
          expect(partsOf(visibleLooks(second)[at])).toEqual(partsOf(visibleLooks(first)[at]));
          expect(at).toBe(-1);
        },
      ),
      { numRuns: Number(process.env.TWINS ?? 1) },
    );
  });

  test('the opponent gets the same pictures, moments and off-map boxes in two games that differ only in hidden blocks [1.3]', async () => {
    const picture = async (deal: Deal, moment: number): Promise<unknown> => {
      const preview = buildPreview(await analysisOf(front, deal), { as: viewerOf(front).side, moment });
      if (!preview) throw new Error('There is no picture.');
      const { scene, moments, beside, score } = preview;
      return [
        renderSvg(scene, { theme: 'light' }),
        moments.map(({ address, prompt, answer, events }) => [address, prompt, answer, events]),
        beside,
        score,
      ];
    };
    const [one, other] = twoDeals(front);
    for (const moment of [0, 2, 4]) expect(await picture(other, moment)).toEqual(await picture(one, moment));
    const umpires = await Promise.all(
      [one, other].map(async (deal) => buildPreview(await analysisOf(front, deal))?.scene.counters),
    );
    expect(umpires[0]).not.toEqual(umpires[1]);
  });
});

/** Splits the visible part of a moment into named parts, so that a failed comparison names the leak. */
const partsOf = (look: string | undefined): unknown => (look === undefined ? look : JSON.parse(look));

const scenarioOf = ({ scenario }: Analysis): NonNullable<Analysis['scenario']> => {
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
};
