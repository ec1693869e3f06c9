import type { SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type {
  DiceModel,
  DoctrineModel,
  ExpectationBlock,
  HouseRule,
  RulingChoice,
  ScenarioModel,
  ScoreModel,
  SettingModel,
} from '../../engine/model/scenario.js';
import type { OrdersModel } from '../../engine/model/orders.js';
import type {
  Doctrine,
  DoctrineAnswer,
  HouseRule as HouseRuleNode,
  RulingChoice as RulingNode,
  Scenario,
  Score,
  ScoreEntry,
  Setting,
} from '../generated/ast.js';
import { isArrival, isDoctrine, isHouseRule, isRulingChoice, isScore, isSetting, isSetup } from '../generated/ast.js';
import { compileAttributes } from './attributes.js';
import type { CellReader } from './cells.js';
import { checkCitations } from './citations.js';
import type { Desk } from './desk.js';
import { readTurn } from './numbers.js';
import { compileArrival, compileSetup, PlacedUnits, type Ground } from './placements.js';
import { didYouMean, nearest, replacement } from './nearest.js';
import type { Lenient } from '../parser/lenient.js';

/** What a scenario is compiled against. */
export interface Surroundings {
  readonly map: MapModel | undefined;
  readonly cells: CellReader | undefined;
  readonly sides: readonly SideModel[];
  readonly orders: readonly OrdersModel[];
  readonly dice: DiceModel;
  readonly expectations: readonly ExpectationBlock[];
}

/** Everything the scenario says; undefined without a map, after its own findings have been collected all the same. */
export function compileScenario(desk: Desk, node: Lenient<Scenario>, around: Surroundings): ScenarioModel | undefined {
  const turns = readTurns(node);
  if (node.turns !== undefined && turns === undefined) {
    desk.findings.error(
      'number-out-of-range',
      desk.text.part(node, 'turns'),
      `A game has 1 to 999 turns; here ${node.turns}.`,
    );
  }
  const ground: Ground = {
    map: around.map,
    cells: around.cells,
    sides: around.sides,
    turns,
    placed: new PlacedUnits(desk),
    scenario: node,
  };
  const model = {
    ruleset: desk.ruleset?.id ?? '',
    title: node.title ?? '',
    sides: around.sides,
    ...(turns === undefined ? {} : { turns, turnsSource: desk.text.part(node, 'turns') }),
    rulings: node.clauses.filter(isRulingChoice).map((clause) => compileRuling(desk, clause)),
    houseRules: node.clauses.filter(isHouseRule).map((clause) => compileHouseRule(desk, clause)),
    settings: node.clauses.filter(isSetting).map((clause) => compileSetting(desk, clause, turns)),
    setups: node.clauses.filter(isSetup).flatMap((clause) => compileSetup(desk, clause, ground)),
    arrivals: node.clauses.filter(isArrival).map((clause) => compileArrival(desk, clause, ground)),
    scores: node.clauses.filter(isScore).flatMap((clause) => compileScore(desk, clause)),
    doctrines: node.clauses.filter(isDoctrine).flatMap((clause) => compileDoctrine(desk, clause)),
    orders: around.orders,
    dice: around.dice,
    expectations: around.expectations,
    source: desk.text.source(node),
    titleSource: desk.text.part(node, 'title'),
  };
  return around.map && { ...model, map: around.map };
}

/** How many turns the scenario lasts, when it says so sensibly. */
export function readTurns(node: Lenient<Scenario>): number | undefined {
  const turns = Number(node.turns);
  return turns >= 1 && turns <= 999 ? turns : undefined;
}

function compileRuling(desk: Desk, node: Lenient<RulingNode>): RulingChoice {
  checkCitations(desk, node);
  const value = readValue(node.value);
  checkRuling(desk, node, value);
  return {
    option: node.option ?? '',
    value,
    source: desk.text.source(node),
    valueSource: desk.text.part(node, 'value'),
  };
}

function checkRuling(desk: Desk, node: Lenient<RulingNode>, value: RulingChoice['value']): void {
  const { ruleset } = desk;
  if (!ruleset || node.option === undefined) return;
  const ruling = ruleset.rulings.find(({ option }) => option === node.option);
  const reading = ruleset.readings.find(({ name }) => name === node.option);
  if (reading) {
    desk.findings.error(
      'unknown-word',
      desk.text.source(node),
      `${reading.name} leaves no choice: ${ruleset.title} is read in one way here. ${reading.question} ${reading.text} [${reading.rules.join(', ')}] Leave the line out.`,
      { fixes: [{ title: `Leave out ruling ${reading.name}`, edits: [{ source: desk.text.source(node), text: '' }] }] },
    );
    return;
  }
  if (!ruling) {
    reportUnknownOption(
      desk,
      'ruling',
      node.option,
      ruleset.rulings.map(({ option }) => option),
      desk.text.part(node, 'option'),
    );
    return;
  }
  if (node.value === undefined || ruling.values.includes(value)) return;
  const source = desk.text.part(node, 'value');
  const meant = nearest(String(value), ruling.values.map(String));
  desk.findings.error(
    'unknown-value',
    source,
    `${ruling.option} is ${ruling.values.map(String).join(' or ')}; not ${String(value)}.${didYouMean(meant)}`,
    { fixes: replacement(source, meant) },
  );
}

function reportUnknownOption(
  desk: Desk,
  what: string,
  option: string,
  options: readonly string[],
  source: RulingChoice['source'],
): void {
  desk.unknownWord(
    what,
    option,
    options.map((word) => ({ word, text: '', rules: [] })),
    () => source,
  );
}

/** `true`, `12`, `overcast` */
function readValue(text: string | undefined): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : (text ?? '');
}

function compileHouseRule(desk: Desk, node: Lenient<HouseRuleNode>): HouseRule {
  checkCitations(desk, node);
  desk.checkWord('number', node.number ?? '', desk.ruleset?.vocabulary.numbers ?? [], () =>
    desk.text.part(node, 'number'),
  );
  return {
    number: node.number ?? '',
    value: Number(node.value ?? 0),
    reason: node.reason ?? '',
    source: desk.text.source(node),
  };
}

function compileSetting(desk: Desk, node: Lenient<Setting>, turns: number | undefined): SettingModel {
  checkCitations(desk, node);
  desk.checkWord('setting', node.option ?? '', desk.ruleset?.vocabulary.settings ?? [], () =>
    desk.text.part(node, 'option'),
  );
  const side = node.side?.ref?.name;
  return {
    name: node.option ?? '',
    ...(node.turn === undefined ? {} : { turn: readTurn(desk, node, turns) }),
    ...(side === undefined ? {} : { side }),
    values: node.values.map((value) => {
      const read = readValue(value);
      return typeof read === 'boolean' ? String(read) : read;
    }),
    source: desk.text.source(node),
  };
}

function compileScore(desk: Desk, node: Score): ScoreModel[] {
  checkCitations(desk, node);
  return node.entries.flatMap((entry: Lenient<ScoreEntry>) => {
    const attributes = compileAttributes(desk, entry.attributes, 'score');
    const place = entry.place?.ref?.name;
    if (place === undefined || entry.points === undefined) return [];
    return [{ place, points: Number(entry.points), attributes, source: desk.text.source(entry) }];
  });
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
