import type { Cell } from '../../../engine/board/board.js';
import { SetupUnits } from '../../../engine/mechanics/special-rules/setup-units.js';
import { forcesByName, forcesIn } from '../../../engine/model/forces.js';
import { placeName, unitName } from '../../../engine/model/names.js';
import type { PlacedItem } from '../../../engine/model/statements.js';
import type { Placement, ScenarioModel, SetupModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { placeOf } from '../../syntax/written-value.js';
import type { MoveResult } from '../../../protocol/editing.js';
import { refused } from './refused.js';
import { appendLines, indentAt, findNewError, type Edit, type SetupContext } from './setup-context.js';

/**
 * Returns the edits that set up an unplaced unit, or all unplaced units of a formation, in a cell. If the checks would
 * report an error, returns the error instead. Undefined if all units of that name are placed.
 */
export function placeNew(table: SetupContext, name: string, to: Cell): MoveResult | undefined {
  const { scenario, map } = table;
  const names = leftOf(scenario, name);
  if (names.length === 0) return undefined;
  const side = forcesByName(scenario.sides).get(name)?.side ?? '';
  const setup = scenario.setups.findLast((other) => other.side === side);
  const error = findNewError(table, withPlacement(scenario, side, setup, placementOf(names, to)));
  if (error !== undefined) return refused(error);
  const line = `${map.board.label(to)}: ${names.map(unitName).join(', ')}`;
  const { source, text } = setup ? lineIn(table, setup, line) : newSetup(table, side, line);
  return { edits: [{ place: placeOf(source), text }] };
}

/**
 * Returns the names of the unplaced units. If no unit of a formation is placed, returns only the name of the formation.
 */
function leftOf(scenario: ScenarioModel, name: string): readonly string[] {
  const forces = forcesByName(scenario.sides);
  const force = forces.get(name);
  if (!force) return [];
  const units = new SetupUnits(scenario);
  const all = forcesIn(force, forces);
  const left = all.filter((unit) => units.isLeft(unit.name));
  return left.length === all.length ? [name] : left.map((unit) => unit.name);
}

function placementOf(names: readonly string[], cell: Cell): Placement {
  const items = names.map((name): PlacedItem => ({ name, drawn: [], attributes: {}, source: NO_SOURCE }));
  return { cells: [cell], cellsSource: NO_SOURCE, items, citations: [], source: NO_SOURCE };
}

function withPlacement(
  scenario: ScenarioModel,
  side: string,
  setup: SetupModel | undefined,
  placement: Placement,
): ScenarioModel {
  const { setups } = scenario;
  const own = setup ?? { side, placements: [], source: NO_SOURCE, sideSource: NO_SOURCE };
  const fuller = { ...own, placements: [...own.placements, placement] };
  return {
    ...scenario,
    setups: setup ? setups.map((other) => (other === setup ? fuller : other)) : [...setups, fuller],
  };
}

/** Returns the edit that adds a line after the last line of a set-up, or as its first line. */
function lineIn(table: SetupContext, { placements, source }: SetupModel, line: string): Edit {
  const last = placements.at(-1)?.source;
  if (!last) return appendLines(table, source, [line]);
  // Keep the comment at the end of the last line.
  const rest = /^[ \t]*\/\/[^\n]*/.exec(table.text(last.file).slice(last.end))?.[0] ?? '';
  const end = last.end + rest.length;
  return { source: { ...last, start: end, end }, text: `\n${indentAt(table, last)}${line}` };
}

const newSetup = (table: SetupContext, side: string, line: string): Edit =>
  appendLines(table, table.scenario.source, [`setup ${placeName(side)} {`, `  ${line}`, '}']);
