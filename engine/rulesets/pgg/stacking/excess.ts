import type { Cell } from '../../../board/board.js';
import { ask, type Answer, type Decision, type Play, type Refusal } from '../../../play/moment.js';
import { eliminate } from '../combat/elimination.js';
import { choice } from '../../../mechanics/choice.js';
import { say } from '../../../model/say.js';
import { unitsNamed } from '../../../play/named-units.js';
import { SIDE_NAMES, type Side } from '../state/pieces.js';
import { refusal } from '../rulebook/cite.js';
import {
  excessIn,
  leadersIn,
  mayStack,
  mostThatMayStay,
  overstackedText,
  stackingLimit,
  type Kept,
} from './stacking.js';
import { OUT_OF_PLAY, type State } from '../state/state.js';

const REMOVE = 'remove';

/**
 * Removes the excess units of a side's overstacked hexes at the end of a phase. The owner chooses the units [7.1, 7.2].
 */
export function* removeExcess(state: State, side: Side): Play {
  for (const cell of overstackedCells(state, side)) {
    const answer = yield* ask(excessDecision(state, side, cell));
    const limit = stackingLimit(state, side, leadersIn(state, cell));
    for (const piece of answer.pieces ?? []) {
      eliminate(state, piece, limit.rule, say`${state.label(cell)} holds more units than may stack there`, {
        how: OUT_OF_PLAY,
        ledger: limit.ledger,
        forfeit: 'place',
      });
    }
  }
}

/** Lists the overstacked hexes of a side, in the order of the units in them. */
export function overstackedCells(state: State, side: Side): Cell[] {
  const cells = new Set<Cell>();
  for (const { index, side: owner } of state.pieces) {
    const cell = state.cell[index];
    if (owner === side && cell >= 0 && excessIn(state, cell) > 0) cells.add(cell);
  }
  return [...cells];
}

/**
 * Asks which units to remove: only as many as bring the hex within its limit.
 * Default: the weakest units with known strength first, then untried units, leaders last.
 */
function excessDecision(state: State, side: Side, cell: Cell): Decision {
  const units = state.unitsIn(cell).sort((a, b) => worth(state, a) - worth(state, b) || a - b);
  const remaining = mostThatMayStay(state, side, units.length, leadersIn(state, cell));
  const remove = (pieces: readonly number[]): Answer => ({ verb: REMOVE, pieces });
  return choice({
    address: `${state.turn}/${SIDE_NAMES[side]}/${state.phase}/excess ${state.label(cell)}`,
    side: SIDE_NAMES[side],
    rule: stackingLimit(state, side, 0).rule,
    question: 'excess',
    prompt: say`${overstackedText(state, cell)} Which units leave play?`,
    verbs: [REMOVE],
    about: [cell],
    options: () =>
      combinations(units, remaining.units)
        .reverse()
        .map((stay) => units.filter((unit) => !stay.includes(unit)))
        .filter((leaving) => leavesALegalStack(state, side, units, leaving))
        .map(remove),
    defaultAnswer: () => remove(weakest(state, units, remaining)),
    pick: (random) => remove(randomRemoval(state, side, units, remaining, random)),
    answer(order) {
      const pieces = unitsNamed(state, order.pieces);
      const inCell = pieces.filter((piece) => state.cell[piece] === cell);
      return pieces.length > 0 && inCell.length === 0
        ? refusal('7.1', 'excess', say`None of the named units stands in ${state.label(cell)}.`, { waits: true })
        : remove(inCell);
    },
    whyNot: (answer) => refuseRemoval(state, side, cell, units, remaining, answer),
    describe: ({ pieces = [] }) => `${REMOVE} ${state.namesAsWritten(pieces)}`,
  });
}

/**
 * Returns the units that are removed by default. As many leaders as possible stay, and the strongest of the other
 * units. `units` begins with the weakest unit.
 */
function weakest(state: State, units: readonly number[], remaining: Kept): number[] {
  const leaders = units.filter((unit) => state.piece(unit).isLeader);
  const others = units.filter((unit) => !state.piece(unit).isLeader);
  return [
    ...others.slice(0, others.length - (remaining.units - remaining.leaders)),
    ...leaders.slice(0, leaders.length - remaining.leaders),
  ];
}

/** Number of random choices to try before the default is taken. */
const RANDOM_ATTEMPTS = 20;

function randomRemoval(
  state: State,
  side: Side,
  units: readonly number[],
  remaining: Kept,
  random: (n: number) => number,
): number[] {
  for (let tries = 0; tries < RANDOM_ATTEMPTS; tries++) {
    const open = [...units];
    const leaving = Array.from(
      { length: units.length - remaining.units },
      () => open.splice(random(open.length), 1)[0],
    );
    if (leavesALegalStack(state, side, units, leaving)) return leaving;
  }
  return weakest(state, units, remaining);
}

function leavesALegalStack(state: State, side: Side, units: readonly number[], leaving: readonly number[]): boolean {
  const stay = units.filter((unit) => !leaving.includes(unit));
  return mayStack(state, side, stay.length, stay.filter((unit) => state.piece(unit).isLeader).length);
}

const UNTRIED_WORTH = 100;
const LEADER_WORTH = 200;

/**
 * Returns the worth of a unit, by which the default chooses the units to keep: the defense strength if it is known.
 * Untried units are worth more than any strength, and leaders are worth most.
 */
function worth(state: State, piece: number): number {
  if (state.piece(piece).isLeader) return LEADER_WORTH;
  return state.untried[piece] === 1 ? UNTRIED_WORTH : (state.strength(piece)?.defense ?? 0);
}

/** Lists all combinations of `size` units. */
function combinations(units: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  if (size > units.length) return [];
  return units.flatMap((unit, i) => combinations(units.slice(i + 1), size - 1).map((rest) => [unit, ...rest]));
}

function refuseRemoval(
  state: State,
  side: Side,
  cell: Cell,
  units: readonly number[],
  remaining: Kept,
  answer: Answer,
): Refusal | undefined {
  const leaving = new Set(answer.pieces ?? []);
  const due = units.length - remaining.units;
  if (
    leaving.size === due &&
    [...leaving].every((piece) => units.includes(piece)) &&
    leavesALegalStack(state, side, units, [...leaving])
  )
    return undefined;
  return refusal(
    stackingLimit(state, side, 0).rule,
    'excess',
    say`${overstackedText(state, cell)} ${due} must leave play, and the units that stay must keep the limit.`,
  );
}
