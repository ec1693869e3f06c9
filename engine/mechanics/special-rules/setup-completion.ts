import type { Cell } from '../../board/board.js';
import type { Fix } from '../../model/finding.js';
import { forcesByName, type ForceModel } from '../../model/forces.js';
import { areaName, unitName } from '../../model/names.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { LimitModel } from '../../model/special-rules.js';
import type { SetupEntry } from '../../play/setup-entry.js';
import { faceNumber, setupLedger, type SetupRules } from './setup-ledger.js';

/** A unit that a fix sets up. `step` is set only if the unit does not begin on its first step. */
interface Added {
  readonly name: string;
  readonly step?: number;
}

/**
 * Returns fixes that set up the missing units of a requirement. A fix may break other rules, so the caller must try it
 * before offering it.
 */
export function completionFixes(scenario: ScenarioModel, rules: SetupRules, entry: SetupEntry): Fix[] {
  const { limit, open } = entry;
  if (limit.mode !== 'require') return [];
  const ways = open.length > 0 ? [overCells(scenario, rules, entry)] : inPlace(scenario, rules, entry);
  return ways.flatMap((placements) => {
    const units = placements.flatMap(({ added }) => added);
    if (units.length === 0) return [];
    const first = units.slice(0, 3).map(({ name }) => name);
    const names = `${first.join(', ')}${units.length > 3 ? ' …' : ''}`;
    const where = ways.length > 1 ? ` ${placements.map((line) => placeOf(scenario, line.where)).join(', ')}` : '';
    const title =
      units.length === 1
        ? `Set up 1 more unit${where}: ${names}`
        : `Set up ${units.length} more units${where}: ${names}`;
    return [{ title, edits: edits(limit, placements), says: 'more' as const }];
  });
}

/** Returns the place to which a fix adds units as text: `at 1422`, or `in` with the name of an area. */
function placeOf({ map }: ScenarioModel, where: Line['where']): string {
  if (typeof where === 'string') return `at ${where}`;
  const area = [...map.areas].find(([, { cells }]) => String(cells) === String(where.cells))?.[0];
  return area === undefined
    ? `at ${where.cells
        .slice(0, 3)
        .map((cell) => map.board.label(cell))
        .join(', ')}`
    : `in ${area}`;
}

/** Units that a fix adds to a set-up. `where` is an existing placement, or the cells of a new placement as text. */
interface Line {
  readonly where: string | Placement;
  readonly added: readonly Added[];
}

function edits({ source }: LimitModel, lines: readonly Line[]): Fix['edits'] {
  const own = lines.filter(({ where }) => typeof where === 'string');
  const behind = lines.flatMap(({ where, added }) => {
    const last = typeof where === 'string' ? undefined : where.items.at(-1)?.source;
    return last ? [{ source: { ...last, start: last.end }, text: `, ${written(added)}` }] : [];
  });
  const text = own.map(({ where, added }) => `${where as string}: ${written(added)}\n    `).join('');
  return text === '' ? behind : [...behind, { source: { ...source, end: source.start }, text }];
}

function written(added: readonly Added[]): string {
  return added.map(({ name, step }) => unitName(name) + (step === undefined ? '' : ` (step ${step})`)).join(', ');
}

/**
 * Maximum number of attempts to cover all cells. One attempt may be too few, because a unit's zone of control may not
 * reach every adjacent cell.
 */
const MAX_ATTEMPTS = 3;

/**
 * Returns lines that set up units until no cell is open; empty if the free units cannot achieve this. For `cover`, each
 * unit is placed in the cell from which it covers the most open cells. After each attempt, the rules of the game
 * determine which cells are still open.
 */
function overCells(scenario: ScenarioModel, rules: SetupRules, entry: SetupEntry): Line[] {
  const { board } = scenario.map;
  const lines: Line[] = [];
  const free = [...entry.free];
  let { open } = entry;
  let now = scenario;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && open.length > 0; attempt++) {
    let left = open;
    while (left.length > 0 && free.length > 0) {
      const [{ name }] = free.splice(0, 1);
      const [cell] = left.toSorted((a, b) => covers(b, left).length - covers(a, left).length);
      const covered = covers(cell, left);
      left = left.filter((other) => !covered.includes(other));
      lines.push({ where: board.label(cell), added: [{ name }] });
      now = withUnit(now, entry.limit, name, cell);
    }
    const after = setupLedger(now, rules).find(({ limit, action }) => limit === entry.limit && action === entry.action);
    open = after?.open ?? [];
  }
  return open.length === 0 ? lines : [];

  function covers(cell: Cell, cells: readonly Cell[]): Cell[] {
    return cells.filter((other) => other === cell || (entry.action === 'cover' && board.distance(cell, other) <= 1));
  }
}

function withUnit(scenario: ScenarioModel, { source, side }: LimitModel, name: string, cell: Cell): ScenarioModel {
  const item = { name, drawn: [], attributes: {}, source };
  const placement: Placement = { cells: [cell], cellsSource: source, items: [item], citations: [], source };
  const setups: ScenarioModel['setups'] = scenario.setups.map((setup) =>
    setup.side === side ? { ...setup, placements: [...setup.placements, placement] } : setup,
  );
  return { ...scenario, setups };
}

/**
 * Returns ways to fulfil a requirement about places by adding units that are not set up yet: one way for each placement
 * that can take the units. The list is empty if no units are suitable.
 */
function inPlace(scenario: ScenarioModel, rules: SetupRules, entry: SetupEntry): Line[][] {
  const added = chosen(rules, entry, forcesByName(scenario.sides));
  return added ? linesFor(scenario, entry.limit).map((where) => [{ where, added }]) : [];
}

/** Maximum number of placements to which a fix offers to add units. Placements with the most cells come first. */
const MAX_LINES = 4;

/**
 * Returns the possible places for units that a requirement lacks. If the requirement names places, the result is an
 * existing placement with exactly their cells or, without one, the text of a new placement. Otherwise the result is the
 * placements with the most cells.
 */
function linesFor({ setups, map }: ScenarioModel, { side, places }: LimitModel): Line['where'][] {
  const lines = setups
    .filter((setup) => setup.side === side)
    .flatMap(({ placements }) => placements)
    .filter(({ group, items }) => group === undefined && items.length > 0);
  if (places.length === 0) return lines.toSorted((a, b) => b.cells.length - a.cells.length).slice(0, MAX_LINES);
  const cells = new Set(places.flatMap((place) => place.cells));
  const same = lines.find((line) => line.cells.length === cells.size && line.cells.every((cell) => cells.has(cell)));
  if (same) return [same];
  const areas = places.filter(({ name }) => map.areas.has(name));
  if (areas.length === places.length) return [areas.map(({ name }) => `area ${areaName(name)}`).join(' ')];
  return [[...cells].map((cell) => map.board.label(cell)).join(' ')];
}

/**
 * Chooses units that fulfil a requirement. If a sum is required, chooses the strongest units, and sets up some of them
 * on a weaker step if the sum would otherwise be too large. Returns undefined if the requirement cannot be met.
 */
function chosen(
  rules: SetupRules,
  { free, counted, least, most, totals: [total] }: SetupEntry,
  forces: ReadonlyMap<string, ForceModel>,
): Added[] | undefined {
  const missing = Math.max(0, least - counted.length);
  if (!total) return free.length < missing ? undefined : free.slice(0, missing).map(({ name }) => ({ name }));
  const numbers = ({ name, kind }: SetupEntry['free'][number]): number[] =>
    (forces.get(name)?.faces ?? []).map((face) => faceNumber(rules, kind, face, total.what) ?? 0);
  const strongest = free
    .map((unit) => ({ name: unit.name, numbers: numbers(unit), step: 0 }))
    .toSorted((a, b) => (b.numbers[0] ?? 0) - (a.numbers[0] ?? 0));
  const selected = strongest.slice(0, missing);
  const sum = (): number => selected.reduce((all, unit) => all + (unit.numbers[unit.step] ?? 0), total.now);
  for (const next of strongest.slice(missing)) {
    if (sum() >= total.least || counted.length + selected.length >= most) break;
    selected.push(next);
  }
  for (const unit of selected.toReversed())
    while (sum() > total.most && unit.step + 1 < unit.numbers.length) unit.step++;
  if (selected.length < missing || sum() < total.least || sum() > total.most) return undefined;
  return selected.map(({ name, step }) => ({ name, ...(step > 0 && { step: step + 1 }) }));
}
