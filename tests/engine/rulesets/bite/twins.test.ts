import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomStream } from '../../../../engine/play/dice.js';
import { stepsOf, unfolded } from '../../../../engine/play/listing.js';
import type { Answer, Decision } from '../../../../engine/play/moment.js';
import { seenBy, sightOf, nowSeenBy } from '../../../../engine/play/sight.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { BiteGame } from '../../../../engine/rulesets/bite/game.js';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { buildPreview } from '../../../../language-server/scene/preview.js';
import { renderSvg } from '../../../../preview/render/render.js';
import type { Analysis } from '../../../../language-server/compile/analysis.js';
import { TestWorkspace } from '../../../language-server/workspace.js';
import {
  fieldOf,
  fronts,
  GUARDS,
  hiddenOf,
  OPPOSED,
  opponents,
  STRENGTHS,
  twoDeals,
  viewerOf,
  type Deal,
  type Front,
} from './fronts.js';

/** What a game does at each of its moments, told by the place a Soviet army had when play began. */
type Course = (moment: Decision, name: (piece: number) => string) => Answer;

/** How many dice the guns of a reconnoitred hex roll is seen on the table; who they are is not [19.1.flak]. */
const ROLLED = 'anti-aircraft';

/** Blocks that are shown or lost lie open: from then on each game is its own [1.3, 4.5, 7.9]. */
const SHOWING: readonly string[] = ['reveal', 'eliminated'];

/** What the enemy of the hidden side sees of a game, moment by moment, until the game shows one of the blocks; `course` gives the answers. */
function looks(front: Front, { scenario }: Analysis, course: Course): { seen: string[]; answers: Answer[] } {
  if (!scenario) throw new Error('There is no scenario.');
  const viewer = viewerOf(front);
  const game = bite.start(scenario);
  const play = game.play();
  const nameOf = (piece: number): string => game.pieceName?.(piece) ?? '';
  const [hidden, opposed] = [hiddenOf(front), OPPOSED[opponents[front.hidden]]];
  const seen: string[] = [];
  const answers: Answer[] = [];
  for (let step = play.next(); !step.done && seen.length < 60;) {
    const moment = step.value;
    const { position, views } = seenBy(game, viewer);
    if (moment.kind === 'dice' && moment.address.includes('/flak/')) {
      for (const name of hidden) expect(`${moment.address} ${moment.purpose}`).not.toContain(name);
      step = play.next(Array.from({ length: moment.count }, () => 3));
      continue;
    }
    const happened = game.drain().filter(({ kind }) => kind !== ROLLED);
    const { events } = sightOf({ events: happened, moments: [] }, viewer);
    const shows = happened.findIndex(
      ({ kind, side, pieces = [] }) =>
        SHOWING.includes(kind) && side === front.hidden && pieces.some((name) => hidden.includes(name)),
    );
    if (shows >= 0) {
      seen.push(JSON.stringify(events.slice(0, shows)));
      break;
    }
    const board = scenario.map.board;
    const cells = Array.from({ length: board.size }, (_, cell) => cell);
    const asked = moment.kind === 'decision' && moment.side === viewer.side ? moment : undefined;
    seen.push(
      JSON.stringify([
        moment.kind === 'pause' ? moment : moment.address,
        moment.kind === 'decision' && [moment.side, moment.prompt, moment.verbs],
        events,
        nowSeenBy(game, viewer),
        position(),
        game.score(),
        [...hidden, ...opposed].map((name) => [
          views.describe(name),
          views.reach(name),
          [3, 25, 40].map((cell) => views.whyNot(name, cell)),
        ]),
        cells.map((cell) => views.describeCell?.(cell)),
        views.layers.map((layer) => ['Axis', 'Soviet', ...hidden, ...opposed].map((of) => layer.lay(of))),
        asked &&
          unfolded(stepsOf(asked)).map(({ pieces = [], ...answer }) => [
            pieces.map(nameOf),
            answer,
            views.price?.({ ...answer, pieces }),
          ]),
        asked &&
          hidden.map((name) =>
            asked.refuse({ verb: asked.verbs[0] ?? '', pieces: [pieceIn(scenario, name)], cells: [0] }),
          ),
      ]),
    );
    if (moment.kind === 'decision') {
      const answer = course(moment, nameOf);
      answers.push(answer);
      step = play.next(answer);
    } else step = play.next(moment.kind === 'pause' ? [] : Array.from({ length: moment.count }, () => 3));
  }
  return { seen, answers };
}

/** Verbs that lay no block open; a battle, or a block in excess that is lost, ends the comparison. */
const HARMLESS: readonly string[] = ['place', 'move', 'battle', 'end'];

/** An answer by chance that shows the enemy no block – who disbands or rebuilds one lays it open – and leaves the idle where they are. */
function unseen(
  front: Front,
  moment: Decision,
  name: (piece: number) => string,
  random: (n: number) => number,
): Answer {
  for (let tried = 0; tried < 400; tried++) {
    const answer = moment.pick(random);
    if (moment.side !== front.hidden) return answer;
    const isIdle = answer.pieces?.some((piece) => staysPut(front, name(piece))) === true;
    if ((HARMLESS.includes(answer.verb) || moment.question === 'excess') && !isIdle) return answer;
  }
  throw new Error(`Every answer to ${moment.address} shows a block.`);
}

const staysPut = ({ idle }: Front, name: string): boolean => name in idle || GUARDS.some((guard) => guard === name);

const pieceIn = (scenario: ScenarioModel, name: string): number =>
  new BiteGame(scenario).state.muster.byName.get(name) ?? -1;

const analysisOf = async (front: Front, deal: Deal): Promise<Analysis> =>
  (await TestWorkspace.of({ 'it.sand': fieldOf(front, deal) }, [bite])).analyse('it.sand');

const dealsOf = ({ names }: Front): fc.Arbitrary<Deal> =>
  fc.record({
    names: fc.shuffledSubarray([...names], { minLength: 4 }),
    strengths: fc.shuffledSubarray([...STRENGTHS], { minLength: 4 }),
    order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  });

describe.each(fronts)('$what', (front) => {
  test('look the same to their enemy in two games that differ in them alone [1.3]', async () => {
    const deals = dealsOf(front);
    await fc.assert(
      fc.asyncProperty(deals, deals, fc.string({ maxLength: 5 }), async (one, other, seed) => {
        const random = randomStream(seed);
        const [analysis, twins] = [await analysisOf(front, one), await analysisOf(front, other)];
        expect(analysis.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        const first = looks(front, analysis, (moment, name) => unseen(front, moment, name, random));
        /** The block that stood in the same place when play began. */
        const twin = (name: string): string => other.names[one.names.indexOf(name)] ?? name;
        const units = bite.start(scenarioOf(analysis));
        let next = 0;
        const second = looks(front, twins, () => {
          const { pieces, ...answer } = first.answers[next++];
          const named = pieces?.map((piece) => pieceIn(scenarioOf(twins), twin(units.pieceName?.(piece) ?? '')));
          return { ...answer, ...(named && { pieces: named }) };
        });
        expect(first.seen.length).toBeGreaterThan(5);
        const at = first.seen.findIndex((look, i) => look !== second.seen[i]);
        expect(partsOf(second.seen[at])).toEqual(partsOf(first.seen[at]));
        expect(at).toBe(-1);
      }),
      { numRuns: Number(process.env.TWINS ?? 3) },
    );
  });

  test('and leave it the same pictures, moments and lists of what lies beside the map [1.3]', async () => {
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

/** What is seen at a moment, thing by thing, so that a leak is told by itself. */
const partsOf = (look: string | undefined): unknown => (look === undefined ? look : JSON.parse(look));

const scenarioOf = ({ scenario }: Analysis): NonNullable<Analysis['scenario']> => {
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
};
