import { playThrough } from '../engine/play/playthrough.js';
import { afterRound } from '../engine/rulesets/bite/battle/chances.js';
import { Contest } from '../engine/rulesets/bite/battle/contest.js';
import type { BiteGame } from '../engine/rulesets/bite/game.js';
import { example } from './playing.js';
import { atMost, median, timed, type Row } from './row.js';

const ROUNDS = 60;
const WARM_UP = 20;

/** What the exact chances of a round of battle cost, guns and infantry on both sides, each reckoned afresh. */
export async function fighting(): Promise<Row[]> {
  const { ruleset, scenario } = await example('../fuzz/scenarios/melee-bite');
  const { moments } = playThrough(ruleset, scenario);
  const moment = moments.find((one) => one.kind === 'decision' && one.question === 'battle');
  if (moment === undefined) throw new Error('The example has no battle.');
  const { state } = playThrough(ruleset, scenario, { until: { moment: moment.number } }).game as BiteGame;
  const cell = state.battle.indexOf(1);
  const times = timed(ROUNDS, () => {
    const contest = new Contest(state, cell, [], (piece) => state.piece(piece).isArtillery);
    afterRound(contest, contest.start, 1);
  });
  return [atMost(5, 'ms', 'bite: exact chances of a round of battle', median(times.slice(WARM_UP)))];
}
