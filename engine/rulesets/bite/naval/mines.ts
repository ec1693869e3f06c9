import type { OrderModel } from '../../../model/orders.js';
import { say, term } from '../../../model/say.js';
import { roll, type Address, type Play } from '../../../play/moment.js';
import { eliminate, loseStep } from '../blocks/losses.js';
import { cite } from '../rulebook/refusal.js';
import { publicName } from '../state/fog.js';
import type { State } from '../state/state.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { opponent } from '../vocabulary/sides.js';
import { controlsSea } from './seas.js';

const LAST_SAFE_ROLL = 3;
const LAST_HIT_ROLL = 5;

/** Returns those seas of a voyage that contain mines and are controlled by the enemy [18.1]. */
export const minedSeas = (state: State, side: number, seas: readonly number[]): readonly number[] =>
  seas.filter((sea) => state.ground.seas[sea].isMined && controlsSea(state, opponent(side), sea));

/**
 * Rolls for enemy mines in each mined sea. A roll of 1-3 has no effect; with 4-5 the unit loses a step; with 6 the unit
 * is eliminated. Returns whether the unit survives [18.1].
 */
export function* crossMines(
  state: State,
  piece: number,
  seas: readonly number[],
  at: Address,
  order?: OrderModel,
): Play<boolean> {
  const { side } = state.piece(piece);
  for (const sea of minedSeas(state, side, seas)) {
    if (!state.isOnMap(piece)) return false;
    const { name } = state.ground.seas[sea];
    const die = yield* roll({
      address: `${at}/mines/${name}`,
      rule: cite('18.1'),
      sides: DIE_FACES,
      purpose: say`${publicName(state, piece)} among the mines of the ${name}`,
      ...(order && { order }),
    });
    state.emit('mines', '18.1', () => ({
      side,
      text: say`${state.name(piece)} crosses the ${name}: ${term(die <= LAST_SAFE_ROLL ? 'nothing happens' : die <= LAST_HIT_ROLL ? 'it strikes a mine' : 'it is sunk')}.`,
      pieces: [piece],
      facts: { roll: die },
    }));
    if (die > LAST_HIT_ROLL) eliminate(state, piece, '18.1');
    else if (die > LAST_SAFE_ROLL) loseStep(state, piece, '18.1');
  }
  return state.isOnMap(piece);
}
