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

type Told = Bar<string, [state: State, piece: number]>;
const told = (...[rule, slug, tell]: Parameters<typeof bar<[state: State, piece: number]>>): Told =>
  bar(rule, slug, tell);
const name = (state: State, piece: number): string => state.name(piece);

const strangers = told(
  '9.11',
  'other-side',
  (state, piece) => `${name(state, piece)} is not of the side that attacks.`,
);
const away = told('9.11', 'not-on-map', (state, piece) => `${name(state, piece)} is not on the map.`);
const guns = told(
  '10.15',
  'artillery',
  (state, piece) => `${name(state, piece)} supports attacks and makes none itself.`,
);
const harmless = told('9.14', 'no-attack', (state, piece) => `${name(state, piece)} has no attack strength.`);
const busy = told(
  '10.13',
  'declared-already',
  (state, piece) => `${name(state, piece)} attacks ${state.label(state.target[piece])} already.`,
);
const spent = told('10.11', 'attacked', (state, piece) => `${name(state, piece)} has attacked in this combat phase.`);
const inactive = told(
  '7.21a',
  'not-active',
  (state, piece) => `${name(state, piece)} is not active; only an Assault Sequence lets it join.`,
);

/** What keeps a unit from any attack now, whatever the target [9.11-9.14, 10.13]. */
export function barOnAttacker(state: State, piece: number): Told | undefined {
  const { side, role, isArtillery } = state.piece(piece);
  if (side !== state.side) return strangers;
  if (!state.isOnMap(piece)) return away;
  if (isArtillery) return guns;
  if (role !== 'combat' || state.face(piece).attack === 0) return harmless;
  if (state.target[piece] !== NOWHERE) return busy;
  if (state.attacked[piece] === 1) return spent;
  return state.active[piece] === 0 && state.sequence !== 'assault' ? inactive : undefined;
}

type TargetBar = Bar<string, [state: State, target: Cell]>;
const nobodyThere: TargetBar = bar(
  '9.11',
  'no-enemy',
  (state: State, target: Cell) =>
    `No combat unit of the ${SIDES[opponent(state.side)]} stands in ${state.label(target)}.`,
);
const attackedAlready: TargetBar = bar(
  '10.14',
  'attacked-already',
  (state: State, target: Cell) => `An attack on ${state.label(target)} is declared; one order names all who make it.`,
);

/** What keeps a hex from being attacked now, whoever attacks [9.11, 10.14]. */
function barOnTarget(state: State, cell: Cell): TargetBar | undefined {
  if (state.combatSide(cell) !== opponent(state.side)) return nobodyThere;
  return state.targets.includes(cell) ? attackedAlready : undefined;
}

const byRoad: TargetBar = bar(
  '10.26',
  'swamp',
  (state: State, target: Cell) => `no road or railway leads across the swamp to ${state.label(target)}`,
);

/** What keeps a unit from fighting across a hexside: ground it could not go over, or swamp by another way than RTL-11 allows [9.15, 10.26, TEC.h]. */
function barAcross(state: State, piece: number, target: Cell): TargetBar | undefined {
  const { board } = state.ground;
  const at = state.cell[piece] * board.directions + board.direction(state.cell[piece], target);
  const barred = barOnGround(state, costClassOf(state, piece), at);
  if (barred !== undefined || state.rulings['combat.swampRoutes'] === 'roadRailTrail') return barred;
  if (!isBoundBySwamp(state, piece, target)) return undefined;
  return (hexside(state.ground, state.cell[piece], target) & (ROADS | RAILROAD)) === 0 ? byRoad : undefined;
}

const fightsAcross = (state: State, piece: number, target: Cell): boolean =>
  state.ground.board.direction(state.cell[piece], target) >= 0 && barAcross(state, piece, target) === undefined;

/** Why these units may not attack a hex together; undefined when they may. The only judge of attacks [9.1]. */
export function whyNotAttack(state: State, attackers: readonly number[], target: Cell): Refusal | undefined {
  const where = state.label(target);
  const closed = whyNot(barOnTarget(state, target), state, target);
  if (closed !== undefined) return closed;
  if (attackers.length === 0)
    return refusal('9.11', 'no-attacker', `No unit that may attack ${where} is named or stands next to it.`);
  for (const piece of attackers) {
    const barred = whyNot(barOnAttacker(state, piece), state, piece) ?? whyNotThere(state, piece, target);
    if (barred !== undefined) return barred;
  }
  if (attackers.every((piece) => state.active[piece] === 0))
    return refusal('3.43c', 'no-lead', 'An attack is led by an active unit; none of these is active.');
  return tooWeak(state, attackers, target);
}

function whyNotThere(state: State, piece: number, target: Cell): Refusal | undefined {
  const from = state.cell[piece];
  const distance = state.ground.board.distance(from, target);
  const where = `${state.name(piece)} in ${state.label(from)}`;
  if (distance !== 1)
    return refusal(
      '9.1',
      'not-adjacent',
      `${where} is ${distance} hexes from ${state.label(target)}; attackers stand next to it.`,
    );
  const barred = barAcross(state, piece, target);
  return (
    barred &&
    refusal('9.15', 'barred', `${where} may not attack ${state.label(target)}: ${barred.text(state, target)}.`)
  );
}

/** Halved to nothing, or under 1-4 before reaction and support [9.14, 10.24, 10.53a]; so in an overrun [8.65]. */
export function tooWeak(
  state: State,
  attackers: readonly number[],
  target: Cell,
  rule: '10.53a' | '8.65' = '10.53a',
): Refusal | undefined {
  const attack = attackOf(state, attackers, target);
  if (attack.value < 1)
    return refusal('9.14', 'no-strength', 'Together and halved, these units attack with nothing.', {
      why: attack.ledger,
    });
  const defense = defenseOf(state, state.unitsAt(target, opponent(state.side)));
  return belowTables(attack.value, defense.value)
    ? refusal(rule, 'odds', `${attack.value} to ${defense.value} is below 1-4, the least odds there are.`, {
        why: [...attack.ledger, ...defense.ledger],
      })
    : undefined;
}

/** Units that may attack a hex, of each hex beside it together. */
export function eligibleAgainst(state: State, target: Cell): number[] {
  return neighboursOf(state.ground.board, target).flatMap((cell) =>
    state.owner[cell] !== state.side
      ? []
      : state
          .unitsIn(cell)
          .filter((piece) => barOnAttacker(state, piece) === undefined && fightsAcross(state, piece, target)),
  );
}

/** Enemy hexes next to a unit that it may attack. */
export function targetsOf(state: State, piece: number): Cell[] {
  const { neighbours, directions } = state.ground.board;
  const from = state.cell[piece];
  const targets: Cell[] = [];
  for (let at = from * directions; at < (from + 1) * directions; at++) {
    const to = neighbours[at];
    if (to !== NOWHERE && barOnTarget(state, to) === undefined && fightsAcross(state, piece, to)) targets.push(to);
  }
  return targets;
}
