import { say } from '../../../model/say.js';
import type { Address, Play } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { takeOrders } from '../../../play/order-taking.js';
import { combatPhase } from '../combat/phase.js';
import { moving } from '../movement/moving.js';
import { overrunning } from '../overrun/overrun.js';
import { entering } from '../reinforcements/entering.js';
import { cite } from '../rulebook/refusal.js';
import { constructionPhase } from '../works/construction.js';
import { dismantling } from '../works/strongpoints.js';
import { removeExcess } from '../stacking/excess.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { answerText } from './answer-text.js';
import { joining, joinToBuild } from './army-units.js';

/**
 * Carries out the stages of a sequence in the order of the rules. In an Assault Sequence Army units join and active
 * units build before any unit moves; in a Pass Sequence bridges are placed and nothing else happens [7.21, 14.25a,
 * SoP.A, SoP.B, SoP.C].
 */
export function* carryOut(state: State, address: Address): Play {
  if (state.sequence === 'assault') yield* joinToBuild(state, address);
  if (state.sequence !== 'mobile') yield* constructionPhase(state, address);
  if (state.sequence === 'pass') return;
  yield* movementPhase(state, address);
  yield* removeExcess(state, `${address}/movement`); //   [3.32]
  yield* combatPhase(state, address);
  yield* removeExcess(state, `${address}/combat`);
}

/** The kinds of orders in the movement phase. */
const kinds: readonly OrderKind<State>[] = [moving, overrunning, joining, entering, dismantling];

/** Asks for orders of the movement phase. Army units join before active units move [7.41, 8.0, 8.11]. */
function* movementPhase(state: State, address: Address): Play {
  const side = SIDES[state.side];
  for (const piece of state.muster.movers[state.side]) state.startCell[piece] = state.cell[piece];
  yield* takeOrders(state, {
    rule: cite('8.11'),
    question: 'movement',
    prompt: say`${side}: which unit moves next?`,
    address: `${address}/movement`,
    side,
    kinds,
    last: 'end',
    endOnceIn: 12,
    otherFirstOnceIn: 4,
    describe: (answer) => answerText(state, answer),
  });
}
