import type { Cell } from '../../board/board.js';
import type { OrderModel } from '../../model/orders.js';
import type { Answer, Decision, Play, Refusal } from '../../play/moment.js';
import { ask } from '../../play/moment.js';
import { eliminate } from './elimination.js';
import { unitsNamed } from './named-units.js';
import type { Side } from './pieces.js';
import { GERMAN, SIDE_NAMES } from './pieces.js';
import { refusal } from './refusal.js';
import type { PggRule } from './rulebook/index.js';
import { excessIn, mayStack, overstackedText, stackingLimit, leadersIn } from './stacking.js';
import { REMOVED, type State } from './state.js';

const REMOVE = 'remove';

/** The end of a phase at which a side's hexes are checked: what is too much goes, the owner chooses [7.1, 7.2]. */
export function* removeExcess(state: State, side: Side): Play {
  for (const cell of overstackedCells(state, side)) {
    const answer = yield* ask(excessDecision(state, side, cell));
    const limit = stackingLimit(state, side, leadersIn(state, cell));
    for (const piece of answer.pieces ?? []) {
      eliminate(state, piece, ruleFor(side), `${state.label(cell)} holds more units than may stack there`, REMOVED, limit.ledger);
    }
  }
}

/** Hexes of a side with too many units, in the order of its units. */
export function overstackedCells(state: State, side: Side): Cell[] {
  const cells = new Set<Cell>();
  for (const { index, side: owner } of state.pieces) {
    const cell = state.cell[index] as number;
    if (owner === side && cell >= 0 && excessIn(state, cell) > 0) cells.add(cell);
  }
  return [...cells];
}

function ruleFor(side: Side): PggRule {
  return side === GERMAN ? '7.2' : '7.1';
}

/**
 * Which units go: as few as bring the hex within its limit. Unanswered: the weakest that show their strength, then
 * untried ones, leaders last.
 */
function excessDecision(state: State, side: Side, cell: Cell): Decision {
  const choices = removals(state, side, cell);
  const [weakest] = choices;
  const refuse = (answer: Answer): Refusal | undefined => refuseRemoval(state, side, cell, choices, answer);
  return {
    kind: 'decision',
    address: `${state.turn}/${SIDE_NAMES[side]}/${state.phase}/excess ${state.label(cell)}`,
    side: SIDE_NAMES[side],
    rule: ruleFor(side),
    question: 'excess',
    prompt: `${overstackedText(state, cell)} Which leave play?`,
    verbs: [REMOVE],
    about: [cell],
    legal: () => choices.map((pieces) => ({ verb: REMOVE, pieces })),
    pick: (random) => ({ verb: REMOVE, pieces: choices[random(choices.length)] ?? [] }),
    fallback: () => ({ verb: REMOVE, pieces: weakest ?? [] }),
    read: (order) => readRemoval(state, cell, order, refuse),
    refuse,
  };
}

/** Every smallest choice of units whose removal brings the hex within its limit; the default's choice first. */
function removals(state: State, side: Side, cell: Cell): number[][] {
  const units = state.unitsIn(cell).sort((a, b) => worth(state, a) - worth(state, b) || a - b);
  for (let size = 1; size <= units.length; size++) {
    const choices = combinations(units, size).filter((gone) => {
      const stay = units.filter((unit) => !gone.includes(unit));
      return mayStack(state, side, stay.length, stay.filter((unit) => state.piece(unit).isLeader).length);
    });
    if (choices.length > 0) return choices;
  }
  return [units];
}

const UNTRIED_WORTH = 100;
const LEADER_WORTH = 200;

/** What the owner can see of a unit's worth. */
function worth(state: State, piece: number): number {
  if (state.piece(piece).isLeader) return LEADER_WORTH;
  return state.untried[piece] === 1 ? UNTRIED_WORTH : (state.strength(piece)?.defense ?? 0);
}

function combinations(units: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return units.flatMap((unit, i) => combinations(units.slice(i + 1), size - 1).map((rest) => [unit, ...rest]));
}

function readRemoval(state: State, cell: Cell, order: OrderModel, refuse: (answer: Answer) => Refusal | undefined): Answer | Refusal {
  const pieces = unitsNamed(state, order.pieces);
  if (pieces.length > 0 && pieces.every((piece) => state.cell[piece] !== cell)) {
    return { ...refusal('7.1', 'excess', `None of them stands in ${state.label(cell)}.`), waits: true };
  }
  const answer = { verb: REMOVE, pieces: pieces.filter((piece) => state.cell[piece] === cell), order };
  return refuse(answer) ?? answer;
}

function refuseRemoval(state: State, side: Side, cell: Cell, choices: readonly (readonly number[])[], answer: Answer): Refusal | undefined {
  const pieces = answer.pieces ?? [];
  if (choices.some((choice) => choice.length === pieces.length && choice.every((piece) => pieces.includes(piece)))) return undefined;
  const number = choices[0]?.length ?? 0;
  return refusal(ruleFor(side), 'excess', `${overstackedText(state, cell)} ${number} must go, and what stays must keep the limit.`);
}
