import { action } from '../../../mechanics/action.js';
import { say } from '../../../model/say.js';
import { listedByUnit } from '../../../play/listing.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { arrivingBy, type Freight, type Route } from '../production/lend-lease.js';
import { pointFacts, pointsText } from '../production/stores.js';
import { refusal } from '../rulebook/refusal.js';
import { phaseOrders } from '../sequence/phase-orders.js';
import { IN_BOX, type State } from '../state/state.js';
import { AXIS } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { drawPoint } from './air-war.js';
import { rollFire } from './dice.js';

/**
 * Returns the route that a raider attacks: the arctic or the southern route. No raider attacks in the Pacific [35.2,
 * 34.0.attacked].
 */
export const routeOf = (state: State, piece: number): Route => (state.piece(piece).isArctic ? 'arctic' : 'southern');

const hasFreight = ({ red, blue }: Freight): boolean => red + blue > 0;

const mayAttack = (state: State, piece: number): boolean =>
  state.piece(piece).unitClass === 'submarine' &&
  state.piece(piece).side === AXIS &&
  state.cell[piece] === IN_BOX &&
  state.raided[piece] === 0 &&
  hasFreight(arrivingBy(state, routeOf(state, piece)));

const readyRaiders = (state: State): number[] =>
  state.muster.strategic[AXIS].filter((piece) => mayAttack(state, piece));

/** Runs the attacks on Lend-Lease convoys. There is only one round [35.2]. */
export function* convoyWar(state: State): Play {
  if (readyRaiders(state).length === 0) return;
  yield* phaseOrders(state, {
    side: AXIS,
    rule: '35.2',
    question: 'strategic-war',
    prompt: 'which raider attacks a convoy?',
    kinds: [sinking],
    endOnceIn: 4,
  });
}

/** Defines the order `sink with "U-VII" (arctic)`: raiders attack the convoy of their route [35.2]. */
const sinking: OrderKind<State> = action<State>({
  verbs: ['sink'],
  ...listedByUnit<State>('sink', readyRaiders, (_, piece) => [{ verb: 'sink', pieces: [piece] }]),
  answer(state, order) {
    const named = [...order.pieces, ...order.clauses.flatMap(({ pieces }) => pieces)];
    const route = (['arctic', 'southern'] as const).find((route) => Object.hasOwn(order.attributes, route));
    const pieces =
      named.length === 0
        ? readyRaiders(state).filter((piece) => route === undefined || routeOf(state, piece) === route)
        : unitsNamed(state, named, (piece) => mayAttack(state, piece));
    return { verb: 'sink', pieces, ...(route !== undefined && { choice: route }) };
  },
  whyNot: refuseAttack,
  perform: (state, answer) => attack(state, answer),
});

function refuseAttack(state: State, { pieces = [], choice }: Answer): Refusal | undefined {
  if (pieces.length === 0) return refusal('35.2', 'no-units', say`Name the raiders: \`sink with UNITS\`.`);
  for (const piece of pieces) {
    const name = state.name(piece);
    if (state.piece(piece).unitClass !== 'submarine')
      return refusal('35.2', 'no-raider', say`${name} cannot attack convoys.`);
    const route = routeOf(state, piece);
    if (choice !== undefined && choice !== route)
      return refusal('35.2', 'other-route', say`${name} attacks on the ${route} route, not on the ${choice} one.`);
    if (state.raided[piece] > 0 || state.cell[piece] !== IN_BOX)
      return refusal('35.2', 'sent-already', say`${name} has already attacked or is not available.`);
    if (!hasFreight(arrivingBy(state, route)))
      return refusal('35.2', 'no-convoy', say`No convoy is on the ${route} route.`);
  }
  return undefined;
}

function* attack(state: State, { pieces = [], order }: Answer): Play {
  for (const piece of pieces) {
    if (!mayAttack(state, piece)) continue; // The rest of the convoy is already sunk.
    state.raided[piece] = 1;
    const route = routeOf(state, piece);
    const address = `${state.address}/${route}/${state.name(piece)}`;
    const hits = yield* rollFire(state, 'sink', {
      name: state.name(piece),
      dice: state.strength(piece),
      from: state.piece(piece).hits || DIE_FACES,
      rule: '35.2',
      address,
      order,
    });
    const lost = { red: 0, blue: 0 };
    for (let i = 1; i <= hits; i++) {
      const { red, blue } = arrivingBy(state, route);
      const colour = yield* drawPoint({ red, blue }, `${address}/${i}`, '35.2.loss');
      if (colour !== 'red' && colour !== 'blue') break;
      lost[colour]++;
      const sunk = Object.hasOwn(state.sunk, route) ? state.sunk[route] : { red: 0, blue: 0 };
      state.sunk = { ...state.sunk, [route]: { ...sunk, [colour]: sunk[colour] + 1 } };
    }
    if (hits > 0)
      state.emit('sink', '35.2.loss', () => ({
        text: say`${state.name(piece)} sinks ${pointsText(lost)} of the ${route} convoy.`,
        pieces: [piece],
        facts: pointFacts(lost),
      }));
  }
}
