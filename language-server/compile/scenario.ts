import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { DiceModel, DoctrineModel, ExpectationBlock, ScenarioModel } from '../../engine/model/scenario.js';
import type { OrdersModel } from '../../engine/model/orders.js';
import type { TableModel } from '../../engine/model/special-rules.js';
import type { Doctrine, DoctrineAnswer, Scenario } from '../generated/ast.js';
import { isDoctrine, isOffer, isSetup, isSpecialRule, isTableDef, isWhen } from '../generated/ast.js';
import type { CellReader } from './cells.js';
import { compileClauses } from './clauses.js';
import type { Desk } from './desk.js';
import { compileSetup, PlacedUnits, type Ground } from './placements.js';
import { compileOffer, compileWhen } from './offers.js';
import { compileLimit } from './special-rules.js';
import { compileTable } from './tables.js';
import { checkSpan, readSpan } from './turns.js';
import type { Lenient } from '../parser/lenient.js';

/** What a scenario is compiled against. */
export interface Surroundings {
  readonly map: MapModel | undefined;
  readonly cells: CellReader | undefined;
  readonly sides: readonly SideModel[];
  /** Those that stand outside of scenarios. */
  readonly tables: readonly TableModel[];
  readonly orders: readonly OrdersModel[];
  readonly dice: DiceModel;
  readonly expectations: readonly ExpectationBlock[];
}

/** Everything the scenario says; undefined without a map, after its own findings have been collected all the same. */
export function compileScenario(desk: Desk, node: Lenient<Scenario>, around: Surroundings): ScenarioModel | undefined {
  checkSpan(desk, node);
  const span = readSpan(desk, node);
  const ground: Ground = {
    map: around.map,
    cells: around.cells,
    sides: around.sides,
    span,
    placed: new PlacedUnits(desk, around.sides),
    scenario: node,
  };
  const { clauses } = node;
  const { calendar } = desk.ruleset?.vocabulary ?? {};
  const setUps = clauses.filter(isSetup);
  const setups = setUps.flatMap((clause) => compileSetup(desk, clause, ground));
  const { limits, ...direct } = compileClauses(desk, clauses.filter(isSpecialRule), ground);
  const model = {
    ruleset: desk.ruleset?.id ?? '',
    title: node.title ?? '',
    sides: around.sides,
    ...(calendar && { calendar }),
    ...(span.last === undefined ? {} : { turns: span.last, turnsSource: desk.text.part(node, 'turns') }),
    ...(span.first === 1 ? {} : { firstTurn: span.first }),
    ...direct,
    setups,
    limits: [
      ...limits,
      ...setUps.flatMap((setup) => setup.limits.flatMap((limit) => compileLimit(desk, limit, ground, setup))),
    ],
    offers: clauses.filter(isOffer).flatMap((clause) => compileOffer(desk, clause, ground)),
    whens: clauses.filter(isWhen).flatMap((clause) => compileWhen(desk, clause, ground)),
    tables: [...clauses.filter(isTableDef).map((clause) => compileTable(desk, clause)), ...around.tables],
    doctrines: clauses.filter(isDoctrine).flatMap((clause) => compileDoctrine(desk, clause)),
    orders: around.orders,
    dice: around.dice,
    expectations: around.expectations,
    source: desk.text.source(node),
    titleSource: desk.text.part(node, 'title'),
  };
  return around.map && { ...model, map: around.map };
}

function compileDoctrine(desk: Desk, node: Lenient<Doctrine>): DoctrineModel[] {
  const questions = desk.ruleset?.vocabulary.questions ?? [];
  for (const answer of node.answers as readonly Lenient<DoctrineAnswer>[]) {
    desk.checkWord('question', answer.question ?? '', questions, () => desk.text.part(answer, 'question'));
    const question = questions.find(({ word }) => word === answer.question);
    if (question)
      desk.checkWord(`answer to “${question.word}”`, answer.value ?? '', question.values, () =>
        desk.text.part(answer, 'value'),
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
        source: desk.text.source(answer),
      })),
      source: desk.text.source(node),
    },
  ];
}
