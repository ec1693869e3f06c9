import type { Board, Cell } from '../../board/board.js';
import type { Face, ForceModel } from '../../model/forces.js';
import type { Placement, ScenarioModel } from '../../model/scenario.js';
import type { LimitModel } from '../../model/special-rules.js';
import { isOfCells, type SetupEntry } from '../../play/setup-entry.js';
import type { Vocabulary } from '../../play/vocabulary.js';
import { SetupUnits, type SetUp } from './setup-units.js';

/** What a game says of set-ups. */
export interface SetupRules {
  readonly unitKinds: Vocabulary['unitKinds'];
  /** The cells that units so set up cover, for `require cover at Border`; without it those they stand in or beside. */
  readonly covered?: (scenario: ScenarioModel, side: string | undefined) => ReadonlySet<Cell>;
}

/** What a scenario asks of its set-ups, in the order written, and how far it is so. */
export function setupLedger(scenario: ScenarioModel, rules: SetupRules): SetupEntry[] {
  const limits = scenario.limits.filter(({ ofSetup }) => ofSetup);
  if (limits.length === 0) return [];
  const units = new SetupUnits(scenario);
  return limits.flatMap((limit) =>
    limit.actions.map(({ word }) =>
      isOfCells({ action: word })
        ? cellsAsked(scenario, rules, units, limit, word)
        : unitsAsked(rules, units, limit, word),
    ),
  );
}

/** So many units, and what they come to. */
function unitsAsked(rules: SetupRules, units: SetupUnits, limit: LimitModel, action: string): SetupEntry {
  const within = new Set(limit.places.flatMap(({ cells }) => cells));
  const isWithin = ({ placement }: SetUp): boolean =>
    limit.places.length === 0 || placement.cells.every((cell) => within.has(cell));
  const meant = units.meant(limit, action);
  const counted = meant.filter(isWithin);
  const free = freeUnits(rules, units, limit, action);
  const { least, most } = numbersOf(limit, action, meant.length + free.length);
  const totals = Object.entries(limit.totals ?? {}).map(([what, { value, most: highest }]) => ({
    what,
    now: counted.reduce((sum, { kind, face }) => sum + (faceNumber(rules, kind, face, what) ?? 0), 0),
    least: Number(value),
    most: highest ?? Infinity,
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

/** Those that could be set up; a formation nobody has been written into is none. */
const freeUnits = ({ unitKinds }: SetupRules, units: SetupUnits, limit: LimitModel, action: string): ForceModel[] =>
  units.free(limit, action).filter(({ kind }) => unitKinds.some(({ word }) => word === kind));

/** `forbid units 2`: one may be; `require units 12`: twelve or more; `require every infantry`: all there are. */
function numbersOf(
  { mode, amount = 1, most = Infinity }: LimitModel,
  action: string,
  all: number,
): { least: number; most: number } {
  if (mode === 'forbid') return { least: 0, most: amount - 1 };
  return action.startsWith('every ') ? { least: all, most: Infinity } : { least: amount, most };
}

/** Every cell of the places. */
function cellsAsked(
  scenario: ScenarioModel,
  rules: SetupRules,
  units: SetupUnits,
  limit: LimitModel,
  action: string,
): SetupEntry {
  const { board } = scenario.map;
  const asked = [...new Set(limit.places.flatMap(({ cells }) => cells))];
  const stands = cellsStoodIn(units.meant(limit, 'units'));
  const covered =
    action === 'occupied' ? stands : (rules.covered?.(scenario, limit.side) ?? withThoseBeside(board, stands));
  const open = asked.filter((cell) => !covered.has(cell));
  const isForbidden = limit.mode === 'forbid';
  const counted = asked.filter((cell) => covered.has(cell)).map((cell) => board.label(cell));
  return {
    limit,
    action,
    least: isForbidden ? 0 : asked.length,
    most: isForbidden ? 0 : asked.length,
    counted,
    totals: [],
    open: isForbidden ? [] : open,
    free: freeUnits(rules, units, limit, 'units').map(({ name, kind }) => ({ name, kind })),
    isFulfilled: isForbidden ? counted.length === 0 : open.length === 0,
  };
}

/** Units whose cell is left to the engine stand in each when they are as many: it spreads them. */
function cellsStoodIn(units: readonly SetUp[]): Set<Cell> {
  const placed = new Map<Placement, number>();
  for (const { placement } of units) placed.set(placement, (placed.get(placement) ?? 0) + 1);
  return new Set([...placed].flatMap(([{ cells }, number]) => (number >= cells.length ? cells : [])));
}

function withThoseBeside(board: Board, cells: ReadonlySet<Cell>): Set<Cell> {
  return new Set([...cells].flatMap((cell) => [cell, ...board.ring(cell, 1)]));
}

/** A number of a counter by its name in the vocabulary: `strength`. */
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
