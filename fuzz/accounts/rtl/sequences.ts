import type { State } from '../../../engine/rulesets/rtl/state/state.js';
import { SIDES } from '../../../engine/rulesets/rtl/vocabulary/sides.js';
import { add, type Account } from '../account.js';

/**
 * Checks the sequences of a turn against the game record: the number of sequences of each side (including passes),
 * which side begins, and that each formation acts once for each of its markers [4.36, 7.13, 7.23, 7.26].
 */
export function sequences(state: State): Account {
  let drawn = [0, 0];
  let passed = [0, 0];
  let passedBefore = [0, 0];
  let turn = 0;
  const acted = new Map<string, number>();
  const markers = new Map(state.muster.markers.map(({ name, number }) => [name, number]));
  const beginTurn = (): void => {
    if (turn === state.turn) return;
    turn = state.turn;
    passedBefore = passed;
    drawn = [0, 0];
    passed = [0, 0];
    acted.clear();
  };
  return {
    event({ kind, side, facts }, wrong) {
      beginTurn();
      if (kind !== 'draw') return;
      const at = SIDES.findIndex((name) => name === side);
      if (drawn[0] + drawn[1] === 0 && at !== state.first)
        wrong(`${side} begins the operations although it is not the first player [7.23]`);
      drawn[at]++;
      if (facts?.sequence === 'pass') passed[at]++;
      else {
        const name = String(facts?.formation);
        const most = state.settings.some((setting) => setting.name === 'markers') ? Infinity : (markers.get(name) ?? 1);
        if (add(acted, name) > most) wrong(`${name} is activated ${acted.get(name)} times with ${most} markers [4.36]`);
      }
    },
    pause({ phase, ends }, wrong) {
      if (phase !== 'operations') return;
      // The engine counts a sequence when its marker is drawn. The record has an event when the marker is played.
      if (drawn.join() !== state.sequences.join())
        wrong(`${state.sequences.join('-')} sequences are counted; the record has ${drawn.join('-')}`);
      if (passed.join() !== state.passes.join())
        wrong(`${state.passes.join('-')} passes are counted; the record has ${passed.join('-')} [7.13]`);
      if (turn > 1 && passedBefore.join() !== state.passesLastTurn.join() && ends !== 'occasion')
        wrong(
          `${state.passesLastTurn.join('-')} passes of the turn before are counted; the record has ${passedBefore.join('-')} [7.13]`,
        );
    },
  };
}
