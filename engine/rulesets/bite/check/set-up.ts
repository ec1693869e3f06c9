import { agree, counted, say } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { nearestSpellings } from '../../../board/spelling.js';
import { lineOfMap } from '../../../mechanics/checks/missing-text-fixes.js';
import { singleCell, type PlacedPart, type PlacedUnit } from '../../../mechanics/checks/placed.js';
import { settingsOf } from '../../../mechanics/start.js';
import { writeInstead } from '../../../model/finding.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import type { BiteRule } from '../rulebook/index.js';
import { stateWhenSetUp } from '../setup/state-when-set-up.js';
import { stackingBar } from '../stacking/stacking.js';
import { areaNames, cellsOfAreaName, groundFor } from '../state/area.js';
import { groundOf } from '../state/ground.js';
import type { Piece } from '../state/pieces.js';
import { musterOf } from '../state/muster.js';
import type { State } from '../state/state.js';
import { isCity } from '../state/strongholds.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { BOTH, SIDES } from '../vocabulary/sides.js';
import type { ScenarioCheck } from './check.js';

interface Placed extends PlacedUnit {
  readonly index: number;
}

/** Returns the placements of all set-ups with the units they place. */
function placementsOf(scenario: ScenarioModel): PlacedPart<Placed>[] {
  return musterOf(scenario).placings.map(({ side, placement, items }) => ({
    side: SIDES[side],
    placement,
    units: items.flatMap(({ item, pieces }) => pieces.map((index) => ({ item, index }))),
  }));
}

/** Reports set-ups that exceed the stacking limits; the surplus would be removed in the first movement phase [3.10]. */
const stackMustNotExceedItsLimit: ScenarioCheck = (scenario, report) => {
  const crowd = { pieces: musterOf(scenario).pieces, numbers: numbersOf(scenario) };
  for (const side of BOTH)
    for (const [cell, units] of stacksOf(placementsOf(scenario).filter((part) => part.side === SIDES[side]))) {
      const indices = units.map(({ index }) => index);
      const barred = stackingBar(crowd, indices);
      if (barred === undefined) continue;
      const at = indices.findIndex((_, last) => stackingBar(crowd, indices.slice(0, last + 1)) !== undefined);
      const others = new Set(units.map(({ item }) => item).filter((item) => item !== units[at].item));
      const message = say`${scenario.map.board.label(cell)}: ${barred.text()} Set up the surplus elsewhere; it would be removed in the first movement phase.`;
      report.error(barred.rule as BiteRule, barred.slug, units[at].item.source, message, {
        related: [...others].map(({ name = say`a unit`, source }) => ({
          source,
          message: say`${name} is also set up in ${scenario.map.board.label(cell)}.`,
        })),
      });
    }
};

/** Returns for each hex the units that are set up in exactly this hex, in the order written. */
function stacksOf(placed: readonly PlacedPart<Placed>[]): ReadonlyMap<Cell, readonly Placed[]> {
  const stacks = new Map<Cell, Placed[]>();
  for (const { placement, units } of placed) {
    const cell = singleCell(placement);
    if (cell !== undefined && units.length > 0) stacks.set(cell, [...(stacks.get(cell) ?? []), ...units]);
  }
  return stacks;
}

/**
 * Reports land units set up in water or incomplete hexes. In an incomplete hex only a Supreme HQ may have its seat
 * [7.5.4, 7.5.4.partial, 13.8.1.moscow].
 */
const landUnitsMustBeginOnLand: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  const { pieces } = musterOf(scenario);
  for (const { placement, units } of placementsOf(scenario)) {
    const land = units.filter(({ index }) => pieces[index].isLand && !staysAtItsSeat(pieces[index]));
    if (land.length === 0 || placement.cells.length === 0) continue;
    if (!placement.cells.every((cell) => ground.closed[cell] === 1)) continue;
    const labels = list(placement.cells.map((cell) => scenario.map.board.label(cell)));
    const message = say`${labels} ${agree(placement.cells.length, 'is', 'are')} all water or cut by the edge of the map, where no land unit may be; ${counted(land.length, 'land unit')} would begin there.`;
    report.error('7.5.4', 'begins-nowhere', placement.cellsSource, message);
  }
};

const staysAtItsSeat = ({ unitClass, of }: Piece): boolean =>
  unitClass === 'supreme headquarters' && of.supreme.stays === true;

/**
 * Reports air units that would begin without an air base of their own: outside every base, or on a base that another
 * air unit uses [3.4, 3.10.air]. Does not report two air units that are both set up in exactly one hex, because the
 * stacking check does.
 */
const airUnitsShouldBeginOnBases: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  const { pieces } = musterOf(scenario);
  for (const { placement, units } of placementsOf(scenario)) {
    const air = units.filter(({ index }) => pieces[index].isAir).map(({ index }) => index);
    if (placement.cells.length === 0 || air.length === 0) continue;
    const exactly = singleCell(placement);
    const hasBase = (piece: number): boolean =>
      exactly === undefined
        ? takesBase(stateWhenSetUp(scenario), piece)
        : isCity({ ground, fort: ground.fort }, exactly);
    const baseless = air.filter((piece) => !hasBase(piece));
    if (baseless.length === 0) continue;
    const [first] = placement.cells;
    const names = list(baseless.map((piece) => pieces[piece].name));
    const message =
      placement.cells.length === 1
        ? say`${scenario.map.board.label(first)} has no air base for ${names}: one air unit may be based in each city or fortress. Set up ${agree(baseless.length, 'this air unit', 'these air units')} elsewhere.`
        : say`These hexes have no air base for ${names}: one air unit may be based in each city or fortress. Set up ${agree(baseless.length, 'this air unit', 'these air units')} elsewhere.`;
    report.warning('3.4', 'begins-without-base', placement.cellsSource, message);
  }
};

/**
 * Returns whether an air unit that may begin in several hexes stands in a city or fortress that no other air unit
 * fills. The base may be cut off from supply [3.4, 3.10.air, 4.4.air].
 */
function takesBase(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  return isCity(state, cell) && state.airAt(cell, state.piece(piece).side).indexOf(piece) < state.numbers['stack.air'];
}

/** Reports names in `set area` that are not on the map [SBE.short]. */
const areaMustBeOnTheMap: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  const { areas, features, name: called } = scenario.map;
  const territories = features.flatMap(({ kind, name }) => (kind === 'territory' && name !== undefined ? [name] : []));
  const known = [...new Set([...areas.keys(), ...ground.countries.filter((name) => name !== ''), ...territories])];
  for (const { values, valueSources = [], source } of settingsOf(scenario, 'area'))
    for (const [at, value] of values.entries()) {
      const name = String(value);
      if (cellsOfAreaName(ground, name).length > 0) continue;
      const suggestions = nearestSpellings(name, known, 1);
      const where = valueSources[at] ?? source;
      const message =
        suggestions.length > 0
          ? say`The map ${called} has no area, country or territory “${name}”. Did you mean “${suggestions[0]}”?`
          : say`The map ${called} has no area, country or territory “${name}”. Write \`area "${name}" …\` in the map.`;
      report.error('SBE.short', 'no-such-area', where, message, {
        fixes: [
          ...suggestions.map((one) => writeInstead(where, JSON.stringify(one))),
          lineOfMap(scenario.map, `area ${JSON.stringify(name)} ‹HEXES›`),
        ],
      });
    }
};

/** Reports placements of which every hex lies outside the area of the scenario [SBE.short]. */
const unitsShouldBeginInTheArea: ScenarioCheck = (scenario, report) => {
  const { beyond } = groundFor(scenario);
  if (beyond === undefined) return;
  for (const { placement, units } of placementsOf(scenario)) {
    const out = placement.cells.filter((cell) => beyond[cell] === 1);
    if (out.length < Math.max(1, placement.cells.length) || units.length === 0) continue;
    const labels = list(out.map((cell) => scenario.map.board.label(cell)));
    const message = say`${labels} ${agree(out.length, 'lies', 'lie')} outside the area of the scenario, ${list(areaNames(scenario))}, where no unit may be; ${counted(units.length, 'unit')} would begin there. Set up elsewhere, or add that area to \`set area\`.`;
    report.warning('SBE.short', 'begins-beyond-area', placement.cellsSource, message);
  }
};

export const setUpChecks: CheckList<ScenarioCheck> = {
  stackMustNotExceedItsLimit,
  landUnitsMustBeginOnLand,
  airUnitsShouldBeginOnBases,
  areaMustBeOnTheMap,
  unitsShouldBeginInTheArea,
};
