import { createBoard, PLAIN_GRID } from '../engine/board/create-board.js';
import { Reach, STOP } from '../engine/board/reach.js';
import { playThrough } from '../engine/play/playthrough.js';
import { playRandomly } from '../engine/play/random-game.js';
import { rulesets } from '../engine/rulesets/index.js';
import type { Analysis } from '../language-server/compile/analysis.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { atLeast, atMost, median, timed, worked, type Row } from './row.js';

const GAMES_ROUNDS = 28;
/** A whole game takes the machine through so much code that it translates for a hundred games. */
const GAMES_WARM_UP = 14;

/** How fast the engine plays. */
export async function playing(): Promise<Row[]> {
  return [reach(), randomPlay(await example('panzergruppe-guderian')), forecast(await example('first-contact'))];
}

async function example(name: string): Promise<Analysis> {
  const workspace = await NodeWorkspace.open([`examples/pgg/${name}.sand`], rulesets);
  const analysis = workspace.analyse(workspace.documents[0]);
  if (!analysis) throw new Error(`examples/pgg/${name}.sand could not be read.`);
  return analysis;
}

/** 250 units with ten movement points, counted in halves, among enemy ZOC. */
function reach(): Row {
  const board = createBoard({ ...PLAIN_GRID, columns: 60, rows: 39 });
  const finder = new Reach(board);
  const steps = Uint8Array.from(board.neighbours, (to) => (to % 7 === 0 ? 4 : to % 11 === 0 ? 6 : 2));
  const marks = Uint8Array.from({ length: board.size }, (_, cell) => (cell % 13 === 0 ? STOP : 0));
  const units = 250;
  const times = worked(200, (round) => {
    for (let unit = 0; unit < units; unit++) finder.run((unit * 9 + round) % board.size, 20, steps, marks);
  });
  return atMost(20, 'µs', 'reach of one unit, ZOC included, 2,340 hexes', (median(times.slice(20)) / units) * 1000);
}

/** Whole games of the campaign, both sides answering by chance. */
function randomPlay({ ruleset, scenario }: Analysis): Row {
  if (!ruleset || !scenario) throw new Error('The campaign cannot be played.');
  const rates = Array.from({ length: GAMES_ROUNDS }, (_, round) => {
    let answers = 0;
    const [time] = worked(1, () => {
      for (let game = 0; game < 5; game++) answers += playRandomly(ruleset, scenario, `${round}/${game}`).answers;
    });
    return (answers / time) * 1000;
  });
  return atLeast(50_000, 'answers/s', 'random legal play', median(rates.slice(GAMES_WARM_UP)));
}

/** The exact chances of an attack, each time in a game just played to it, so that nothing is known beforehand. */
function forecast({ ruleset, scenario }: Analysis): Row {
  const attack = scenario?.orders
    .flatMap(({ lines }) => lines)
    .find((line) => 'verb' in line && line.verb === 'attack');
  if (!ruleset || !scenario || !attack || !('verb' in attack)) throw new Error('The example has no attack.');
  const before = playThrough(ruleset, scenario).moments.find(({ source }) => source === attack.source);
  if (!before) throw new Error('The attack of the example is not carried out.');
  const games = Array.from(
    { length: 40 },
    () => playThrough(ruleset, scenario, { until: { moment: before.number } }).game,
  );
  const times = timed(games.length, (game) => {
    if (!games[game].views.forecast(attack)) throw new Error('The attack of the example has no odds.');
  });
  return atMost(5, 'ms', 'exact outcome distribution of one battle', median(times.slice(10)));
}
