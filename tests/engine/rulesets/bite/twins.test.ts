import fc from 'fast-check';
import { expect, test } from 'vitest';
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

const NAMES = ['27.A', '11.A', '10.A', '13.A'] as const;
/** Two armies are spread over two hexes by their owner. */
const placements = ([a, b, c, d]: readonly string[]): string =>
  `0603, 0605: "${a}", "${b}"\n    0604: "${c}"\n    0705: "${d}"`;
const STRENGTHS = ['4 | 3 | 2 | 1', '3 | 2 | 1', '2 | 1', '7 | 6 | 5'] as const;

/** A battlefield on which four Soviet armies stand whose names and strengths are drawn anew. */
interface Deal {
  /** Names by place. */
  readonly names: readonly string[];
  /** Strengths by place. */
  readonly strengths: readonly string[];
}

const fieldOf = ({ names, strengths }: Deal): string =>
  bite.starter
    .replace(/[‹›]/g, '')
    .replace('set layer = base', 'set layer = base\n  set fog = true')
    .replace(
      'infantry army "27.A" 4 | 3 | 2 | 1',
      NAMES.map((name) => `infantry army "${name}" ${strengths[names.indexOf(name)]}`).join('\n    '),
    )
    .replace('0603: "27.A"', placements(names))
    .replace(/orders turn[\s\S]*$/, '');

const AXIS = { side: 'Axis' };

/** What is asked about blocks that the answer shows: who fights, and who is lost [7.7, 3.10]. */
const OPENING: readonly string[] = ['battle', 'excess'];

/** A lost block lies open: from then on each game is its own [1.3, 4.5, 7.9]. */
const LOST = 'eliminated';

/** What a game does at each of its moments, told by the place a Soviet army had when play began. */
type Course = (moment: Decision, name: (piece: number) => string) => Answer;

/** What the Axis sees of a game, moment by moment, until a battle or a loss shows blocks; `course` gives the answers. */
function looks(
  { scenario }: Analysis,
  names: readonly string[],
  course: Course,
): { seen: string[]; answers: Answer[] } {
  if (!scenario) throw new Error('There is no scenario.');
  const game = bite.start(scenario);
  const play = game.play();
  const nameOf = (piece: number): string => game.pieceName?.(piece) ?? '';
  const seen: string[] = [];
  const answers: Answer[] = [];
  for (let step = play.next(); !step.done && seen.length < 60;) {
    const moment = step.value;
    const { position, views } = seenBy(game, AXIS);
    const events = sightOf({ events: game.drain(), moments: [] }, AXIS).events;
    const board = scenario.map.board;
    const cells = Array.from({ length: board.size }, (_, cell) => cell);
    if (events.some(({ kind, side }) => kind === LOST && side === 'Soviet')) break;
    const own = moment.kind === 'decision' && moment.side === 'Axis' ? moment : undefined;
    seen.push(
      JSON.stringify([
        moment.kind === 'pause' ? moment : moment.address,
        moment.kind === 'decision' && [moment.side, moment.prompt, moment.verbs],
        events,
        nowSeenBy(game, AXIS),
        position(),
        [...NAMES, '41.Pz', '28.AK', '4.A'].map((name) => [
          views.describe(name),
          views.reach(name),
          [3, 25, 40].map((cell) => views.whyNot(name, cell)),
        ]),
        cells.map((cell) => views.describeCell?.(cell)),
        views.layers.map((layer) => ['Axis', 'Soviet', ...names, '41.Pz'].map((of) => layer.lay(of))),
        own && unfolded(stepsOf(own)).map(({ pieces = [], ...answer }) => [pieces.map(nameOf), answer]),
        own &&
          NAMES.map((name) => own.refuse({ verb: own.verbs[0] ?? '', pieces: [pieceIn(scenario, name)], cells: [0] })),
      ]),
    );
    if (moment.kind === 'decision' && OPENING.includes(moment.question)) break;
    if (moment.kind === 'decision') {
      const answer = course(moment, nameOf);
      answers.push(answer);
      step = play.next(answer);
    } else step = play.next(moment.kind === 'pause' ? [] : Array.from({ length: moment.count }, () => 3));
  }
  return { seen, answers };
}

/** An answer by chance that shows the enemy no block: who disbands or rebuilds one lays it open. */
function unseen(moment: Decision, random: (n: number) => number): Answer {
  for (let tried = 0; tried < 200; tried++) {
    const answer = moment.pick(random);
    if (moment.side === 'Axis' || ['place', 'move', 'end'].includes(answer.verb)) return answer;
  }
  throw new Error(`Every answer to ${moment.address} shows a block.`);
}

const pieceIn = (scenario: ScenarioModel, name: string): number =>
  new BiteGame(scenario).state.muster.byName.get(name) ?? -1;

const analysisOf = async (deal: Deal): Promise<Analysis> =>
  (await TestWorkspace.of({ 'it.sand': fieldOf(deal) }, [bite])).analyse('it.sand');

const deals = fc.record({
  names: fc.shuffledSubarray([...NAMES], { minLength: 4 }),
  strengths: fc.shuffledSubarray([...STRENGTHS], { minLength: 4 }),
});

test('two games that differ in hidden blocks alone look the same to their enemy [1.3]', async () => {
  await fc.assert(
    fc.asyncProperty(deals, deals, fc.string({ maxLength: 5 }), async (one, other, seed) => {
      const random = randomStream(seed);
      const first = looks(await analysisOf(one), one.names, (moment) => unseen(moment, random));
      /** The block that stood in the same place when play began. */
      const twin = (name: string): string =>
        one.names.some((known) => known === name) ? other.names[one.names.findIndex((known) => known === name)] : name;
      const [analysis, units] = [await analysisOf(other), bite.start(scenarioOf(await analysisOf(one)))];
      let next = 0;
      const second = looks(analysis, other.names, () => {
        const { pieces, ...answer } = first.answers[next++];
        const named = pieces?.map((piece) => pieceIn(scenarioOf(analysis), twin(units.pieceName?.(piece) ?? '')));
        return { ...answer, ...(named && { pieces: named }) };
      });
      expect(first.seen.length).toBeGreaterThan(5);
      const at = first.seen.findIndex((look, i) => look !== second.seen[i]);
      expect(second.seen[at]).toEqual(first.seen[at]);
      expect(at).toBe(-1);
    }),
    { numRuns: 10 },
  );
});

const scenarioOf = ({ scenario }: Analysis): NonNullable<Analysis['scenario']> => {
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
};

test('and the same pictures, moments and lists of what lies beside the map [1.3]', async () => {
  const picture = async (deal: Deal, moment: number): Promise<unknown> => {
    const preview = buildPreview(await analysisOf(deal), { as: 'Axis', moment });
    if (!preview) throw new Error('There is no picture.');
    const { scene, moments, beside, score } = preview;
    return [
      renderSvg(scene, { theme: 'light' }),
      moments.map(({ address, prompt, answer, events }) => [address, prompt, answer, events]),
      beside,
      score,
    ];
  };
  const one: Deal = { names: NAMES, strengths: STRENGTHS };
  const other: Deal = { names: [...NAMES].reverse(), strengths: [...STRENGTHS].reverse() };
  for (const moment of [0, 2, 4]) expect(await picture(other, moment)).toEqual(await picture(one, moment));
  const umpires = await Promise.all(
    [one, other].map(async (deal) => buildPreview(await analysisOf(deal))?.scene.counters),
  );
  expect(umpires[0]).not.toEqual(umpires[1]);
});
