import type { Reference } from 'langium';
import { NOWHERE } from '../../engine/board/board.js';
import { rollAddress } from '../../engine/model/calendar.js';
import type { DiceModel, ExpectationBlock } from '../../engine/model/scenario.js';
import type { Expectation } from '../../engine/model/expectation.js';
import type { Source } from '../../engine/model/source.js';
import type { Word } from '../../engine/play/vocabulary.js';
import {
  type Dice,
  type EventExpectation,
  type Expectation as ExpectationNode,
  type ExpectBlock,
  type ScoreExpectation,
  type UnitExpectation,
  isArea,
  isFeature,
  isScoreExpectation,
  isUnitExpectation,
} from '../generated/ast.js';
import { compileAttributes } from './attributes.js';
import type { Desk } from './desk.js';
import { leftOut } from './left-out.js';
import { readTurn } from './turns.js';
import type { Field } from './field.js';
import type { Lenient } from '../parser/lenient.js';

/** Besides turns and the set-up. */
export const POINTS: readonly Word[] = [
  { word: 'end', text: 'The end of the game, with its last dice and the verdict.', rules: [] },
];

/** `expect after turn 3 German { … }`; an expectation with a name or cell nobody knows is left out. */
export function compileExpectations(desk: Desk, node: Lenient<ExpectBlock>, field: Field): ExpectationBlock {
  const phase = node.phase.join(' ');
  const known = desk.checkWord('phase', phase, desk.ruleset?.vocabulary.phases ?? [], () =>
    desk.text.whole(node, 'phase'),
  );
  if (node.$cstNode && node.expectations.length === 0) {
    desk.findings.warning(
      'expects-nothing',
      desk.text.source(node),
      'Nothing is expected here: write what must be true, like “25/7 at 1523”.',
    );
  }
  const expectations = compileEach(desk, node.expectations, field);
  const side = node.side?.ref?.name;
  const isPoint =
    node.point === undefined ||
    desk.checkWord('point of the game', node.point, POINTS, () => desk.text.part(node, 'point'));
  return {
    turn: node.point === undefined ? readTurn(desk, node, field.span) : 'end',
    ...(side === undefined ? {} : { side }),
    ...(phase === '' ? {} : { phase }),
    expectations: known && isPoint ? expectations : [],
    source: desk.text.source(node),
  };
}

export function compileEach(desk: Desk, nodes: readonly ExpectationNode[], field: Field): Expectation[] {
  return nodes.flatMap((node) =>
    compileOne(desk, node, field).map((expectation) => (node.isNot ? { ...expectation, isNot: true } : expectation)),
  );
}

function compileOne(desk: Desk, node: ExpectationNode, field: Field): Expectation[] {
  if (isScoreExpectation(node)) return compileScore(desk, node);
  return isUnitExpectation(node) ? compileUnit(desk, node, field) : compileEvent(desk, node, field);
}

function compileScore(desk: Desk, node: Lenient<ScoreExpectation>): Expectation[] {
  const side = node.side?.ref?.name;
  if (side === undefined || node.points === undefined) return [];
  return [{ about: 'score', side, points: Number(node.points), source: desk.text.source(node) }];
}

function compileUnit(desk: Desk, node: Lenient<UnitExpectation>, field: Field): Expectation[] {
  const attributes = compileAttributes(desk, node.attributes, 'expectation');
  const cell = readCell(desk, node, node.place, field);
  if (cell === undefined && node.attributes.length === 0) {
    desk.findings.warning(
      'expects-nothing',
      desk.text.source(node),
      `Nothing is expected of ${node.piece?.$refText ?? 'this unit'}: write where it stands, “at 1523”, or what it is, “(eliminated)”.`,
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
      source: desk.text.source(node),
    },
  ];
}

function compileEvent(desk: Desk, node: Lenient<EventExpectation>, field: Field): Expectation[] {
  const attributes = compileAttributes(desk, node.attributes, 'expectation');
  const cell = readCell(desk, node, isPlace(node) ? node.piece : undefined, field);
  if (!node.verb || cell === NOWHERE || (node.piece && !node.piece.ref)) return [];
  const verbs = desk.ruleset?.vocabulary.verbs ?? [];
  if (!desk.checkWord('order', node.verb, verbs, () => desk.text.part(node, 'verb'))) return [];
  return [
    {
      about: 'event',
      verb: node.verb,
      ...(cell === undefined ? {} : { cell }),
      ...(node.piece === undefined || isPlace(node) ? {} : { name: node.piece.$refText }),
      attributes,
      source: desk.text.source(node),
    },
  ];
}

/** The cell by its label, or by the name of the place that stands for it. */
function readCell(
  desk: Desk,
  node: Lenient<UnitExpectation> | Lenient<EventExpectation>,
  place: Reference | undefined,
  field: Field,
): number | undefined {
  if (place) {
    const source = (): Source => desk.text.part(node, 'verb' in node ? 'piece' : 'place');
    return (place.ref && field.cells?.place(place.$refText, field.map, source)) ?? NOWHERE;
  }
  if (node.cell === undefined) return undefined;
  return field.cells?.cell(node.cell, () => desk.text.part(node, 'cell')) ?? NOWHERE;
}

/** Whether an event is looked for by the name of its cell. */
function isPlace({ piece }: Lenient<EventExpectation>): boolean {
  return isArea(piece?.ref) || isFeature(piece?.ref);
}

/** The dice of a file: its seed, and the rolls written down. */
export function compileDice(desk: Desk, nodes: readonly Lenient<Dice>[]): DiceModel {
  let seed: { text: string; source: Source } | undefined;
  const written = new Map<string, { values: readonly (number | string)[]; source: Source }>();
  for (const node of nodes) {
    if (node.text === undefined) continue;
    const source = desk.text.source(node);
    if (node.values.length > 0) {
      const address = rollAddress(node.text, desk.ruleset?.vocabulary.calendar);
      const first = written.get(address);
      if (first) reportTwice(desk, node, `The roll “${node.text}”`, first.source);
      else written.set(address, { values: node.values.map(faceOf), source });
    } else if (seed) reportTwice(desk, node, 'The seed of the dice', seed.source);
    else seed = { text: node.text, source };
  }
  return { ...(seed ? { seed: seed.text } : {}), written };
}

/** A number, or the name of a face. */
function faceOf(written: string): number | string {
  return /^\d+$/.test(written) ? Number(written) : written;
}

function reportTwice(desk: Desk, node: Lenient<Dice>, what: string, first: Source): void {
  const message = `${what} is already given; the first counts. Remove one of the two.`;
  desk.findings.error('duplicate-dice', desk.text.source(node), message, {
    related: [{ source: first, message: 'First given here.' }],
    fixes: [leftOut(desk.text, node, 'Leave this one out')],
  });
}
