import type { Cell } from '../../board/board.js';
import { action } from '../../mechanics/action.js';
import { whyNot } from '../../mechanics/bars.js';
import { pickOne } from '../../mechanics/choice.js';
import { memoize } from '../../mechanics/memoize.js';
import { findFromRandomStart } from '../../mechanics/movement/random-walk.js';
import { opponent } from '../../mechanics/sides.js';
import { unitCombinations } from '../../mechanics/unit-choices.js';
import type { OrderModel } from '../../model/orders.js';
import { listedBy } from '../../play/listing.js';
import type { Answer } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import type { OrderKind } from '../../play/order-kind.js';
import type { Fire } from '../declaration/combat.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { barOnFire, barOnFiringUnit } from './fire-legality.js';
import { fireRulesOf } from './fire-rules.js';
import { playFire } from './play-fire.js';

export const FIRE = 'fire';

/** A hex with enemies, and units that may fire at it together. */
interface Chance {
  readonly target: Cell;
  readonly units: readonly number[];
}

/** Returns the order kind of fire: `fire HEX with UNITS`, or `fire HEX` for all units that may fire at it together. */
export const firingIn = memoize((phase: DeclaredPhase): OrderKind<State> =>
  action<State>({
    verbs: [FIRE],
    ...listedBy(
      (state) => targetsOf(state).flatMap((target) => chancesAt(state, phase, target)),
      ({ target }, follow) => ({ verb: FIRE, cells: [target], follow }),
      (state, { target, units }) =>
        unitCombinations(state, units)
          .filter((pieces) => barOnFire(state, phase, pieces, [target]) === undefined)
          .map((pieces) => ({ verb: FIRE, pieces, cells: [target] })),
    ),
    pick: (state, random) =>
      findFromRandomStart(targetsOf(state), random, (target) => pickAt(state, phase, target, random)),
    answer: (state, order) => readFire(state, phase, order),
    whyNot: (state, { pieces = [], cells = [] }) => whyNot(barOnFire(state, phase, pieces, cells)),
    perform: playFire,
  }),
);

/** Returns the hexes with enemies of the side whose phase it is. */
const targetsOf = (state: State): Cell[] => [
  ...new Set(state.unitsOf(opponent(state.side)).map((piece) => state.cell[piece])),
];

/** Returns the units that may fire at a hex, in groups that may fire together. */
function chancesAt(state: State, phase: DeclaredPhase, target: Cell): Chance[] {
  const groups = new Map<Fire, number[]>();
  for (const unit of state.unitsOf(state.side)) {
    const rules = fireRulesOf(state, unit);
    if (rules === undefined || barOnFiringUnit(state, phase, unit, target) !== undefined) continue;
    groups.set(rules.fire, [...(groups.get(rules.fire) ?? []), unit]);
  }
  return [...groups.values()].map((units) => ({ target, units }));
}

/** Picks at random some or all units of a group that may fire at a hex. */
function pickAt(state: State, phase: DeclaredPhase, target: Cell, random: (n: number) => number): Answer | undefined {
  const chances = chancesAt(state, phase, target);
  if (chances.length === 0) return undefined;
  const { units } = pickOne(chances, random);
  const some = units.filter(() => random(2) > 0);
  const pieces = [some, units].find((one) => barOnFire(state, phase, one, [target]) === undefined);
  return pieces && { verb: FIRE, pieces, cells: [target] };
}

/** Reads an order to fire. If it names no units and only one group of units may fire at the hex, this group fires. */
export function readFire(state: State, phase: DeclaredPhase, order: OrderModel): Answer {
  const cells = order.cells.map(({ cell }) => cell);
  const named = unitsNamed(
    state,
    order.clauses.flatMap(({ preposition, pieces }) => (preposition === 'with' ? pieces : [])),
  );
  if (named.length > 0 || cells.length !== 1) return { verb: FIRE, pieces: named, cells };
  const chances = chancesAt(state, phase, cells[0]);
  return { verb: FIRE, pieces: chances.length === 1 ? chances[0].units : [], cells };
}
