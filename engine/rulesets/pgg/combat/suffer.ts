import type { Cell } from '../../../board/board.js';
import { ask, type Decision, type Play } from '../../../play/moment.js';
import type { Battle, LeftHex, Suffered } from './battle.js';
import { eliminate, loseStep } from './elimination.js';
import { LOSE } from '../../../mechanics/loss-answers.js';
import { say } from '../../../model/say.js';
import { lossDecision } from './losses.js';
import type { Side } from '../state/pieces.js';
import { allCanRetreat } from '../retreat/retreat-routes.js';
import { retreatAll } from '../retreat/retreat.js';
import type { State } from '../state/state.js';
import { cellsOf } from './strength.js';
import { results, type ResultCode } from '../vocabulary/combat-results.js';

/** One side's units and hexes in a battle after the die roll. */
export interface Involved {
  readonly side: Side;
  /** Units that suffer the result, including guests (units that retreated into an attacked hex). */
  readonly units: readonly number[];
  readonly enemies: readonly number[];
}

/**
 * Applies a result to the units of one side [9.64-9.67]. Any result eliminates guests among the defenders, that is,
 * units that retreated into the hex [9.75]. A result with `e`, such as `Ae`, eliminates all units. Otherwise the owner
 * chooses between losing steps and retreating all units [9.65]; after an engaged result the units only lose steps
 * [9.67].
 */
export function* suffer(
  state: State,
  battle: Battle,
  involved: Involved,
  result: ResultCode,
  part: 'defender' | 'attacker',
): Play<Suffered> {
  const { manner } = results[result];
  const suffering = results[result][part];
  if (suffering === undefined) return left(state, involved, 'nothing', new Map());

  const at = new Map(involved.units.map((piece) => [piece, state.cell[piece]]));
  // A guest (a unit that retreated into a hex) is eliminated only in an attacked hex; a guest that attacks fights like
  // any other unit.
  for (const piece of part === 'defender' ? involved.units : []) {
    if (state.guest[piece] === 1)
      eliminate(state, piece, '9.75', say`it retreated into a hex that now suffers a result`);
  }
  if (suffering === 'eliminated') {
    for (const piece of involved.units)
      if (state.isOnMap(piece)) eliminate(state, piece, '9.64', say`the result is ${result}`);
    return left(state, involved, 'losses', new Map(), at);
  }
  const lines = new Map<number, readonly Cell[]>();
  let retreated = false;
  for (const group of groupsOf(state, battle, involved, part)) {
    const units = group.filter((piece) => state.isOnMap(piece));
    if (units.length === 0) continue;
    const given = questionOf(state, battle, involved.side, part, result, units);
    const mayRetreat =
      manner !== 'engaged' &&
      (state.rulings['retreat.ifBlocked'] === 'eliminateBlockedUnit' || allCanRetreat(state, units, suffering));
    const answer = yield* ask(
      lossDecision(state, { side: involved.side, units, number: suffering, mayRetreat }, given),
    );
    if (answer.verb === LOSE) {
      for (const piece of answer.pieces ?? []) loseStep(state, piece);
      continue;
    }
    retreated = true;
    const enemy = { ...given, address: `${given.address}/retreat`, ...within(state, battle, involved.side, true) };
    for (const [piece, line] of yield* retreatAll(state, involved.side, units, suffering, involved.enemies, enemy))
      lines.set(piece, line);
  }
  return left(state, involved, retreated ? 'retreat' : 'losses', lines, at);
}

/**
 * Returns the groups of units that suffer a result together. By default, the whole side is one group. If the ruling
 * `combat.multiHexResult` is `perHex`, the defenders of each attacked hex are one group [AMB-20].
 */
function groupsOf(
  state: State,
  battle: Battle,
  involved: Involved,
  part: 'defender' | 'attacker',
): (readonly number[])[] {
  if (part === 'attacker' || battle.targets.length < 2 || state.rulings['combat.multiHexResult'] === 'wholeSide')
    return [involved.units];
  return battle.targets.map((cell) => involved.units.filter((piece) => state.cell[piece] === cell));
}

function questionOf(
  state: State,
  battle: Battle,
  side: Side,
  part: 'defender' | 'attacker',
  result: ResultCode,
  units: readonly number[],
): Pick<Decision, 'address' | 'within' | 'result' | 'about'> {
  const hexes = battle.targets.length > 1 && part === 'defender' ? `/${state.label(state.cell[units[0]])}` : '';
  return {
    address: `${battle.address}/${part}${hexes}`,
    result,
    about: aboutOf(state, battle, part, units),
    ...within(state, battle, side, false),
  };
}

/**
 * Returns the hexes that are named in a decision about losses: all attacked hexes, or only the hexes of the units if
 * each attacked hex suffers the result separately [AMB-20].
 */
function aboutOf(
  state: State,
  battle: Battle,
  part: 'defender' | 'attacker',
  units: readonly number[],
): readonly Cell[] {
  const perHex = part === 'defender' && state.rulings['combat.multiHexResult'] === 'perHex';
  return perHex ? cellsOf(state, units) : battle.targets;
}

/**
 * Returns the battle's order if its braces may contain the answer to a decision of a side. The attacker answers about
 * losses of his own units and about the enemy's retreat [9.72]. For other decisions the result is empty.
 */
function within(state: State, battle: Battle, side: Side, enemyAnswers: boolean): Pick<Decision, 'within'> {
  const attacking = state.piece(battle.attackers[0]).side;
  return battle.order !== undefined && (side === attacking) !== enemyAnswers ? { within: battle.order } : {};
}

function left(
  state: State,
  involved: Involved,
  manner: Suffered['manner'],
  lines: ReadonlyMap<number, readonly Cell[]>,
  at?: ReadonlyMap<number, Cell>,
): Suffered {
  const cells = at === undefined ? cellsOf(state, involved.units) : [...new Set(at.values())];
  const hexes = cells.map((cell): LeftHex => {
    const ways = [...lines]
      .filter(([piece, line]) => at?.get(piece) === cell && line.length > 0)
      .map(([, line]) => line);
    return { cell, emptied: state.count[cell] === 0, lines: ways };
  });
  return { side: involved.side, manner, survivors: involved.units.filter((piece) => state.isOnMap(piece)), hexes };
}
