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
import { indentAt, newError, type Edit, type Table } from './table.js';

/** A line of a set-up from which counters are taken. */
interface Taking {
  readonly setup: SetupModel;
  readonly placement: Placement;
  /** What of each of its items is taken: the names of counters drawn for it, or of its units. */
  readonly taken: ReadonlyMap<PlacedItem, readonly string[]>;
}

/** Places units or drawn counters in another cell, unless the checks of the set-up find a new error in that. */
export function movePlacement(table: Table, names: readonly string[], to: Cell): MoveResult {
  const { scenario } = table;
  const takings = takingsOf(scenario, names);
  const found = new Set(takings.flatMap(({ taken }) => [...taken.values()].flat()));
  const missing = names.find((name) => !found.has(name));
  if (missing !== undefined)
    return (names.length === 1 ? placeNew(table, missing, to) : undefined) ?? refused(whyNotPlaced(scenario, missing));
  const error = newError(table, moved(scenario, takings, to));
  if (error !== undefined) return refused(error);
  const edits = takings.flatMap((taking) => editsFor(table, taking, to));
  return { edits: edits.map(({ source, text }) => ({ place: placeOf(source), text })) };
}

/** Where the counters are placed; a formation is taken when all its units are. */
function takingsOf(scenario: ScenarioModel, names: readonly string[]): Taking[] {
  const wanted = new Set(names);
  const forces = forcesByName(scenario.sides);
  const takenOf = (item: PlacedItem): readonly string[] => {
    if (item.drawn.length > 0) return item.drawn.filter((name) => wanted.has(name));
    const { name = '' } = item;
    if (wanted.has(name)) return [name];
    const force = forces.get(name);
    const units = force ? forcesIn(force, forces).map((unit) => unit.name) : [];
    return units.length > 0 && units.every((unit) => wanted.has(unit)) ? units : [];
  };
  return scenario.setups.flatMap((setup) =>
    setup.placements.flatMap((placement) => {
      const taken = new Map(
        placement.items.map((item) => [item, takenOf(item)] as const).filter(([, own]) => own.length > 0),
      );
      return taken.size === 0 ? [] : [{ setup, placement, taken }];
    }),
  );
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

const isWhole = (item: PlacedItem, taken: readonly string[]): boolean => taken.length >= item.drawn.length;

/** The scenario as the edit makes it. */
function moved(scenario: ScenarioModel, takings: readonly Taking[], to: Cell): ScenarioModel {
  const parted = ({ placement, taken }: Taking): Placement[] => {
    const stays = placement.items.flatMap((item) => {
      const rest = item.drawn.filter((name) => !taken.get(item)?.includes(name));
      if (!taken.has(item)) return [item];
      return rest.length > 0 ? [{ ...item, count: rest.length, drawn: rest }] : [];
    });
    const goes = [...taken].map(([item, names]) =>
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
        const taking = takings.find((other) => other.placement === placement);
        return taking ? parted(taking) : [placement];
      }),
    })),
  };
}

function editsFor(table: Table, taking: Taking, to: Cell): Edit[] {
  const { placement, taken } = taking;
  const label = table.map.board.label(to);
  const areAll = placement.items.every((item) => isWhole(item, taken.get(item) ?? []) && taken.has(item));
  const isOne = placement.items.length === 1 && placement.items[0].drawn.length <= 1;
  if (areAll && (isOne || placement.cells.length === 1)) return [{ source: placement.cellsSource, text: label }];
  const goes = [...taken].map(([item, names]) => {
    const written = textOf(table, item.source);
    return isWhole(item, names) ? written : written.replace(/^[0-9]+/, String(names.length));
  });
  return [...leaves(table, taking), addition(table, taking, label, goes.join(', '))];
}

function textOf({ text }: Table, { file, start, end }: Source): string {
  return text(file).slice(start, end);
}

/** Items that go, with the commas that part them from their neighbours; and fewer counters where some of those drawn stay. */
function leaves(table: Table, { placement: { items }, taken }: Taking): Edit[] {
  const goes = items.map((item) => isWhole(item, taken.get(item) ?? []) && taken.has(item));
  const edits: Edit[] = [];
  for (const [at, item] of items.entries()) {
    const names = taken.get(item);
    if (names && !goes[at]) edits.push(shrunk(table, item, item.drawn.length - names.length));
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

function shrunk(table: Table, item: PlacedItem, stay: number): Edit {
  const { source } = item;
  const digits = /^[0-9]+/.exec(textOf(table, source))?.[0].length ?? 0;
  return { source: { ...source, end: source.start + digits }, text: String(stay) };
}

/** Joins those placed in the cell already, or makes a line of its own. */
function addition(table: Table, { setup, placement, taken }: Taking, label: string, goes: string): Edit {
  const cell = table.map.board.cell(label);
  const there = setup.placements.find(
    (other) =>
      other !== placement && other.cells.length === 1 && other.cells[0] === cell && sameGroup(other, placement),
  );
  const last = there?.items.at(-1)?.source;
  if (last) return { source: { ...last, start: last.end }, text: `, ${goes}` };
  const { group, source } = placement;
  const isDrawn = [...taken.keys()].some(({ drawn }) => drawn.length > 0);
  const of = group && isDrawn ? ` of ${group.kind} ${placeName(group.name)}` : '';
  return { source: { ...source, start: source.end }, text: `\n${indentAt(table, source)}${label}: ${goes}${of}` };
}

function sameGroup(a: Placement, b: Placement): boolean {
  return a.group?.kind === b.group?.kind && a.group?.name === b.group?.name;
}
