import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import { say, term } from '../../../model/say.js';
import type { Refusal } from '../../../play/moment.js';
import { flightDistance, isBase } from '../air/bases.js';
import { missionUnitBar } from '../air/unit-bars.js';
import { flightBar } from '../air/missions.js';
import { supremeFor } from '../command/actions.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { inReserve } from '../movement/move-bars.js';
import { attackBar, regionBar } from '../nations/regions.js';
import { levelOf } from '../nations/technology.js';
import { garrisonBar } from '../politics/persia.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { NO_RESERVE } from '../state/fields.js';
import { terrainWord } from '../state/ground.js';
import type { State } from '../state/state.js';
import { notOnMapBar, notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import { strongholdIn } from '../state/strongholds.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { isBad, PLAIN } from '../vocabulary/terrain.js';

type TargetBar = Bar<string, [state: State, piece: number, cell: Cell]>;

const DROP_LEVEL = 2;

const notPlayed: UnitBar = notPlayedBar('paratroops');
const notOnMap = notOnMapBar('23.0');
const notAirborne = unitBar('23.0', 'not-airborne', 'is neither a paratroop nor an air-landing unit');
const moved = unitBar('23.0.conditions', 'moved', 'has moved already');
const tooSimple: UnitBar = bar(
  '23.0',
  'technology',
  (state: State, piece: number) => say`${state.name(piece)} needs technology ${DROP_LEVEL} or higher to be dropped.`,
);
const reduced = unitBar('23.0.conditions', 'reduced', 'is not at full strength');
const unsupplied = unitBar('23.0.conditions', 'unsupplied', 'is out of supply');
const noBase = unitBar('23.0.conditions', 'no-base', 'did not begin the turn on an air base');
const badWeather: UnitBar = bar(
  '23.0.conditions',
  'bad-weather',
  (state: State) => say`No unit may be dropped in ${term(state.weather)}.`,
);
const noOrder = unitBar(
  '23.0.conditions',
  'no-headquarters',
  'needs an activated Supreme HQ with the action `airborne` left; order `activate` first',
);

/** Returns why a unit may not be dropped anywhere now; undefined if it may [23.0, 23.0.conditions, 31.0]. */
export function dropUnitBar(state: State, piece: number): UnitBar | undefined {
  const { side, unitClass } = state.piece(piece);
  if (!state.isAdvanced || !state.plays('paratroops')) return notPlayed;
  if (side !== state.side) return notOwnUnit;
  if (!state.isOnMap(piece)) return notOnMap;
  if (unitClass !== 'paratroop' && unitClass !== 'airlanding') return notAirborne;
  if (state.moved[piece] === 1) return moved;
  if (state.reserve[piece] !== NO_RESERVE) return inReserve;
  if (isFrozen(state, piece)) return frozen;
  if (levelOf(state, piece) < DROP_LEVEL) return tooSimple;
  if (isBad(state.weather)) return badWeather;
  if (!state.isFull(piece)) return reduced;
  if (state.outOfSupply[piece] === 1) return unsupplied;
  const isNew = state.placed[piece] === 1 || state.leftFieldByRail[piece] === 1;
  if (isNew || !isBase(state, side, state.cell[piece])) return noBase;
  return supremeFor(state, piece, 'airborne') === undefined ? noOrder : garrisonBar(state, piece);
}

/**
 * Returns how many hexes away a unit may be dropped. Gliders have a longer range than paratroops [23.0.conditions,
 * 23.0.gliders].
 */
export const dropRange = (state: State, piece: number): number =>
  state.numbers[state.piece(piece).unitClass === 'airlanding' ? 'drop.glider' : 'drop.range'];

const tooFar: TargetBar = bar(
  '23.0.conditions',
  'too-far',
  (state: State, piece: number, cell: Cell) =>
    say`${state.label(cell)} is ${flightDistance(state.ground, state.cell[piece], cell)} hexes away; ${state.name(piece)} may be dropped within ${dropRange(state, piece)} hexes.`,
);
const notPlain: TargetBar = bar(
  '23.0.conditions',
  'not-plain',
  (state: State, _piece: number, cell: Cell) =>
    say`No unit may be dropped on ${state.label(cell)}: ${hindranceIn(state, cell) ?? ''}; a unit may be dropped only in plain, with at most a minor city.`,
);

/** Returns why no unit may be dropped on a hex: its terrain or a stronghold [23.0.conditions]. */
function hindranceIn(state: State, cell: Cell): string | undefined {
  const { ground } = state;
  if (ground.terrain[cell] !== PLAIN) return say`it is ${term(terrainWord(ground, cell))}`;
  if (ground.closed[cell] !== 0) return say`it is a partial hex at the map edge`;
  const place = strongholdIn(state, cell);
  return place && say`${term(place)} is there`;
}

/** Returns why a unit may not be dropped on a hex; undefined if it may [23.0.conditions, 23.0.gliders]. */
export function targetBar(state: State, piece: number, cell: Cell): TargetBar | undefined {
  const from = state.cell[piece];
  if (cell === from || flightDistance(state.ground, from, cell) > dropRange(state, piece)) return tooFar;
  if (hindranceIn(state, cell) !== undefined) return notPlain;
  return regionBar(state, piece, cell) ?? attackBar(state, piece, cell);
}

/**
 * Returns why an air unit may not accompany a unit to its drop; undefined if it may [23.0.gliders, 23.0.company,
 * 13.5.air].
 */
export function refuseCarrier(state: State, piece: number, carrier: number, cell: Cell): Refusal | undefined {
  const { isAir, isBomber, nation } = state.piece(carrier);
  if (!isAir) return refusal('23.0.company', 'not-aircraft', say`${state.name(carrier)} is not an air unit.`);
  if (state.piece(piece).unitClass === 'airlanding' && !(isBomber && nation === state.piece(piece).nation))
    return refusal(
      '23.0.gliders',
      'not-bomber',
      say`${state.name(piece)} is a glider unit and needs a bomber of ${term(state.piece(piece).nation)}; ${state.name(carrier)} is not one.`,
    );
  return (
    whyNot(missionUnitBar(state, carrier), state, carrier) ??
    whyNot(flightBar(state, carrier, cell), state, carrier, cell)
  );
}
