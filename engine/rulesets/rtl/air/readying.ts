import { agree, say } from '../../../model/say.js';
import { list } from '../../../model/words.js';
import { roll, type Play } from '../../../play/moment.js';
import { cite } from '../rulebook/refusal.js';
import { FLOWN, OUT_OF_PLAY, READY, type State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';

/**
 * Makes Flown air units Ready; the ruling `air.readyInRain` decides whether they become Ready in rain too [SoP.A4,
 * 13.12a, 13.12b]. Then removes the aircraft that the scenario withdraws.
 */
export function* readyAircraft(state: State): Play {
  const isGrounded = state.weather === 'rain' && state.rulings['air.readyInRain'] === 'no';
  for (const side of BOTH) {
    if (!isGrounded)
      for (const air of state.muster.aircraft[side]) if (state.cell[air] === FLOWN) state.put(air, READY);
    if (state.setting('aircraft.leaving', { side: SIDES[side] }) === 'half') yield* halveAircraft(state, side);
  }
}

/** Removes half of the aircraft of a side from the game, drawn at random [S3.28, S4.27, S5.23b]. */
function* halveAircraft(state: State, side: number): Play {
  const staying = state.muster.aircraft[side].filter((air) => state.cell[air] === READY || state.cell[air] === FLOWN);
  const round = state.rulings['air.halfRounding'] === 'roundUp' ? Math.ceil : Math.floor;
  const leaving: number[] = [];
  for (let remaining = round(staying.length / 2); remaining > 0; remaining--) {
    const drawn = yield* roll({
      address: `${state.turn}/${SIDES[side]}/air/lot ${leaving.length + 1}`,
      rule: cite('S3.28'),
      sides: staying.length,
      purpose: say`which of ${list(state.names(staying))} leaves the game`,
    });
    leaving.push(...staying.splice(drawn - 1, 1));
  }
  if (leaving.length === 0) return;
  for (const air of leaving) state.put(air, OUT_OF_PLAY);
  state.emit('leave', 'S3.28', () => ({
    side,
    text: say`${list(state.names(leaving))} ${agree(leaving.length, 'leaves', 'leave')} the game.`,
    pieces: leaving,
  }));
}
