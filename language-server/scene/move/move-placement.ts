import { t } from '@vscode/l10n';
import { turnName } from '../../../engine/model/calendar.js';
import type { Cell } from '../../../engine/board/board.js';
import { forcesByName, forcesIn } from '../../../engine/model/forces.js';
import type { PlacedItem } from '../../../engine/model/statements.js';
import type { Placement, ScenarioModel, SetupModel } from '../../../engine/model/scenario.js';
import type { Source } from '../../../engine/model/source.js';
import { placeName } from '../../../engine/model/names.js';
import { placeOf } from '../../syntax/written-value.js';
import type { MoveResult } from '../../../protocol/editing.js';
import { placeNew } from './place-new.js';
import { refused } from './refused.js';
import { indentAt, findNewError, type Edit, type SetupContext } from './setup-context.js';

/** A placement from which counters are moved. */
interface AffectedPlacement {
  readonly setup: SetupModel;
  readonly placement: Placement;
  /** For each item of the set-up, the names of the item’s counters or units that are moved. */
  readonly movedNames: ReadonlyMap<PlacedItem, readonly string[]>;
}

/**
 * Returns the edits that place units or drawn counters in another cell, or the error that the checks of the set-up
 * would report.
 */
export function movePlacement(table: SetupContext, names: readonly string[], to: Cell): MoveResult {
  const { scenario } = table;
  const affected = affectedPlacements(scenario, names);
  const found = new Set(affected.flatMap(({ movedNames }) => [...movedNames.values()].flat()));
  const missing = names.find((name) => !found.has(name));
  if (missing !== undefined)
    return (names.length === 1 ? placeNew(table, missing, to) : undefined) ?? refused(whyNotPlaced(scenario, missing));
  const error = findNewError(table, withMovedCounters(scenario, affected, to));
  if (error !== undefined) return refused(error);
  const edits = affected.flatMap((moved) => editsFor(table, moved, to));
  return { edits: edits.map(({ source, text }) => ({ place: placeOf(source), text })) };
}

/**
 * Returns the placements from which the named counters are moved. An item that names a formation is moved if all units
 * of the formation are moved.
 */
function affectedPlacements(scenario: ScenarioModel, names: readonly string[]): AffectedPlacement[] {
  const requested = new Set(names);
  const forces = forcesByName(scenario.sides);
  const movedNamesOf = (item: PlacedItem): readonly string[] => {
    if (item.drawn.length > 0) return item.drawn.filter((name) => requested.has(name));
    const { name = '' } = item;
    if (requested.has(name)) return [name];
    const force = forces.get(name);
    const units = force ? forcesIn(force, forces).map((unit) => unit.name) : [];
    return units.length > 0 && units.every((unit) => requested.has(unit)) ? units : [];
  };
  return scenario.setups.flatMap((setup) =>
    setup.placements.flatMap((placement) => {
      const movedNames = new Map(
        placement.items.map((item) => [item, movedNamesOf(item)] as const).filter(([, own]) => own.length > 0),
      );
      return movedNames.size === 0 ? [] : [{ setup, placement, movedNames }];
    }),
  );
}

function whyNotPlaced({ sides, arrivals, calendar }: ScenarioModel, name: string): string {
  const force = sides.flatMap(({ forces }) => forces).find((other) => other.name === name);
  const arrival = arrivals.find(({ items }) => items.some((item) => item.name === name || item.drawn.includes(name)));
  if (arrival)
    return t(
      '{0} arrives on turn {1} at {2}; it is not placed in the set-up.',
      name,
      turnName(arrival.turn, calendar),
      arrival.entry,
    );
  if (force?.parent !== undefined)
    return t('{0} is placed with {1}. Place the units of {1} one by one to move it alone.', name, force.parent);
  return t('{0} is not placed in the set-up of this file.', name);
}

const isWhole = (item: PlacedItem, movedNames: readonly string[]): boolean => movedNames.length >= item.drawn.length;

/** Returns the scenario with the moved counters placed in the cell `to`. */
function withMovedCounters(scenario: ScenarioModel, affected: readonly AffectedPlacement[], to: Cell): ScenarioModel {
  const parted = ({ placement, movedNames }: AffectedPlacement): Placement[] => {
    const stays = placement.items.flatMap((item) => {
      const rest = item.drawn.filter((name) => !movedNames.get(item)?.includes(name));
      if (!movedNames.has(item)) return [item];
      return rest.length > 0 ? [{ ...item, count: rest.length, drawn: rest }] : [];
    });
    const goes = [...movedNames].map(([item, names]) =>
      item.drawn.length > 0 ? { ...item, count: names.length, drawn: names } : item,
    );
    const left = { ...placement, items: stays };
    const added = { ...placement, cells: [to], items: goes };
    return [left, added].filter(({ items }) => items.length > 0);
  };
  return {
    ...scenario,
    setups: scenario.setups.map((setup) => ({
      ...setup,
      placements: setup.placements.flatMap((placement) => {
        const moved = affected.find((other) => other.placement === placement);
        return moved ? parted(moved) : [placement];
      }),
    })),
  };
}

function editsFor(table: SetupContext, moved: AffectedPlacement, to: Cell): Edit[] {
  const { placement, movedNames } = moved;
  const label = table.map.board.label(to);
  const areAll = placement.items.every((item) => isWhole(item, movedNames.get(item) ?? []) && movedNames.has(item));
  const isOne = placement.items.length === 1 && placement.items[0].drawn.length <= 1;
  if (areAll && (isOne || placement.cells.length === 1)) return [{ source: placement.cellsSource, text: label }];
  const goes = [...movedNames].map(([item, names]) => {
    const written = textOf(table, item.source);
    return isWhole(item, names) ? written : written.replace(/^[0-9]+/, String(names.length));
  });
  return [...removals(table, moved), addition(table, moved, label, goes.join(', '))];
}

function textOf({ text }: SetupContext, { file, start, end }: Source): string {
  return text(file).slice(start, end);
}

/**
 * Returns the edits that remove moved items with their commas. If only some of the drawn counters move, the edit
 * reduces their number.
 */
function removals(table: SetupContext, { placement: { items }, movedNames }: AffectedPlacement): Edit[] {
  const goes = items.map((item) => isWhole(item, movedNames.get(item) ?? []) && movedNames.has(item));
  const edits: Edit[] = [];
  for (const [at, item] of items.entries()) {
    const names = movedNames.get(item);
    if (names && !goes[at]) edits.push(reduceCount(table, item, item.drawn.length - names.length));
    if (!goes[at] || goes[at - 1]) continue;
    const end = goes.indexOf(false, at);
    const last = items[end < 0 ? items.length - 1 : end - 1];
    const next = end < 0 ? undefined : items[end];
    const before = at > 0 ? items[at - 1] : undefined;
    const span = before
      ? { start: before.source.end, end: last.source.end }
      : { start: item.source.start, end: next?.source.start ?? last.source.end };
    edits.push({ source: { ...item.source, ...span }, text: '' });
  }
  return edits;
}

function reduceCount(table: SetupContext, item: PlacedItem, stay: number): Edit {
  const { source } = item;
  const digits = /^[0-9]+/.exec(textOf(table, source))?.[0].length ?? 0;
  return { source: { ...source, end: source.start + digits }, text: String(stay) };
}

/** Returns the edit that adds the counters to an existing placement in the cell, or writes a new line. */
function addition(
  table: SetupContext,
  { setup, placement, movedNames }: AffectedPlacement,
  label: string,
  goes: string,
): Edit {
  const cell = table.map.board.cell(label);
  const target = setup.placements.find(
    (other) =>
      other !== placement && other.cells.length === 1 && other.cells[0] === cell && sameGroup(other, placement),
  );
  const last = target?.items.at(-1)?.source;
  if (last) return { source: { ...last, start: last.end }, text: `, ${goes}` };
  const { group, source } = placement;
  const isDrawn = [...movedNames.keys()].some(({ drawn }) => drawn.length > 0);
  const of = group && isDrawn ? ` of ${group.kind} ${placeName(group.name)}` : '';
  return { source: { ...source, start: source.end }, text: `\n${indentAt(table, source)}${label}: ${goes}${of}` };
}

function sameGroup(a: Placement, b: Placement): boolean {
  return a.group?.kind === b.group?.kind && a.group?.name === b.group?.name;
}
