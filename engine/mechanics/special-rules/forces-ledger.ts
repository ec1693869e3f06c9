import type { Board } from '../../board/board.js';
import { turnTitle } from '../../model/calendar.js';
import type { ForceModel, PoolModel, SideModel } from '../../model/forces.js';
import type { ArrivalModel } from '../../model/statements.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { Source } from '../../model/source.js';
import { memoize } from '../memoize.js';
import { allArrivals } from './arrivals.js';
import { SetupUnits, type SetupScenario, type SetUp } from './setup-units.js';
import { say } from '../../model/say.js';

/** Counts of units, or of counters in a pool: how many exist, are set up, arrive later, and so on. */
export interface ForceTotals {
  readonly exist: number;
  readonly setUp: number;
  /**
   * The number of units that are not set up but can arrive later, including units that arrive only because of an offer
   * or a condition.
   */
  readonly arrive: number;
  /** The number of units that are neither set up nor arrive. */
  readonly left: number;
  /** The number of units that are placed more than once. */
  readonly twice: number;
}

/** An entry in the overview of forces: a side, a pool, a formation or a unit. */
export interface ForceLine extends ForceTotals {
  readonly what: 'side' | 'pool' | 'formation' | 'unit';
  readonly name: string;
  readonly kind: string;
  readonly side: string;
  /** The place of a unit: `2512`, `6 cells`, `turn 2 at A`. For a formation, the place that all its units share. */
  readonly where?: string;
  readonly source: Source;
  /** The location of the name in the text. Set for a formation or unit. */
  readonly nameSource?: Source;
  readonly members: readonly ForceLine[];
}

/** A scenario, or sides without a scenario. */
export type Ledgered = SetupScenario & Partial<Pick<ScenarioModel, 'map' | 'calendar'>>;

/** Returns the overview of each side's forces: which units exist, are set up, arrive or are not used. */
export const forcesLedger = memoize((scenario: Ledgered): readonly ForceLine[] => {
  const units = new SetupUnits(scenario);
  const setUp = new Map<string, SetUp[]>();
  for (const unit of units.all) setUp.set(unit.name, [...(setUp.get(unit.name) ?? []), unit]);
  return scenario.sides.map((side) => sideLine(scenario, side, { units, setUp }));
});

interface Placed {
  readonly units: SetupUnits;
  readonly setUp: ReadonlyMap<string, readonly SetUp[]>;
}

function sideLine(scenario: Ledgered, { name, forces, pools, source }: SideModel, placed: Placed): ForceLine {
  const byName = new Map(forces.map((force) => [force.name, force]));
  const roots = forces.filter(({ parent }) => parent === undefined);
  const members = [
    ...pools.map((pool) => poolLine(scenario, pool)),
    ...roots.map((force) => forceLine(force, scenario, byName, placed)),
  ];
  return { what: 'side', name, kind: '', side: name, source, members, ...sumOf(members) };
}

function forceLine(
  force: ForceModel,
  scenario: Ledgered,
  forces: ReadonlyMap<string, ForceModel>,
  placed: Placed,
): ForceLine {
  const { name, kind, side, source, nameSource } = force;
  const own = { name, kind, side, source, nameSource };
  if (force.members.length === 0) return { what: 'unit', ...own, members: [], ...unitTotals(force, scenario, placed) };
  const members = force.members.flatMap((member) => {
    const inside = forces.get(member);
    return inside?.parent === name ? [forceLine(inside, scenario, forces, placed)] : [];
  });
  const [first, ...others] = members.map(({ where }) => where);
  const where = first !== undefined && others.every((other) => other === first) ? { where: first } : {};
  return { what: 'formation', ...own, members, ...sumOf(members), ...where };
}

function unitTotals(
  { name }: ForceModel,
  { map, calendar, arrivals }: Ledgered,
  { units, setUp }: Placed,
): ForceTotals & Pick<ForceLine, 'where'> {
  const standing = setUp.get(name) ?? [];
  const coming = units.coming.get(name) ?? [];
  const where = standing[0] ? placeOf(standing[0], map?.board) : coming[0] && arrivalText(coming[0], calendar);
  const surely = standing.length + coming.filter((arrival) => arrivals.includes(arrival)).length;
  return {
    exist: 1,
    setUp: standing.length > 0 ? 1 : 0,
    arrive: standing.length === 0 && units.coming.has(name) ? 1 : 0,
    left: units.isLeft(name) ? 1 : 0,
    twice: surely > 1 ? 1 : 0,
    ...(where !== undefined && { where }),
  };
}

function placeOf({ placement: { cells } }: SetUp, board?: Board): string {
  return board && cells.length === 1 ? board.label(cells[0]) : say`${cells.length} cells`;
}

/** Returns the turn and place of an arrival: `turn 2 at A`. */
export const arrivalText = ({ turn, entry }: ArrivalModel, calendar: ScenarioModel['calendar']): string =>
  [...(turn > 0 ? [say`turn ${turnTitle(turn, calendar)}`] : []), ...(entry === '' ? [] : [say`at ${entry}`])].join(
    ' ',
  );

/** Returns the ledger entry of a counter pool: how many counters exist, are set up, arrive, and are left. */
function poolLine(scenario: Ledgered, { kind, side, counters, source }: PoolModel): ForceLine {
  const exist = counters.reduce((sum, { count }) => sum + count, 0);
  const drawnBy = (items: ArrivalModel['items']): number =>
    items.reduce((sum, item) => sum + (item.kind === kind ? (item.count ?? 0) : 0), 0);
  const isOwn = (owner: string | undefined): boolean => owner === undefined || owner === side;
  const setUp = scenario.setups
    .filter((setup) => isOwn(setup.side))
    .flatMap(({ placements }) => placements)
    .reduce((sum, { items }) => sum + drawnBy(items), 0);
  const arrive = allArrivals(scenario)
    .filter((arrival) => isOwn(arrival.side))
    .reduce((sum, { items }) => sum + drawnBy(items), 0);
  const left = Math.max(0, exist - setUp - arrive);
  return { what: 'pool', name: kind, kind, side, source, members: [], exist, setUp, arrive, left, twice: 0 };
}

function sumOf(lines: readonly ForceTotals[]): ForceTotals {
  const sum = (key: keyof ForceTotals): number => lines.reduce((total, line) => total + line[key], 0);
  return { exist: sum('exist'), setUp: sum('setUp'), arrive: sum('arrive'), left: sum('left'), twice: sum('twice') };
}
