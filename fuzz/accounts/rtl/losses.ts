import type { State } from '../../../engine/rulesets/rtl/state/state.js';
import { add, type Account } from '../account.js';
import type { Book } from './book.js';

/**
 * Checks the steps lost in the whole game: each unit has lost as many steps as the game record says [VP.1], and rebuilt
 * steps are counted by side [S3.26].
 */
export function losses(state: State, book: Book): Account {
  const lost = new Map<string, number>();
  let isOpen = false;
  /** Records how many steps each unit has already lost when play begins. */
  const open = (): void => {
    if (isOpen) return;
    isOpen = true;
    for (const { index, name } of state.pieces) lost.set(name, state.stepsLost[index]);
  };
  return {
    event({ kind, pieces = [] }) {
      if (kind === 'lose') for (const name of pieces) add(lost, name);
      // This account precedes the account that enters the event into `book`, so that `book` still has the steps
      // before the loss.
      if (kind === 'eliminated') for (const name of pieces) add(lost, name, book.steps.get(name) ?? 0);
    },
    pause({ turn }, wrong) {
      if (turn === 0 || !isOpen) {
        open();
        return;
      }
      for (const { index, name, role } of state.pieces)
        if (role === 'combat' && state.stepsLost[index] !== (lost.get(name) ?? 0))
          wrong(`${name} counts ${state.stepsLost[index]} lost steps; the record has ${lost.get(name) ?? 0} [VP.1]`);
    },
  };
}
