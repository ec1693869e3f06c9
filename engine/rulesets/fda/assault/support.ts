import type { Cell } from '../../../board/board.js';
import { NOWHERE } from '../../../board/board.js';
import type { Refusal } from '../../../play/moment.js';
import { sameDivision } from '../state/forces-now.js';
import { opponent } from '../state/pieces.js';
import { refusal } from '../refusal.js';
import type { FdaRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';

/** What decides who may support a leader [9.1]. */
export interface Cause {
  readonly leader: number;
  readonly target: Cell;
  readonly attacks: boolean;
  /** In defence: the sectors of the attacking leader and of those he counts. */
  readonly attackers: readonly Cell[];
}

/** Why a unit may not be counted in support; undefined when it may [9.1, 9.1c]. */
export function refuseSupport(state: State, piece: number, cause: Cause): Refusal | undefined {
  const no = (rule: FdaRule, slug: string, why: string): Refusal =>
    refusal(rule, slug, `${state.name(piece)} cannot support: ${why}.`);
  const { arm, side, isArtillery, guard } = state.piece(piece);
  const { leader, target, attacks } = cause;
  if (piece === leader) return no('9.1b', 'leads', 'it leads');
  if (side !== state.piece(leader).side || state.cell[piece] < 0 || !state.piece(piece).ground)
    return no('9.1a', 'not-there', 'it does not stand with the leader or beside the attacked sector');
  if (arm === 'headquarters') return no('2.1b', 'headquarters', 'it is a headquarters');
  if (attacks) {
    if (arm === 'reconnaissance') return no('2.1w', 'reconnaissance', 'reconnaissance supports no attack');
    if (isArtillery) return no('8i', 'artillery', 'in attack artillery gives its die and no more');
    if (guard) return no('15.3b', 'guard', 'it guards its sector');
    const busy = whyNoAssault(state, piece);
    const isBusy = busy && no(busy.rule, busy.slug, busy.why);
    if (state.cell[piece] === state.cell[leader] && sameDivision(state, piece, leader)) return isBusy;
    return refuseFromBeside(state, piece, cause, no) ?? isBusy;
  }
  if (arm === 'reconnaissance' && !state.rulings.reconSupportsDefence)
    return no('2.1w', 'reconnaissance', 'reconnaissance supports in no assault');
  const unsited = whyUnsited(state, piece);
  if (unsited !== undefined) return no(unsited.rule, unsited.slug, unsited.why);
  if (state.cell[piece] === target) {
    if (isManoeuvre(state, piece) || sameDivision(state, piece, leader)) return undefined;
    return no('2.1o', 'other-division', 'it helps only its own division');
  }
  return refuseFromBeside(state, piece, cause, no);
}

/** The second case: infantry and armoured regiments of another division that border the attacked sector, activated or not [9.1d, 9.1e, 9.1g, 9.1i]. */
function refuseFromBeside(
  state: State,
  piece: number,
  { leader, target, attacks, attackers }: Cause,
  no: (rule: FdaRule, slug: string, why: string) => Refusal,
): Refusal | undefined {
  const cell = state.cell[piece];
  if (sameDivision(state, piece, leader))
    return no('9.1d', 'own-division', 'units of the leader’s division help only from its sector');
  if (state.ground.board.direction(cell, target) < 0)
    return no('9.1a', 'not-beside', `it does not border ${state.label(target)}`);
  if (!isManoeuvre(state, piece))
    return no('9.1e', 'no-regiment', 'only infantry and armoured regiments help another division');
  if (state.assaulted[piece] === 1 || state.supported[piece] === 1)
    return no('9.1e', 'spent', 'it attacked or supported another division this turn');
  const threat = threatTo(state, piece, attacks ? [target] : attackers);
  return threat === NOWHERE
    ? undefined
    : no('9.1g', 'threatened', `the enemy threatens it from ${state.label(threat)}`);
}

/** Infantry and armour of regiment or brigade size; mounted troops count as infantry [2.1g, 9.1e]. */
export function isManoeuvre(state: State, piece: number): boolean {
  const { arm, large } = state.piece(piece);
  return large && (arm === 'infantry' || arm === 'cavalry' || arm === 'armour');
}

/** A bordering sector with an enemy other than headquarters, the ones left out apart (reading threatened); NOWHERE when none threatens [9.1g]. */
function threatTo(state: State, piece: number, except: readonly Cell[]): Cell {
  const { board } = state.ground;
  const enemy = opponent(state.piece(piece).side);
  const cell = state.cell[piece];
  if (!state.zone[enemy].covers(cell)) return NOWHERE;
  for (let direction = 0; direction < board.directions; direction++) {
    const next = board.neighbours[cell * board.directions + direction];
    if (next === NOWHERE || state.owner[next] !== enemy || except.includes(next)) continue;
    for (let p = state.head[next]; p >= 0; p = state.next[p]) if (!state.piece(p).isHeadquarters) return next;
  }
  return NOWHERE;
}

export interface Reason {
  readonly rule: FdaRule;
  readonly slug: string;
  readonly why: string;
}

/** Why a unit has no assault to make this turn, to lead or to support with (reading supportSpendsAssault) [6e, 9.1h]. */
export function whyNoAssault(state: State, piece: number): Reason | undefined {
  if (state.assaulted[piece] === 1)
    return { rule: '9.1h', slug: 'assaulted-already', why: 'it has assaulted or supported an attack this turn' };
  if (state.task[piece] !== 0) return { rule: '13e', slug: 'at-work', why: 'it is at work' };
  if (state.bridging[piece] === 1) return { rule: '14f', slug: 'bridging', why: 'it is busy with its mobile bridge' };
  if (state.fired[piece] === 1 && !state.rulings.fireAndAssaultSameTurn)
    return { rule: '6d', slug: 'fired-already', why: 'it has fired this turn' };
  return undefined;
}

/** Units that may be counted in support, in the order of the forces. */
export function supportersOf(state: State, cause: Cause): number[] {
  const { board } = state.ground;
  const { side } = state.piece(cause.leader);
  const found: number[] = [];
  const look = (cell: Cell): void => {
    if (cell === NOWHERE || state.owner[cell] !== side) return;
    for (let p = state.head[cell]; p >= 0; p = state.next[p])
      if (p !== cause.leader && refuseSupport(state, p, cause) === undefined) found.push(p);
  };
  if (!cause.attacks) look(cause.target);
  for (let direction = 0; direction < board.directions; direction++)
    look(board.neighbours[cause.target * board.directions + direction]);
  return found.sort((a, b) => a - b);
}

/** Why artillery cannot give a leader its die for the sector assaulted; undefined when it can [2.1i, 2.1k, 8i]. */
export function refuseArtillery(state: State, piece: number, { leader, target, attacks }: Cause): Refusal | undefined {
  const no = (rule: FdaRule, slug: string, why: string): Refusal =>
    refusal(rule, slug, `${state.name(piece)} gives no die: ${why}.`);
  const { isArtillery, range } = state.piece(piece);
  if (!isArtillery) return no('8i', 'no-artillery', 'it is no artillery');
  if (state.cell[piece] < 0) return no('3c', 'not-on-map', 'it is not on the map');
  if (!sameDivision(state, piece, leader)) return no('2.1i', 'other-division', 'artillery helps its own division only');
  if (!attacks && !state.rulings.artilleryDieForDefender) return no('8i', 'attacker-only', 'only the attacker has it');
  if (!attacks && state.cell[piece] === target)
    return no('8i', 'assaulted-itself', 'it stands in the assaulted sector');
  const busy = whyNoFire(state, piece);
  if (busy !== undefined) return no(busy.rule, busy.slug, busy.why);
  const distance = state.ground.board.distance(state.cell[piece], target);
  return distance <= range
    ? undefined
    : no('8i', 'out-of-range', `${state.label(target)} is ${distance} sectors away, its range is ${range}`);
}

/** Why a unit has no fire to give this turn [6e, 7i, 2.1k]. */
export function whyNoFire(state: State, piece: number): Reason | undefined {
  if (state.fired[piece] === 1) return { rule: '6e', slug: 'fired-already', why: 'it has fired this turn' };
  if (state.task[piece] !== 0) return { rule: '13e', slug: 'at-work', why: 'it is at work' };
  if (state.bridging[piece] === 1) return { rule: '14f', slug: 'bridging', why: 'it is busy with its mobile bridge' };
  if (state.assaulted[piece] === 1 && !state.rulings.fireAndAssaultSameTurn)
    return { rule: '6d', slug: 'assaulted-already', why: 'it has assaulted this turn' };
  return whyUnsited(state, piece);
}

/** Why guns that are not self-propelled are not in position: they neither fire nor support this turn, not even their own sector [2.1k, 7i]. */
function whyUnsited(state: State, piece: number): Reason | undefined {
  if (!state.piece(piece).sitesGuns) return undefined;
  if (state.moved[piece] === 1)
    return { rule: '7i', slug: 'guns-moved', why: 'its guns moved this turn and are not self-propelled' };
  if (state.retreated[piece] === 1 && !state.rulings.retreatedArtilleryMayFire)
    return { rule: '2.1k', slug: 'guns-retreated', why: 'its guns had to retreat this turn' };
  return undefined;
}

/** Artillery of a leader's division that can give its die, the first in the order of the forces; -1 without any [8i]. */
export function artilleryFor(state: State, cause: Cause): number {
  const { division } = state.piece(cause.leader);
  if (division < 0) return -1;
  for (const piece of state.divisions[division].members)
    if (state.piece(piece).isArtillery && refuseArtillery(state, piece, cause) === undefined) return piece;
  return -1;
}

/** The highest factors first, then most break points, then the order of the forces. */
export function strongestFirst(state: State, units: readonly number[], factor: (unit: number) => number): number[] {
  return [...units].sort((a, b) => factor(b) - factor(a) || state.pr[b] - state.pr[a] || a - b);
}
