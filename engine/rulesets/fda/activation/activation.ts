import { agree, say } from '../../../model/say.js';
import { ask, type Play } from '../../../play/moment.js';
import { activatable, isAirDivision } from './activatable.js';
import { choosing } from './choosing.js';
import { flak } from '../air/flak.js';
import { striking } from '../air/air.js';
import { assaulting } from '../assault/assault.js';
import { counterBattery, firing } from '../fire/fire.js';
import { columnDuty, moving, refuseGap } from '../movement/moving.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { opponent, SIDES, type Side } from '../state/pieces.js';
import { takeSideOrders } from '../sequence/order-taking.js';
import type { State } from '../state/state.js';
import { working } from '../works/engineers.js';

/** The orders that units of an activated division may receive [6d]. */
export const actions: readonly OrderKind[] = [moving, assaulting, firing, counterBattery, working, striking, flak];

/**
 * Plays the activations of a turn. The sides alternately activate one division each. The activations end when one side
 * has no division left and both sides have activated the same number of divisions [6b, 6c].
 */
export function* activations(state: State): Play {
  const { first } = state;
  const second = opponent(first);
  for (;;) {
    const one = yield* nextDivision(state, first);
    if (one === undefined) break;
    const other = yield* nextDivision(state, second);
    if (other === undefined || !(yield* activate(state, first, one))) break;
    if (!(yield* activate(state, second, other))) break; // The chosen division may have lost all its units since.
  }
  for (const side of SIDES) tellSurplus(state, side);
}

/** The next division to activate, or `later` for a side that chooses its division only when it activates it. */
type Next = number | 'later';

/**
 * Returns the next division that a side activates; undefined when the side can or will activate none. A side that has
 * only air divisions left chooses now; any other side chooses at its activation [6c, 12d].
 */
function* nextDivision(state: State, side: Side): Play<Next | undefined> {
  const may = activatable(state, side);
  if (may.length === 0) return undefined;
  return may.every((division) => isAirDivision(state, division)) ? yield* choose(state, side) : 'later';
}

function* choose(state: State, side: Side): Play<number | undefined> {
  const may = activatable(state, side);
  if (may.length === 0) return undefined;
  state.side = side;
  const { choice } = yield* ask(choosing(state, side, may));
  return choice === undefined ? undefined : state.muster.divisionByName.get(choice);
}

/** Activates one division and takes its orders. Returns false when the side has no division to activate [6b, 6d]. */
function* activate(state: State, side: Side, next: Next): Play<boolean> {
  const isReady = next !== 'later' && activatable(state, side).includes(next);
  const division = isReady ? next : yield* choose(state, side);
  if (division === undefined) return false;
  state.side = side;
  const { name } = state.divisions[division];
  state.active = division;
  state.activated[division] = 1;
  state.activations[side]++;
  const address = `${state.turn}/${state.sideName(side)}/${name}`;
  state.address = address;
  state.emit('activation', '6b', () => ({ text: say`${state.sideName(side)} activates ${name}.` }));
  yield* takeSideOrders(state, {
    rule: '6d',
    question: 'action',
    prompt: say`${name}: which order is next?`,
    address,
    kinds: actions,
    last: 'end',
    refuseLast: refuseGap,
    duty: columnDuty,
    endOnceIn: 16,
  });
  state.clear('activation');
  return true;
}

/** Records the ground divisions that a side could not activate in this turn [6c, 12d]. */
function tellSurplus(state: State, side: Side): void {
  const surplus = activatable(state, side)
    .filter((division) => !isAirDivision(state, division))
    .map((division) => state.divisions[division].name);
  if (surplus.length === 0) return;
  state.emit('surplus', '6c', () => ({
    side,
    text: say`${surplus.join(', ')} of ${state.sideName(side)} ${agree(surplus.length, 'is', 'are')} not activated this turn.`,
  }));
}
