import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { choice } from '../../../mechanics/choice.js';
import { say, term } from '../../../model/say.js';
import { ask, type Address, type Answer, type Play } from '../../../play/moment.js';
import { unitsNamed } from '../../../play/named-units.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { eliminate } from '../blocks/losses.js';
import { bar, cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import { unitsCountedForStacking, stackingBar, isClearlyWithinLimits } from './stacking.js';

/**
 * Phases at the end of which stacking is checked. If the ruling `stacking.checked` is `turnEnd`, stacking is checked
 * only after the exploitation phase [A04].
 */
export type CheckTime = 'movement' | 'blitz' | 'exploitation';

/**
 * Enforces the stacking limits at the end of a phase, if the ruling `stacking.checked` names this phase [3.10, A04].
 */
export function* checkStacks(state: State, side: number, when: CheckTime, at: Address): Play {
  if (state.rulings['stacking.checked'] === 'turnEnd' && when !== 'exploitation') return;
  yield* removeExcess(state, side, at);
}

/** Makes a side remove units, one at a time, until all its stacks are within the limits [3.10, A04]. */
export function* removeExcess(state: State, side: number, at: Address): Play {
  for (const cell of overstackedCells(state, side))
    for (let bar = barIn(state, side, cell); bar !== undefined; bar = barIn(state, side, cell)) {
      const ledger = [{ text: withoutStop(bar.text()), rule: bar.rule }];
      for (const piece of yield* unitsToRemove(state, side, cell, at))
        eliminate(state, piece, '3.10', { forfeit: 'place', ledger });
    }
}

const barIn = (state: State, side: number, cell: Cell): Bar | undefined =>
  stackingBar(state, unitsCountedForStacking(state, side, cell));

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** Makes a side eliminate air units of its choice until a base is within its limit [7.8.1, 3.10.air]. */
export function* removeFromBase(state: State, side: number, cell: Cell, at: Address): Play {
  while (barIn(state, side, cell)?.slug === 'stack-air')
    for (const piece of yield* unitsToRemove(state, side, cell, at)) eliminate(state, piece, '3.10');
}

/** Asks a side which unit it removes from an overstacked hex. Returns a list with this unit. */
function* unitsToRemove(state: State, side: number, cell: Cell, at: Address): Play<readonly number[]> {
  const { pieces = [] } = yield* ask(removalQuestion(state, side, cell, `${at}/excess/${state.label(cell)}`));
  return pieces;
}

/**
 * Ends the exemption of dropped and landed units from the stacking limits at the end of their turn [23.0.stacking,
 * 24.0.stacking].
 */
export function* endOverstackingOfLanded(state: State): Play {
  if (!state.landed.some((how) => how > 0)) return;
  state.landed.fill(0);
  for (const side of BOTH) yield* removeExcess(state, side, state.address);
}

/**
 * Returns the overstacked hexes of a side, sorted by hex because the order of blocks would identify hidden blocks
 * [1.3].
 */
function overstackedCells(state: State, side: number): Cell[] {
  const cells: Cell[] = [];
  for (const piece of state.muster.onBoard[side]) {
    const cell = state.cell[piece];
    if (cell >= 0 && !isClearlyWithinLimits(state, side, cell) && !cells.includes(cell)) cells.push(cell);
  }
  return cells.filter((cell) => barIn(state, side, cell) !== undefined).sort((a, b) => a - b);
}

/**
 * Returns the units of an overstacked hex that a side may remove, weakest first. If a limit applies only to some units,
 * such as air units, only those are returned.
 */
function removableUnits(state: State, side: number, cell: Cell): number[] {
  const units = unitsCountedForStacking(state, side, cell);
  const slug = stackingBar(state, units)?.slug;
  const isTooMany = (piece: number): boolean => {
    const { isCombat, isLand } = state.piece(piece);
    if (slug === 'stack-air') return !isLand;
    if (slug === 'stack-combat') return isCombat;
    return slug === 'stack-land' ? isLand : true;
  };
  return units.filter(isTooMany).sort((a, b) => state.strength(a) - state.strength(b) || a - b);
}

function removalQuestion(state: State, side: number, cell: Cell, address: Address): ReturnType<typeof choice> {
  const remove = (piece: number): Answer => ({ verb: 'remove', pieces: [piece] });
  const label = state.label(cell);
  return choice({
    address,
    side: SIDES[side],
    rule: cite('3.10'),
    question: 'excess',
    prompt: say`${term(SIDES[side])}: which unit in ${label} is removed?`,
    verbs: ['remove'],
    about: [cell],
    options: () => removableUnits(state, side, cell).map(remove),
    answer: (order) =>
      refuseSeveral('3.10', order, 'unit') ?? { verb: 'remove', pieces: unitsNamed(state, order.pieces) },
    whyNot({ pieces: [piece] = [] }) {
      const may = removableUnits(state, side, cell);
      return whyNot(
        piece !== undefined && may.includes(piece)
          ? undefined
          : bar('3.10', 'not-excess', () => say`Remove one of ${state.names(may).join(', ')} from ${label}.`),
      );
    },
    describe: ({ pieces = [] }) => `remove ${state.namesAsWritten(pieces)}`,
  });
}
