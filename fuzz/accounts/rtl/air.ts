import { FLOWN, READY, type State } from '../../../engine/rulesets/rtl/state/state.js';
import { SIDES } from '../../../engine/rulesets/rtl/vocabulary/sides.js';
import { add, type Account } from '../account.js';

/**
 * Checks that aircraft fly only once until they are readied, that a side has at most two aircraft over one hex, and
 * that a side makes no more air attacks than the scenario gives it [13.12, 13.21, 13.24b].
 */
export function air(state: State): Account {
  const flights = new Map<string, number>();
  const missions = new Map<string, number>();
  const isGrounded = (): boolean => state.weather === 'rain' && state.rulings['air.readyInRain'] === 'no';
  return {
    event({ kind, rule, side, pieces = [] }, wrong) {
      if (kind === 'phase' && state.phase === 'air' && !isGrounded()) flights.clear();
      if (kind === 'phase' && state.phase === 'weather') missions.clear();
      if (kind !== 'fly' || rule !== '13.21') return;
      if (pieces.length > state.numbers['air.most']) wrong(`${pieces.join(', ')} fly together [13.21]`);
      for (const name of pieces) if (add(flights, name) > 1) wrong(`${name} flies twice before it is readied [13.12]`);
      if (SIDES[state.side] !== side) return;
      const most = Number(state.setting('missions', { side }) ?? 0);
      if (add(missions, side) > most)
        wrong(`${side} flies ${missions.get(side)} attacks; the limit is ${most} [13.24b1]`);
    },
    pause(_, wrong) {
      for (const { index, name, role } of state.pieces) {
        if (role !== 'air') continue;
        if (flights.has(name) && state.cell[index] === READY) wrong(`${name} has flown but is marked as ready [13.12]`);
        if (!flights.has(name) && state.cell[index] === FLOWN && state.phase === 'air' && !isGrounded())
          wrong(`${name} is not readied [13.12a]`);
      }
      SIDES.forEach((name, side) => {
        if (state.missionsFlown[side] !== (missions.get(name) ?? 0))
          wrong(
            `${state.missionsFlown[side]} attacks flown by ${name} are counted; the record has ${missions.get(name) ?? 0}`,
          );
      });
    },
  };
}
