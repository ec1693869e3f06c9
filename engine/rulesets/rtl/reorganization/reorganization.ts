import type { Play } from '../../../play/moment.js';
import { check } from '../efficiency/efficiency.js';
import { OUT_OF_SUPPLY, SUPPLIED } from '../state/fields.js';
import { readyCommand } from '../command/readying.js';
import type { State } from '../state/state.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { construction } from '../works/construction.js';
import { inZone } from '../zones/zones.js';

/** The reorganization segment: works are finished, who recovers, then headquarters, leaders and guns are made ready [4.21 C]. */
export function* reorganization(state: State): Play {
  yield* construction(state);
  for (const side of BOTH) yield* recover(state, side);
  readyCommand(state);
  readyArtillery(state);
}

/** Disruption goes outside enemy ZOC by itself, in it by a check of each unit [3.75]. */
function* recover(state: State, side: number): Play {
  for (const piece of state.unitsOf(side)) {
    if (state.disrupted[piece] === 0) continue;
    if (inZone(state, opponent(side), state.cell[piece])) {
      const address = `${state.turn}/${SIDES[side]}/recovery/${state.name(piece)}`;
      const { passed } = yield* check(state, { piece, address, rule: '3.75', purpose: 'recovery' });
      if (!passed) continue;
    }
    state.disrupted[piece] = 0;
    state.emit('recovery', '3.75', () => ({
      side,
      text: `${state.name(piece)} recovers.`,
      pieces: [piece],
    }));
  }
}

/** Fired artillery is made ready, not out of supply, and by RTL-50 not in emergency supply [12.19, 6.14]. */
function readyArtillery(state: State): void {
  const emergency = state.rulings['artillery.emergencyReadying'] === 'readied';
  for (const { index, isArtillery } of state.pieces)
    if (isArtillery && state.supply[index] !== OUT_OF_SUPPLY && (emergency || state.supply[index] === SUPPLIED))
      state.fired[index] = 0;
}
