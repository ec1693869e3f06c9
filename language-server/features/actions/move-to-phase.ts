import { AstUtils, type LangiumDocument } from 'langium';
import type { Finding, Fix } from '../../../engine/model/finding.js';
import type { Source } from '../../../engine/model/source.js';
import { Course, SET_UP } from '../../../engine/play/course.js';
import type { PhaseOfTurn } from '../../../engine/play/vocabulary.js';
import type { Analysis } from '../../analysis/analysis.js';
import { removalFix } from '../../compile/removal-fix.js';
import { Text } from '../../compile/text.js';
import { isOrder, isOrders, isPhaseMark, type Order, type Orders, type PhaseMark } from '../../generated/ast.js';

/**
 * Returns fixes for an order in a phase that cannot carry it out. Each fix moves the order to a phase that can, and
 * writes the phase mark if it is missing.
 */
export function moveToPhase(document: LangiumDocument, analysis: Analysis, { source, code }: Finding): Fix[] {
  const { vocabulary } = analysis.ruleset ?? {};
  if (code !== 'sandtable/wrong-phase' || !vocabulary) return [];
  const text = new Text(analysis.uri);
  const order = AstUtils.streamAst(document.parseResult.value)
    .filter(isOrder)
    .find((node) => text.source(node).start === source.start && isOrders(node.$container));
  const block = order?.$container;
  const side = isOrders(block) ? block.side?.ref?.name : undefined;
  if (!order || !isOrders(block) || side === undefined || block.setup) return [];
  const phases = (vocabulary.course ?? []).filter((phase) => phase.side === undefined || phase.side === side);
  const names = new Course(vocabulary).namesAsking(order.verb, side).filter((name) => name !== SET_UP);
  return names.map((name) => ({
    title: `Move this order to the phase “${name}”`,
    edits: editsForMove(text, order, block, document.textDocument.getText(), { name, phases }),
  }));
}

interface Target {
  readonly name: string;
  /** The phases of the side, in the order in which they are played. */
  readonly phases: readonly PhaseOfTurn[];
}

function editsForMove(
  text: Text,
  order: Order,
  { lines }: Orders,
  whole: string,
  { name, phases }: Target,
): readonly Fix['edits'][number][] {
  const source = text.source(order);
  const written = whole.slice(source.start, source.end);
  const number = (phase: string): number => phases.findLastIndex((one) => one.name === phase);
  const isLater = (line: Orders['lines'][number]): boolean => isPhaseMark(line) && number(nameOf(line)) > number(name);
  const indent = /[ \t]*$/.exec(whole.slice(0, source.start))?.[0] ?? '';
  const mark = lines.find((line) => isPhaseMark(line) && nameOf(line) === name);
  const next = lines.slice(lines.indexOf(order) + 1).find(isPhaseMark);
  const isLastOfItsPhase = lines.indexOf(order) + 1 === (next ? lines.indexOf(next) : lines.length);
  if (!mark && isLastOfItsPhase && (!next || isLater(next)) && !lines.slice(0, lines.indexOf(order)).some(isLater))
    return [insert(source, source.start, `phase ${name}:\n${indent}`)];
  const [removal] = removalFix(text, order, '').edits;
  if (mark) {
    const behind = lines.slice(lines.indexOf(mark) + 1);
    const end = behind.findIndex(isPhaseMark);
    const last = (end < 0 ? behind : behind.slice(0, end)).filter((line) => line !== order).at(-1) ?? mark;
    return [removal, insert(source, text.source(last).end, `\n${indent}${written}`)];
  }
  const later = lines.find(isLater);
  if (later)
    return [removal, insert(source, text.source(later).start, `phase ${name}:\n${indent}${written}\n${indent}`)];
  const last = lines.filter((line) => line !== order).at(-1) ?? order;
  return [removal, insert(source, text.source(last).end, `\n${indent}phase ${name}:\n${indent}${written}`)];
}

const nameOf = ({ words }: PhaseMark): string => words.join(' ');

const insert = ({ file }: Source, at: number, text: string): Fix['edits'][number] => ({
  source: { file, start: at, end: at },
  text,
});
