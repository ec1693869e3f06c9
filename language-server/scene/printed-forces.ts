import type { ForceLine } from '../../engine/mechanics/special-rules/forces-ledger.js';
import type { Face, ForceModel, PoolModel } from '../../engine/model/forces.js';
import type { UnitKindWord } from '../../engine/play/vocabulary.js';
import type { PrintedForce, PrintedTotals, PrintedUnit } from '../../preview/contract/print-data.js';
import type { CounterFace } from '../../preview/contract/scene.js';

/** The data of a file from which the chart of forces is made. */
export interface ForcesSource {
  readonly forces: ReadonlyMap<string, ForceModel>;
  readonly pools: readonly PoolModel[];
  readonly kinds: readonly UnitKindWord[];
  /** Returns a word of the game, such as the name of a side, in the reader's language. */
  readonly shown: (word: string) => string;
  /** Returns the counter of a unit at full strength. */
  readonly counterOf: (force: ForceModel) => CounterFace;
  /** Returns the picture of a counter of a pool with the given face. */
  readonly poolCounter: (pool: PoolModel, face: Face) => CounterFace;
}

/** Numbers of a face that are no strengths, so that their sum means nothing. */
const NOT_ADDED = ['movement', 'rating', 'command'];

/** A unit of the chart with its strengths by name, such as `attack` and `defense`. */
interface Counted {
  readonly unit: PrintedUnit;
  readonly strengths: ReadonlyMap<string, number>;
}

/** Returns a line of the table of forces as a branch of the printed chart. */
export function printedForce(line: ForceLine, source: ForcesSource): PrintedForce {
  return branchOf(line, source).force;
}

function branchOf(
  line: ForceLine,
  source: ForcesSource,
): { readonly force: PrintedForce; readonly counted: readonly Counted[] } {
  const { shown } = source;
  const own =
    line.what === 'pool'
      ? poolUnits(line, source)
      : line.members.flatMap((member) => unitOf(member, line.what === 'formation' ? line.where : undefined, source));
  const branches = line.members.filter(({ what }) => what !== 'unit').map((member) => branchOf(member, source));
  const counted = [...own, ...branches.flatMap((branch) => branch.counted)];
  return {
    force: {
      name: line.what === 'pool' || line.what === 'side' ? shown(line.name) : line.name,
      kind: shown(line.what === 'pool' ? 'pool' : line.kind),
      ...(line.what === 'formation' && line.where !== undefined && { where: line.where }),
      units: own.map(({ unit }) => unit),
      formations: branches.map(({ force }) => force),
      totals: totalsOf(counted, shown),
    },
    counted,
  };
}

/**
 * Returns the unit on a line of the table of forces with its strengths. Returns an empty list if the line is not a
 * unit.
 * @param common the place that all units of the formation share, if any; it is printed with the formation, not with
 * each unit
 */
function unitOf(
  { what, name, where }: ForceLine,
  common: string | undefined,
  { forces, kinds, counterOf }: ForcesSource,
): Counted[] {
  const force = forces.get(name);
  if (what !== 'unit' || !force) return [];
  const faces = force.faces.map((face) => face.join('-'));
  return [
    {
      unit: {
        face: counterOf(force),
        count: 1,
        ...(where !== undefined && where !== common && { where }),
        ...(faces.length > 1 && { faces: faces.join(' | ') }),
      },
      strengths: strengthsOf(force.kind, force.faces.at(0), kinds),
    },
  ];
}

function poolUnits({ name, side }: ForceLine, { pools, kinds, poolCounter }: ForcesSource): Counted[] {
  const own = pools.filter((pool) => pool.side === side && pool.kind === name);
  return own.flatMap((pool) =>
    pool.counters.map(({ count, face }) => ({
      unit: { face: poolCounter(pool, face), count },
      strengths: strengthsOf(pool.kind, face, kinds),
    })),
  );
}

/** Returns the strengths on a face, by the names that the game gives to its numbers. */
function strengthsOf(
  kind: string,
  face: Face | undefined,
  kinds: readonly UnitKindWord[],
): ReadonlyMap<string, number> {
  const names = kinds.find(({ word }) => word === kind)?.faces.find(({ length }) => length === face?.length) ?? [];
  return new Map(names.flatMap((name, i) => (NOT_ADDED.includes(name) || !face ? [] : [[name, face[i]] as const])));
}

function totalsOf(counted: readonly Counted[], shown: ForcesSource['shown']): PrintedTotals {
  const sums = new Map<string, number>();
  for (const { unit, strengths } of counted)
    for (const [name, value] of strengths) sums.set(name, (sums.get(name) ?? 0) + value * unit.count);
  const sum = (of: (unit: PrintedUnit) => number): number => counted.reduce((total, { unit }) => total + of(unit), 0);
  return {
    units: sum(({ count }) => count),
    steps: sum(({ count, face }) => count * face.steps),
    strengths: [...sums].map(([name, value]) => ({ name: shown(name), value })),
  };
}
