import type { State } from '../../../engine/rulesets/bite/state/state.js';
import { LEADING, nationCalled } from '../../../engine/rulesets/bite/vocabulary/nations.js';
import { SIDES, SOVIET } from '../../../engine/rulesets/bite/vocabulary/sides.js';
import type { Account } from '../account.js';

const COLOURED = ['red', 'blue', 'black', 'white'] as const;

/**
 * Checks that stored points are whole numbers and never negative, and that each saved coloured point has a yellow point
 * with it [7.3.saving, 11.2.saving, 34.0.use, SBE9.oil].
 */
export function stores(state: State): Account {
  return {
    pause({ phase }, wrong) {
      for (const [nation, store] of Object.entries(state.stores)) {
        for (const [colour, points] of Object.entries(store))
          if (points < 0 || !Number.isInteger(points)) wrong(`${nation} has ${points} ${colour} points`);
        if (phase !== 'strategic rail' || nationCalled(nation).side !== state.side) continue;
        const coloured = COLOURED.reduce((sum, colour) => sum + store[colour], 0);
        if (coloured > store.yellow)
          wrong(`${nation} saves ${coloured} coloured points with ${store.yellow} yellow ones`);
        if (store.white > 0) wrong(`${nation} saves white points`);
        // Optional rules give coloured points in the base game too.
        if (!state.isAdvanced && state.options.size === 0 && coloured > 0)
          wrong(`${nation} saves colours in the base game`);
      }
      if (phase !== 'strategic rail' || state.side !== SOVIET) return;
      const { black } = state.stores[LEADING[SOVIET]];
      if (black > 0 && !state.isSet('oil', { side: SIDES[SOVIET] }))
        wrong(`the Soviets save ${black} oil although oil is not counted`);
      if (state.lendLease.red + state.lendLease.blue > 0) wrong('points of Lend-Lease are saved');
    },
  };
}
