import { turnName } from '../../../engine/model/calendar.js';
import type { Cell } from '../../../engine/board/board.js';
import type { PlacedItem, Placement, ScenarioModel, SetupModel } from '../../../engine/model/scenario.js';
import type { Source } from '../../../engine/model/source.js';
import { placeName } from '../../../engine/model/names.js';
import { placeOf } from '../../features/written.js';
import type { MoveResult } from '../../protocol.js';
import { placeNew } from './place-new.js';
import { refused } from './refused.js';
import { indentAt, newError, type Edit, type Table } from './table.js';

interface Found {
  readonly setup: SetupModel;
  readonly placement: Placement;
  readonly item: PlacedItem;
}

/** Places a unit or one drawn counter in another cell, unless the checks of the set-up find a new error in that. */
export function movePlacement(table: Table, name: string, to: Cell): MoveResult {
  const found = findPlacement(table.scenario, name);
  if (!found) return placeNew(table, name, to) ?? refused(whyNotPlaced(table.scenario, name));
  const error = newError(table, moved(table.scenario, found, name, to));
  if (error !== undefined) return refused(error);
  return { edits: editsFor(table, found, to).map(({ source, text }) => ({ place: placeOf(source), text })) };
}

function findPlacement({ setups }: ScenarioModel, name: string): Found | undefined {
  for (const setup of setups) {
    for (const placement of setup.placements) {
      const item = placement.items.find((other) => other.name === name || other.drawn.includes(name));
      if (item) return { setup, placement, item };
    }
  }
  return undefined;
}

function whyNotPlaced({ sides, arrivals, calendar }: ScenarioModel, name: string): string {
  const force = sides.flatMap(({ forces }) => forces).find((other) => other.name === name);
  const arrival = arrivals.find(({ items }) => items.some((item) => item.name === name || item.drawn.includes(name)));
  if (arrival)
    return `${name} arrives on turn ${turnName(arrival.turn, calendar)} at ${arrival.entry}; it is not placed in the set-up.`;
  if (force?.parent !== undefined)
    return `${name} is placed with ${force.parent}. Place the units of ${force.parent} one by one to move it alone.`;
  return `${name} is not placed in the set-up of this file.`;
}

/** The scenario as the edit makes it. */
function moved(scenario: ScenarioModel, { placement, item }: Found, name: string, to: Cell): ScenarioModel {
  const drawn = item.drawn.length > 0;
  const rest = item.drawn.filter((other) => other !== name);
  const stays = rest.length > 0 ? [{ ...item, count: rest.length, drawn: rest }] : [];
  const goes: PlacedItem = drawn ? { ...item, count: 1, drawn: [name] } : item;
  const left = { ...placement, items: placement.items.flatMap((other) => (other === item ? stays : [other])) };
  const added = { ...placement, cells: [to], items: [goes] };
  return {
    ...scenario,
    setups: scenario.setups.map((setup) => ({
      ...setup,
      placements: setup.placements.flatMap((other) =>
        other === placement ? [left, added].filter(({ items }) => items.length > 0) : [other],
      ),
    })),
  };
}

function editsFor(table: Table, { setup, placement, item }: Found, to: Cell): Edit[] {
  const label = table.map.board.label(to);
  const single = item.drawn.length <= 1;
  if (single && placement.items.length === 1) return [{ source: placement.cellsSource, text: label }];
  const written = textOf(table, item.source);
  const goes = single ? written : written.replace(/^[0-9]+/, '1');
  const leaves = single ? removal(placement, item) : shrunk(table, item);
  return [leaves, addition(table, setup, placement, item, label, goes)];
}

function textOf({ text }: Table, { file, start, end }: Source): string {
  return text(file).slice(start, end);
}

/** The item with the comma that parts it from its neighbour. */
function removal({ items }: Placement, item: PlacedItem): Edit {
  const at = items.indexOf(item);
  const { source } = item;
  const next = items.at(at + 1)?.source;
  const before = at > 0 ? items.at(at - 1)?.source : undefined;
  if (before) return { source: { ...source, start: before.end }, text: '' };
  return { source: { ...source, end: next?.start ?? source.end }, text: '' };
}

function shrunk(table: Table, item: PlacedItem): Edit {
  const { source } = item;
  const digits = /^[0-9]+/.exec(textOf(table, source))?.[0].length ?? 0;
  return { source: { ...source, end: source.start + digits }, text: String(item.drawn.length - 1) };
}

/** Joins those placed in the cell already, or makes a line of its own. */
function addition(
  table: Table,
  setup: SetupModel,
  placement: Placement,
  item: PlacedItem,
  label: string,
  goes: string,
): Edit {
  const cell = table.map.board.cell(label);
  const there = setup.placements.find(
    (other) =>
      other !== placement && other.cells.length === 1 && other.cells[0] === cell && sameGroup(other, placement),
  );
  const last = there?.items.at(-1)?.source;
  if (last) return { source: { ...last, start: last.end }, text: `, ${goes}` };
  const { group, source } = placement;
  const of = group && item.drawn.length > 0 ? ` of ${group.kind} ${placeName(group.name)}` : '';
  return { source: { ...source, start: source.end }, text: `\n${indentAt(table, source)}${label}: ${goes}${of}` };
}

function sameGroup(a: Placement, b: Placement): boolean {
  return a.group?.kind === b.group?.kind && a.group?.name === b.group?.name;
}
