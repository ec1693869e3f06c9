import { NOWHERE, type Cell } from '../../../board/board.js';
import { pickOne } from '../../../mechanics/choice.js';
import { movementOrders, type MoveRequest } from '../../../mechanics/movement/movement-orders.js';
import { say } from '../../../model/say.js';
import type { Play, Refusal } from '../../../play/moment.js';
import { whyNot } from '../../../mechanics/bars.js';
import { crowdBar, supportBar } from '../air/missions.js';
import { levelOf } from '../nations/technology.js';
import { attackBar, standingBar } from '../nations/regions.js';
import { bar, refusal } from '../rulebook/refusal.js';
import { TO_BATTLE } from '../state/fields.js';
import { garrisonBar } from '../politics/persia.js';
import type { State } from '../state/state.js';
import { notOwnUnit, unitBar, type UnitBar } from '../state/unit-bars.js';
import { opponent } from '../vocabulary/sides.js';
import { isBad } from '../vocabulary/terrain.js';
import { costOfWay, stepBar, stepCosts } from './costs.js';
import { notOnMap, isMobile } from './move-bars.js';
import { refuseMoveTogether, beginBattle, moveAlong } from './moving.js';

const inBadWeather = unitBar('7.8.weather', 'blitz-weather', 'may not make a Blitz move in bad weather');
const hasNotFought = unitBar('7.8', 'not-fought', 'fought in no battle and may not make a Blitz move');
const hasLanded = unitBar('7.8.companions', 'withdrawn', 'has withdrawn to a base and may not fly again');
const alreadyBlitzed = unitBar('7.8', 'blitzed', 'has already made a Blitz move');
const notMobile = unitBar('7.8.who', 'not-mobile', 'may not make a Blitz move');
const notSkilled = unitBar('7.8.companions', 'not-skilled', 'needs technology 2 or higher to follow a Blitz move');

/** Movement points of a Blitz move, in addition to the allowance [7.8.hex]. */
const BLITZ_MOVEMENT_POINTS = 1;

/**
 * Returns why a unit may not make a Blitz move. Units that took part in a battle may make one, even after a retreat:
 * armour on its own, aircraft and artillery only together with armour [7.8.who, 7.8.companions, A32].
 */
export function blitzBar(state: State, piece: number): UnitBar | undefined {
  const { side, isArtillery, isAir } = state.piece(piece);
  if (side !== state.side) return notOwnUnit;
  if (!state.isOnMap(piece)) return notOnMap;
  if (isBad(state.weather)) return inBadWeather;
  if (state.fought[piece] === 0) return hasNotFought;
  if (state.blitzed[piece] === 1) return alreadyBlitzed;
  if (state.hasRebased[piece] === 1) return hasLanded;
  if (!isMobile(state, piece)) {
    if (!isArtillery && !isAir) return notMobile;
    if (levelOf(state, piece) < 2) return notSkilled;
  }
  return garrisonBar(state, piece);
}

const friendsThere = bar(
  '7.8.hex',
  'friends-there',
  (state: State, piece: number, to: Cell) =>
    say`${state.name(piece)} may not make a Blitz move to ${state.label(to)}: friendly units are there, and the hex must be empty or have enemy units.`,
);

/**
 * Returns whether a hex is empty or has enemy units. Friendly units that made a Blitz move into the hex and have not
 * fought there do not count [7.8.hex].
 */
function isOpen(state: State, side: number, to: Cell): boolean {
  if (state.units[opponent(side)][to] > 0) return true;
  return state.unitsAt(to, side).every((piece) => state.blitzed[piece] === 1 && state.battle[to] === 0);
}

/** Returns why a unit may not make a Blitz move into a hex [7.8.hex, 5.3-5.8]. */
function hexBar(state: State, piece: number, to: Cell): Refusal | undefined {
  const from = state.cell[piece];
  const barred = standingBar(state, piece, to) ?? attackBar(state, piece, to);
  if (barred !== undefined) return whyNot(barred, state, piece, to);
  if (!isOpen(state, state.side, to)) return whyNot(friendsThere, state, piece, to);
  const goes = (): string =>
    say`${state.name(piece)} may not make a Blitz move from ${state.label(from)} to ${state.label(to)}`;
  const step = stepBar(state, piece, from, to);
  if (step !== undefined)
    return whyNot({ ...step, text: () => say`${goes()}: ${step.text(state, piece, from, to)}.`, more: undefined });
  if (state.piece(piece).isAir) return undefined;
  const cost = costOfWay(state, piece, [from, to]);
  return cost.value <= BLITZ_MOVEMENT_POINTS
    ? undefined
    : refusal(
        '7.8.hex',
        'too-dear',
        say`${goes()}: a Blitz move has ${BLITZ_MOVEMENT_POINTS} movement point, and the hex costs ${cost.value}.`,
        {
          why: cost.ledger,
        },
      );
}

/**
 * Marks a unit as having taken part in a battle. If the ruling `blitz.often` is `afterEachBattle`, the unit may make
 * another Blitz move after that battle [7.8, A32].
 */
export function markParticipation(state: State, piece: number, cell: Cell): void {
  state.fought[piece] = 1;
  state.foughtIn[piece] = cell;
  state.inBattle[piece] = 1;
  if (state.rulings['blitz.often'] === 'afterEachBattle') state.blitzed[piece] = 0;
}

/** Lists hexes into which a unit may make a Blitz move. */
export function blitzTargets(state: State, piece: number): Cell[] {
  const { board } = state.ground;
  const steps = stepCosts(state, piece);
  const from = state.cell[piece];
  const open: Cell[] = [];
  for (let direction = 0; direction < board.directions; direction++) {
    const to = board.neighbour(from, direction);
    if (to === NOWHERE || steps[from * board.directions + direction] > BLITZ_MOVEMENT_POINTS) continue;
    const going: MoveRequest = { pieces: [piece], cells: [to] };
    if (
      hexBar(state, piece, to) === undefined &&
      (refuseWithoutArmour(state, going) ?? refuseAirSupport(state, going)) === undefined
    )
      open.push(to);
  }
  return open;
}

/**
 * Returns why units may not make a Blitz move without armour. Aircraft and artillery must follow armour of the same
 * battle, and support units may not attack alone [7.8.companions, 3.9].
 */
function refuseWithoutArmour(state: State, { pieces, cells }: MoveRequest): Refusal | undefined {
  const to = cells.at(-1) ?? NOWHERE;
  const { side } = state.piece(pieces[0]);
  const lostUnits = state
    .landAt(to, side)
    .filter((piece) => state.blitzed[piece] === 1 && state.foughtIn[piece] === state.foughtIn[pieces[0]]);
  const leads = [...pieces, ...lostUnits].filter((piece) => isMobile(state, piece));
  if (leads.length === 0)
    return refusal(
      '7.8.companions',
      'no-armour',
      say`Aircraft and artillery may make a Blitz move to ${state.label(to)} only with armour of the same battle, or after such armour.`,
    );
  const isHeld = state.units[opponent(side)][to] > 0;
  return isHeld && !leads.some((piece) => state.piece(piece).isCombat) && !isLed(state, to, side)
    ? refusal('3.9', 'support-alone', say`Headquarters may not attack ${state.label(to)} alone.`)
    : undefined;
}

/**
 * Returns why aircraft may not follow a Blitz move into a battle: there are too many of them, or they may not support
 * the nations there [3.10.battle, 5.3.air].
 */
function refuseAirSupport(state: State, { pieces, cells }: MoveRequest): Refusal | undefined {
  const to = cells.at(-1) ?? NOWHERE;
  const aircraft = pieces.filter((piece) => state.piece(piece).isAir);
  if (aircraft.length === 0 || state.units[opponent(state.side)][to] === 0) return undefined;
  for (const piece of aircraft) {
    const alien = supportBar(state, piece, to, pieces);
    if (alien !== undefined) return whyNot(alien, state, piece, to);
  }
  return whyNot(crowdBar(state, state.side, to, aircraft.length), state, aircraft[0], to);
}

const isLed = (state: State, cell: Cell, side: number): boolean =>
  state.landAt(cell, side).some((piece) => state.piece(piece).isCombat);

/**
 * Defines the order `blitz UNITS to HEX`: armour that fought moves one hex, together with aircraft and artillery of its
 * battle. If enemy units are in the hex, a new battle begins [7.8].
 */
export const blitzing = movementOrders<State>({
  verb: 'blitz',
  rule: '7.8',
  lacks: {
    units: ['no-units', 'The order names no unit on the map: `blitz UNITS to HEX`.'],
    way: ['no-cell', 'The order names no destination: `blitz UNITS to HEX`.'],
    oneCell: ['one-hex', 'A Blitz move goes to one adjacent hex.'],
    all: ['no-units', 'A Blitz move needs units and a hex.'],
  },
  units: (state) => state.muster.onBoard[state.side],
  hasMoved: (state) => state.blitzed,
  barFor: blitzBar,
  destinations: blitzTargets,
  randomPath(state, piece, random) {
    const open = isMobile(state, piece) ? blitzTargets(state, piece) : [];
    return open.length === 0 ? [] : [pickOne(open, random)];
  },
  whyNot: (state, piece, { cells }) => hexBar(state, piece, cells.at(-1) ?? NOWHERE),
  whyNotTogether(state, going) {
    const battles = new Set(going.pieces.map((piece) => state.foughtIn[piece]));
    if (battles.size > 1)
      return refusal(
        '7.8.companions',
        'two-battles',
        say`Units that make a Blitz move together must have fought in the same battle.`,
      );
    return refuseWithoutArmour(state, going) ?? refuseMoveTogether(state, going) ?? refuseAirSupport(state, going);
  },
  perform(state, { pieces, cells }): Play | undefined {
    const to = cells.at(-1) ?? NOWHERE;
    for (const piece of pieces) {
      const from = state.cell[piece];
      if (state.piece(piece).isAir) flyAlong(state, piece, to);
      else moveAlong(state, piece, [from, to]);
      state.blitzed[piece] = 1;
    }
    return undefined;
  },
});

/** Moves an aircraft along with the units of a Blitz move. The aircraft keeps its base, to which it returns later. */
function flyAlong(state: State, piece: number, to: Cell): void {
  if (state.base[piece] === NOWHERE) state.setBase(piece, state.cell[piece]);
  state.mission[piece] = TO_BATTLE;
  state.put(piece, to);
  if (state.isShared(to)) beginBattle(state, to);
  state.emit('fly', '7.8.companions', () => ({
    side: state.piece(piece).side,
    text: say`${state.name(piece)} flies along to ${state.label(to)}.`,
    pieces: [piece],
    cells: [to],
  }));
}
