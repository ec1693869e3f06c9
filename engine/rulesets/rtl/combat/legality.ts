import { say } from '../../../model/say.js';
import { neighboursOf } from '../../../board/nearest.js';
import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Refusal } from '../../../play/moment.js';
import { barOnGround, costClassOf } from '../movement/costs.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { NOWHERE } from '../../../board/board.js';
import { hexside, RAILROAD, ROADS } from '../state/ground.js';
import type { State } from '../state/state.js';
import { belowTables } from '../vocabulary/combat-results.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { attackOf, defenseOf, isBoundBySwamp } from './strength.js';

type UnitBar = Bar<string, [state: State, piece: number]>;
const unitBar = (...[rule, slug, text]: Parameters<typeof bar<[state: State, piece: number]>>): UnitBar =>
  bar(rule, slug, text);
const name = (state: State, piece: number): string => state.name(piece);

const wrongSide = unitBar(
  '9.11',
  'other-side',
  (state, piece) => say`${name(state, piece)} does not belong to the attacking side.`,
);
const offMap = unitBar('9.11', 'not-on-map', (state, piece) => say`${name(state, piece)} is not on the map.`);
const artillery = unitBar(
  '10.15',
  'artillery',
  (state, piece) => say`${name(state, piece)} is artillery: it may only support attacks.`,
);
const noAttackStrength = unitBar(
  '9.14',
  'no-attack',
  (state, piece) => say`${name(state, piece)} has no attack strength.`,
);
const alreadyDeclared = unitBar(
  '10.13',
  'declared-already',
  (state, piece) => say`${name(state, piece)} already attacks ${state.label(state.target[piece])}.`,
);
const hasAttacked = unitBar(
  '10.11',
  'attacked',
  (state, piece) => say`${name(state, piece)} has already attacked in this Combat Phase.`,
);
const inactive = unitBar(
  '7.21a',
  'not-active',
  (state, piece) => say`${name(state, piece)} is not active. Inactive units may attack only in an Assault Sequence.`,
);

/** Returns why a unit may not attack any hex now; undefined if it may attack [9.11-9.14, 10.13]. */
export function barOnAttacker(state: State, piece: number): UnitBar | undefined {
  const { side, role, isArtillery } = state.piece(piece);
  if (side !== state.side) return wrongSide;
  if (!state.isOnMap(piece)) return offMap;
  if (isArtillery) return artillery;
  if (role !== 'combat' || state.face(piece).attack === 0) return noAttackStrength;
  if (state.target[piece] !== NOWHERE) return alreadyDeclared;
  if (state.attacked[piece] === 1) return hasAttacked;
  return state.active[piece] === 0 && state.sequence !== 'assault' ? inactive : undefined;
}

type TargetBar = Bar<string, [state: State, target: Cell]>;
const noEnemy: TargetBar = bar(
  '9.11',
  'no-enemy',
  (state: State, target: Cell) => say`${state.label(target)} has no ${SIDES[opponent(state.side)]} combat unit.`,
);
const attackedAlready: TargetBar = bar(
  '10.14',
  'attacked-already',
  (state: State, target: Cell) =>
    say`An attack on ${state.label(target)} is already declared. Name all attackers in one order.`,
);

/** Returns why a hex may not be attacked now by any unit; undefined if it may [9.11, 10.14]. */
function barOnTarget(state: State, cell: Cell): TargetBar | undefined {
  if (state.combatSide(cell) !== opponent(state.side)) return noEnemy;
  return state.targets.includes(cell) ? attackedAlready : undefined;
}

const noRoadThroughSwamp: TargetBar = bar(
  '10.26',
  'swamp',
  (state: State, target: Cell) => say`no road or railway crosses the hexside of the swamp to ${state.label(target)}`,
);

/**
 * Returns why a unit may not attack across a hexside: terrain prohibits movement, or the attack enters or leaves swamp
 * without a route that the ruling `combat.swampRoutes` accepts [9.15, 10.26, TEC.h].
 */
function barAcross(state: State, piece: number, target: Cell): TargetBar | undefined {
  const { board } = state.ground;
  const at = state.cell[piece] * board.directions + board.direction(state.cell[piece], target);
  const barred = barOnGround(state, costClassOf(state, piece), at);
  if (barred !== undefined || state.rulings['combat.swampRoutes'] === 'roadRailTrail') return barred;
  if (!isBoundBySwamp(state, piece, target)) return undefined;
  return (hexside(state.ground, state.cell[piece], target) & (ROADS | RAILROAD)) === 0 ? noRoadThroughSwamp : undefined;
}

const canAttackAcross = (state: State, piece: number, target: Cell): boolean =>
  state.ground.board.direction(state.cell[piece], target) >= 0 && barAcross(state, piece, target) === undefined;

/** Returns why these units may not attack a hex together; undefined if they may [9.1]. */
export function whyNotAttack(state: State, attackers: readonly number[], target: Cell): Refusal | undefined {
  const where = state.label(target);
  const targetRefusal = whyNot(barOnTarget(state, target), state, target);
  if (targetRefusal !== undefined) return targetRefusal;
  if (attackers.length === 0) return refusal('9.11', 'no-attacker', say`No unit adjacent to ${where} may attack it.`);
  for (const piece of attackers) {
    const barred = whyNot(barOnAttacker(state, piece), state, piece) ?? positionRefusal(state, piece, target);
    if (barred !== undefined) return barred;
  }
  if (attackers.every((piece) => state.active[piece] === 0))
    return refusal('3.43c', 'no-lead', say`None of these units is active. The lead unit of an attack must be active.`);
  return weaknessRefusal(state, attackers, target);
}

function positionRefusal(state: State, piece: number, target: Cell): Refusal | undefined {
  const from = state.cell[piece];
  const distance = state.ground.board.distance(from, target);
  const [name, at, where] = [state.name(piece), state.label(from), state.label(target)];
  if (distance !== 1)
    return refusal(
      '9.1',
      'not-adjacent',
      say`${name} in ${at} is ${distance} hexes from ${where}. Attackers must be adjacent.`,
    );
  const barred = barAcross(state, piece, target);
  return (
    barred && refusal('9.15', 'barred', say`${name} in ${at} may not attack ${where}: ${barred.text(state, target)}.`)
  );
}

/**
 * Returns why an attack is too weak: its strength is below 1, or its odds are below 1-4 even before reaction and
 * support [9.14, 10.24, 10.53a]. Undefined if it is strong enough. Rule 8.65 does the same for overruns.
 */
export function weaknessRefusal(
  state: State,
  attackers: readonly number[],
  target: Cell,
  rule: '10.53a' | '8.65' = '10.53a',
): Refusal | undefined {
  const attack = attackOf(state, attackers, target);
  if (attack.value < 1)
    return refusal('9.14', 'no-strength', say`The attack strength of these units, after halving, is below 1.`, {
      why: attack.ledger,
    });
  const defense = defenseOf(state, state.unitsAt(target, opponent(state.side)));
  return belowTables(attack.value, defense.value)
    ? refusal(rule, 'odds', say`${attack.value} to ${defense.value} is below 1-4, the lowest odds allowed.`, {
        why: [...attack.ledger, ...defense.ledger],
      })
    : undefined;
}

/** Returns the units that may attack a hex, grouped by their hex. */
export function eligibleAgainst(state: State, target: Cell): number[] {
  return neighboursOf(state.ground.board, target).flatMap((cell) =>
    state.owner[cell] !== state.side
      ? []
      : state
          .unitsIn(cell)
          .filter((piece) => barOnAttacker(state, piece) === undefined && canAttackAcross(state, piece, target)),
  );
}

/** Returns the adjacent enemy hexes that a unit may attack. */
export function targetsOf(state: State, piece: number): Cell[] {
  const { neighbours, directions } = state.ground.board;
  const from = state.cell[piece];
  const targets: Cell[] = [];
  for (let at = from * directions; at < (from + 1) * directions; at++) {
    const to = neighbours[at];
    if (to !== NOWHERE && barOnTarget(state, to) === undefined && canAttackAcross(state, piece, to)) targets.push(to);
  }
  return targets;
}
