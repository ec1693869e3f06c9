import type { Cell } from '../../../board/board.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Refusal } from '../../../play/moment.js';
import { flight, isBase } from '../air/bases.js';
import { missionHeld } from '../air/holding.js';
import { flightBar } from '../air/missions.js';
import { supremeFor } from '../command/actions.js';
import { frozen, isFrozen } from '../nations/frozen.js';
import { inReserve } from '../movement/holding.js';
import { attackBar, regionBar } from '../nations/regions.js';
import { levelOf } from '../nations/technology.js';
import { garrisonBar } from '../politics/persia.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import { NO_RESERVE } from '../state/fields.js';
import { terrainWord } from '../state/ground.js';
import type { State } from '../state/state.js';
import { strongholdIn } from '../state/strongholds.js';
import { notPlayedBar } from '../state/option-fixes.js';
import { isBad, PLAIN } from '../vocabulary/terrain.js';

type Held = Bar<string, [state: State, piece: number]>;
type Target = Bar<string, [state: State, piece: number, cell: Cell]>;

const LEVEL = 2;

const is = (rule: BiteRule, slug: string, why: string): Held =>
  bar(rule, slug, (state: State, piece: number) => `${state.name(piece)} ${why}.`);

const notPlayed: Held = notPlayedBar('paratroops');
const others = is('3.1', 'other-side', 'is the enemy’s');
const away = is('23.0', 'not-on-map', 'is not on the map');
const notAirborne = is('23.0', 'not-airborne', 'is neither a paratroop nor an air-landing unit');
const moved = is('23.0.conditions', 'moved', 'has moved already');
const tooSimple = is('23.0', 'technology', `is dropped from level ${LEVEL} on`);
const reduced = is('23.0.conditions', 'reduced', 'is not at full strength');
const unsupplied = is('23.0.conditions', 'unsupplied', 'is out of supply');
const noBase = is('23.0.conditions', 'no-base', 'did not begin the turn on an air base');
const badWeather: Held = bar(
  '23.0.conditions',
  'bad-weather',
  (state: State) => `In ${state.weather} nobody is dropped.`,
);
const noOrder = is(
  '23.0.conditions',
  'no-headquarters',
  'is dropped by order of an activated Supreme HQ that has the action airborne left; `activate` it first',
);

/** What keeps a unit from any drop [23.0, 23.0.conditions, 31.0]. */
export function dropHeld(state: State, piece: number): Held | undefined {
  const { side, unitClass } = state.piece(piece);
  if (!state.isAdvanced || !state.plays('paratroops')) return notPlayed;
  if (side !== state.side) return others;
  if (!state.onMap(piece)) return away;
  if (unitClass !== 'paratroop' && unitClass !== 'airlanding') return notAirborne;
  if (state.moved[piece] === 1) return moved;
  if (state.reserve[piece] !== NO_RESERVE) return inReserve;
  if (isFrozen(state, piece)) return frozen;
  if (levelOf(state, piece) < LEVEL) return tooSimple;
  if (isBad(state.weather)) return badWeather;
  if (!state.isFull(piece)) return reduced;
  if (state.outOfSupply[piece] === 1) return unsupplied;
  const isNew = state.placed[piece] === 1 || state.leftFieldByRail[piece] === 1;
  if (isNew || !isBase(state, side, state.cell[piece])) return noBase;
  return supremeFor(state, piece, 'airborne') === undefined ? noOrder : garrisonBar(state, piece);
}

/** How far it is dropped: gliders go farther [23.0.conditions, 23.0.gliders]. */
export const dropRange = (state: State, piece: number): number =>
  state.numbers[state.piece(piece).unitClass === 'airlanding' ? 'drop.glider' : 'drop.range'];

const tooFar: Target = bar(
  '23.0.conditions',
  'too-far',
  (state: State, piece: number, cell: Cell) =>
    `${state.label(cell)} is ${flight(state.ground, state.cell[piece], cell)} hexes away; ${state.name(piece)} is dropped within ${dropRange(state, piece)}.`,
);
const notPlain: Target = bar(
  '23.0.conditions',
  'not-plain',
  (state: State, _piece: number, cell: Cell) =>
    `Nobody is dropped on ${state.label(cell)}: ${hindranceIn(state, cell)}; a drop asks for plain, with a minor city at most.`,
);

/** What keeps everybody from being dropped on a hex: its ground, or a stronghold [23.0.conditions]. */
function hindranceIn(state: State, cell: Cell): string | undefined {
  const { ground } = state;
  if (ground.terrain[cell] !== PLAIN) return `it is ${terrainWord(ground, cell)}`;
  if (ground.closed[cell] !== 0) return 'it lies at the edge of the map and is no whole hex';
  const place = strongholdIn(state, cell);
  return place && `${place} stands there`;
}

/** Why a unit is not dropped on a hex [23.0.conditions, 23.0.gliders]. */
export function targetBar(state: State, piece: number, cell: Cell): Target | undefined {
  const from = state.cell[piece];
  if (cell === from || flight(state.ground, from, cell) > dropRange(state, piece)) return tooFar;
  if (hindranceIn(state, cell) !== undefined) return notPlain;
  return regionBar(state, piece, cell) ?? attackBar(state, piece, cell);
}

/** Why an air unit does not go with a unit to its drop [23.0.gliders, 23.0.company, 13.5.air]. */
export function refuseCarrier(state: State, piece: number, carrier: number, cell: Cell): Refusal | undefined {
  const { isAir, isBomber, nation } = state.piece(carrier);
  if (!isAir) return refusal('23.0.company', 'not-aircraft', `${state.name(carrier)} is no air unit.`);
  if (state.piece(piece).unitClass === 'airlanding' && !(isBomber && nation === state.piece(piece).nation))
    return refusal(
      '23.0.gliders',
      'not-bomber',
      `${state.name(piece)} goes by glider behind a bomber of ${state.piece(piece).nation}; ${state.name(carrier)} is none.`,
    );
  return (
    whyNot(missionHeld(state, carrier), state, carrier) ?? whyNot(flightBar(state, carrier, cell), state, carrier, cell)
  );
}
