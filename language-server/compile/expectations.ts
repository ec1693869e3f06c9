import type { Reference } from 'langium';
import { NOWHERE } from '../../engine/board/board.js';
import { rollAddress } from '../../engine/model/calendar.js';
import type { DiceModel, ExpectationBlock } from '../../engine/model/scenario.js';
import type { Expectation } from '../../engine/model/expectation.js';
import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { Word } from '../../engine/play/vocabulary.js';
import {
  type Dice,
  type EventExpectation,
  type Expectation as ExpectationNode,
  type ExpectBlock,
  type ScoreExpectation,
  type UnitExpectation,
  isScoreExpectation,
  isUnitExpectation,
} from '../generated/ast.js';
import { compileAttributes } from './attributes.js';
import type { CompileContext } from './compile-context.js';
import { removalFix } from './removal-fix.js';
import { readTurn } from './turns.js';
import { isPlaceName, reportSharedName } from './shared-names.js';
import type { OrderContext } from './order-context.js';
import type { Lenient } from '../parser/lenient.js';

/** Points of the game, other than turns and the set-up, at which expectations may be checked. */
export const POINTS: readonly Word[] = [
  { word: 'end', text: 'The end of the game, with its last dice and the verdict.', rules: [] },
];

/** Compiles `expect after turn 3 German { … }`. Omits expectations with unknown names or cells. */
export function compileExpectations(
  context: CompileContext,
  node: Lenient<ExpectBlock>,
  field: OrderContext,
): ExpectationBlock {
  const phase = node.phase.join(' ');
  const known = context.checkWord('phase', phase, context.ruleset?.vocabulary.phases ?? [], () =>
    context.text.listRange(node, 'phase'),
  );
  if (node.$cstNode && node.expectations.length === 0) {
    context.findings.warning(
      'expects-nothing',
      context.text.source(node),
      say`Nothing is expected here: write what must be true, like “25/7 at 1523”.`,
    );
  }
  const expectations = compileEach(context, node.expectations, field);
  const side = node.side?.ref?.name;
  const isPoint =
    node.point === undefined ||
    context.checkWord('point of the game', node.point, POINTS, () => context.text.part(node, 'point'));
  return {
    turn: node.point === undefined ? readTurn(context, node, field.span) : 'end',
    ...(side === undefined ? {} : { side }),
    ...(phase === '' ? {} : { phase }),
    expectations: known && isPoint ? expectations : [],
    source: context.text.source(node),
  };
}

/** Compiles expectations; omits those with unknown names or cells. */
export function compileEach(
  context: CompileContext,
  nodes: readonly ExpectationNode[],
  field: OrderContext,
): Expectation[] {
  return nodes.flatMap((node) =>
    compileOne(context, node, field).map((expectation) => (node.isNot ? { ...expectation, isNot: true } : expectation)),
  );
}

function compileOne(context: CompileContext, node: ExpectationNode, field: OrderContext): Expectation[] {
  if (isScoreExpectation(node)) return compileScore(context, node);
  return isUnitExpectation(node) ? compileUnit(context, node, field) : compileEvent(context, node, field);
}

function compileScore(context: CompileContext, node: Lenient<ScoreExpectation>): Expectation[] {
  const side = node.side?.ref?.name;
  if (side === undefined || node.points === undefined) return [];
  return [{ about: 'score', side, points: Number(node.points), source: context.text.source(node) }];
}

function compileUnit(context: CompileContext, node: Lenient<UnitExpectation>, field: OrderContext): Expectation[] {
  const attributes = compileAttributes(context, node.attributes, 'expectation');
  const cell = readCell(context, node, node.place, field);
  if (cell === undefined && node.attributes.length === 0) {
    context.findings.warning(
      'expects-nothing',
      context.text.source(node),
      say`Nothing is expected of ${node.piece?.$refText ?? term('this unit')}: write a place, like “at 1523”, or a state, like “(eliminated)”.`,
    );
    return [];
  }
  if (!node.piece?.ref || cell === NOWHERE) return [];
  return [
    {
      about: 'unit',
      name: node.piece.$refText,
      ...(cell === undefined ? {} : { cell }),
      attributes,
      source: context.text.source(node),
    },
  ];
}

function compileEvent(context: CompileContext, node: Lenient<EventExpectation>, field: OrderContext): Expectation[] {
  const attributes = compileAttributes(context, node.attributes, 'expectation');
  const verbs = context.ruleset?.vocabulary.verbs ?? [];
  const verb = verbs.find(({ word }) => word === node.verb);
  const use = node.piece && { name: node.piece, verb, map: field.map };
  const isPlace = use !== undefined && isPlaceName(use);
  const cell = readCell(context, node, isPlace ? node.piece : undefined, field);
  if (!node.verb || cell === NOWHERE || (node.piece && !node.piece.ref)) return [];
  if (!context.checkWord('order', node.verb, verbs, () => context.text.part(node, 'verb'))) return [];
  if (use) reportSharedName(context, use, () => context.text.part(node, 'piece'));
  return [
    {
      about: 'event',
      verb: node.verb,
      ...(cell === undefined ? {} : { cell }),
      ...(node.piece === undefined || isPlace ? {} : { name: node.piece.$refText }),
      attributes,
      source: context.text.source(node),
    },
  ];
}

/**
 * Returns the cell of an expectation, written as a label or as the name of a place of one cell; undefined if the
 * expectation gives no cell.
 */
function readCell(
  context: CompileContext,
  node: Lenient<UnitExpectation> | Lenient<EventExpectation>,
  place: Reference | undefined,
  field: OrderContext,
): number | undefined {
  if (place) {
    const source = (): Source => context.text.part(node, 'verb' in node ? 'piece' : 'place');
    return (place.ref && field.cells?.place(place.$refText, field.map, source)) ?? NOWHERE;
  }
  if (node.cell === undefined) return undefined;
  return field.cells?.cell(node.cell, () => context.text.part(node, 'cell')) ?? NOWHERE;
}

/** Compiles the dice of a file: its seed and its written rolls. */
export function compileDice(context: CompileContext, nodes: readonly Lenient<Dice>[]): DiceModel {
  let seed: { text: string; source: Source } | undefined;
  const written = new Map<string, { values: readonly (number | string)[]; source: Source }>();
  for (const node of nodes) {
    if (node.text === undefined) continue;
    const source = context.text.source(node);
    if (node.values.length > 0) {
      const address = rollAddress(node.text, context.ruleset?.vocabulary.calendar);
      const first = written.get(address);
      if (first)
        reportTwice(
          context,
          node,
          say`The roll “${node.text}” is already given; the first counts. Remove one of the two.`,
          first.source,
        );
      else written.set(address, { values: node.values.map(faceOf), source });
    } else if (seed)
      reportTwice(
        context,
        node,
        say`The seed of the dice is already given; the first counts. Remove one of the two.`,
        seed.source,
      );
    else seed = { text: node.text, source };
  }
  return { ...(seed ? { seed: seed.text } : {}), written };
}

/** Returns a die face as a number or, if it is not numeric, as its name. */
function faceOf(written: string): number | string {
  return /^\d+$/.test(written) ? Number(written) : written;
}

function reportTwice(context: CompileContext, node: Lenient<Dice>, message: string, first: Source): void {
  context.findings.error('duplicate-dice', context.text.source(node), message, {
    related: [{ source: first, message: say`First given here.` }],
    fixes: [removalFix(context.text, node, 'Remove this one')],
  });
}
