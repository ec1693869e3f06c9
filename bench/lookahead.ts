import { playThrough } from '../engine/play/play-scenario.js';
import { easternFront } from './eastern-front.js';
import { exponent } from './exponent.js';
import { example, written } from './playing.js';
import { atMost, median, worked, type Row } from './row.js';

/** Numbers of blocks of each side on the generated front. */
const BLOCK_COUNTS = [12, 25, 50, 100];

/** Number of games per measurement. */
const GAME_COUNT = 3;

/** Measures games of the look-ahead player at strength 1: whole games, and the growth with the number of blocks. */
export async function lookahead(): Promise<Row[]> {
  const times: number[] = [];
  for (const blocks of BLOCK_COUNTS) times.push(gameTime(await written(easternFront('July 1941', blocks))));
  return [
    atMost(
      1.2,
      'exponent',
      `growth with blocks, ${BLOCK_COUNTS.map((n) => 2 * n).join(', ')}: look-ahead game`,
      exponent(BLOCK_COUNTS, times),
    ),
    atMost(10, 's', 'bite, 200 blocks, two turns: look-ahead game', times.at(-1)!),
    atMost(20, 's', 'bite/to-leningrad: look-ahead game', gameTime(await example('bite/to-leningrad'))),
  ];
}

/** Returns the seconds of processor time of a game in which the look-ahead player plays both sides. */
function gameTime({ ruleset, scenario }: Awaited<ReturnType<typeof example>>): number {
  const milliseconds = worked(GAME_COUNT, (game) =>
    playThrough(ruleset, scenario, { seed: String(game), until: 'end', unanswered: 'considered', strength: 1 }),
  );
  return median(milliseconds) / 1000;
}
