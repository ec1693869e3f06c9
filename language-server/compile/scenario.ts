import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { DiceModel, DoctrineModel, ExpectationBlock, ScenarioModel } from '../../engine/model/scenario.js';
import type { OrdersModel } from '../../engine/model/orders.js';
import { say } from '../../engine/model/say.js';
import type { SealedTurn } from '../../engine/model/sealed-turn.js';
import type { TableModel } from '../../engine/model/special-rules.js';
import type { Doctrine, DoctrineAnswer, Scenario } from '../generated/ast.js';
import { isDoctrine, isOffer, isSetup, isSpecialRule, isStatedPosition, isTableDef, isWhen } from '../generated/ast.js';
import type { CellReader } from './cells.js';
import { compileClauses } from './clauses.js';
import type { CompileContext } from './compile-context.js';
import { compileSetup, PlacedUnits, type ScenarioContext } from './placements.js';
import { compilePosition } from './position.js';
import { compileOffer, compileWhen } from './offers.js';
import { compileLimit } from './special-rules.js';
import { compileTable } from './tables.js';
import { checkSpan, readSpan } from './turns.js';
import type { Lenient } from '../parser/lenient.js';

/** Everything from the document and its imports that a scenario uses. */
export interface ScenarioInputs {
  readonly map: MapModel | undefined;
  readonly cells: CellReader | undefined;
  readonly sides: readonly SideModel[];
  /** Tables declared outside of scenarios. */
  readonly tables: readonly TableModel[];
  readonly orders: readonly OrdersModel[];
  readonly dice: DiceModel;
  readonly sealed: readonly SealedTurn[];
  readonly expectations: readonly ExpectationBlock[];
}

/** Compiles a scenario and reports its errors; returns undefined if it has no map. */
export function compileScenario(
  context: CompileContext,
  node: Lenient<Scenario>,
  inputs: ScenarioInputs,
): ScenarioModel | undefined {
  checkSpan(context, node);
  const span = readSpan(context, node);
  const ground: ScenarioContext = {
    map: inputs.map,
    cells: inputs.cells,
    sides: inputs.sides,
    span,
    placed: new PlacedUnits(context, inputs.sides),
    scenario: node,
  };
  const { clauses } = node;
  const { calendar } = context.ruleset?.vocabulary ?? {};
  const setUps = clauses.filter(isSetup);
  const setups = setUps.flatMap((clause) => compileSetup(context, clause, ground));
  const { limits, ...direct } = compileClauses(context, clauses.filter(isSpecialRule), ground);
  const model = {
    ruleset: context.ruleset?.id ?? '',
    title: node.title ?? '',
    sides: inputs.sides,
    ...(calendar && { calendar }),
    ...(span.last === undefined ? {} : { turns: span.last, turnsSource: context.text.part(node, 'turns') }),
    ...(span.first === 1 ? {} : { firstTurn: span.first }),
    ...direct,
    setups,
    ...compilePosition(context, clauses.filter(isStatedPosition), ground),
    limits: [
      ...limits,
      ...setUps.flatMap((setup) => setup.limits.flatMap((limit) => compileLimit(context, limit, ground, setup))),
    ],
    offers: clauses.filter(isOffer).flatMap((clause) => compileOffer(context, clause, ground)),
    whens: clauses.filter(isWhen).flatMap((clause) => compileWhen(context, clause, ground)),
    tables: [...clauses.filter(isTableDef).map((clause) => compileTable(context, clause)), ...inputs.tables],
    doctrines: clauses.filter(isDoctrine).flatMap((clause) => compileDoctrine(context, clause)),
    orders: inputs.orders,
    dice: inputs.dice,
    ...(inputs.sealed.length > 0 && { sealed: inputs.sealed }),
    expectations: inputs.expectations,
    source: context.text.source(node),
    titleSource: context.text.part(node, 'title'),
  };
  return inputs.map && { ...model, map: inputs.map };
}

function compileDoctrine(context: CompileContext, node: Lenient<Doctrine>): DoctrineModel[] {
  const questions = context.ruleset?.vocabulary.questions ?? [];
  for (const answer of node.answers as readonly Lenient<DoctrineAnswer>[]) {
    context.checkWord('question', answer.question ?? '', questions, () => context.text.part(answer, 'question'));
    const question = questions.find(({ word }) => word === answer.question);
    if (question)
      context.checkWord(say`answer to “${question.word}”`, answer.value ?? '', question.values, () =>
        context.text.part(answer, 'value'),
      );
  }
  const side = node.side?.ref?.name;
  if (side === undefined) return [];
  return [
    {
      side,
      defaults: node.answers.map((answer: Lenient<DoctrineAnswer>) => ({
        question: answer.question ?? '',
        value: answer.value ?? '',
        source: context.text.source(answer),
      })),
      source: context.text.source(node),
    },
  ];
}
