import type { HouseRule, RulingChoice, SettingModel } from '../../engine/model/statements.js';
import type { HouseRule as HouseRuleNode, RulingChoice as RulingNode, Setting } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { checkCitations } from './citations.js';
import type { Desk } from './desk.js';
import { namedAll } from './named.js';
import { didYouMean, nearest, replacement } from './nearest.js';
import { type Span, readStretch } from './turns.js';

export function compileRuling(desk: Desk, node: Lenient<RulingNode>): RulingChoice {
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
    { fixes: ruling.values.length <= FEW ? ruling.values.flatMap((each) => replacement(source, String(each))) : [] },
  );
}

/** So few values of a ruling are offered all. */
const FEW = 4;

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

/** `true`, `12`, `overcast`; what begins with a zero is the label of a cell */
function readValue(text: string | undefined): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== undefined && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : (text ?? '');
}

export function compileHouseRule(desk: Desk, node: Lenient<HouseRuleNode>): HouseRule {
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

/** One setting, or one for each of the turns it holds for. */
export function compileSetting(desk: Desk, node: Lenient<Setting>, span: Span): SettingModel[] {
  checkCitations(desk, node);
  desk.checkWord('setting', node.option ?? '', desk.ruleset?.vocabulary.settings ?? [], () =>
    desk.text.part(node, 'option'),
  );
  const side = node.side?.ref?.name;
  const during = readStretch(desk, node, span);
  const of = namedAll(desk, node, 'things');
  const setting = {
    name: node.option ?? '',
    ...(side === undefined ? {} : { side }),
    ...(node.things.length === 0 ? {} : { of }), // of nobody, where nobody is called so
    values: node.values.map((value) => {
      const read = readValue(value);
      return typeof read === 'boolean' ? String(read) : read;
    }),
    valueSources: desk.text.parts(node, 'values'),
    source: desk.text.source(node),
  };
  if (node.turn === undefined) return [setting];
  const { first, last } = during ?? { first: 0, last: 0 };
  return Array.from({ length: last - first + 1 }, (_, index) => ({ ...setting, turn: first + index }));
}
