import { say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { mayFlyToday } from './flying.js';
import { placesOf, type Place } from '../state/ground.js';
import { opponent, type Division } from '../state/pieces.js';
import { rephrase, type Bar } from '../../../mechanics/bars.js';
import { bar } from '../rulebook/cite.js';
import { EXPECTED, OFF_TABLE, type State } from '../state/state.js';
import { AIRCRAFT_RANGE, BOMBER_RANGE } from '../vocabulary/combat-table.js';

export const isBomber = (state: State, air: number): boolean =>
  state.piece(air).arm === 'medium bomber' || state.piece(air).arm === 'heavy bomber';

/** Returns the range of an air unit against ground targets, in sectors: 1 for bombers, 0 for other aircraft [12g]. */
export const airRange = (state: State, air: number): number => (isBomber(state, air) ? BOMBER_RANGE : AIRCRAFT_RANGE);

/** Returns whether an air unit still takes part in the game: it is on the map, or in play but off the table. */
export const isInPlay = (state: State, air: number): boolean => state.cell[air] >= 0 || state.cell[air] === OFF_TABLE;

/**
 * Returns the reason why an air unit may not attack now, in support of the activated division or as part of its own air
 * division; undefined when it may [12b-12f].
 */
export const barOnAircraft = (state: State, air: number): Bar | undefined =>
  rephrase(barOnStriking(state, air), (reason) => say`${state.name(air)} cannot strike: ${reason}.`);

function barOnStriking(state: State, air: number): Bar | undefined {
  const { side, arm, air: flies, division } = state.piece(air);
  if (!flies) return bar('12g', 'no-aircraft', () => say`it is not an air unit`);
  if (arm === 'fighter') return bar('12j', 'fighter', () => say`the rules give fighters no attack`);
  if (side !== state.side) return bar('12c', 'not-activated', () => say`its side has not activated a division`);
  if (!isInPlay(state, air)) {
    if (state.cell[air] === EXPECTED) return bar('12c', 'not-arrived', () => say`it has not arrived yet`);
    return state.pr[air] > 0
      ? bar('15.2b', 'airfield-lost', () => say`it was lost with its airfield`)
      : bar('3c', 'not-in-play', () => say`it has no break points left`);
  }
  if (state.flying === 0) return bar('12e', 'weather', () => say`the weather forbids all air activity today`);
  if (!mayFlyToday(state, side)) return bar('12f', 'supremacy', () => say`its side has no air supremacy today`);
  if (state.fired[air] === 1) return bar('12b', 'attacked-already', () => say`it has attacked this turn`);
  const divisionOf = (index: number): Division | undefined => (index < 0 ? undefined : state.divisions[index]);
  const [active, own] = [divisionOf(state.active), divisionOf(division)];
  if (division === state.active) return undefined;
  if (active?.kind === 'air division')
    return bar('12d', 'another-division', () => say`${active.name} is activated as a whole`);
  return own === undefined || own.kind === 'air division'
    ? undefined
    : bar('12c', 'another-division', () => say`it supports ${own.name}`);
}

/**
 * Returns why a sector is too far for an air unit; undefined when it is in range. Aircraft that stay on the map are
 * limited by the distance from their present sector [7a]. If the optional rule about airfields is used, aircraft other
 * than bombers are limited by the distance from their airfield [15.2a].
 */
export function barOnDistance(state: State, air: number, cell: Cell): Bar | undefined {
  const { name, allowance } = state.piece(air);
  const { board } = state.ground;
  const at = state.cell[air];
  if (state.rulings.airStaysOnMap && at >= 0) {
    const distance = board.distance(at, cell);
    if (distance > allowance + airRange(state, air))
      return bar(
        '7a',
        'too-far',
        () => say`${state.label(cell)} is ${distance} sectors away; ${name} flies ${allowance}.`,
      );
  }
  if (!state.optional.airfields || isBomber(state, air)) return undefined;
  const fields = airfieldsOf(state, air);
  const nearest = Math.min(...fields.map((field) => board.distance(field, cell)));
  const radius = state.numbers['airfield.radius'];
  if (nearest <= radius) return undefined;
  return fields.length === 0
    ? bar('15.2a', 'no-airfield', () => say`${name} has no airfield of its side to fly from.`)
    : bar(
        '15.2a',
        'beyond-radius',
        () => say`${state.label(cell)} is ${nearest} sectors from its airfield; ${name} acts within ${radius}.`,
      );
}

/**
 * Lists the sectors of the airfield that an air unit names. For a unit that names no airfield, lists the sectors of all
 * airfields that its side has not lost [15.2a, 15.2b, 15.2c].
 */
export function airfieldsOf(state: State, air: number): Cell[] {
  const { airfield, side } = state.piece(air);
  const isOpen = (cell: Cell): boolean => state.control[cell] !== opponent(side);
  return placesOf(state.ground, 'airfield')
    .filter((place) =>
      airfield === undefined
        ? state.sideNamed(place.owner) === side && place.cells.every(isOpen)
        : isCalled(state, place, airfield),
    )
    .flatMap(({ cells }) => cells);
}

/** Returns whether a place is the airfield that a text gives by name or by the label of a sector. */
export const isCalled = (state: State, { name, cells }: Place, airfield: string): boolean =>
  name === airfield || cells.some((cell) => state.label(cell) === airfield);

/**
 * Returns whether an air unit is on the ground: in the sector of an airfield that the enemy does not hold. Ground units
 * in the sector make no difference (reading `airfieldDefence`) [15.2d].
 */
export const isOnTheGround = (state: State, unit: number): boolean =>
  state.optional.airfields &&
  state.piece(unit).air &&
  state.cell[unit] >= 0 &&
  state.control[state.cell[unit]] !== opponent(state.piece(unit).side) &&
  placesOf(state.ground, 'airfield').some(({ cells }) => cells.includes(state.cell[unit]));
