import { NOWHERE } from '../../../engine/board/board.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import type { Account } from '../account.js';

/**
 * Checks that marks which last for a player turn or a movement phase, such as `moved`, are removed. No such mark may be
 * left after the supply phase of the next player turn [7.0, 7.5, 7.8, 13.2].
 */
export function marks(state: State): Account {
  return {
    pause({ phase }, wrong) {
      if (phase !== 'supply') return;
      const { fuel, activated, activations, served, scouts, actions, moved, mission, fought, blitzed, hasRebased } =
        state;
      const flags = {
        fuel,
        activated,
        activations,
        served,
        scouts,
        actions,
        moved,
        mission,
        fought,
        blitzed,
        hasRebased,
      };
      const cells = { began: state.phaseStart, foughtIn: state.foughtIn, from: state.enteredFrom };
      const check = (mark: string, values: ArrayLike<number>, blank: number): void => {
        const names = state.pieces.filter(({ index }) => values[index] !== blank).map(({ name }) => name);
        if (names.length > 0) wrong(`${names.join(', ')} still have in a new player turn the mark “${mark}”`);
      };
      for (const [mark, values] of Object.entries(flags)) check(mark, values, 0);
      for (const [mark, values] of Object.entries(cells)) check(mark, values, NOWHERE);
    },
  };
}
