import { NOWHERE } from '../../engine/board/board.js';
import type {
  Literal,
  PositionModel,
  PositionStack,
  PositionUnit,
  PositionValue,
} from '../../engine/model/position.js';
import { say } from '../../engine/model/say.js';
import {
  type Literal as LiteralNode,
  type PositionStack as StackNode,
  type PositionUnit as UnitNode,
  type PositionValue as ValueNode,
  type StatedPosition,
  isPositionStack,
  isPositionValue,
} from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';
import type { ScenarioContext } from './placements.js';
import { removalFix } from './removal-fix.js';
import { readTurn } from './turns.js';

/** Compiles the position of a scenario. Reports a second one, because play begins with the first. */
export function compilePosition(
  context: CompileContext,
  nodes: readonly Lenient<StatedPosition>[],
  ground: ScenarioContext,
): { readonly position?: PositionModel } {
  const [first, ...others] = nodes as readonly [Lenient<StatedPosition>?, ...Lenient<StatedPosition>[]];
  if (first === undefined) return {};
  for (const other of others)
    context.findings.error(
      'duplicate-position',
      context.text.source(other),
      say`The scenario already has a position, at which play begins. Remove one of the two positions.`,
      {
        related: [{ source: context.text.source(first), message: say`The first position is here.` }],
        fixes: [removalFix(context.text, other, 'Remove this one')],
      },
    );
  return { position: positionModel(context, first, ground) };
}

function positionModel(context: CompileContext, node: Lenient<StatedPosition>, ground: ScenarioContext): PositionModel {
  const phase = node.phase.join(' ');
  context.checkWord('phase', phase, context.ruleset?.vocabulary.phases ?? [], () =>
    context.text.listRange(node, 'phase'),
  );
  const side = node.side?.ref?.name;
  const turn = readTurn(context, node, ground.span);
  return {
    turn,
    ...(side !== undefined && { side }),
    ...(turn > 0 && phase !== '' && { phase }),
    stacks: node.lines.filter(isPositionStack).map((line) => stackModel(context, line, ground)),
    values: node.lines.filter(isPositionValue).map((line) => valueModel(context, line, ground)),
    source: context.text.source(node),
  };
}

function stackModel(context: CompileContext, node: Lenient<StackNode>, { cells }: ScenarioContext): PositionStack {
  const property = node.cell === undefined ? 'box' : 'cell';
  const label = node.cell ?? node.box;
  const cell = label === undefined ? NOWHERE : (cells?.cell(label, () => context.text.part(node, property)) ?? NOWHERE);
  return {
    ...(node.word !== undefined && { word: node.word }),
    ...(cell !== NOWHERE && { cell }),
    units: node.units.flatMap((unit) => unitModel(context, unit)),
    source: context.text.source(node),
  };
}

function unitModel(context: CompileContext, node: Lenient<UnitNode>): PositionUnit[] {
  if (!node.unit?.ref) return [];
  return [
    {
      name: node.unit.$refText,
      values: node.values.map((value) => ({
        name: value.key,
        value: value.value === undefined ? true : literal(value.value),
        source: context.text.source(value),
      })),
      source: context.text.source(node),
    },
  ];
}

function valueModel(context: CompileContext, node: Lenient<ValueNode>, { cells }: ScenarioContext): PositionValue {
  return {
    name: node.key ?? '',
    of: [...(cells?.ranges(node.cells, (index) => context.text.part(node, 'cells', index)) ?? []), ...node.names],
    value: node.value === undefined ? null : literal(node.value),
    source: context.text.source(node),
  };
}

/** The words that stand for a boolean or for no value. All other words are texts. */
const CONSTANTS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['none', null],
]);

function literal({ text, word, isList, items, isRecord, entries }: Lenient<LiteralNode>): Literal {
  if (isList) return items.map(literal);
  if (isRecord) return Object.fromEntries(entries.map(({ key, value }) => [key, literal(value)]));
  if (text !== undefined) return text;
  if (word === undefined) return null;
  const constant = CONSTANTS.get(word);
  if (constant !== undefined) return constant;
  return String(Number(word)) === word ? Number(word) : word;
}
