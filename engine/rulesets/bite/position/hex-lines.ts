import { counted, say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { viewLine, type ViewLine, type ViewLines } from '../../../mechanics/unit-views.js';
import type { Ledger } from '../../../model/ledger.js';
import { list } from '../../../model/words.js';
import { earnedAt } from '../production/income.js';
import { earnerOf, isNothing, printedAt, yieldAt } from '../production/centres.js';
import { nationsOf, pointsText } from '../production/stores.js';
import { step } from '../rulebook/refusal.js';
import { countryOf } from '../state/ground.js';
import type { State } from '../state/state.js';
import { sourceBar } from '../supply/lines.js';
import { networkOf, primariesOf } from '../supply/network.js';
import { isConnected } from '../supply/transport.js';
import { BOTH, opponent, SIDES, SOVIET, type Side } from '../vocabulary/sides.js';
import { inZone } from '../zones/zones.js';
import { watchedBorder } from '../zones/watched.js';

/**
 * Describes a hex: its controller, the supply of each side there, its production and the watched border [3.1, 3.3, 4.2,
 * 7.3].
 */
export function hexLines(state: State, cell: Cell): ViewLines {
  return [
    holderLine(state, cell),
    ...BOTH.flatMap((side) => supplyLine(state, side, cell)),
    ...productionLines(state, cell),
    ...borderLine(state, cell),
  ];
}

/**
 * Returns a line that states whether the Soviets watch this border hex. Returns no line if the hex is not on the
 * watched border or garrisons are not played [27.0.turkey].
 */
function borderLine(state: State, cell: Cell): ViewLines {
  if (!state.plays('garrisons') || !watchedBorder(state.ground).includes(cell)) return [];
  const isWatched = state.units[SOVIET][cell] > 0 || inZone(state, SOVIET, cell);
  return [
    viewLine(
      say`Border`,
      isWatched ? say`watched` : say`not watched`,
      step(say`must lie in the ZOC of a Soviet unit`, '27.0.turkey'),
    ),
  ];
}

function holderLine(state: State, cell: Cell): ViewLine {
  const side = state.control[cell];
  const country = countryOf(state.ground, cell);
  const zones = BOTH.filter((one) => inZone(state, one, cell)).map((one) => SIDES[one]);
  return viewLine(
    say`Held by`,
    side < 0 ? say`neither side` : term(SIDES[side]),
    ...(country === '' ? [] : [step(say`in ${term(country)}`, '3.1')]),
    ...(zones.length === 0 ? [] : [step(say`in the ZOC of ${list(zones.map(term))}`, '3.19')]),
    ...(state.battle[cell] === 1 ? [step(say`the winner of the battle will control it`, '3.3')] : []),
  );
}

/**
 * Returns a line that states whether a hex is a supply source of a side or, if not, its distance from the nearest
 * source. Only nations with a primary source on the map count [4.1-4.3].
 */
function supplyLine(state: State, side: Side, cell: Cell): ViewLines {
  const nations = nationsOf(side).filter((nation) => primariesOf(state.ground, nation).length > 0);
  if (nations.length === 0 || state.ground.closed[cell] === 1) return [];
  const far = nations.map((nation) => ({ nation, length: networkOf(state, nation).distance(cell) }));
  const sources = far.filter(({ length }) => length === 0).map(({ nation }) => nation);
  const [nearest] = far.toSorted((a, b) => a.length - b.length);
  const value =
    sources.length > 0
      ? say`source of ${list(sources.map(term))}`
      : nearest.length === Infinity
        ? say`no line to a source`
        : say`${counted(nearest.length, 'hex', 'hexes')} from a source of ${term(nearest.nation)}`;
  const barred = sourceBar(state, side, cell);
  return [
    viewLine(
      say`Supply of ${term(SIDES[side])}`,
      value,
      sources.length > 0
        ? step(say`connected to the primary source by rail or sea`, '4.2')
        : step(say`by the shortest line`, '4.3'),
      ...(barred === undefined ? [] : [step(barred, '4.2')]),
    ),
  ];
}

/**
 * Returns lines with the points that a place produces for each side, and the reasons why some points are lost [7.3,
 * 11.2].
 */
function productionLines(state: State, cell: Cell): ViewLines {
  const printed = printedAt(state.ground, cell);
  const made = yieldAt(state, cell);
  if (isNothing(printed) && isNothing(made)) return [];
  const holder = state.control[cell];
  return BOTH.flatMap((side) => {
    const nation = earnerOf(state, side, cell);
    if (nation === undefined || (holder !== side && holder !== opponent(side))) return [];
    if (holder !== side)
      return [
        viewLine(
          say`Production for ${term(nation)}`,
          say`none`,
          step(say`${term(SIDES[side])} does not control the hex`, '3.3'),
          step(say`the hex would produce ${pointsText(isNothing(made) ? printed : made)} if undamaged`, '7.3'),
        ),
      ];
    const { now, why } = earnedAt(state, nation, cell);
    const ledger: Ledger = [
      step(say`the map gives ${pointsText(printed)}`, '3.6'),
      ...(why === '' ? [] : [step(why, '7.3')]),
      ...(state.isAdvanced ? isConnected(state, nation, cell).ledger : []),
      ...(state.partisans[cell] > 0 ? [step(say`blocked by partisans in the hex`, '29.1')] : []),
      ...(state.ruined[cell] > 0
        ? [
            step(
              say`in ruins: ${counted(state.numbers['repair.centre'] - state.restored[cell], 'point restores', 'points restore')} it`,
              '16.0',
            ),
          ]
        : []),
    ];
    return [viewLine(say`Production for ${term(nation)}`, pointsText(now), ...ledger)];
  });
}
