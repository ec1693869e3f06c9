import type { OrderModel } from '../model/orders.js';
import type { Expectation } from '../model/expectation.js';
import type { ExpectationBlock, ScenarioModel } from '../model/scenario.js';
import type { Finding } from '../model/finding.js';
import type { Source } from '../model/source.js';
import { equalModuloOffset } from './equal-modulo-offset.js';
import { isReached, pointOf, type Point } from './boundary.js';
import type { Address } from './moment.js';
import type { MomentRecord } from './records.js';
import type { Script } from './script.js';
import type { Sheet, Sheets } from './sheets.js';
import type { Checkpoint, ResumeData } from './checkpoints.js';

/** Returns the new position of a text range after the text was edited. */
export type MoveSource = (source: Source) => Source;

/** The part of a game that is the same for two versions of its file. */
export interface CommonPrefix {
  /** The last checkpoint up to which both versions play the same game. */
  readonly checkpoint: Checkpoint;
  /** Maps places of the old version to places of the new version; undefined when no place has changed. */
  readonly moved: MoveSource | undefined;
  /**
   * Returns the expectation of the new version that equals an expectation of the old version; undefined if there is
   * none.
   */
  readonly expectation: (one: Expectation) => Expectation | undefined;
}

/**
 * Compares two versions of a file and returns the part of the game that is the same for both; undefined if there is
 * none.
 *
 * @param played the seed of the new game, the point at which it ends, and the sides that are played by hand in both
 */
export function commonPrefix(
  { scenario: before, script: oldScript, checkpoints, pauses, seed }: ResumeData,
  moments: readonly MomentRecord[],
  now: ScenarioModel,
  script: Script,
  played: { readonly seed: string; readonly until: Point | 'end'; readonly playing?: readonly string[] | undefined },
): CommonPrefix | undefined {
  if (seed !== played.seed) return undefined;
  if (
    !equalModuloOffset(
      without(before, 'orders', 'dice', 'expectations'),
      without(now, 'orders', 'dice', 'expectations'),
    )
  )
    return undefined;
  if (!equalModuloOffset(without(before.dice, 'seed', 'written'), without(now.dice, 'seed', 'written')))
    return undefined;
  const moves = new SourceMoves();
  const matched: MatchedExpectations = new Map();
  const bounds = [
    ...sheetBounds(oldScript.sheets, script.sheets, moves, matched),
    diceBound(before, now, moments, moves),
    expectationBound(before, now, pausesBefore, matched),
    untilBound(),
    playingBound(),
  ];
  const checkpoint = checkpoints.list.findLast((each) => bounds.every((holds) => holds(each)));
  return checkpoint && { checkpoint, moved: moves.moveFunction(), expectation: (one) => matched.get(one) };

  /** Returns the number of pauses before the pause at which a point was reached. */
  function pausesBefore(point: Point): number {
    const reached = pauses.findIndex((pause) => isReached(point, pause));
    return reached < 0 ? Number.POSITIVE_INFINITY : reached;
  }

  /** Returns a test that rejects all checkpoints after the point at which the new game ends. */
  function untilBound(): Bound {
    const most = played.until === 'end' ? Number.POSITIVE_INFINITY : pausesBefore(played.until);
    return (checkpoint) => checkpoint.pauses <= most;
  }

  /**
   * Returns the condition for checkpoints of a game that is played by hand. If the new version has fewer orders, play
   * may stop earlier than before: at the first decision that the old version answered by default. Later checkpoints are
   * then not used.
   */
  function playingBound(): Bound {
    if (!played.playing || script.sheets.known.size >= oldScript.sheets.known.size) return () => true;
    const open = moments.findIndex(({ by, side }) => by === 'default' && played.playing?.includes(side ?? ''));
    return open < 0 ? () => true : (checkpoint) => checkpoint.moments <= open;
  }
}

/**
 * Tests whether a checkpoint comes before the first moment at which a certain difference between the two versions of a
 * file has an effect. The new version can resume from a checkpoint only if all such tests accept it.
 */
type Bound = (checkpoint: Checkpoint) => boolean;

function without<T extends object>({ ...model }: T, ...keys: readonly (keyof T)[]): object {
  for (const key of keys) Reflect.deleteProperty(model, key);
  return model;
}

function* sheetBounds(before: Sheets, now: Sheets, moves: SourceMoves, matched: MatchedExpectations): Generator<Bound> {
  for (const key of new Set([...before.byKey.keys(), ...now.byKey.keys()])) {
    const [one, other] = [before.byKey.get(key), now.byKey.get(key)];
    const { turn, openedBy } = one ?? other ?? { turn: 0 };
    if (openedBy) continue; // The sheet of an occasion is compared together with the sheet of its turn.
    const isBeforeTurn: Bound = (checkpoint) => checkpoint.turn < turn;
    if (!one || !other || !equalModuloOffset(headOf(one), headOf(other))) yield isBeforeTurn;
    else if (!equalLastingOrders(lasting(one, before), lasting(other, now), moves)) yield isBeforeTurn;
    else {
      matchSheetExpectations(one, other, matched);
      const same = countEqualOrders(one, other, moves);
      // A changed order has no effect until play examines it.
      if (same < Math.max(one.sequence.length, other.sequence.length))
        yield (checkpoint) => isBeforeTurn(checkpoint) || checkpoint.script.examined[key] <= same;
    }
  }
}

/** Returns the fields of a sheet that identify it, without its orders and the progress of play. */
function headOf(sheet: Sheet): object {
  return without(sheet, 'sequence', 'standing', 'blocks', 'next', 'phase', 'examined');
}

/**
 * Returns the orders of a sheet that remain in use for the whole turn instead of being carried out once. The key is the
 * address of the order.
 */
function lasting({ standing, blocks }: Sheet, sheets: Sheets): ReadonlyMap<string, OrderModel> {
  return new Map(
    [...standing, ...blocks.map(({ openedBy }) => openedBy)].map((order) => [sheets.addressOf(order), order]),
  );
}

function equalLastingOrders(
  one: ReadonlyMap<string, OrderModel>,
  other: ReadonlyMap<string, OrderModel>,
  moves: SourceMoves,
): boolean {
  const isThere = ([address, order]: readonly [string, OrderModel]): boolean => {
    const counterpart = other.get(address);
    return counterpart !== undefined && moves.areEqual(order, counterpart);
  };
  return one.size === other.size && [...one].every(isThere);
}

function matchSheetExpectations(one: Sheet, other: Sheet, matched: MatchedExpectations): void {
  one.blocks.forEach((block, i) => {
    matchExpectations(block, other.blocks[i], matched);
    block.denials.forEach(({ expectation }, j) => matched.set(expectation, other.blocks[i].denials[j].expectation));
    matchSheetExpectations(block, other.blocks[i], matched);
  });
}

/** Returns the number of equal orders at the beginning of two sheets. */
function countEqualOrders(one: Sheet, other: Sheet, moves: SourceMoves): number {
  const changed = one.sequence.findIndex(({ order, phase }, i) => {
    const counterpart = other.sequence.at(i);
    return !counterpart || counterpart.phase !== phase || !moves.areEqual(order, counterpart.order);
  });
  return changed < 0 ? one.sequence.length : changed;
}

/** Returns a test that rejects all checkpoints after the first roll whose written dice have changed. */
function diceBound(
  before: ScenarioModel,
  now: ScenarioModel,
  moments: readonly MomentRecord[],
  moves: SourceMoves,
): Bound {
  const [one, other] = [before.dice.written, now.dice.written];
  const changed = new Set(
    [...one.keys(), ...other.keys()].filter((address) => {
      const [was, is] = [one.get(address), other.get(address)];
      return !was || !is || !moves.areEqual(was, is);
    }),
  );
  if (changed.size === 0) return () => true;
  const isFor = (address: Address): boolean =>
    [...changed].some((one) => one === address || one.startsWith(`${address}/`));
  const rolled = moments.findIndex(({ kind, address }) => kind === 'dice' && isFor(address));
  return rolled < 0 ? () => true : (checkpoint) => checkpoint.moments <= rolled;
}

/**
 * Returns a test of checkpoints for changed expectations. If the new version has an expectation that the old version
 * does not have, play must resume before the point at which that expectation is judged. Expectations that only the old
 * version has do not matter.
 */
function expectationBound(
  before: ScenarioModel,
  now: ScenarioModel,
  pausesBefore: (point: Point) => number,
  matched: MatchedExpectations,
): Bound {
  const left = [...before.expectations];
  let most = Number.POSITIVE_INFINITY;
  for (const block of now.expectations) {
    const found = left.findIndex((each) => equalModuloOffset(each, block, block.source.start - each.source.start));
    if (found < 0) most = Math.min(most, pausesBefore(pointOf(block)));
    else matchExpectations(left.splice(found, 1)[0], block, matched);
  }
  return (checkpoint) => checkpoint.pauses <= most;
}

function matchExpectations(one: Expecting, other: Expecting, matched: MatchedExpectations): void {
  one.expectations.forEach((expectation, i) => matched.set(expectation, other.expectations[i]));
}

type Expecting = Pick<ExpectationBlock, 'expectations'>;
type MatchedExpectations = Map<Expectation, Expectation>;

interface Placed {
  readonly source: Source;
}

/**
 * Records the statements that both versions contain at different places, because text before them was inserted or
 * deleted.
 */
class SourceMoves {
  /** For each file, the statements that have moved, and the distance by which each has moved. */
  private readonly moved = new Map<string, { readonly source: Source; readonly by: number }[]>();

  /** Returns whether two statements are equal apart from their places, and records the offset between them. */
  areEqual<T extends Placed>(one: T, other: T): boolean {
    const by = other.source.start - one.source.start;
    if (!equalModuloOffset(one, other, by)) return false;
    if (by === 0) return true;
    const list = this.moved.get(one.source.file) ?? [];
    list.push({ source: one.source, by });
    this.moved.set(one.source.file, list);
    return true;
  }

  /** Returns a function that maps each old place in the text to the new place; undefined if no statement has moved. */
  moveFunction(): MoveSource | undefined {
    if (this.moved.size === 0) return undefined;
    for (const list of this.moved.values()) list.sort((a, b) => a.source.start - b.source.start);
    return (source) => {
      const list = this.moved.get(source.file) ?? [];
      const { source: whole, by } = list[lastAtOrBefore(list, source.start)] ?? { source, by: 0 };
      if (by === 0 || source.end > whole.end) return source;
      return { ...source, start: source.start + by, end: source.end + by };
    };
  }
}

function lastAtOrBefore(list: readonly Placed[], start: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].source.start <= start) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns a record whose places in the text are those of the new version. */
export function movedRecord(record: MomentRecord, moved: MoveSource): MomentRecord {
  const { source, follows } = record;
  if (!source && !follows) return record;
  return { ...record, ...(source && { source: moved(source) }), ...(follows && { follows: moved(follows) }) };
}

/** Returns a finding of the earlier version of a text, with its places moved to where they are in the new version. */
export function movedFinding(finding: Finding, moved: MoveSource): Finding {
  return {
    ...finding,
    source: moved(finding.source),
    related: finding.related.map((each) => ({ ...each, source: moved(each.source) })),
    fixes: finding.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map((edit) => ({ ...edit, source: moved(edit.source) })),
    })),
  };
}
