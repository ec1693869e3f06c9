import type { State } from '../../../engine/rulesets/rtl/state/state.js';
import type { Account } from '../account.js';
import type { Book } from './book.js';

/**
 * Checks that units have the places and the steps that follow from the record, and that sides never share a hex [3.33,
 * 3.61, 8.1].
 */
export function places(state: State, book: Book): Account {
  return {
    event(event) {
      book.enter(event);
    },
    pause(_, wrong) {
      book.open();
      const sides = new Map<string, number>();
      for (const { index, name, role, side, faces } of state.pieces) {
        if (role !== 'combat') continue;
        const actual = state.isOnMap(index) ? state.label(state.cell[index]) : undefined;
        const recorded = book.places.get(name);
        if (actual !== recorded)
          wrong(`${name} is in ${actual ?? 'no hex'}; the record leaves it in ${recorded ?? 'no hex'}`);
        if (actual === undefined) continue;
        if ((sides.get(actual) ?? side) !== side) wrong(`both sides are in ${actual}`);
        sides.set(actual, side);
        const steps = book.steps.get(name) ?? 0;
        const shown = faces.length - state.reduced[index];
        if (
          steps > 0 &&
          faces.length === 2 &&
          !state.piece(index).isArtillery &&
          !state.piece(index).isHeadquarters &&
          shown !== steps
        )
          wrong(`${name} shows ${shown} steps; the record leaves it ${steps} [3.61]`);
        if (steps <= 0) wrong(`${name} is in ${actual}; according to the record it has lost its last step [3.61]`);
      }
    },
  };
}
