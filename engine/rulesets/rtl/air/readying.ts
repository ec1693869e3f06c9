import { list } from '../../../model/words.js';
import { roll, type Play } from '../../../play/moment.js';
import { cite } from '../rulebook/refusal.js';
import { FLOWN, OUT_OF_PLAY, READY, type State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';

/** Air units that have flown become ready, but not in rain, and the others stay so [SoP.A4, 13.12a, 13.12b, RTL-18]; then those leave whom the scenario takes away. */
export function* readyAircraft(state: State): Play {
  const areGrounded = state.weather === 'rain' && state.rulings['air.readyInRain'] === 'no';
  for (const side of BOTH) {
    if (!areGrounded)
      for (const air of state.muster.aircraft[side]) if (state.cell[air] === FLOWN) state.put(air, READY);
    if (state.setting('aircraft.leaving', { side: SIDES[side] }) === 'half') yield* halveAircraft(state, side);
  }
}

/** Half the aircraft of a side leave for good, by lot [S3.28, S4.27, S5.23b, RTL-47]. */
function* halveAircraft(state: State, side: number): Play {
  const staying = state.muster.aircraft[side].filter((air) => state.cell[air] === READY || state.cell[air] === FLOWN);
  const round = state.rulings['air.halfRounding'] === 'roundUp' ? Math.ceil : Math.floor;
  const leaving: number[] = [];
  for (let left = round(staying.length / 2); left > 0; left--) {
    const lot = yield* roll({
      address: `${state.turn}/${SIDES[side]}/air/lot ${leaving.length + 1}`,
      rule: cite('S3.28'),
      sides: staying.length,
      purpose: `which of ${list(state.names(staying))} leaves`,
    });
    leaving.push(...staying.splice(lot - 1, 1));
  }
  if (leaving.length === 0) return;
  for (const air of leaving) state.put(air, OUT_OF_PLAY);
  state.emit('leave', 'S3.28', () => ({
    side,
    text: `${list(state.names(leaving))} leave${leaving.length === 1 ? 's' : ''} the game.`,
    pieces: leaving,
  }));
}
