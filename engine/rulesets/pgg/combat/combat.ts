import { action } from '../../../mechanics/action.js';
import { standingIn, whyNotFrom } from './from.js';
import { neighboursOf } from '../../../board/nearest.js';
import type { Cell } from '../../../board/board.js';
import type { OrderModel } from '../../../model/orders.js';
import { listedBy } from '../../../play/listing.js';
import type { Answer, Play, Refusal } from '../../../play/moment.js';
import { advance, advanceWays } from './advance.js';
import { eligibleAgainst, mayAttack, mayBeAttacked, mayFightAcross, whyNotAttack } from './attack-legality.js';
import type { Battle, Outcome } from './battle.js';
import { unitCombinations } from '../../../mechanics/unit-choices.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { agree, say } from '../../../model/say.js';
import { fight } from './fight.js';
import { unitsNamed } from '../../../play/named-units.js';
import { SIDE_NAMES } from '../state/pieces.js';
import type { OrderKind } from '../sequence/order-kind.js';
import type { State } from '../state/state.js';
import { results } from '../vocabulary/combat-results.js';

/**
 * Attacks of the combat phase [9.0]: `attack CELLS with UNITS`, `attack CELLS from CELLS`, or `attack CELLS` by all
 * units that may attack the cells.
 * `refuse` decides whether an order is legal. `legal` lists every combination of units against each hex if there are
 * few. Otherwise it lists only single units, whole stacks and combinations of whole stacks.
 */
export const attacking: OrderKind = action<State>({
  verbs: ['attack'],
  ...listedBy(contacts, (cell, follow) => ({ verb: 'attack', cells: [cell], follow }), attacksOn),
  pick: pickAttack,
  answer: readAttack,
  whyNot: (state, { pieces = [], cells = [] }) => whyNotAttack(state, pieces, cells),
  perform: attack,
});

/**
 * Carries out one attack, from commitment to advance [9.0, 9.8]. If the ruling `untried.reveal` is `allDeclaredFirst`,
 * the attack waits until all attacks are declared [AMB-51].
 */
function* attack(state: State, answer: Answer): Play {
  const battle = battleOf(state, answer);
  const defending = battle.targets.flatMap((cell) => state.unitsIn(cell));
  for (const piece of battle.attackers) {
    state.attacked[piece] = 1;
    state.attackedFrom[piece] = state.cell[piece];
  }
  commit(state, battle, defending);
  if (state.rulings['untried.reveal'] === 'perAttack') yield* carryOut(state, battle, defending);
  else declare(state, battle, defending);
}

function* carryOut(state: State, battle: Battle, defending: readonly number[]): Play {
  state.address = battle.address;
  const outcome = yield* fight(state, battle);
  // Without a die roll, the defenders do not count as attacked in this phase [9.14].
  if (outcome.result !== undefined) for (const piece of defending) state.wasAttacked[piece] = 1;
  yield* advances(state, battle, outcome);
}

function declare(state: State, battle: Battle, defending: readonly number[]): void {
  for (const piece of defending) state.wasAttacked[piece] = 1;
  state.declared.push(battle);
}

/**
 * Ends the declarations and carries out the attacks in the order of declaration. Units that are no longer next to the
 * target do not take part in the attack [12.2, AMB-51].
 */
export function* carryOutDeclared(state: State): Play {
  const battles = state.declared;
  state.declared = [];
  for (const battle of battles) {
    const targets = battle.targets.filter((cell) => state.owner[cell] >= 0 && state.owner[cell] !== state.side);
    const beside = (piece: number): boolean => targets.every((cell) => mayFightAcross(state, state.cell[piece], cell));
    const attackers = battle.attackers.filter((piece) => state.isOnMap(piece) && beside(piece));
    if (targets.length === 0 || attackers.length === 0) continue;
    yield* carryOut(
      state,
      { ...battle, attackers, targets },
      targets.flatMap((cell) => state.unitsIn(cell)),
    );
  }
}

function battleOf(state: State, { pieces = [], cells = [], order }: Answer): Battle {
  const place = cells.map((cell) => state.label(cell)).join('+');
  return {
    attackers: pieces,
    targets: cells,
    overrun: false,
    address: `${state.turn}/${SIDE_NAMES[state.side]}/${state.phase}/${place}`,
    ...(order !== undefined && { order }),
  };
}

/** Commits units and targets before untried units are revealed [12.2]. */
function commit(state: State, battle: Battle, defending: readonly number[]): void {
  const where = battle.targets.map((cell) => state.label(cell));
  state.emit('commit', '9.11', () => ({
    text: say`${state.names(battle.attackers).join(', ')} ${agree(battle.attackers.length, 'attacks', 'attack')} ${state.names(defending).join(', ')} in ${where.join(say` and `)}.`,
    pieces: battle.attackers,
    cells: battle.targets,
  }));
}

/**
 * Asks the victors to advance into emptied hexes. Victors are attackers that did not retreat [9.66, 9.81], or defenders
 * after a result that affects only the attacker [9.87, AMB-24]. No unit advances after an engaged result [9.67]. Not
 * called for overruns, which have no advance [6.57, 6.58].
 */
function* advances(state: State, battle: Battle, outcome: Outcome): Play {
  const { attacker, defender, result, withdrawnFrom } = outcome;
  if (result !== undefined && results[result].manner === 'engaged') return;
  const given = {
    address: `${battle.address}/advance`,
    about: battle.targets,
    ...(result !== undefined && { result }),
  };
  if (result === undefined && state.rulings['untried.allZeroDefenders'] === 'noAdvance') return;
  if (defender.manner !== 'nothing') {
    if (attacker.manner === 'retreat') return;
    const within = battle.order === undefined ? {} : { within: battle.order };
    yield* advance(state, attacker.survivors, advanceWays(state, defender.hexes, withdrawnFrom), {
      ...given,
      ...within,
    });
  } else if (attacker.manner !== 'nothing') {
    const farthest = state.rulings['advance.defender'] === 'intoOneHexOnly' ? 1 : undefined;
    // Guests (units that retreated into this hex) do not advance from it: they add nothing to its defense [9.75].
    const victors = defender.survivors.filter((piece) => state.guest[piece] === 0);
    yield* advance(state, victors, advanceWays(state, attacker.hexes, withdrawnFrom, farthest), given);
  }
}

function readAttack(state: State, order: OrderModel): Answer | Refusal {
  const targets = order.cells.map(({ cell }) => cell);
  const clause = (preposition: string) => order.clauses.filter((one) => one.preposition === preposition);
  const written = clause('with').flatMap(({ pieces }) => pieces);
  const named = unitsNamed(state, written);
  const from = clause('from').flatMap(({ cells }) => cells.map(({ cell }) => cell));
  const able = (): number[] => {
    const units = targets.length === 0 ? [] : eligibleAgainst(state, targets[0]);
    return units.filter((piece) => targets.every((cell) => mayFightAcross(state, state.cell[piece], cell)));
  };
  const pieces = standingIn(state, named.length > 0 ? named : withCompany(state, able()), from);
  return whyNotFrom(state, '9.11', written, from, pieces) ?? { verb: 'attack', pieces, cells: targets };
}

/** Removes each leader in whose hex no other unit of the list is, because a leader cannot attack by himself. */
function withCompany(state: State, pieces: readonly number[]): number[] {
  const fighting = new Set(pieces.filter((piece) => !state.piece(piece).isLeader).map((piece) => state.cell[piece]));
  return pieces.filter((piece) => !state.piece(piece).isLeader || fighting.has(state.cell[piece]));
}

/**
 * Lists the legal attacks on a hex: on the hex alone, and on the hex together with one other hex. A pair of hexes is
 * listed only for the hex that comes first in the order of the cells.
 */
function attacksOn(state: State, cell: Cell): Answer[] {
  const answers: Answer[] = [];
  const units = eligibleAgainst(state, cell);
  for (const pieces of unitCombinations(state, units)) addIfLegal(state, answers, pieces, [cell]);
  for (const other of contacts(state)) {
    if (other <= cell) continue;
    const both = units.filter((piece) => mayFightAcross(state, state.cell[piece], other));
    for (const pieces of unitCombinations(state, both)) addIfLegal(state, answers, pieces, [cell, other]);
  }
  return answers;
}

function addIfLegal(state: State, answers: Answer[], pieces: readonly number[], cells: readonly Cell[]): void {
  if (whyNotAttack(state, pieces, cells) === undefined) answers.push({ verb: 'attack', pieces, cells });
}

/** Lists the enemy hexes that may be attacked and are adjacent to a unit of the phasing side. */
function contacts(state: State): Cell[] {
  const attackers = state.pieces.filter(({ index }) => mayAttack(state, index));
  return [...new Set(attackers.flatMap(({ index }) => targetsOf(state, index)))];
}

/** Picks at random a unit, an enemy hex next to the unit, and more units that may join the attack. */
function pickAttack(state: State, random: (n: number) => number): Answer | undefined {
  const count = state.pieces.length;
  const start = count === 0 ? 0 : random(count);
  for (let step = 0; step < count; step++) {
    const piece = (start + step) % count;
    if (state.piece(piece).isLeader || state.piece(piece).side !== state.side || !state.isOnMap(piece)) continue;
    const targets = targetsOf(state, piece);
    if (targets.length === 0 || !mayAttack(state, piece)) continue;
    const cells = random(8) === 0 && targets.length > 1 ? targets : [targets[random(targets.length)]];
    return joined(state, piece, cells, random);
  }
  return undefined;
}

function joined(
  state: State,
  piece: number,
  cells: readonly Cell[],
  random: (n: number) => number,
): Answer | undefined {
  const able = (unit: number): boolean =>
    unit !== piece && cells.every((cell) => mayFightAcross(state, state.cell[unit], cell));
  const others = eligibleAgainst(state, cells[0]).filter(able);
  const pieces = withCompany(state, [piece, ...others.filter(() => random(2) === 0)]);
  if (whyNotAttack(state, pieces, cells) === undefined) return { verb: 'attack', pieces, cells };
  // A stack that splits its attacks needs its leader in one of them [10.26].
  const all = withCompany(state, [piece, ...others]);
  return whyNotAttack(state, all, cells) === undefined ? { verb: 'attack', pieces: all, cells } : undefined;
}

function targetsOf(state: State, piece: number): Cell[] {
  const from = state.cell[piece];
  return neighboursOf(state.ground.board, from).filter(
    (to) => state.owner[to] !== NO_SIDE && mayBeAttacked(state, to) && mayFightAcross(state, from, to),
  );
}
