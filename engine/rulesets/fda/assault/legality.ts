import { agree, counted, say } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { list } from '../../../model/words.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import { isIsolated } from '../state/forces-now.js';
import { opponent } from '../state/pieces.js';
import type { Party } from '../combat/pools.js';
import { missingSupport, mostSupport } from './counted.js';
import { whyNot, rephrase, type Bar } from '../../../mechanics/bars.js';
import { bar, refusal } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { refuseArtillery, refuseSupport, barOnAssault, type Cause } from './support.js';

/**
 * Sorts the units of an answer into roles: the first unit leads, artillery adds its die, and the other units support.
 * Artillery in the assaulted sector supports instead [8h, 8i].
 */
export function partyOf(state: State, pieces: readonly number[], target: Cell): Party {
  const [leader, ...others] = pieces;
  const gives = (unit: number): boolean => state.piece(unit).isArtillery && state.cell[unit] !== target;
  return { leader, support: others.filter((unit) => !gives(unit)), artillery: others.filter(gives) };
}

/**
 * Returns why an assault is not allowed; undefined when it is. The first unit leads, and the other units are tested as
 * supporters or artillery [8b, 8c, 9.1].
 */
export function refuseAssault(state: State, { pieces = [], cells = [] }: Answer): Refusal | undefined {
  const [leader] = pieces;
  const [target] = cells;
  if (leader === undefined || target === undefined)
    return refusal(
      '8b',
      'no-assault',
      say`An assault names a sector and the unit that leads: \`assault CELL with UNITS\`.`,
    );
  const refused = whyNot(barOnLeader(state, leader) ?? barOnTarget(state, leader, target));
  if (refused !== undefined) return refused;
  const cause: Cause = { leader, target, attacks: true, attackers: [] };
  return refuseParty(state, pieces, cause);
}

/**
 * Returns why units may not take part in a fight as supporters or artillery; undefined when they may [8h, 8i, 9.1f,
 * 4d].
 */
export function refuseParty(state: State, pieces: readonly number[], cause: Cause): Refusal | undefined {
  const { support, artillery } = partyOf(state, pieces, cause.target);
  if (new Set(pieces).size < pieces.length) return refusal('6e', 'named-twice', say`A unit is named twice.`);
  for (const unit of artillery) {
    const refused = refuseArtillery(state, unit, cause);
    if (refused !== undefined) return refused;
  }
  for (const unit of support) {
    const refused = refuseSupport(state, unit, cause);
    if (refused !== undefined) return refused;
  }
  const most = mostSupport(state);
  if (support.length > most)
    return refusal(
      '9.1f',
      'too-many',
      say`${counted(support.length, 'unit is', 'units are')} named in support; ${most} may support at most [8h, 9.1f, 4d].`,
    );
  const missing = state.names(missingSupport(state, support, cause));
  return missing.length === 0
    ? undefined
    : refusal(
        '9.1c',
        'counted-too',
        say`${list(missing)} of the leader's sector ${agree(missing.length, 'is', 'are')} included in support by this scenario's ruling.`,
      );
}

/**
 * Returns the reason why a unit of the activated division may not lead an assault; undefined when it may [8c, 2.1b,
 * 2.1h, 2.1p].
 */
export const barOnLeader = (state: State, leader: number): Bar | undefined =>
  rephrase(barOnLeading(state, leader), (reason) => say`${state.name(leader)} cannot lead: ${reason}.`);

function barOnLeading(state: State, leader: number): Bar | undefined {
  const { division, isArtillery, isHeadquarters, large, guard, ground } = state.piece(leader);
  if (!ground || state.cell[leader] < 0) return bar('3c', 'not-on-map', () => say`it is not on the map`);
  if (guard) return bar('15.3b', 'guard', () => say`it guards its sector`);
  if (division !== state.active) return bar('6d', 'not-activated', () => say`its division is not the activated one`);
  if (isHeadquarters) return bar('2.1b', 'headquarters', () => say`a headquarters never attacks`);
  if (isArtillery) return bar('2.1h', 'artillery', () => say`artillery never leads an assault`);
  const busy = barOnAssault(state, leader);
  if (busy !== undefined || large) return busy;
  const regiment = regimentIn(state, state.cell[leader]);
  if (regiment < 0) return undefined;
  return bar(
    '8c',
    'regiment-leads',
    () => say`${state.name(regiment)} stands in its sector, and a regiment or brigade must lead`,
  );
}

/**
 * Returns a regiment or brigade in the sector that could lead an attack. Artillery is not considered (reading
 * `leaderOrder`) [8c].
 */
function regimentIn(state: State, cell: Cell): number {
  for (let p = state.head[cell]; p >= 0; p = state.next[p])
    if (state.piece(p).large && !state.piece(p).isArtillery) return p;
  return -1;
}

/**
 * Returns the reason why a sector may not be assaulted from the leader's sector; undefined when it may [8b, 2.1d, 7d].
 */
export function barOnTarget(state: State, leader: number, target: Cell): Bar | undefined {
  const { board, corners } = state.ground;
  const from = state.cell[leader];
  const direction = board.direction(from, target);
  const [start, at] = [() => state.label(from), () => state.label(target)];
  if (direction < 0)
    return bar(
      '8b',
      'not-bordering',
      () => say`${at()} does not border ${start()}, where ${state.name(leader)} stands.`,
    );
  const enemy = opponent(state.piece(leader).side);
  if (state.owner[target] !== enemy) return bar('8b', 'no-enemy', () => say`No enemy stands in ${at()}.`);
  const sheltered = shelteredHeadquarters(state, target);
  if (sheltered >= 0)
    return bar(
      '2.1d',
      'not-isolated',
      () => say`${at()} contains only ${state.name(sheltered)}, a headquarters that is not isolated.`,
    );
  if (!state.rulings.cornerRuleBlocksAssault) return undefined;
  const [one, other] = [0, 1].map((i) => corners[(from * board.directions + direction) * 2 + i]);
  const blocked = one !== NOWHERE && other !== NOWHERE && state.owner[one] === enemy && state.owner[other] === enemy;
  return blocked
    ? bar('7d', 'corner', () => say`The enemy holds both sectors next to the corner between ${start()} and ${at()}.`)
    : undefined;
}

/**
 * Returns the headquarters that protects a sector from assault: it is not isolated, and the sector has no other kind of
 * unit. -1 when the sector can be assaulted [2.1d].
 */
export function shelteredHeadquarters(state: State, target: Cell): number {
  let sheltered = -1;
  for (let p = state.head[target]; p >= 0; p = state.next[p]) {
    if (!state.piece(p).isHeadquarters || isIsolated(state, p)) return -1;
    sheltered = p;
  }
  return sheltered;
}

/**
 * Returns the rank of a unit among the possible leaders of a defence, 0 being the first choice: 0 for infantry and
 * armour, 1 for artillery regiments, 2 for battalions, 3 for headquarters (reading `leaderOrder`) [8d].
 */
function rankInDefence(state: State, piece: number): number {
  const { isHeadquarters, isArtillery, large } = state.piece(piece);
  if (isHeadquarters) return 3;
  if (!large) return 2;
  return isArtillery ? 1 : 0;
}

/** Lists the units of the sector that may lead its defence [8d]. */
export function defenceLeaders(state: State, target: Cell): number[] {
  let best = 4;
  const leaders: number[] = [];
  for (let p = state.head[target]; p >= 0; p = state.next[p]) {
    const rank = rankInDefence(state, p);
    if (rank > best) continue;
    if (rank < best) leaders.length = 0;
    best = rank;
    leaders.push(p);
  }
  return leaders;
}
