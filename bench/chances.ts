import { drive, runToEnd } from '../engine/play/drive.js';
import { afterRound } from '../engine/rulesets/bite/battle/round-chances.js';
import { analysisIn } from '../engine/rulesets/bite/battle/forecast.js';
import { Distribution } from '../engine/rulesets/bite/battle/distribution.js';
import { BiteGame } from '../engine/rulesets/bite/game.js';
import { easternFront } from './eastern-front.js';
import { written } from './playing.js';
import { atMost, median, worked, type Row } from './row.js';

const ROUND_COUNT = 200;
const WARM_UP = 100;
const FIGHTING = ['A.1', 'A.3', 'A.4', 'A.5', 'A.6', 'S.1', 'S.3', 'S.4', 'S.5', 'S.6'];

/**
 * Measures the computation of odds for a round of a large battle of Blocks in the East. Each side has five blocks,
 * three on the ground and two in the air.
 */
export async function chances(): Promise<Row[]> {
  const { scenario } = await written(easternFront());
  const { state } = atTheFirstMove(new BiteGame(scenario, { silent: true }));
  const cell = state.ground.board.cell('2210');
  for (const name of FIGHTING) {
    const piece = state.muster.byName.get(name) ?? -1;
    const base = state.cell[piece];
    state.put(piece, cell);
    if (state.piece(piece).isAir) state.setBase(piece, base);
  }
  const times = worked(ROUND_COUNT, () => {
    const analysis = analysisIn(state, cell); // The cache is empty.
    return afterRound(analysis, Distribution.certain(analysis, analysis.initial), 1);
  });
  return [
    atMost(
      5,
      'ms',
      'bite: exact chances of one round, five blocks against five with aircraft',
      median(times.slice(WARM_UP)),
    ),
  ];
}

/** Plays a game up to the first move of the Axis. */
function atTheFirstMove(game: BiteGame): BiteGame {
  runToEnd(
    drive(game, (moment) => {
      if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => 1);
      return moment.question === 'movement' ? undefined : moment.fallback();
    }),
  );
  return game;
}
