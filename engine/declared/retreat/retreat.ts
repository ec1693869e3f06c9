import type { Cell } from '../../board/board.js';
import { OUT_OF_PLAY } from '../../mechanics/off-map.js';
import { playRetreat } from '../../mechanics/retreat-procedure.js';
import { opponent } from '../../mechanics/sides.js';
import { PlainValue } from '../../mechanics/explained-value.js';
import type { LedgerStep } from '../../model/ledger.js';
import type { OrderModel } from '../../model/orders.js';
import { ask, type Address, type Answer, type Play, type Refusal } from '../../play/moment.js';
import type { Battle } from '../combat/fight.js';
import { eliminate, loseStep } from '../combat/losses.js';
import { takeCells } from '../control/control.js';
import type { Retreat } from '../declaration/combat.js';
import { applyChanges } from '../modifiers/changes.js';
import { modifiersOfUnit } from '../modifiers/modifiers-of.js';
import type { State } from '../state/state.js';
import { displacementDecision, isSameRoute, retreatDecision, type RetreatQuestion } from './retreat-decision.js';
import {
  unitsThatMakeRoom,
  displacement,
  isOccupied,
  routesIn,
  routesOf,
  type Flight,
  type Route,
} from './retreat-paths.js';
import { say } from '../../model/say.js';

/** The units of one side that a result forces to retreat. */
export interface RetreatOrder {
  readonly rule: Retreat;
  readonly battle: Battle;
  readonly side: number;
  readonly units: readonly number[];
  /** The number of hexes of the retreat, from the result or else from the statement `retreat`. */
  readonly hexes: number;
  readonly result: string;
  readonly address: Address;
}

/**
 * Plays a retreat unit by unit, in the order that the choosing side decides. Returns the cells that each unit has
 * entered; none for a unit that was lost.
 */
export function* retreatUnits(
  state: State,
  order: RetreatOrder,
  first?: Answer,
): Play<ReadonlyMap<number, readonly Cell[]>> {
  const { units } = order;
  const settled = new Set<number>();
  const displaced = new Set<number>();
  const flight = beginFlight(state, order, settled, displaced);
  const underWay: RetreatUnderWay = { ...questionOf(state, order, flight), settled, displaced };
  const { routes } = underWay;
  const lines = new Map<number, readonly Cell[]>();
  yield* playRetreat<Route>(
    units.filter((unit) => state.isOnMap(unit)),
    {
      paths: routes,
      removeBlocked: (waiting) => removeBlocked(state, waiting, underWay),
      decide: (waiting) => retreatDecision(state, waiting, underWay),
      isMeant: isSameRoute,
      *move(unit, route) {
        lines.set(unit, yield* goBack(state, unit, route, underWay));
        return [unit];
      },
    },
    first,
  );
  return lines;
}

/** Returns the retreat of units before the first of them has moved. */
const beginFlight = (
  state: State,
  order: Pick<RetreatOrder, 'rule' | 'hexes' | 'battle'>,
  settled: ReadonlySet<number> = new Set(),
  displaced: ReadonlySet<number> = new Set(),
): Flight => ({
  rule: order.rule,
  hexesOf: (unit) => lengthFor(state, unit, order),
  battleHexes: order.battle.targets,
  settled,
  displaced,
});

const questionOf = (
  state: State,
  { rule, side, battle, address, result }: RetreatOrder,
  flight: Flight,
): RetreatQuestion => ({
  flight,
  routes: routesIn(state, flight),
  battle,
  chooser: chooserOf(rule, side),
  address,
  result,
});

/** Returns the side that chooses how the units of a side retreat. */
export const chooserOf = ({ by }: Pick<Retreat, 'by'>, side: number): number =>
  by === 'owner' ? side : opponent(side);

/** Returns whether each of the units has a hex to retreat to. */
export function mayAllRetreat(state: State, order: Pick<RetreatOrder, 'rule' | 'hexes' | 'battle' | 'units'>): boolean {
  const flight = beginFlight(state, order);
  return order.units.every((unit) => routesOf(state, unit, flight).length > 0);
}

/** Reads an order as the answer to the first question of a retreat, before the retreat has begun. */
export const readFirstRetreat = (state: State, order: RetreatOrder, written: OrderModel): Answer | Refusal =>
  retreatDecision(state, order.units, questionOf(state, order, beginFlight(state, order))).read(written);

/** Returns the number of hexes that a unit retreats, with the modifiers that apply to it. */
function lengthFor(state: State, unit: number, { hexes, battle }: Pick<RetreatOrder, 'hexes' | 'battle'>): number {
  const modifiers = modifiersOfUnit(state, state.modifiers.retreat, unit, battle);
  if (modifiers.length === 0) return hexes;
  const length = new PlainValue(hexes);
  applyChanges(length, modifiers, state.declaration.odds.multiples);
  length.dropFraction();
  return Math.max(0, length.value);
}

/**
 * Carries out the rules for units that cannot retreat, and returns the other units. The removal of a unit may close the
 * path of another one, so all units are examined again.
 */
function removeBlocked(state: State, waiting: readonly number[], retreat: RetreatUnderWay): readonly number[] {
  const open = waiting.filter((unit) => state.isOnMap(unit) && !isBlocked(state, unit, retreat));
  return open.length === waiting.length ? open : removeBlocked(state, open, retreat);
}

/**
 * Returns whether a unit does not retreat, because it has no path or because its retreat is 0 hexes long. If it has no
 * path, first carries out the rule of the game about such units.
 */
function isBlocked(state: State, unit: number, { flight, routes }: RetreatUnderWay): boolean {
  const hexes = flight.hexesOf(unit);
  if (hexes === 0) return true;
  if (routes(unit).length > 0) return false;
  const { rule } = flight.rule;
  switch (flight.rule.cannot) {
    case 'stay':
      state.emit('stays', rule, () => ({
        side: state.piece(unit).side,
        text: say`${state.name(unit)} has no hex to retreat to and stays.`,
        pieces: [unit],
        cells: [state.cell[unit]],
      }));
      break;
    case 'lose':
      for (let step = 0; step < hexes; step++)
        loseStep(state, unit, { rule, reason: say`it has no hex to retreat to`, forfeit: 'order' });
      break;
    case 'lost':
      eliminate(state, unit, { rule, reason: say`it has no hex to retreat to`, forfeit: 'order' });
      break;
  }
  return true;
}

/** A retreat in progress, with the sets of units that it fills. */
interface RetreatUnderWay extends RetreatQuestion {
  readonly settled: Set<number>;
  readonly displaced: Set<number>;
}

/** Moves a unit along its route. Returns the cells that it has entered; none if it is lost. */
function* goBack(state: State, unit: number, route: Route, retreat: RetreatUnderWay): Play<readonly Cell[]> {
  const { rule } = retreat.flight.rule;
  const [from, ...cells] = route.path;
  const end = route.path[route.path.length - 1];
  if (route.end === 'full') {
    const reason = say`it is forced into ${state.label(end)}, which is full`;
    eliminate(state, unit, { rule, reason, forfeit: 'order' });
    return [];
  }
  if (route.end === 'displaces') yield* makeRoom(state, unit, end, retreat);
  for (const cell of cells) state.put(unit, cell);
  takeCells(state, unit, cells, 'retreat');
  const isGuest = route.end !== 'exit' && isOccupiedByOthers(state, unit, end, retreat.settled);
  retreat.settled.add(unit);
  if (route.end === 'exit') state.put(unit, OUT_OF_PLAY);
  else if (isGuest) state.guest[unit] = 1;
  state.emit('retreat', rule, () => ({
    side: state.piece(unit).side,
    text: say`${state.name(unit)} retreats ${[from, ...cells].map((cell) => state.label(cell)).join(' > ')}${route.end === 'exit' ? say` and leaves the map` : ''}.`,
    pieces: [unit],
    cells: [from, ...cells],
    ledger: reasonsOf(state, retreat, isGuest),
  }));
  for (let step = 0; step < route.stepsLost; step++)
    loseStep(state, unit, { rule: state.zoneRule(unit)?.rule ?? rule, reason: say`it retreats through enemy zones` });
  return cells;
}

function isOccupiedByOthers(state: State, unit: number, cell: Cell, settled: ReadonlySet<number>): boolean {
  return isOccupied(state, cell, { settled: new Set([...settled, unit]) });
}

function reasonsOf(state: State, { chooser, flight: { rule } }: RetreatUnderWay, isGuest: boolean): LedgerStep[] {
  const ledger: LedgerStep[] = [{ text: say`${state.shownSide(chooser)} chooses the retreat`, rule: rule.rule }];
  if (isGuest && rule.guest === 'silent')
    ledger.push({ text: say`a guest there: it adds nothing if the hex is attacked in this phase`, rule: rule.rule });
  return ledger;
}

/** Moves a friendly unit in a full cell back one hex, to make room for a retreating unit. */
function* makeRoom(state: State, unit: number, cell: Cell, retreat: RetreatUnderWay): Play {
  const friends = unitsThatMakeRoom(state, unit, cell, retreat.flight);
  const answer = yield* ask(displacementDecision(state, unit, friends, retreat));
  const friend = answer.pieces?.[0] ?? friends[0];
  const flight = displacement(retreat.flight, friend);
  const route = routesOf(state, friend, flight).find((one) => isSameRoute(one, answer));
  retreat.displaced.add(friend);
  state.displaced[friend] = 1;
  if (route !== undefined) yield* goBack(state, friend, route, { ...retreat, flight });
}
