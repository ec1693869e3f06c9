import { NO_SIDE } from '../../../engine/mechanics/sides.js';
import { SIDES } from '../../../engine/rulesets/bite/vocabulary/sides.js';
import type { State } from '../../../engine/rulesets/bite/state/state.js';
import type { Account } from '../account.js';

/** Checks that the factories in a hex are destroyed when the enemy captures the hex [3.3.factories]. */
export function spoils(state: State): Account {
  let before: Int32Array | undefined;
  return {
    pause(_, wrong) {
      const { control, redFactories, blueFactories, blackFactories } = state;
      control.forEach((side, cell) => {
        const earlier = before?.[cell] ?? side;
        const factories = redFactories[cell] + blueFactories[cell] + blackFactories[cell];
        if (earlier !== side && earlier !== NO_SIDE && side !== NO_SIDE && factories > 0)
          wrong(
            `${SIDES[side]} has taken ${state.label(cell)}, but ${factories} factories are still there [3.3.factories]`,
          );
      });
      before = Int32Array.from(control);
    },
  };
}
