import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { movementOrders } from '../../../mechanics/movement/movement-orders.js';
import type { Explained } from '../../../model/ledger.js';
import { list } from '../../../model/words.js';
import { standingBar } from '../nations/regions.js';
import { say } from '../../../model/say.js';
import { bar, explain, refusal } from '../rulebook/refusal.js';
import { BY_ACTION } from '../state/fields.js';
import type { State } from '../state/state.js';
import { pickRandomBase, basesInRange, flightDistance, hasRoom, isBase, rangeOf } from './bases.js';
import { airUnitBar, flyerOf } from './unit-bars.js';

/**
 * Returns how many hexes an air unit may fly to change base: twice its range. An air unit out of supply may fly only
 * its range or, if the ruling `supply.rebasing` is `halfRange`, half its range [7.5.2.rebasing, 4.4.air, A12].
 */
export function transferRange(state: State, piece: number): Explained {
  const range = explain(rangeOf(state, piece), 'range', '7.5.2');
  const isUnsupplied = state.outOfSupply[piece] === 1 && state.fuel[piece] !== BY_ACTION;
  if (!isUnsupplied || state.rulings['supply.rebasing'] === 'combatRange')
    range.times(state.numbers['air.rebaseFactor'], 'to another base', '7.5.2.rebasing');
  return isUnsupplied ? range.dividedBy(2, 'out of supply', '4.4.air') : range;
}

type CellBar = Bar<string, [state: State, piece: number, cell: Cell]>;
const cannotChange = (state: State, piece: number, cell: Cell): string =>
  say`${state.name(piece)} cannot change its base to ${state.label(cell)}`;
const noBase: CellBar = bar(
  '3.4',
  'no-base',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotChange(state, piece, cell)}: an air base must be a city or fortress that its side controls and that can serve as a source of supply.`,
);
const full: CellBar = bar(
  '3.10.air',
  'base-full',
  (state: State, piece: number, cell: Cell) =>
    say`${cannotChange(state, piece, cell)}: only ${state.numbers['stack.air']} air unit may be based in a hex, and another unit is based there.`,
);

/**
 * Returns a warning if another unit takes the base of an air unit that is in flight; the warning names the air unit in
 * flight. Returns '' otherwise [7.8.1, 3.10.air].
 */
function returnWarning(state: State, side: number, cell: Cell): string {
  const out = state.muster.air[side].filter((piece) => state.isOnMap(piece) && state.base[piece] === cell);
  return out.length === 0
    ? ''
    : say` ${list(state.names(out))} took off from there: if no other base is free when it returns, one of the two air units is eliminated [7.8.1].`;
}

/** Returns why an air unit may not change to a base; undefined if it may. */
function baseBar(state: State, piece: number, cell: Cell): CellBar | undefined {
  if (!isBase(state, state.piece(piece).side, cell)) return noBase;
  return standingBar(state, piece, cell) ?? (hasRoom(state, piece, cell) ? undefined : full);
}

/** Lists other bases to which an air unit may change, nearest first. */
export const basesToChangeTo = (state: State, piece: number): Cell[] =>
  basesInRange(state, piece, state.cell[piece], transferRange(state, piece).value).filter(
    (cell) => cell !== state.cell[piece],
  );

/** `rebase UNIT to HEX`: an air unit changes its base [7.5.2.rebasing]. */
export const rebasing = movementOrders<State>({
  verb: 'rebase',
  rule: '7.5.2.rebasing',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `rebase UNIT to HEX`.'],
    way: ['no-cell', 'The order names no destination: `rebase UNIT to HEX`.'],
    oneCell: ['one-hex', 'An air unit flies directly to one base: `rebase UNIT to HEX`.'],
    all: ['no-units', 'A change of base needs a unit and a hex.'],
  },
  units: (state) => state.muster.air[flyerOf(state)],
  hasMoved: (state) => state.moved,
  barFor: airUnitBar,
  destinations: basesToChangeTo,
  randomPath: (state, piece, random) => pickRandomBase(state, piece, transferRange(state, piece).value, random),
  whyNot(state, piece, { cells: [cell] }) {
    if (cell === state.cell[piece])
      return refusal('7.5.2.rebasing', 'there', say`${state.name(piece)} is based in ${state.label(cell)} already.`);
    const far = flightDistance(state.ground, state.cell[piece], cell);
    const { value, ledger } = transferRange(state, piece);
    if (far > value)
      return refusal(
        '7.5.2.rebasing',
        'out-of-range',
        say`${state.name(piece)} may fly at most ${value} hexes to change its base; ${state.label(cell)} is ${far} hexes away.`,
        { why: ledger },
      );
    return whyNot(baseBar(state, piece, cell), state, piece, cell);
  },
  whyNotTogether: (state, { pieces, cells: [cell] }) =>
    pieces.length > state.numbers['stack.air'] ? whyNot(full, state, pieces[0], cell) : undefined,
  perform(state, { pieces, cells: [cell] }) {
    for (const piece of pieces) {
      const from = state.cell[piece];
      state.put(piece, cell);
      state.moved[piece] = 1;
      state.airborne = true;
      const { side } = state.piece(piece);
      state.emit('rebase', '7.5.2.rebasing', () => ({
        side,
        text: say`${state.name(piece)} changes its base from ${state.label(from)} to ${state.label(cell)}.${returnWarning(state, side, cell)}`,
        pieces: [piece],
        cells: [from, cell],
        facts: { cost: flightDistance(state.ground, from, cell) },
      }));
    }
    return undefined;
  },
});
