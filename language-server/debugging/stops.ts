import type { AnswerModel, OrderLine, OrderModel } from '../../engine/model/orders.js';
import { shorten } from '../../engine/model/words.js';
import type { MomentRecord } from '../../engine/play/records.js';
import { contains, isSame } from '../play/lookup.js';
import { ExpressionError, isLost, readCondition, stepsLeft, type Expression, type Reader } from './expression.js';
import type { RecordedGame, Situation } from './recorded-game.js';
import type { Breakpoint, BreakpointsResult, ChangesResult, Datum } from '../../protocol/debugging.js';

/** Where play stops, as numbers of moments in their order: the game is known to its end, so they are found once. */

/** The moments at which the orders of some lines are carried out, each where its condition first holds. */
export async function orderStops(
  game: RecordedGame,
  file: string,
  breakpoints: readonly Breakpoint[],
  reader: Reader,
): Promise<BreakpointsResult> {
  const orders = linedOrders(game, file);
  const nowhere = game.isOf(file)
    ? 'No order stands here or below.'
    : 'This file is no part of the game that is played.';
  return Promise.all(
    breakpoints.map(async ({ line: asked, condition, hits }) => {
      const line = orders.find((order) => order.line >= asked)?.line;
      if (line === undefined) return { moments: [], trouble: nowhere };
      const here = orders.filter((order) => order.line === line).map(({ order }) => order);
      const runs = runsOf(game.seen.moments, here);
      const found = await catchExpressionError(async () => {
        const moments = await findMatches(game, runs, condition, reader);
        return applyHitCount(moments, hits);
      });
      return { line, ...found };
    }),
  );
}

/** The moments before which something of a unit has become otherwise. */
export async function changeStops(
  game: RecordedGame,
  { unit, fact }: Datum,
  how: Pick<Breakpoint, 'condition' | 'hits'>,
  reader: Reader,
): Promise<ChangesResult> {
  if (!game.isUnit(unit)) return { moments: [], trouble: `There is no unit “${shorten(unit)}”.` };
  let before: string | undefined;
  const changed: number[] = [];
  const all = Array.from({ length: game.seen.moments.length + 1 }, (_, moment) => moment);
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

/** What may change of a unit; one that cannot be seen has nothing. */
function stateOf(now: Situation, name: string, fact: string | undefined): string {
  const unit = now.unit(name);
  if (!unit) return '';
  const parts = { cell: unit.cell ?? unit.off ?? '', steps: stepsLeft(unit, now.game) };
  if (fact === 'cell' || fact === 'steps') return String(parts[fact]);
  if (isLost(unit, now.game)) return JSON.stringify([parts]);
  return JSON.stringify([parts, unit.values, unit.flags, unit.facts]);
}

/** Each time an order is carried out: the moment it answers, and those that follow from it. */
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

/** The first moment of each run, or the first at which a condition holds. */
async function findMatches(
  game: RecordedGame,
  runs: readonly (readonly number[])[],
  condition: string | undefined,
  reader: Reader,
): Promise<number[]> {
  if (condition === undefined || condition.trim() === '') return runs.map(([first]) => first);
  const holds = await readCondition(condition, reader);
  const held = new Set<number>();
  game.visit(runs.flat(), (now) => {
    if (isTrueAt(holds, now)) held.add(now.moment);
  });
  return runs.flatMap((run) => run.find((moment) => held.has(moment)) ?? []);
}

/** A condition about a unit that is not in sight yet does not hold. */
function isTrueAt(holds: Expression, now: Situation): boolean {
  try {
    return holds(now) === true;
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}

const HIT_CONDITION = /^\s*(>=?|<=?|==?|%)?\s*(\d+)\s*$/;

/** Of the times it holds, counted from 1, those that are wanted: `3`, `>= 2`, `% 2`. */
function applyHitCount(moments: readonly number[], hits: string | undefined): number[] {
  if (hits === undefined || hits.trim() === '') return [...moments];
  const [, sign = '=', number = '0'] = HIT_CONDITION.exec(hits) ?? [];
  const wanted = Number(number);
  if (wanted === 0) throw new ExpressionError(`“${hits}” counts no hits: write it like “3”, “>= 2” or “% 2”.`);
  const isWanted: Readonly<Record<string, (time: number) => boolean>> = {
    '>': (time) => time > wanted,
    '>=': (time) => time >= wanted,
    '<': (time) => time < wanted,
    '<=': (time) => time <= wanted,
    '%': (time) => time % wanted === 0,
  };
  return moments.filter((_, i) => isWanted[sign]?.(i + 1) ?? i + 1 === wanted);
}

/** The moments found, or why there are none. */
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

/** The orders of a file with their lines, in that order; those in the braces of another among them. */
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
