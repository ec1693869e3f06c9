import { counted, say } from '../../../model/say.js';
import type { Bar } from '../../../mechanics/bars.js';
import { settingFor } from '../../../mechanics/special-rules/turn-range.js';
import type { Fight } from '../combat/fight.js';
import { bar } from '../rulebook/refusal.js';
import { READY, type State } from '../state/state.js';
import { GERMAN, SIDES, SOVIET } from '../vocabulary/sides.js';

/** Returns whether an air unit is of type B; all others are of type A [2.23]. */
const isBomber = (state: State, air: number): boolean => state.piece(air).kind === 'bomber air unit';

/** Returns why no aircraft may support a side in a combat; undefined if some may [13.14, 13.22, 13.24]. */
export function airSupportBar(state: State, fight: Fight, side: number): Bar | undefined {
  if (fight.kind === 'overrun' && (side === fight.defender || side === SOVIET))
    return bar('13.24a', 'overrun', () => say`In an overrun only the German attacker may use aircraft.`);
  return headquartersBar(state, fight, side) ?? (side === fight.attacker ? missionBar(state, fight) : undefined);
}

/**
 * Returns why aircraft may not fly: the side has no undisrupted headquarters within four hexes of the target [13.14].
 */
function headquartersBar(state: State, { target }: Fight, side: number): Bar | undefined {
  const { board } = state.ground;
  const range = state.numbers['command.range'];
  const isNear = state.muster.combat[side].some(
    (piece) =>
      state.piece(piece).isHeadquarters &&
      state.isOnMap(piece) &&
      state.disrupted[piece] === 0 &&
      board.distance(state.cell[piece], target) <= range,
  );
  return isNear
    ? undefined
    : bar(
        '13.14',
        'no-headquarters',
        () =>
          say`No ${SIDES[side]} headquarters that is not disrupted is within ${counted(range, 'hex')} of ${state.label(target)}.`,
      );
}

/**
 * Returns why the attacker cannot fly another offensive mission: the limit of the side for this turn or the limit of
 * the formation is reached. Returns undefined if a mission is left [13.24b].
 */
function missionBar(state: State, fight: Fight): Bar | undefined {
  const side = SIDES[fight.attacker];
  const sideLimit = missionsOfSide(state, side);
  if (state.missionsFlown[fight.attacker] >= sideLimit)
    return bar(
      '13.24b1',
      'no-mission',
      () => say`The ${side} has no offensive mission left in this turn; limit: ${sideLimit}.`,
    );
  const { formation, isFree } = supportedFormation(state, fight);
  const limit = missionsOf(state, formation) ?? (isFree ? Infinity : 1);
  const flown = state.missionsFlownBy[formation] ?? 0;
  const isSpent = flown >= limit || (limit === 1 && !isFree && isSideSpent(state, fight));
  return isSpent
    ? bar('13.24b3', 'formation-flown', () =>
        limit === 0
          ? say`The scenario allows ${formation} no offensive missions.`
          : flown === 0
            ? say`${formation} has ${counted(limit, 'offensive mission')} per turn, and another formation has used it.`
            : say`${formation} has ${counted(limit, 'offensive mission')} per turn, and has used it.`,
      )
    : undefined;
}

/** Returns the number of offensive missions of a side in the turn, halved if the scenario says so [13.24b1, S5.23b]. */
function missionsOfSide(state: State, side: string): number {
  const missions = Number(state.setting('missions', { side }) ?? 0);
  return state.setting('missions.halved', { side }) === 'true' ? Math.floor(missions / 2) : missions;
}

/**
 * Returns the number of offensive missions that the scenario sets for a formation: `set missions of "25.Cav" = 0`
 * [S5.23c].
 */
function missionsOf(state: State, formation: string): number | undefined {
  const settingsOfFormations = state.settings.filter(({ of }) => of !== undefined);
  const set = settingFor(settingsOfFormations, 'missions', { turn: state.turn, of: formation })?.at(0);
  return set === undefined ? undefined : Number(set);
}

/**
 * Returns whether the formations of a side have flown the one offensive mission that they share. Always false unless
 * the ruling `air.oneMissionCap` is `perSide` [13.24b3].
 */
const isSideSpent = (state: State, { attacker }: Fight): boolean =>
  state.rulings['air.oneMissionCap'] === 'perSide' && (state.missionsFlownBy[SIDES[attacker]] ?? 0) > 0;

/**
 * Returns the formation whose offensive missions the attack uses, which is the formation of the lead unit. `isFree` is
 * true if the formation may use all missions that are left: it is German and mobile, and more than half of the
 * attackers belong to it [13.24b2].
 */
function supportedFormation(
  state: State,
  { attacker, attackLead, attackers }: Fight,
): { readonly formation: string; readonly isFree: boolean } {
  const own = state.formationOf(attackLead);
  const formation = own === '' ? (state.formations[0] ?? '') : own;
  const members = attackers.filter((piece) => isOf(state, piece, formation));
  const isFree = attacker === GERMAN && state.muster.mobile.has(formation) && members.length * 2 > attackers.length;
  return { formation, isFree };
}

const isOf = (state: State, piece: number, formation: string): boolean =>
  state.formationOf(piece) === formation ||
  (state.formationOf(piece) === '' && state.active[piece] === 1 && state.formations.includes(formation)); // [7.46]

/** Returns why an air unit may not support its side in a combat; undefined if it may. */
export function aircraftBar(state: State, air: number, fight: Fight): Bar | undefined {
  const { role, side } = state.piece(air);
  const name = state.name(air);
  if (role !== 'air') return bar('13.21', 'no-aircraft', () => say`${name} is not an air unit.`);
  if (state.cell[air] !== READY) return bar('13.13', 'not-ready', () => say`${name} is not in the Ready box.`);
  if (fight.kind === 'overrun' && isBomber(state, air))
    return bar('13.24b4', 'bomber', () => say`${name} is of type B. Only type A may fly in overruns.`);
  return airSupportBar(state, fight, side);
}

/**
 * Returns why air units may not fly together; undefined if they may. A side may use at most two air units in a combat
 * and one in an overrun. Soviet bombers may attack only together with an air unit of type A [13.21, 13.22, 13.24b5].
 */
export function aircraftTogetherBar(state: State, aircraft: readonly number[], fight: Fight): Bar | undefined {
  const { side } = state.piece(aircraft[0]);
  if (fight.kind === 'overrun' && aircraft.length > 1)
    return bar('13.22', 'one-aircraft', () => say`Only one air unit may support an overrun.`);
  const limit = state.numbers['air.most'];
  if (aircraft.length > limit)
    return bar(
      '13.21',
      'too-many',
      () => say`${counted(aircraft.length, 'air unit')} named; limit per side and combat: ${limit}.`,
    );
  return side === SOVIET && side === fight.attacker && aircraft.every((air) => isBomber(state, air))
    ? bar(
        '13.24b5',
        'bombers-alone',
        () => say`Soviet air units of type B may attack only together with one of type A.`,
      )
    : undefined;
}

/** Adds one to the number of offensive missions that the attacker has flown [13.24b]. */
export function countMission(state: State, fight: Fight): void {
  const { formation, isFree } = supportedFormation(state, fight);
  state.missionsFlown = state.missionsFlown.map((flown, side) => (side === fight.attacker ? flown + 1 : flown));
  const counted = isFree ? [formation] : [formation, SIDES[fight.attacker]];
  state.missionsFlownBy = { ...state.missionsFlownBy };
  for (const name of counted) state.missionsFlownBy[name] = (state.missionsFlownBy[name] ?? 0) + 1;
}
