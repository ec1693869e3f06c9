import { removeFromMap } from '../blocks/losses.js';
import { counted, say, term } from '../../../model/say.js';
import { step } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { OUT_OF_PLAY, REMOVED, type State } from '../state/state.js';
import { nationCalled, type NationName } from '../vocabulary/nations.js';
import { SIDES } from '../vocabulary/sides.js';

/** Lists the units of a nation that take part in the game, including future arrivals and lost units. */
export const unitsInPlay = (state: State, nation: NationName): number[] =>
  (state.muster.nations.get(nation) ?? []).filter(
    (piece) => state.cell[piece] !== REMOVED && state.cell[piece] !== OUT_OF_PLAY,
  );

/** Makes a nation surrender: all its units, including future arrivals, are removed from the game [7.11.capitals]. */
export function surrenderNation(state: State, nation: NationName, rule: BiteRule, why: string): void {
  if (state.surrendered.includes(nation)) return;
  state.surrendered = [...state.surrendered, nation];
  const units = unitsInPlay(state, nation);
  for (const piece of units) removeFromMap(state, piece, REMOVED);
  state.invalidateSupply(); // The sources of the nation supply no units any more.
  state.emit('surrender', rule, () => ({
    side: nationCalled(nation).side,
    text: say`${term(nation)} surrenders: ${counted(units.length, 'unit is', 'units are')} removed (${term(SIDES[nationCalled(nation).side])}).`,
    pieces: units,
    ledger: [step(term(why), rule)],
    facts: { outcome: nation },
  }));
}
