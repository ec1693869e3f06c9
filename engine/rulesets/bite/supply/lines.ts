import type { Cell } from '../../../board/board.js';
import { memoize } from '../../../mechanics/memoize.js';
import { noLine, type TracedLine } from '../../../mechanics/lines.js';
import type { Ledger, Explained } from '../../../model/ledger.js';
import { count } from '../../../model/words.js';
import { step } from '../rulebook/refusal.js';
import { FORTRESS_PORT, NO_SIEGE, ROAD_OF_LIFE } from '../state/fields.js';
import { hasHiddenEnemy } from '../state/fog.js';
import type { Ground } from '../state/ground.js';
import type { State } from '../state/state.js';
import { nationCalled, NATIONS, type NationName } from '../vocabulary/nations.js';
import { BOTH, opponent, SIDES, type Side } from '../vocabulary/sides.js';
import { railBar } from './barriers.js';
import { longestLine, mostHexes } from './length.js';
import { networkOf, primariesOf, type Fed, type Network } from './network.js';
import { siegeOf } from './siege.js';

/** Whose sources feed a unit: its nation’s, or the rebels’ own; of Germans also those of the nation they are supplied through [4.3, 5.5.germans, 30.0.supply]. */
export const feedersOf = (state: State, piece: number): readonly Fed[] =>
  state.piece(piece).type.rebel ? REBELS : (feeders.get(state.piece(piece).nation) ?? []);

const REBELS: readonly Fed[] = ['rebels'];
const feeders: ReadonlyMap<NationName, readonly Fed[]> = new Map(
  NATIONS.map((nation) => [nation, [nation, ...NATIONS.filter((other) => nationCalled(other).feeds === nation)]]),
);

/** Whether a hex is a source of supply of a nation now: its primary one, or joined to that by rail or sea [4.1, 4.2]. */
export const isSource = (state: State, nation: Fed, cell: Cell): boolean => networkOf(state, nation).isSource(cell);

/** Whether a hex is a source for any nation of a side: what air bases and new units ask of cities [3.4, 7.3.2]. */
export const isSupplySource = (state: State, side: number, cell: Cell): boolean =>
  suppliedOn(state.ground)[side].some((nation) => isSource(state, nation, cell));

/** By side the nations that have a primary source on the map. */
const suppliedOn = memoize((ground: Ground) =>
  BOTH.map((side) =>
    NATIONS.filter((nation) => nationCalled(nation).side === side && primariesOf(ground, nation).length > 0),
  ),
);

/** Whether a unit would be in supply now: it traces a line and is not besieged [4.3, 12.1]. What was found in phase 2 is `outOfSupply`. */
export const isInSupply = (state: State, piece: number): boolean =>
  siegeOf(state, piece) === NO_SIEGE && tracesLine(state, piece);

/** Whether it traces a line now [4.3]. */
export function tracesLine(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  const longest = mostHexes(state, piece);
  for (const fed of feedersOf(state, piece)) if (networkOf(state, fed).reaches(cell, longest)) return true;
  return false;
}

/** The nation through whose zone of operations a unit of another is supplied now; undefined when none is [5.5.germans]. */
export function suppliedThrough(state: State, piece: number): NationName | undefined {
  const cell = state.cell[piece];
  if (cell < 0) return undefined;
  const end = networkOf(state, nearestOf(state, piece)).line(cell).at(-1);
  if (end === undefined) return undefined;
  return NATIONS.find(
    (nation) =>
      nationCalled(nation).feeds === state.piece(piece).nation && state.ground.operativeArea.get(nation)?.[end] === 1,
  );
}

function nearestOf(state: State, piece: number): Fed {
  const [own, ...others] = feedersOf(state, piece);
  const cell = state.cell[piece];
  const far = (fed: Fed): number => networkOf(state, fed).distance(cell);
  return others.reduce((best, fed) => (far(fed) < far(best) ? fed : best), own);
}

/** The supply line a unit traces now, to its source and on to the primary one, or why there is none [4.3]. */
export function lineOf(state: State, piece: number): TracedLine {
  const cell = state.cell[piece];
  if (cell < 0) return noLine(true, step('off the map', '4.3'));
  const siege = siegeOf(state, piece);
  if (siege !== NO_SIEGE) return noLine(false, ...tellSiege(siege));
  const fed = nearestOf(state, piece);
  const network = networkOf(state, fed);
  const longest = longestLine(state, piece);
  const length = network.distance(cell);
  if (length > longest.value) return noLine(false, ...tellNone(state, fed, network, length, longest));
  const line = network.line(cell);
  const way = network.wayHome(line[line.length - 1]);
  return { value: true, line: [...line, ...way.slice(1)], ledger: tellLine(state, line, way, longest) };
}

function tellLine(state: State, line: readonly Cell[], way: readonly Cell[], longest: Explained): Ledger {
  const called = (cell: Cell): string => state.ground.names.get(cell) ?? state.label(cell);
  const [source, primary] = [way[0], way[way.length - 1]];
  const length = line.length - 1;
  return [
    length === 0
      ? step(`${called(source)} is a source`, '4.2')
      : step(`${count(length, 'hex', 'hexes')} to the source in ${called(source)}`, '4.3'),
    ...(source === primary ? [] : [step(`joined to ${called(primary)} by rail and sea`, '4.2')]),
    step(`a line has ${longest.value} at most`, '4.3'),
    ...longest.ledger,
  ];
}

function tellNone(state: State, fed: Fed, network: Network, length: number, longest: Explained): Ledger {
  const whose = fed === 'rebels' ? 'the rebels' : fed;
  if (primariesOf(state.ground, fed).length === 0)
    return [step(`the map has no primary source of ${whose}: mark one with (source "${fed}")`, '4.1')];
  if (!network.works) return [step(`the enemy holds every primary source of ${whose}`, '4.1')];
  if (length < Infinity)
    return [
      step(`${count(length, 'hex', 'hexes')} to the nearest source of ${whose}`, '4.3'),
      step(`a line has ${longest.value} at most`, '4.3'),
      ...longest.ledger,
    ];
  return [
    step(`no line leads to a source of ${whose}`, '4.3'),
    step('closed are mountains and water, hexes of enemy land units and in enemy ZOC', '4.3.terrain'),
  ];
}

const tellSiege = (siege: number): Ledger => [
  step('enemies or their ZOC in every hex around: besieged', '12.1'),
  ...(siege === FORTRESS_PORT ? [step('neither losses nor surrender in this fortress', '12.2')] : []),
  ...(siege === ROAD_OF_LIFE
    ? [step('the road across the lake is open: restored from its own points', '12.3.road')]
    : []),
];

/**
 * Why a hex is no source of a side now, where railways or ports would make it one; undefined where it is or nothing would. Where
 * hidden blocks stand nobody is told whether there are land units among them [1.3].
 */
export function sourceBar(state: State, side: Side, cell: Cell): string | undefined {
  if (isSupplySource(state, side, cell)) return undefined;
  if (hasHiddenEnemy(state, side, cell)) return `${SIDES[opponent(side)]} blocks stand there`;
  return railBar(state, side, cell)?.text(state, side, cell);
}
