import type { Board, Cell } from '../../board/board.js';
import type { Face, ForceModel } from '../../model/forces.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { LimitModel } from '../../model/special-rules.js';
import { isOfCells, type SetupEntry } from '../../play/setup-entry.js';
import type { Vocabulary } from '../../play/vocabulary.js';
import { SetupUnits, type SetUp } from './setup-units.js';

/** The rules of a game for the requirements of set-ups. */
export interface SetupRules {
  readonly unitKinds: Vocabulary['unitKinds'];
  /**
   * Returns the cells that a set-up covers, for `require cover at Border`. Default: the cells of its units, and all
   * cells adjacent to these.
   */
  readonly covered?: (scenario: ScenarioModel, side: string | undefined) => ReadonlySet<Cell>;
}

/** Returns the requirements of a scenario for its set-ups, in the order written, and how far they are met. */
export function setupLedger(scenario: ScenarioModel, rules: SetupRules): SetupEntry[] {
  const limits = scenario.limits.filter(({ ofSetup }) => ofSetup);
  if (limits.length === 0) return [];
  const units = new SetupUnits(scenario);
  return limits.flatMap((limit) =>
    limit.actions.map(({ word }) =>
      isOfCells({ action: word })
        ? evaluateCells(scenario, rules, units, limit, word)
        : evaluateUnits(rules, units, limit, word),
    ),
  );
}

/** Evaluates a requirement for the number of units and for sums of their values. */
function evaluateUnits(rules: SetupRules, units: SetupUnits, limit: LimitModel, action: string): SetupEntry {
  const within = new Set(limit.places.flatMap(({ cells }) => cells));
  const isWithin = ({ placement }: SetUp): boolean =>
    limit.places.length === 0 || placement.cells.every((cell) => within.has(cell));
  const unitsMeant = units.unitsMeant(limit, action);
  const counted = unitsMeant.filter(isWithin);
  const free = freeUnits(rules, units, limit, action);
  const { least, most } = numbersOf(limit, action, unitsMeant.length + free.length);
  const totals = Object.entries(limit.totals ?? {}).map(([what, { value, most: highest }]) => ({
    what,
    now: counted.reduce((sum, { kind, face }) => sum + (faceNumber(rules, kind, face, what) ?? 0), 0),
    least: Number(value),
    most: highest ?? Infinity,
    isLowerBound: counted.some(({ kind, face }) => face === undefined && hasNumber(rules, kind, what)),
  }));
  const isEnough = counted.length >= least && counted.length <= most;
  return {
    limit,
    action,
    least,
    most,
    counted: counted.map(({ name }) => name),
    totals,
    open: [],
    free: free.map(({ name, kind }) => ({ name, kind })),
    isFulfilled: isEnough && totals.every((total) => total.now >= total.least && total.now <= total.most),
  };
}

/**
 * Returns the units that are neither set up nor arrive later, and to which a limit applies. A formation is not a unit,
 * even if the text lists none of its units.
 */
const freeUnits = ({ unitKinds }: SetupRules, units: SetupUnits, limit: LimitModel, action: string): ForceModel[] =>
  units.free(limit, action).filter(({ kind }) => unitKinds.some(({ word }) => word === kind));

/**
 * Returns the smallest and the largest number that a limit allows. `forbid units 2` allows at most 1, `require units
 * 12` at least 12, and `require every infantry` only the number of all infantry.
 */
function numbersOf(
  { mode, amount = 1, most = Infinity }: LimitModel,
  action: string,
  all: number,
): { least: number; most: number } {
  if (mode === 'forbid') return { least: 0, most: amount - 1 };
  return action.startsWith('every ') ? { least: all, most: Infinity } : { least: amount, most };
}

/** Evaluates a requirement for every cell of its places. */
function evaluateCells(
  scenario: ScenarioModel,
  rules: SetupRules,
  units: SetupUnits,
  limit: LimitModel,
  action: string,
): SetupEntry {
  const { board } = scenario.map;
  const requiredCells = [...new Set(limit.places.flatMap(({ cells }) => cells))];
  const occupied = cellsStoodIn(units.unitsMeant(limit, 'units'));
  const covered =
    action === 'occupied' ? occupied : (rules.covered?.(scenario, limit.side) ?? withThoseBeside(board, occupied));
  const open = requiredCells.filter((cell) => !covered.has(cell));
  const isForbidden = limit.mode === 'forbid';
  const counted = requiredCells.filter((cell) => covered.has(cell)).map((cell) => board.label(cell));
  return {
    limit,
    action,
    least: isForbidden ? 0 : requiredCells.length,
    most: isForbidden ? 0 : requiredCells.length,
    counted,
    totals: [],
    open: isForbidden ? [] : open,
    free: freeUnits(rules, units, limit, 'units').map(({ name, kind }) => ({ name, kind })),
    isFulfilled: isForbidden ? counted.length === 0 : open.length === 0,
  };
}

/**
 * Returns the cells that the units occupy. A placement in several cells occupies all of them if it has at least one
 * unit for each cell, and otherwise none.
 */
function cellsStoodIn(units: readonly SetUp[]): Set<Cell> {
  const placed = new Map<Placement, number>();
  for (const { placement } of units) placed.set(placement, (placed.get(placement) ?? 0) + 1);
  return new Set([...placed].flatMap(([{ cells }, number]) => (number >= cells.length ? cells : [])));
}

function withThoseBeside(board: Board, cells: ReadonlySet<Cell>): Set<Cell> {
  return new Set([...cells].flatMap((cell) => [cell, ...board.ring(cell, 1)]));
}

/**
 * Returns one of the numbers printed on a counter, such as its `strength`; undefined if counters of this kind have no
 * number of that name.
 */
export function faceNumber(
  { unitKinds }: Pick<SetupRules, 'unitKinds'>,
  kind: string,
  face: Face | undefined,
  what: string,
): number | undefined {
  const faces = unitKinds.find(({ word }) => word === kind)?.faces ?? [];
  const names = faces.find(({ length }) => length === face?.length);
  return names && face?.[names.indexOf(what)];
}

/** Returns whether counters of a kind have a number of this name, such as `strength`. */
const hasNumber = ({ unitKinds }: Pick<SetupRules, 'unitKinds'>, kind: string, what: string): boolean =>
  unitKinds.some(({ word, faces }) => word === kind && faces.some((names) => names.includes(what)));
