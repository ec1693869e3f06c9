import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { randomStream } from '../../../../engine/play/dice.js';
import { type GameEvent, type Viewer } from '../../../../engine/play/records.js';
import type { Decision, DiceRoll, Reply } from '../../../../engine/play/moment.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import { nowFor, gameViewFor, recordFor } from '../../../../engine/play/visibility.js';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../examples/rtl/first-steps.sand'), 'utf8');
const PLACES = EXAMPLE.slice(0, EXAMPLE.indexOf('side German'));

/** A scenario with four German formations and one Soviet. */
const FIELD = `${PLACES}
side German {
  motorized division "3.Mot" (combine 2) { motorized infantry battalion I/8 5-5-6 (efficiency 6, stacking 2) }
  infantry division "30.Inf" (combine 1) { infantry battalion I/6 4-4-4 (efficiency 5, stacking 2) }
  infantry division "290.Inf" (combine 1) { infantry battalion I/501 4-4-4 (efficiency 5, stacking 2) }
  infantry division "126.Inf" (combine 1) { infantry battalion I/422 4-4-4 (efficiency 5, stacking 2) }
}
side Soviet { rifle division "245.Rifle" (combine 1) { infantry battalion 1/898 3-4-4 (efficiency 4, stacking 2) } }
scenario "Markers" {
  on Crossroads
  turns 19AM..19PM
  set first = German
  set weather = dry
  setup German { 0103: I/8  0102: I/6  0106: I/501  0206: I/422 }
  setup Soviet { 0803: 1/898 }
}
`;
const GERMANS = ['3.Mot', '30.Inf', '290.Inf', '126.Inf'];

/**
 * Returns the number of German markers that an event reveals. A successful combination reveals two: the marker from the
 * pool and the one drawn.
 */
function shownBy({ kind, side, facts }: GameEvent): number {
  if (side !== 'German') return 0;
  if (kind === 'combine') return facts?.outcome === 'combined' ? 2 : 0;
  return kind === 'draw' && facts?.sequence !== 'pass' ? 1 : 0;
}

/** Viewers who may not know which German marker is drawn. */
const OTHERS: readonly Viewer[] = [{}, { side: 'Soviet' }];

/** One game: the order in which German markers are drawn from the cup, and how each drawn marker is played. */
interface Course {
  readonly cup: readonly string[];
  readonly played: readonly string[];
  readonly seed: string;
}

/** Returns what a viewer sees at each moment of the first turn until a second German marker is revealed. */
function visibleTo(scenario: ScenarioModel, viewer: Viewer, { cup, played, seed }: Course): string[] {
  const game = rtl.start(scenario);
  const random = randomStream(seed);
  const play = game.play();
  const looks: string[] = [];
  let sequences = 0;
  let shown = 0;
  const reply = (moment: Decision | DiceRoll): Reply => {
    if (moment.kind === 'dice')
      return moment.hidden && moment.address.includes('German')
        ? (moment.each ?? []).map((name) => cup.indexOf(name) + 1)
        : Array.from({ length: moment.count }, () => random(moment.sides) + 1);
    if (moment.side !== 'German' || !['sequence', 'opening', 'pool'].includes(moment.question))
      return moment.pick(random);
    if (moment.question === 'opening') return { verb: 'begin', choice: cup[0] };
    if (moment.question === 'pool') return { verb: 'hold' };
    const [word, choice] = (played.at(sequences++) ?? 'play mobile').split(' ');
    const answer = { verb: word, ...(choice !== undefined && { choice }) };
    return moment.refuse(answer) === undefined ? answer : { verb: 'play', choice: 'mobile' };
  };
  for (let step = play.next(); !step.done && game.now().turn <= 13;) {
    const moment = step.value;
    const drained = game.drainEvents();
    shown += drained.reduce((sum, event) => sum + shownBy(event), 0);
    if (shown > 1) break;
    const { position, views } = gameViewFor(game, viewer);
    const now = position();
    looks.push(
      JSON.stringify([
        moment.kind === 'decision' ? [moment.address, moment.side, moment.prompt, moment.verbs] : moment.kind,
        recordFor({ events: drained, moments: [] }, viewer).events,
        nowFor(game, viewer),
        now,
        now.pieces.map(({ name }) => views.describe(name)),
      ]),
    );
    step = play.next(moment.kind === 'pause' ? [] : reply(moment));
  }
  return looks;
}

const theScenario = async (): Promise<ScenarioModel> => {
  const { scenario } = (await TestWorkspace.of({ 'it.sand': FIELD }, [rtl])).analyse('it.sand');
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
};

/** The two ways to play after a first marker has passed: the pool is not used, or combining with the pool fails. */
const WAYS = [
  ['pass', 'play mobile', 'play assault'],
  ['pass', 'combine', 'play mobile'],
] as const;

describe('a marker that has not been shown [7.21, 7.22]', () => {
  test('two games that differ only in a hidden marker look the same to the enemy and to a viewer without a side', async () => {
    const scenario = await theScenario();
    fc.assert(
      fc.property(
        fc.shuffledSubarray(GERMANS, { minLength: 4 }),
        fc.integer({ min: 2, max: 3 }),
        fc.constantFrom(...WAYS),
        fc.string({ maxLength: 5 }),
        fc.constantFrom(...OTHERS),
        (cup, other, played, seed, viewer) => {
          const swapped = [...cup];
          [swapped[0], swapped[other]] = [cup[other], cup[0]];
          const one = visibleTo(scenario, viewer, { cup, played, seed });
          const twin = visibleTo(scenario, viewer, { cup: swapped, played, seed });
          const both = Math.min(one.length, twin.length);
          expect(both).toBeGreaterThan(10);
          expect(twin.slice(0, both)).toEqual(one.slice(0, both));
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('a prompt names the drawn marker to its side but not to the enemy', async () => {
  const { events, moments } = playThrough(rtl, await theScenario(), { until: { turn: 13 } });
  const promptsFor = (viewer: Viewer): string[] =>
    recordFor({ events, moments }, viewer).moments.flatMap(({ question, side, prompt }) =>
      question === 'sequence' && side === 'German' ? [prompt] : [],
    );
  expect(new Set(promptsFor({ side: 'Soviet' }))).toEqual(
    new Set(['German: for which sequence is the marker played?']),
  );
  expect(promptsFor({ side: 'German' }).toSorted()).toEqual(
    GERMANS.map((name) => `German: for which sequence is ${name} played?`).toSorted(),
  );
});
