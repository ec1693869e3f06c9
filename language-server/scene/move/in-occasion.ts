import { turnName } from '../../../engine/model/calendar.js';
import type { Fix } from '../../../engine/model/finding.js';
import { placeName, unitName } from '../../../engine/model/names.js';
import type { OrderLine, OrderModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import type { Occasion } from '../../../engine/play/moment.js';
import type { Analysis } from '../../analysis/analysis.js';

type Edit = Fix['edits'][number];

/** The occasions (such as a drawn activation) in which an order is given. */
interface OccasionContext {
  readonly analysis: Analysis;
  readonly textOf: (uri: string) => string;
  readonly turn: number;
  readonly side: string;
  readonly occasions: readonly Occasion[];
}

/**
 * Returns the edit that writes an order into the braces of its occasions. Occasions that the text does not contain yet
 * are written too.
 * @param isDone returns whether an order in the braces has been carried out; the new order follows the last such order
 */
export function writeInOccasion(
  { analysis, textOf, turn, side, occasions }: OccasionContext,
  order: string,
  isDone: (order: OrderModel) => boolean = () => true,
): Edit {
  const block = analysis.scenario?.orders.findLast((orders) => orders.turn === turn && orders.side === side);
  let lines: readonly OrderLine[] = block?.lines ?? [];
  let within: OrderModel | undefined;
  const missing = [...occasions];
  let earlier = 0; // Number of times that the text has the first missing occasion.
  for (const { verb, name, time } of occasions) {
    const same = lines.filter(
      (line): line is OrderModel => 'verb' in line && line.verb === verb && line.pieces.at(0)?.name === name,
    );
    const found = same.at(time - 1);
    earlier = found ? 0 : same.length;
    if (!found) break;
    within = found;
    lines = found.answers.flatMap(({ orders }) => orders);
    missing.shift();
  }
  const text = missing.reduceRight((inner, { verb, name, time }, at) => {
    const heading = `${verb}${name === undefined ? '' : ` ${unitName(name)}`}`;
    // An order for the second time that the occasion happens is recognized by its position: it is the second one in
    // the text. If the text has no order for the first time, write an empty one before it.
    const before = Array.from({ length: time - 1 - (at === 0 ? earlier : 0) }, () => heading);
    return [...before, `${heading} { ${inner} }`].join(within || at > 0 ? ', ' : '\n  ');
  }, order);
  if (within) return appendInBraces(within, text, textOf, isDone);
  return block
    ? beforeBrace(block.source, `\n  ${text}\n`, textOf)
    : newOrdersBlock(analysis, turn, side, text, textOf);
}

function appendInBraces(
  { source, answers }: OrderModel,
  text: string,
  textOf: OccasionContext['textOf'],
  isDone: (order: OrderModel) => boolean,
): Edit {
  const all = textOf(source.file);
  if (all.charAt(source.end - 1) !== '}') return { source: { ...source, start: source.end }, text: ` { ${text} }` };
  const orders = answers.flatMap((answer) => answer.orders);
  const done = orders.findLast(isDone);
  const isLast = done === orders.at(-1);
  const after = isLast ? answers.at(-1)?.source.end : done?.source.end;
  if (after === undefined) {
    const next = orders.at(0)?.source;
    return next ? beforeOrder(next, text, all) : beforeBrace(source, ` ${text} `, textOf);
  }
  const indent = indentOf(source, after, all);
  return {
    source: { ...source, start: after, end: after },
    text: indent === undefined ? `, ${text}` : `\n${indent}${text}`,
  };
}

function beforeOrder(next: Source, text: string, all: string): Edit {
  const indent = /\n([ \t]*)$/.exec(all.slice(0, next.start))?.[1];
  return { source: { ...next, end: next.start }, text: `${text}${indent === undefined ? ', ' : `\n${indent}`}` };
}

/**
 * Returns the indentation of the line on which the last order ends; undefined if that line is the first line of the
 * braces.
 */
function indentOf({ start }: Source, end: number, all: string): string | undefined {
  const line = all.slice(0, end).split('\n').at(-1) ?? '';
  return all.slice(start, end).includes('\n') ? /^\s*/.exec(line)?.[0] : undefined;
}

function beforeBrace({ file, end }: Source, text: string, textOf: OccasionContext['textOf']): Edit {
  const at = textOf(file)
    .slice(0, end - 1)
    .trimEnd().length;
  return { source: { file, start: at, end: end - 1 }, text };
}

/** Returns the edit that writes a new block of orders at the end of the file. */
export function newOrdersBlock(
  { uri, scenario }: Analysis,
  turn: number,
  side: string,
  text: string,
  textOf: OccasionContext['textOf'],
): Edit {
  const end = textOf(uri).length;
  const when = turn === 0 ? 'setup' : `turn ${turnName(turn, scenario?.calendar)}`;
  return { source: { file: uri, start: end, end }, text: `\norders ${when} ${placeName(side)} {\n  ${text}\n}\n` };
}
