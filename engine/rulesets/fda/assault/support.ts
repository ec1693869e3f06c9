import { say } from '../../../model/say.js';
import { neighboursOf } from '../../../board/nearest.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import type { Refusal } from '../../../play/moment.js';
import { sameDivision } from '../state/forces-now.js';
import { opponent } from '../state/pieces.js';
import { whyNot, rephrase, type Bar } from '../../../mechanics/bars.js';
import { bar } from '../rulebook/cite.js';
import type { State } from '../state/state.js';

/** An assault for which support is counted: the leader, the target, and whether the leader's side attacks [9.1]. */
export interface Cause {
  readonly leader: number;
  readonly target: Cell;
  readonly attacks: boolean;
  /**
   * The sectors of the attacking leader and of his supporters. Empty when the support of the attack itself is counted.
   */
  readonly attackers: readonly Cell[];
}

/** Returns why a unit may not support; undefined when it may [9.1, 9.1c]. */
export function refuseSupport(state: State, piece: number, cause: Cause): Refusal | undefined {
  return whyNot(
    rephrase(barOnSupport(state, piece, cause), (reason) => say`${state.name(piece)} cannot support: ${reason}.`),
  );
}

function barOnSupport(state: State, piece: number, cause: Cause): Bar | undefined {
  const { arm, side, isArtillery, guard } = state.piece(piece);
  const { leader, target, attacks } = cause;
  if (piece === leader) return bar('9.1b', 'leads', () => say`it is the leader`);
  if (side !== state.piece(leader).side || state.cell[piece] < 0 || !state.piece(piece).ground)
    return bar(
      '9.1a',
      'not-there',
      () => say`it stands neither in the leader’s sector nor next to the attacked sector`,
    );
  if (arm === 'headquarters') return bar('2.1b', 'headquarters', () => say`it is a headquarters`);
  if (attacks) {
    if (arm === 'reconnaissance')
      return bar('2.1w', 'reconnaissance', () => say`reconnaissance never supports an attack`);
    if (isArtillery) return bar('8i', 'artillery', () => say`artillery in attack only gives its die`);
    if (guard) return bar('15.3b', 'guard', () => say`it guards its sector`);
    const isWithLeader = state.cell[piece] === state.cell[leader] && sameDivision(state, piece, leader);
    return (isWithLeader ? undefined : barOnBeside(state, piece, cause)) ?? barOnAssault(state, piece);
  }
  if (arm === 'reconnaissance' && !state.rulings.reconSupportsDefence)
    return bar('2.1w', 'reconnaissance', () => say`reconnaissance never supports an assault`);
  const unsited = barOnUnsited(state, piece);
  if (unsited !== undefined) return unsited;
  if (state.cell[piece] === target) {
    if (isManoeuvre(state, piece) || sameDivision(state, piece, leader)) return undefined;
    return bar('2.1o', 'other-division', () => say`it supports only its own division`);
  }
  return barOnBeside(state, piece, cause);
}

/**
 * Returns the reason why a unit may not support from a sector that borders the attacked sector. Only infantry and
 * armoured regiments of another division may do so, whether that division was activated or not [9.1d, 9.1e, 9.1g,
 * 9.1i].
 */
function barOnBeside(state: State, piece: number, { leader, target, attacks, attackers }: Cause): Bar | undefined {
  const cell = state.cell[piece];
  if (sameDivision(state, piece, leader))
    return bar('9.1d', 'own-division', () => say`units of the leader’s division support only from the leader’s sector`);
  if (state.ground.board.direction(cell, target) < 0)
    return bar('9.1a', 'not-beside', () => say`it does not border ${state.label(target)}`);
  if (!isManoeuvre(state, piece))
    return bar('9.1e', 'no-regiment', () => say`only infantry and armoured regiments support another division`);
  if (state.assaulted[piece] === 1 || state.supported[piece] === 1)
    return bar('9.1e', 'spent', () => say`it attacked or supported another division this turn`);
  const threat = threatTo(state, piece, attacks ? [target] : attackers);
  return threat === NOWHERE
    ? undefined
    : bar('9.1g', 'threatened', () => say`the enemy threatens it from ${state.label(threat)}`);
}

/**
 * Returns whether a unit is infantry or armour of regiment or brigade size. Mounted troops count as infantry [2.1g,
 * 9.1e].
 */
export function isManoeuvre(state: State, piece: number): boolean {
  const { arm, large } = state.piece(piece);
  return large && (arm === 'infantry' || arm === 'cavalry' || arm === 'armour');
}

/**
 * Returns a neighbouring sector from which an enemy unit threatens a unit; NOWHERE when there is none. Headquarters
 * threaten no unit (reading `threatened`), and the sectors in `except` are skipped [9.1g].
 */
function threatTo(state: State, piece: number, except: readonly Cell[]): Cell {
  const enemy = opponent(state.piece(piece).side);
  const cell = state.cell[piece];
  if (!state.zone[enemy].covers(cell)) return NOWHERE;
  for (const next of neighboursOf(state.ground.board, cell)) {
    if (state.owner[next] !== enemy || except.includes(next)) continue;
    for (let p = state.head[next]; p >= 0; p = state.next[p]) if (!state.piece(p).isHeadquarters) return next;
  }
  return NOWHERE;
}

/**
 * Returns the reason why a unit may not assault in this turn, as leader or supporter; undefined when it may (reading
 * `supportSpendsAssault`) [6e, 9.1h].
 */
export function barOnAssault(state: State, piece: number): Bar | undefined {
  if (state.assaulted[piece] === 1)
    return bar('9.1h', 'assaulted-already', () => say`it has assaulted or supported an attack this turn`);
  if (state.task[piece] !== 0) return bar('13e', 'at-work', () => say`it is at work`);
  if (state.bridging[piece] === 1) return bar('14f', 'bridging', () => say`it is busy with its mobile bridge`);
  if (state.fired[piece] === 1 && !state.rulings.fireAndAssaultSameTurn)
    return bar('6d', 'fired-already', () => say`it has fired this turn`);
  return undefined;
}

/** Lists the units that may support, in the order of the forces. */
export function supportersOf(state: State, cause: Cause): number[] {
  const { side } = state.piece(cause.leader);
  const found: number[] = [];
  const look = (cell: Cell): void => {
    if (state.owner[cell] !== side) return;
    for (let p = state.head[cell]; p >= 0; p = state.next[p])
      if (p !== cause.leader && barOnSupport(state, p, cause) === undefined) found.push(p);
  };
  if (!cause.attacks) look(cause.target);
  neighboursOf(state.ground.board, cause.target).forEach(look);
  return found.sort((a, b) => a - b);
}

/**
 * Returns why artillery cannot add its die to the fight for the assaulted sector; undefined when it can [2.1i, 2.1k,
 * 8i].
 */
export function refuseArtillery(state: State, piece: number, cause: Cause): Refusal | undefined {
  return whyNot(
    rephrase(barOnDie(state, piece, cause), (reason) => say`${state.name(piece)} gives no die: ${reason}.`),
  );
}

function barOnDie(state: State, piece: number, { leader, target, attacks }: Cause): Bar | undefined {
  const { isArtillery, range } = state.piece(piece);
  if (!isArtillery) return bar('8i', 'no-artillery', () => say`it is not artillery`);
  if (state.cell[piece] < 0) return bar('3c', 'not-on-map', () => say`it is not on the map`);
  if (!sameDivision(state, piece, leader))
    return bar('2.1i', 'other-division', () => say`artillery supports only its own division`);
  if (!attacks && !state.rulings.artilleryDieForDefender)
    return bar('8i', 'attacker-only', () => say`only the attacker receives this die`);
  if (!attacks && state.cell[piece] === target)
    return bar('8i', 'assaulted-itself', () => say`it stands in the assaulted sector`);
  const busy = barOnFire(state, piece);
  if (busy !== undefined) return busy;
  const distance = state.ground.board.distance(state.cell[piece], target);
  return distance <= range
    ? undefined
    : bar('8i', 'out-of-range', () => say`${state.label(target)} is ${distance} sectors away, its range is ${range}`);
}

/** Returns the reason why a unit may not fire in this turn; undefined when it may [6e, 7i, 2.1k]. */
export function barOnFire(state: State, piece: number): Bar | undefined {
  if (state.fired[piece] === 1) return bar('6e', 'fired-already', () => say`it has fired this turn`);
  if (state.task[piece] !== 0) return bar('13e', 'at-work', () => say`it is at work`);
  if (state.bridging[piece] === 1) return bar('14f', 'bridging', () => say`it is busy with its mobile bridge`);
  if (state.assaulted[piece] === 1 && !state.rulings.fireAndAssaultSameTurn)
    return bar('6d', 'assaulted-already', () => say`it has assaulted this turn`);
  return barOnUnsited(state, piece);
}

/**
 * Returns the reason why guns are not in position: they moved or retreated in this turn and are not self-propelled.
 * Such guns can neither fire nor support [2.1k, 7i].
 */
function barOnUnsited(state: State, piece: number): Bar | undefined {
  if (!state.piece(piece).sitesGuns) return undefined;
  if (state.moved[piece] === 1)
    return bar('7i', 'guns-moved', () => say`its guns moved this turn and are not self-propelled`);
  if (state.retreated[piece] === 1 && !state.rulings.retreatedArtilleryMayFire)
    return bar('2.1k', 'guns-retreated', () => say`its guns had to retreat this turn`);
  return undefined;
}

/**
 * Returns artillery of the leader's division that can add its die, the first in the order of the forces; -1 when there
 * is none [8i].
 */
export function artilleryFor(state: State, cause: Cause): number {
  const { division } = state.piece(cause.leader);
  if (division < 0) return -1;
  for (const piece of state.divisions[division].members)
    if (state.piece(piece).isArtillery && barOnDie(state, piece, cause) === undefined) return piece;
  return -1;
}

/** Sorts units by factor, the highest first; then by break points, the most first; then by the order of the forces. */
export function strongestFirst(state: State, units: readonly number[], factor: (unit: number) => number): number[] {
  return [...units].sort((a, b) => factor(b) - factor(a) || state.pr[b] - state.pr[a] || a - b);
}
