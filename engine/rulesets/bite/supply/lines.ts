import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { noLine, type TracedLine } from '../../../mechanics/lines.js';
import type { Ledger, Explained } from '../../../model/ledger.js';
import { counted, say, term } from '../../../model/say.js';
import { step } from '../rulebook/refusal.js';
import { FORTRESS_PORT, NO_SIEGE, ROAD_OF_LIFE } from '../state/fields.js';
import { hasHiddenEnemy } from '../state/fog.js';
import type { Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { nationCalled, NATIONS, type NationName } from '../vocabulary/nations.js';
import { BOTH, opponent, SIDES, type Side } from '../vocabulary/sides.js';
import { railBar } from './barriers.js';
import { longestLine, maxLineLength } from './length.js';
import { networkOf, primariesOf, type SupplyOwner, type Network } from './network.js';
import { siegeOf } from './siege.js';

/**
 * Returns the owners of sources that supply a unit. A unit is supplied by its nation, rebels by rebels, and Germans
 * also by the nation through which they are supplied [4.3, 5.5.germans, 30.0.supply].
 */
export const supplyOwnersOf = (state: State, piece: number): readonly SupplyOwner[] =>
  state.piece(piece).type.rebel ? REBELS : (ownersByNation.get(state.piece(piece).nation) ?? []);

const REBELS: readonly SupplyOwner[] = ['rebels'];
const ownersByNation: ReadonlyMap<NationName, readonly SupplyOwner[]> = new Map(
  NATIONS.map((nation) => [nation, [nation, ...NATIONS.filter((other) => nationCalled(other).feeds === nation)]]),
);

/**
 * Returns whether a hex is now a supply source of a nation: its primary source, or a hex connected to that source by
 * rail or sea [4.1, 4.2].
 */
export const isSource = (state: State, nation: SupplyOwner, cell: Cell): boolean =>
  networkOf(state, nation).isSource(cell);

/**
 * Returns whether a hex is a supply source for any nation of a side. A city that is no supply source is no air base and
 * takes no new units [3.4, 7.3.2].
 */
export const isSupplySource = (state: State, side: number, cell: Cell): boolean =>
  suppliedOn(state.ground)[side].some((nation) => isSource(state, nation, cell));

/** Nations with a primary source on the map, by side. */
const suppliedOn = memoize((ground: Ground) =>
  BOTH.map((side) =>
    NATIONS.filter((nation) => nationCalled(nation).side === side && primariesOf(ground, nation).length > 0),
  ),
);

/**
 * Returns whether a unit is in supply now: it can trace a supply line and is not besieged [4.3, 12.1]. The column
 * `outOfSupply` holds the result of the supply phase instead.
 */
export const isInSupply = (state: State, piece: number): boolean =>
  siegeOf(state, piece) === NO_SIEGE && tracesLine(state, piece);

/** Returns whether a unit can trace a supply line now [4.3]. */
export function tracesLine(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  const longest = maxLineLength(state, piece);
  for (const owner of supplyOwnersOf(state, piece)) if (networkOf(state, owner).reaches(cell, longest)) return true;
  return false;
}

/**
 * Returns the nation through whose zone of operations a foreign unit is supplied now; undefined if there is none
 * [5.5.germans].
 */
export function suppliedThrough(state: State, piece: number): NationName | undefined {
  const cell = state.cell[piece];
  if (cell < 0) return undefined;
  const end = networkOf(state, nearestOwner(state, piece)).line(cell).at(-1);
  if (end === undefined) return undefined;
  return NATIONS.find(
    (nation) =>
      nationCalled(nation).feeds === state.piece(piece).nation && state.ground.operativeArea.get(nation)?.[end] === 1,
  );
}

function nearestOwner(state: State, piece: number): SupplyOwner {
  const [own, ...others] = supplyOwnersOf(state, piece);
  const cell = state.cell[piece];
  const far = (owner: SupplyOwner): number => networkOf(state, owner).distance(cell);
  return others.reduce((best, owner) => (far(owner) < far(best) ? owner : best), own);
}

/**
 * Returns the supply line of a unit to its nearest source and on to the primary source. If the unit has no supply line,
 * the result explains why [4.3].
 */
export function lineOf(state: State, piece: number): TracedLine {
  const cell = state.cell[piece];
  if (cell < 0) return noLine(true, step(say`off the map`, '4.3'));
  const siege = siegeOf(state, piece);
  if (siege !== NO_SIEGE) return noLine(false, ...siegeLedger(siege));
  const owner = nearestOwner(state, piece);
  const network = networkOf(state, owner);
  const longest = longestLine(state, piece);
  const length = network.distance(cell);
  if (length > longest.value) return noLine(false, ...noLineLedger(state, owner, network, length, longest));
  const line = network.line(cell);
  const way = network.pathToPrimary(line[line.length - 1]);
  return { value: true, line: [...line, ...way.slice(1)], ledger: lineLedger(state, line, way, longest) };
}

function lineLedger(state: State, line: readonly Cell[], way: readonly Cell[], longest: Explained): Ledger {
  const nameOf = (cell: Cell): string => state.ground.names.get(cell) ?? state.label(cell);
  const [source, primary] = [way[0], way[way.length - 1]];
  const length = line.length - 1;
  return [
    length === 0
      ? step(say`${nameOf(source)} is a source`, '4.2')
      : step(say`${counted(length, 'hex', 'hexes')} to the source in ${nameOf(source)}`, '4.3'),
    ...(source === primary ? [] : [step(say`connected to ${nameOf(primary)} by rail and sea`, '4.2')]),
    step(say`a line may have at most ${counted(longest.value, 'hex', 'hexes')}`, '4.3'),
    ...longest.ledger,
  ];
}

function noLineLedger(state: State, owner: SupplyOwner, network: Network, length: number, longest: Explained): Ledger {
  const ownerName = term(owner === 'rebels' ? 'the rebels' : owner);
  if (primariesOf(state.ground, owner).length === 0)
    return [step(say`the map has no primary source of ${ownerName}: mark one with (source "${owner}")`, '4.1')];
  if (!network.hasOpenPrimary) return [step(say`the enemy holds every primary source of ${ownerName}`, '4.1')];
  if (length < Infinity)
    return [
      step(say`${counted(length, 'hex', 'hexes')} to the nearest source of ${ownerName}`, '4.3'),
      step(say`a line may have at most ${counted(longest.value, 'hex', 'hexes')}`, '4.3'),
      ...longest.ledger,
    ];
  return [
    step(say`no line leads to a source of ${ownerName}`, '4.3'),
    step(say`lines may not enter mountains, water, hexes with enemy land units and hexes in enemy ZOC`, '4.3.terrain'),
  ];
}

const siegeLedger = (siege: number): Ledger => [
  step(say`besieged: enemy units or ZOC in every adjacent hex`, '12.1'),
  ...(siege === FORTRESS_PORT ? [step(say`units in this fortress neither lose steps nor surrender`, '12.2')] : []),
  ...(siege === ROAD_OF_LIFE
    ? [step(say`the road across the lake is open: units are repaired with the pocket’s own points`, '12.3.road')]
    : []),
];

/**
 * Returns why a hex with railways or a port is now closed as a supply source. Returns undefined if the hex is a source,
 * or if nothing closes the hex. If hidden enemy blocks are in the hex, only the presence of blocks is stated [1.3].
 */
export function sourceBar(state: State, side: Side, cell: Cell): string | undefined {
  if (isSupplySource(state, side, cell)) return undefined;
  if (hasHiddenEnemy(state, side, cell)) return say`${term(SIDES[opponent(side)])} blocks are there`;
  return railBar(state, side, cell)?.text(state, side, cell);
}
