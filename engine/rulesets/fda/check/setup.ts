import { allArrivals } from '../../../mechanics/special-rules/arrivals.js';
import { writeInstead } from '../../../model/finding.js';
import { lostAtStart } from '../../../mechanics/start.js';
import type { CheckList } from '../../../play/checks.js';
import type { Cell } from '../../../board/board.js';
import { findNearestCell } from '../../../board/nearest.js';
import { enemiesMustNotShareACell, singleCell } from '../../../mechanics/checks/placed.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import { IMPASSABLE_GROUND, isRiver, LIVE_MINES, NO_BRIDGE, TERRAIN_WORDS } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { opponent } from '../state/pieces.js';
import { step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { numberOf } from '../state/unit-facts.js';
import type { ScenarioCheck } from './check.js';
import { groundUnitsPlaced, itemOf, placementsOf, stateBefore } from './placed.js';
import { list } from '../../../model/words.js';
import { agree, say, term } from '../../../model/say.js';

/** Checks that units of both sides do not share a sector [7f]. */
export const enemiesMustNotShareASector: ScenarioCheck = (scenario, report) => {
  enemiesMustNotShareACell(scenario, groundUnitsPlaced(scenario), { rule: '7f', noun: 'sector' }, report);
};

/**
 * Checks that units begin and arrive only where they could move. Only units on foot may be in impassable ground, unless
 * a road crosses it (reading `impassableFor`) [14c].
 */
export const unitsMustBeginWhereTheyMayGo: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  for (const { cells, units, source } of groupsOf(scenario)) {
    const closed = cells.filter((cell) => isClosed(state, cell));
    if (closed.length === 0 || closed.length < cells.length) continue;
    for (const { unit, at } of units) {
      const { name, ground, onFoot, mobility } = state.piece(unit);
      if (!ground || onFoot) continue;
      const [cell] = closed;
      const near = findNearestCell(
        state.ground.board,
        cell,
        (other) => !isClosed(state, other),
        SEARCH_DISTANCE_SECTORS,
      );
      const label = near === undefined ? undefined : state.label(near);
      const [sector, terrain] = [state.label(cell), term(TERRAIN_WORDS[state.ground.terrain[cell]])];
      const message =
        label === undefined
          ? say`${name} is ${term(mobility)} and begins in ${sector}, ${terrain} without a road; only units on foot enter it.`
          : say`${name} is ${term(mobility)} and begins in ${sector}, ${terrain} without a road; only units on foot enter it. Nearest other sector: ${label}.`;
      report.error('14c', 'impassable', at, message, {
        fixes:
          label === undefined || cells.length > 1 || units.length > 1
            ? []
            : [writeInstead(source, label, `Begin in ${label}`)],
      });
    }
  }
};

interface Group {
  readonly cells: readonly Cell[];
  readonly units: readonly { readonly unit: number; readonly at: Source }[];
  /** The place in the text that lists the cells of the group. */
  readonly source: Source;
}

/** Lists the groups of units that are set up together or arrive together. */
function groupsOf(scenario: ScenarioModel): Group[] {
  const placed = placementsOf(scenario).map((part) => ({
    cells: part.cells,
    units: part.pieces.map((unit) => ({ unit, at: itemOf(part, unit).at })),
    source: part.placement.cellsSource,
  }));
  const entries = allArrivals(scenario);
  const arriving = musterOf(scenario).arrivals.map(({ cells, pieces, source }, at) => ({
    cells,
    units: pieces.map((unit) => ({ unit, at: source })),
    source: entries[at].entrySource,
  }));
  return [...placed, ...arriving];
}

const isClosed = (state: State, cell: Cell): boolean =>
  (state.ground.lies[cell] & IMPASSABLE_GROUND) !== 0 && !state.hasOpenRoad(cell);

/** Maximum distance, in sectors, between the written sector and the sector that a fix proposes instead. */
const SEARCH_DISTANCE_SECTORS = 4;

/**
 * Reports units that begin in a river without bridge or engineers, because they have no bank to which they can return
 * (ruling `riverEntry`) [14e].
 */
export const setupShouldBeOnOneBank: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  const mayNot = state.rulings.riverEntry === 'noEntry';
  const parts = placementsOf(scenario);
  const bridging = parts.filter(({ pieces }) => pieces.some((unit) => state.piece(unit).isEngineer)).map(singleCell);
  for (const part of parts) {
    const wet = part.cells.filter(
      (cell) => isRiver(state.ground, cell) && state.bridge[cell] === NO_BRIDGE && !bridging.includes(cell),
    );
    const ground = part.pieces.filter((unit) => state.piece(unit).ground);
    if (wet.length === 0 || ground.length === 0) continue;
    const sectors = list(wet.map((cell) => state.label(cell)));
    const message = mayNot
      ? say`A river without a bridge runs through ${sectors}; no unit may be there.`
      : say`A river without a bridge runs through ${sectors}; ${list(state.names(ground))} may leave it once to either bank.`;
    report[mayNot ? 'error' : 'warning']('14e', 'setup-in-river', part.placement.cellsSource, message);
  }
};

/** Reports units that begin in an enemy minefield, because mines attack only units that enter [13b]. */
export const setupShouldNotBeInEnemyMines: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  for (const part of placementsOf(scenario)) {
    const mined = part.cells.filter(
      (cell) => state.mines[cell] === LIVE_MINES && state.minesOf[cell] === opponent(part.side),
    );
    if (mined.length === 0 || !part.pieces.some((unit) => state.piece(unit).ground)) continue;
    const message = say`${list(mined.map((cell) => state.label(cell)))} holds live mines of ${state.sideName(opponent(part.side))}; the mines do not attack units that begin there.`;
    report.warning('13b', 'setup-in-mines', part.placement.cellsSource, message);
  }
};

/** Checks that the break points of a unit at set-up are at least one and at most its full number [3c]. */
export const breakPointsAtSetupMustBeTheUnits: ScenarioCheck = (scenario, report) => {
  const { pieces } = musterOf(scenario);
  for (const { item, pieces: units } of placementsOf(scenario).flatMap(({ items }) => items)) {
    const left = numberOf(item.attributes, 'pr');
    if (left === undefined) continue;
    const wrong = units.map((unit) => pieces[unit]).filter(({ pr }) => left < 1 || left > pr);
    const [first] = wrong;
    if (first === undefined) continue;
    const message = say`${list(wrong.map(({ name }) => name))} cannot begin with ${left} PR; ${first.name} has ${first.pr}, and a unit with no PR would be off the table.`;
    report.error('3c', 'break-points-left', item.attributes.pr.source, message);
  }
};

/**
 * Reports units of a division that are neither set up nor arrive later, because they never take part in the game [2a].
 */
export const divisionShouldBePlacedWhole: ScenarioCheck = (scenario, report) => {
  const { pieces, divisions, placings, arrivals } = musterOf(scenario);
  const placed = new Set([...placings, ...arrivals].flatMap((group) => group.pieces));
  const lost = lostAtStart(scenario);
  for (const { name, members } of divisions) {
    const ground = members.filter((unit) => pieces[unit].ground);
    const missing = ground.filter((unit) => !placed.has(unit) && !lost.has(pieces[unit].name));
    if (missing.length === 0 || missing.length === ground.length) continue;
    const number = missing.length;
    const message = say`${list(missing.map((unit) => pieces[unit].name))} of ${name} ${agree(number, 'is', 'are')} neither set up nor expected and ${agree(number, 'takes', 'take')} no part.`;
    report.warning('2a', 'not-placed', scenario.titleSource, message);
  }
};

/**
 * Reports aircraft and ships that are set up: aircraft enter the map only for their attack, and ships never. Only
 * aircraft on their airfield may be set up (ruling `airStaysOnMap`) [12g, 15.1b, 15.2d].
 */
export const setupShouldBeOfGroundUnits: ScenarioCheck = (scenario, report) => {
  const state = stateBefore(scenario);
  for (const part of placementsOf(scenario))
    for (const unit of part.pieces) {
      const { name, air, ground } = state.piece(unit);
      if (ground || (air && (state.rulings.airStaysOnMap || part.cells.every((cell) => isAirfield(state, cell)))))
        continue;
      const message = air
        ? say`${name} need not be set up: air units are on the map only for their attack. On its airfield it would be on the ground.`
        : say`${name} need not be set up: ships fire in the barrage from off the table.`;
      report.warning(air ? '12g' : '15.1b', 'setup-off-table', itemOf(part, unit).at, message, {
        why: air ? [step(say`on the ground it defends itself with one die`, '15.2d')] : [],
      });
    }
};

const isAirfield = ({ ground }: State, cell: Cell): boolean =>
  ground.places.some(({ kind, cells }) => kind === 'airfield' && cells.includes(cell));

export const setupChecks: CheckList<ScenarioCheck> = {
  enemiesMustNotShareASector,
  unitsMustBeginWhereTheyMayGo,
  setupShouldBeOnOneBank,
  setupShouldNotBeInEnemyMines,
  breakPointsAtSetupMustBeTheUnits,
  divisionShouldBePlacedWhole,
  setupShouldBeOfGroundUnits,
};
