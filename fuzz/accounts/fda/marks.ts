import type { State } from '../../../engine/rulesets/fda/state/state.js';
import type { Account } from '../account.js';

/**
 * Checks that at the beginning of a turn no unit has acted or lost points and no division is activated [6e, 8n, 11a].
 */
export function marks(state: State): Account {
  let turn = 0;
  return {
    phaseBegins(wrong) {
      if (state.turn === turn) return;
      turn = state.turn;
      if (state.phase === 'activation') return; // Units act from this phase on, perhaps before its first moment is checked.
      const byPiece = {
        used: state.used,
        moved: state.moved,
        fired: state.fired,
        assaulted: state.assaulted,
        supported: state.supported,
        retreated: state.retreated,
        halted: state.halted,
        bridging: state.bridging,
        sought: state.sought,
      };
      for (const [mark, marked] of Object.entries(byPiece)) {
        const names = state.pieces.filter(({ index }) => marked[index] !== 0).map(({ name }) => name);
        if (names.length > 0) wrong(`${names.join(', ')} begin turn ${turn} with the mark “${mark}”`);
      }
      const byDivision = { activated: state.activated, lost: state.lost, movers: state.movers };
      for (const [mark, counts] of Object.entries(byDivision)) {
        const names = state.divisions.filter(({ index }) => counts[index] !== 0).map(({ name }) => name);
        if (names.length > 0) wrong(`${names.join(', ')} begin turn ${turn} with the mark “${mark}”`);
      }
    },
  };
}
