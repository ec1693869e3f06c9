import { action } from '../../../mechanics/action.js';
import { standingIn, whyNotFrom } from '../combat/from.js';
import { neighboursOf } from '../../../board/nearest.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedBy } from '../../../play/listing.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import type { Battle, Outcome } from '../combat/battle.js';
import { unitCombinations } from '../../../mechanics/unit-choices.js';
import { fight } from '../combat/fight.js';
import { noteCompany, passThrough } from '../movement/walk.js';
import { unitsNamed } from '../../../play/named-units.js';
import { opponent, SIDE_NAMES } from '../state/pieces.js';
import { findFromRandomStart } from '../../../mechanics/movement/random-walk.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { agree, say } from '../../../model/say.js';
import { refusal } from '../rulebook/cite.js';
import type { OrderKind } from '../sequence/order-kind.js';
import { STOPPED, type State } from '../state/state.js';
import { results } from '../vocabulary/combat-results.js';
import { leastOverrunCost, overrunCost, overrunnersIn, whyNotOverrun } from './overrun-legality.js';

const OVERRUN = 'overrun';

/**
 * Overruns, which are a part of movement [6.5]. An answer names units in one hex and the hex that they attack.
 * `legal` lists choices of units that began the phase together; `refuse` decides about other choices.
 */
export const overrunning: OrderKind = action<State>({
  verbs: [OVERRUN],
  ...listedBy(chances, ({ target }, follow) => ({ verb: OVERRUN, cells: [target], follow }), overrunsBy),
  pick: pickOverrun,
  answer: readOverrun,
  whyNot: (state, { pieces = [], cells = [] }) => whyNotOverrun(state, pieces, cells),
  perform: overrun,
});

/**
 * Carries out one overrun: pays the points, resolves the fight, disrupts the survivors and enters the emptied hex
 * [6.51, 6.52, 6.61].
 */
function* overrun(state: State, answer: Answer): Play {
  const { pieces: attackers = [], cells: [target] = [] } = answer;
  const from = state.cell[attackers[0]];
  const battle = battleOf(state, attackers, target, answer.order);
  for (const piece of attackers) state.left[piece] = state.left[piece] - overrunCost(state, piece, from, target);
  const defenders = state.unitsIn(target);
  commit(state, battle, defenders, from);
  const outcome = yield* fight(state, battle);
  disruptDefenders(state, outcome);
  if (succeeded(state, outcome, target)) enter(state, outcome.attackers, from, target);
  else stop(state, attackers, target);
}

function battleOf(state: State, attackers: readonly number[], target: Cell, order: OrderModel | undefined): Battle {
  const address = `${state.turn}/${SIDE_NAMES[state.side]}/${state.phase}/overrun ${state.label(target)}`;
  return { attackers, targets: [target], overrun: true, address, ...(order !== undefined && { order }) };
}

function commit(state: State, battle: Battle, defenders: readonly number[], from: Cell): void {
  state.emit('commit', '6.51', () => {
    const names = state.names(battle.attackers);
    return {
      text: say`${names.join(', ')} ${agree(names.length, 'overruns', 'overrun')} ${state.names(defenders).join(', ')} in ${state.label(battle.targets[0])} from ${state.label(from)}.`,
      pieces: battle.attackers,
      cells: battle.targets,
    };
  });
}

/**
 * Disrupts the surviving defenders if they lost steps or retreated [6.61]. After an engaged result no defender is
 * disrupted.
 */
function disruptDefenders(state: State, { result, defender }: Outcome): void {
  if (result === undefined || results[result].manner === 'engaged' || defender.manner === 'nothing') return;
  const units = defender.survivors.filter((piece) => state.disrupted[piece] === 0);
  if (units.length === 0) return;
  for (const piece of units) state.disrupt(piece, true);
  state.emit('disrupted', '6.61', () => {
    const names = state.names(units);
    return {
      side: defender.side,
      text: say`${names.join(', ')} ${agree(names.length, 'is', 'are')} disrupted.`,
      pieces: units,
      cells: [...new Set(units.map((piece) => state.cell[piece]))],
    };
  });
}

/**
 * Returns whether the overrun succeeded: the hex was emptied by the reveal or by a result that affects only the
 * defender, and no unit withdrew from the hex [6.51, 6.52, AMB-14, AMB-16].
 */
function succeeded(state: State, { result, attacker, attackers, withdrawnFrom }: Outcome, target: Cell): boolean {
  if (attackers.length === 0 || state.count[target] > 0 || withdrawnFrom.has(target)) return false;
  if (result === undefined) return state.rulings['untried.allZeroDefenders'] === 'treatAsEliminated';
  return results[result].manner === 'simple' && attacker.manner === 'nothing';
}

/**
 * Moves all attackers into the hex at no cost. They may continue to move if they have points left and are not in enemy
 * ZOC [6.51, 6.56].
 */
function enter(state: State, attackers: readonly number[], from: Cell, target: Cell): void {
  for (const piece of attackers) {
    passThrough(state, piece, [from, target]);
    state.put(piece, target);
    state.moved[piece] = 0;
  }
  noteCompany(state, attackers, target);
  state.emit('enter overrun hex', '6.51', () => {
    const names = state.names(attackers);
    return {
      text: say`${names.join(', ')} ${agree(names.length, 'enters', 'enter')} ${state.label(target)}.`,
      pieces: attackers,
      cells: [from, target],
    };
  });
}

/** Ends the movement of the units of a failed overrun for this phase [6.52]. */
function stop(state: State, attackers: readonly number[], target: Cell): void {
  const staying = attackers.filter((piece) => state.isOnMap(piece));
  for (const piece of attackers) {
    state.left[piece] = 0;
    state.moved[piece] = STOPPED;
  }
  if (staying.length === 0) return;
  state.emit('overrun failed', '6.52', () => ({
    text: say`The overrun of ${state.label(target)} does not clear the way; ${state.names(staying).join(', ')} may not move any more in this phase.`,
    pieces: staying,
    cells: [target],
  }));
}

function readOverrun(state: State, order: OrderModel): Answer | Refusal {
  const clause = (preposition: string) => order.clauses.filter((one) => one.preposition === preposition);
  const [target, another] = order.cells.map(({ cell }) => cell);
  if (target === undefined)
    return refusal('6.51', 'no-hex', say`The order names no hex. Write \`overrun CELL with UNITS\`.`);
  if (another !== undefined)
    return refusal('6.51', 'several-hexes', say`An overrun enters one hex; write one order for each.`);
  const written = clause('with').flatMap(({ pieces }) => pieces);
  const named = unitsNamed(state, written);
  const from = clause('from').flatMap(({ cells }) => cells.map(({ cell }) => cell));
  const pieces = named.length > 0 ? standingIn(state, named, from) : theStackBeside(state, target, from.at(0));
  if (pieces === undefined) {
    return refusal(
      '6.51',
      'which-units',
      say`Name the units that overrun ${state.label(target)}: \`overrun ${state.label(target)} with UNITS\`, all in one hex next to it.`,
    );
  }
  return whyNotFrom(state, '6.51', written, from, pieces) ?? { verb: OVERRUN, pieces, cells: [target] };
}

/**
 * Returns the units that can overrun a hex together from the named hex. If no hex is named, searches all adjacent
 * hexes. Undefined unless exactly one such group exists.
 */
function theStackBeside(state: State, target: Cell, from: Cell | undefined): number[] | undefined {
  const cells = from === undefined ? neighboursOf(state.ground.board, target) : [from];
  const stacks = cells.flatMap((cell) => overrunnersIn(state, cell, target));
  return stacks.length === 1 ? stacks[0] : undefined;
}

function overrunsBy(state: State, { target, units }: Chance): Answer[] {
  return unitCombinations(state, units)
    .filter((pieces) => whyNotOverrun(state, pieces, [target]) === undefined)
    .map((pieces) => ({ verb: OVERRUN, pieces, cells: [target] }));
}

interface Chance {
  readonly target: Cell;
  readonly units: readonly number[];
}

/** Lists the possible overruns: each hex with enemies next to own units, and the units that may overrun it together. */
function chances(state: State): Chance[] {
  const enemy = opponent(state.side);
  const own = state.muster.bySide[state.side].filter((piece) => state.isOnMap(piece));
  return [...new Set(own.map((piece) => state.cell[piece]))].flatMap((cell) =>
    neighboursOf(state.ground.board, cell)
      .filter((target) => state.owner[target] === enemy)
      .flatMap((target) => overrunnersIn(state, cell, target).map((units) => ({ target, units }))),
  );
}

function pickOverrun(state: State, random: (n: number) => number): Answer | undefined {
  const least = leastOverrunCost(state);
  return findFromRandomStart(state.muster.bySide[state.side], random, (piece) => {
    const cell = state.cell[piece];
    const mayTry = cell >= 0 && state.left[piece] >= least && state.disrupted[piece] === 0;
    return mayTry ? pickFrom(state, piece, cell, random) : undefined;
  });
}

function pickFrom(state: State, piece: number, cell: Cell, random: (n: number) => number): Answer | undefined {
  const { board } = state.ground;
  const turn = random(board.directions);
  for (let i = 0; i < board.directions; i++) {
    const target = board.neighbour(cell, (turn + i) % board.directions);
    if (target < 0 || state.owner[target] === NO_SIDE || state.owner[target] === state.side) continue;
    const stack = overrunnersIn(state, cell, target).find((units) => units.includes(piece));
    if (stack === undefined) continue;
    const some = stack.filter((one) => one === piece || random(2) === 0);
    for (const pieces of [some, stack])
      if (whyNotOverrun(state, pieces, [target]) === undefined) return { verb: OVERRUN, pieces, cells: [target] };
  }
  return undefined;
}
