import type { Cell } from '../../../../engine/board/board.js';
import { neighboursOf } from '../../../../engine/board/nearest.js';
import { action } from '../../../../engine/mechanics/action.js';
import { whyNot, type Bar } from '../../../../engine/mechanics/bars.js';
import { opponent } from '../../../../engine/mechanics/sides.js';
import { unitCombinations } from '../../../../engine/mechanics/unit-choices.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import { listedBy } from '../../../../engine/play/listing.js';
import type { Answer } from '../../../../engine/play/moment.js';
import { unitsNamed } from '../../../../engine/play/named-units.js';
import type { OrderKind } from '../../../../engine/play/order-kind.js';
import { bar } from '../rulebook/rulebook.js';
import type { State } from '../state/state.js';

const ATTACK = 'attack';

/** The orders to attack in a phase of combat [7]. */
export const attacking: OrderKind<State> = action<State>({
  verbs: [ATTACK],
  ...listedBy(
    targetsOf,
    (cell, follow) => ({ verb: ATTACK, cells: [cell], follow }),
    (state, cell) =>
      unitCombinations(state, ableAgainst(state, cell)).map((pieces) => ({ verb: ATTACK, pieces, cells: [cell] })),
  ),
  pick: pickAttack,
  answer: readAttack,
  whyNot: (state, { pieces = [], cells = [] }) => whyNot(attackBar(state, pieces, cells)),
  perform: declare,
});

/** Returns why a unit may not attack any hex now; undefined if it may [7]. */
function barOnAttacker(state: State, unit: number): Bar | undefined {
  const { name, side } = state.piece(unit);
  if (side !== state.side) return bar('7', 'other-side', () => `${name} belongs to ${state.sideName(side)}.`);
  if (!state.isOnMap(unit)) return bar('7', 'off-map', () => `${name} is not on the map.`);
  if (state.attacked[unit] === 1)
    return bar('7', 'attacked-already', () => `${name} has attacked in this phase already.`);
  return state.strength(unit) <= 0 ? bar('7', 'no-attack', () => `${name} has no strength.`) : undefined;
}

/** Returns why a hex may not be attacked now; undefined if it may [7]. */
function barOnTarget(state: State, cell: Cell): Bar | undefined {
  if (cell < 0 || state.owner[cell] !== opponent(state.side))
    return bar('7', 'no-enemy', () => `No enemy is in ${cell < 0 ? 'the cell' : state.label(cell)}.`);
  return state.attackedCell[cell] === 1
    ? bar('7', 'attacked-already', () => `${state.label(cell)} has been attacked in this phase already.`)
    : undefined;
}

const isBeside = ({ ground: { board }, cell }: State, unit: number, target: Cell): boolean =>
  cell[unit] >= 0 && board.direction(cell[unit], target) >= 0;

/** Returns why units may not attack a hex together; undefined if they may [7]. */
export function attackBar(state: State, units: readonly number[], [target, another]: readonly Cell[]): Bar | undefined {
  if (target === undefined) return bar('7', 'no-cell', () => 'The order names no hex: `attack HEX with UNITS`.');
  if (units.length === 0) return bar('7', 'no-units', () => 'The order names no unit: `attack HEX with UNITS`.');
  if (another !== undefined) return bar('7', 'one-hex', () => 'An attack is on one hex.');
  const onTarget = barOnTarget(state, target);
  if (onTarget !== undefined) return onTarget;
  for (const unit of units) {
    const onUnit = barOnAttacker(state, unit);
    if (onUnit !== undefined) return onUnit;
    if (!isBeside(state, unit, target))
      return bar('7', 'not-adjacent', () => `${state.name(unit)} is not next to ${state.label(target)}.`);
  }
  return undefined;
}

/** Returns the hexes that the side may attack now with at least one unit. */
function targetsOf(state: State): Cell[] {
  const targets: Cell[] = [];
  for (const unit of state.unitsOf(opponent(state.side))) {
    const cell = state.cell[unit];
    if (targets.includes(cell) || barOnTarget(state, cell) !== undefined) continue;
    if (ableAgainst(state, cell).length > 0) targets.push(cell);
  }
  return targets;
}

/** Returns the units that may attack a hex now, hex by hex. */
function ableAgainst(state: State, target: Cell): number[] {
  return neighboursOf(state.ground.board, target)
    .filter((from) => state.owner[from] === state.side)
    .flatMap((from) => state.unitsIn(from))
    .filter((unit) => barOnAttacker(state, unit) === undefined);
}

/** Picks at random a hex and units that attack it together. */
function pickAttack(state: State, random: (n: number) => number): Answer | undefined {
  const targets = targetsOf(state);
  if (targets.length === 0) return undefined;
  const target = targets[random(targets.length)];
  const able = ableAgainst(state, target);
  const some = able.filter(() => random(3) > 0);
  return { verb: ATTACK, pieces: some.length > 0 ? some : able, cells: [target] };
}

/** Reads an order to attack. If it names no units, all units that may attack the hex take part. */
export function readAttack(state: State, order: OrderModel): Answer {
  const cells = order.cells.map(({ cell }) => cell);
  const named = unitsNamed(
    state,
    order.clauses.flatMap(({ preposition, pieces }) => (preposition === 'with' ? pieces : [])),
  );
  const pieces = named.length > 0 || cells.length === 0 ? named : ableAgainst(state, cells[0]);
  return { verb: ATTACK, pieces, cells };
}

/** Declares an attack. It is fought after all attacks of the phase are declared [7]. */
function declare(state: State, { pieces = [], cells: [target] = [], order }: Answer): undefined {
  for (const unit of pieces) state.attacked[unit] = 1;
  state.attackedCell[target] = 1;
  const address = `${state.address}/${state.label(target)}`;
  state.battles.push({ attackers: pieces, target, address, ...(order !== undefined && { order }) });
  state.emit('declared', '7', () => ({
    text: `${state.names(pieces).join(', ')} will attack ${state.label(target)}.`,
    pieces,
    cells: [target],
  }));
}
