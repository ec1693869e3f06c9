import type { Bar } from '../../../mechanics/bars.js';
import { settingFor } from '../../../mechanics/special-rules/turn-range.js';
import type { Fight } from '../combat/fight.js';
import { bar } from '../rulebook/refusal.js';
import { READY, type State } from '../state/state.js';
import { GERMAN, SIDES, SOVIET } from '../vocabulary/sides.js';
import { count } from '../../../model/words.js';

/** Of type B; all others are of type A [2.23]. */
const isBomber = (state: State, air: number): boolean => state.piece(air).kind === 'bomber air unit';

/** Why aircraft do not help a side in a fight at all; undefined when some may [13.14, 13.22, 13.24]. */
export function skyBar(state: State, fight: Fight, side: number): Bar | undefined {
  if (fight.kind === 'overrun' && (side === fight.defender || side === SOVIET))
    return bar('13.24a', 'overrun', () => 'In overruns only German aircraft help, and only the attacker.');
  return headquartersBar(state, fight, side) ?? (side === fight.attacker ? missionBar(state, fight) : undefined);
}

/** A headquarters that is not disrupted is within four hexes of the target [13.14]. */
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
          `No ${SIDES[side]} headquarters that is not disrupted is within ${count(range, 'hex')} of ${state.label(target)}.`,
      );
}

/** Offensive missions left: of the turn, and of a formation that is not German and mobile [13.24b]. */
function missionBar(state: State, fight: Fight): Bar | undefined {
  const side = SIDES[fight.attacker];
  const most = missionsOfSide(state, side);
  if (state.missionsFlown[fight.attacker] >= most)
    return bar(
      '13.24b1',
      'no-mission',
      () => `The ${side} has ${count(most, 'offensive mission')} in this turn; none is left.`,
    );
  const { formation, isFree } = supported(state, fight);
  const limit = missionsOf(state, formation) ?? (isFree ? Infinity : 1);
  const flown = state.missionsFlownBy[formation] ?? 0;
  const isSpent = flown >= limit || (limit === 1 && !isFree && isSideSpent(state, fight));
  return isSpent
    ? bar('13.24b3', 'formation-flown', () =>
        limit === 0
          ? `The scenario gives ${formation} no offensive mission.`
          : `${formation} has ${count(limit, 'offensive mission')} in a turn; ${flown === 0 ? 'another formation has had it' : 'it is flown'}.`,
      )
    : undefined;
}

/** Offensive missions of a side in the turn, halved where the scenario says so [13.24b1, S5.23b]. */
function missionsOfSide(state: State, side: string): number {
  const missions = Number(state.setting('missions', { side }) ?? 0);
  return state.setting('missions.halved', { side }) === 'true' ? Math.floor(missions / 2) : missions;
}

/** What the scenario says of a formation: `set missions of "25.Cav" = 0` [S5.23c]. */
function missionsOf(state: State, formation: string): number | undefined {
  const told = state.settings.filter(({ of }) => of !== undefined);
  const set = settingFor(told, 'missions', { turn: state.turn, of: formation })?.at(0);
  return set === undefined ? undefined : Number(set);
}

/** By one reading of 13.24b3 all such formations of a side share their one mission [RTL-19]. */
const isSideSpent = (state: State, { attacker }: Fight): boolean =>
  state.rulings['air.oneMissionCap'] === 'perSide' && (state.missionsFlownBy[SIDES[attacker]] ?? 0) > 0;

/**
 * The formation whose attack aircraft would help, that of the lead unit; and whether it takes as many missions as are left:
 * a German mobile one to which the lead and more than half of the attackers belong [13.24b2].
 */
function supported(
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

/** Why an air unit may not fly for a side in a fight; undefined when it may. */
export function aircraftBar(state: State, air: number, fight: Fight): Bar | undefined {
  const { role, side } = state.piece(air);
  const name = state.name(air);
  if (role !== 'air') return bar('13.21', 'no-aircraft', () => `${name} is no air unit.`);
  if (state.cell[air] !== READY) return bar('13.13', 'not-ready', () => `${name} is not in the Ready box.`);
  if (fight.kind === 'overrun' && isBomber(state, air))
    return bar('13.24b4', 'bomber', () => `${name} is of type B; in overruns those of type A help.`);
  return skyBar(state, fight, side);
}

/** Two aircraft of a side in a combat, one in an overrun; Soviet bombers attack with one of type A [13.21, 13.22, 13.24b5]. */
export function aircraftTogetherBar(state: State, aircraft: readonly number[], fight: Fight): Bar | undefined {
  const { side } = state.piece(aircraft[0]);
  if (fight.kind === 'overrun' && aircraft.length > 1)
    return bar('13.22', 'one-aircraft', () => 'One air unit helps an overrun.');
  const most = state.numbers['air.most'];
  if (aircraft.length > most)
    return bar('13.21', 'too-many', () => `A side commits ${count(most, 'air unit')} to a fight.`);
  return side === SOVIET && side === fight.attacker && aircraft.every((air) => isBomber(state, air))
    ? bar('13.24b5', 'bombers-alone', () => 'Soviet air units of type B attack only with one of type A.')
    : undefined;
}

/** An offensive mission is flown [13.24b]. */
export function countMission(state: State, fight: Fight): void {
  const { formation, isFree } = supported(state, fight);
  state.missionsFlown = state.missionsFlown.map((flown, side) => (side === fight.attacker ? flown + 1 : flown));
  const counted = isFree ? [formation] : [formation, SIDES[fight.attacker]];
  state.missionsFlownBy = { ...state.missionsFlownBy };
  for (const name of counted) state.missionsFlownBy[name] = (state.missionsFlownBy[name] ?? 0) + 1;
}
