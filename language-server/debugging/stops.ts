import { t } from '@vscode/l10n';
import type { AnswerModel, OrderLine, OrderModel } from '../../engine/model/orders.js';
import { shorten } from '../../engine/model/words.js';
import type { MomentRecord } from '../../engine/play/records.js';
import { contains, isSame } from '../play/lookup.js';
import { ExpressionError, isLost, readCondition, stepsLeft, type Expression, type Reader } from './expression.js';
import type { RecordedGame, Situation } from './recorded-game.js';
import type { Breakpoint, BreakpointsResult, ChangesResult, Datum } from '../../protocol/debugging.js';

/** Computes the moments at which play stops. All stops are computed once, since the game is recorded to its end. */

/**
 * Returns for each breakpoint the moments at which play stops. At such a moment, the order on the line of the
 * breakpoint is carried out and the condition of the breakpoint is true.
 */
export async function orderStops(
  game: RecordedGame,
  file: string,
  breakpoints: readonly Breakpoint[],
  reader: Reader,
): Promise<BreakpointsResult> {
  const orders = linedOrders(game, file);
  const nowhere = game.isOf(file)
    ? t('There is no order on this line or below.')
    : t('This file is not part of the game that is debugged.');
  return Promise.all(
    breakpoints.map(async ({ line: requested, condition, hits }) => {
      const line = orders.find((order) => order.line >= requested)?.line;
      if (line === undefined) return { moments: [], trouble: nowhere };
      const ordersOfLine = orders.filter((order) => order.line === line).map(({ order }) => order);
      const runs = runsOf(game.sight.moments, ordersOfLine);
      const found = await catchExpressionError(async () => {
        const moments = await findMatches(game, runs, condition, reader);
        return applyHitCount(moments, hits);
      });
      return { line, ...found };
    }),
  );
}

/** Returns the moments that directly follow a change of a unit, or of one fact of the unit. */
export async function changeStops(
  game: RecordedGame,
  { unit, fact }: Datum,
  how: Pick<Breakpoint, 'condition' | 'hits'>,
  reader: Reader,
): Promise<ChangesResult> {
  if (!game.isUnit(unit)) return { moments: [], trouble: t('There is no unit “{0}”.', shorten(unit)) };
  let before: string | undefined;
  const changed: number[] = [];
  const all = Array.from({ length: game.sight.moments.length + 1 }, (_, moment) => moment);
  game.visit(all, (now) => {
    const state = stateOf(now, unit, fact);
    if (before !== undefined && state !== before) changed.push(now.moment);
    before = state;
  });
  return catchExpressionError(async () => {
    const runs = changed.map((moment) => [moment]);
    return applyHitCount(await findMatches(game, runs, how.condition, reader), how.hits);
  });
}

/**
 * Returns, as text, the state of a unit or of the one fact that the debugger watches. Returns an empty text if the unit
 * is not visible.
 */
function stateOf(now: Situation, name: string, fact: string | undefined): string {
  const unit = now.unit(name);
  if (!unit) return '';
  const parts = { cell: unit.cell ?? unit.off ?? '', steps: stepsLeft(unit, now.game) };
  if (fact === 'cell' || fact === 'steps') return String(parts[fact]);
  if (isLost(unit, now.game)) return JSON.stringify([parts]);
  return JSON.stringify([parts, unit.values, unit.flags, unit.facts]);
}

/**
 * Returns for each execution of an order its moments: the moment that the order answers and the moments that it causes.
 */
function runsOf(moments: readonly MomentRecord[], orders: readonly OrderModel[]): number[][] {
  const runs: number[][] = [];
  for (const { number, source, follows } of moments) {
    const isOf = orders.some((order) =>
      [source, follows].some((each) => each !== undefined && contains(order.source, each)),
    );
    if (!isOf) continue;
    const last = runs.at(-1);
    if (last && !orders.some((order) => isSame(source, order.source))) last.push(number);
    else runs.push([number]);
  }
  return runs;
}

/**
 * Returns, for each execution of an order, the first of its moments at which the condition is true. Leaves out
 * executions during which the condition is never true. Without a condition, returns the first moment of each execution.
 * @param runs for each execution of an order, its moments
 */
async function findMatches(
  game: RecordedGame,
  runs: readonly (readonly number[])[],
  condition: string | undefined,
  reader: Reader,
): Promise<number[]> {
  if (condition === undefined || condition.trim() === '') return runs.map(([first]) => first);
  const holds = await readCondition(condition, reader);
  const matching = new Set<number>();
  game.visit(runs.flat(), (now) => {
    if (isTrueAt(holds, now)) matching.add(now.moment);
  });
  return runs.flatMap((run) => run.find((moment) => matching.has(moment)) ?? []);
}

/** Returns whether a condition is true. A condition about a unit that is not visible yet is false. */
function isTrueAt(holds: Expression, now: Situation): boolean {
  try {
    return holds(now) === true;
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}

const HIT_CONDITION = /^\s*(>=?|<=?|==?|%)?\s*(\d+)\s*$/;

/** Returns the moments that satisfy a hit count (`3`, `>= 2`, `% 2`). The first moment has the count 1. */
function applyHitCount(moments: readonly number[], hits: string | undefined): number[] {
  if (hits === undefined || hits.trim() === '') return [...moments];
  const [, sign = '=', number = '0'] = HIT_CONDITION.exec(hits) ?? [];
  const hitCount = Number(number);
  if (hitCount === 0)
    throw new ExpressionError(t('“{0}” is not a hit count. Write for example “3”, “>= 2” or “% 2”.', hits));
  const comparisons: Readonly<Record<string, (time: number) => boolean>> = {
    '>': (time) => time > hitCount,
    '>=': (time) => time >= hitCount,
    '<': (time) => time < hitCount,
    '<=': (time) => time <= hitCount,
    '%': (time) => time % hitCount === 0,
  };
  return moments.filter((_, i) => comparisons[sign]?.(i + 1) ?? i + 1 === hitCount);
}

/**
 * Returns the moments that `find` finds. After an error in an expression, returns no moments and the message of the
 * error.
 */
async function catchExpressionError(find: () => Promise<number[]>): Promise<ChangesResult> {
  try {
    return { moments: await find() };
  } catch (error) {
    if (error instanceof ExpressionError) return { moments: [], trouble: error.message };
    throw error;
  }
}

interface LinedOrder {
  readonly line: number;
  readonly order: OrderModel;
}

/** Returns the orders of a file with their line numbers, including nested orders, sorted by line. */
function linedOrders(game: RecordedGame, file: string): readonly LinedOrder[] {
  const blocks = game.analysis.scenario?.orders.filter(({ source }) => source.file === file) ?? [];
  return blocks
    .flatMap(({ lines }) => lines.flatMap(within))
    .flatMap((order) => {
      const line = game.placeOf(order.source)?.line;
      return line === undefined ? [] : [{ line, order }];
    })
    .toSorted((a, b) => a.line - b.line);
}

function within(line: OrderLine): OrderModel[] {
  return 'verb' in line ? [line, ...line.answers.flatMap(answered)] : [];
}

const answered = ({ orders }: AnswerModel): OrderModel[] => orders.flatMap(within);
