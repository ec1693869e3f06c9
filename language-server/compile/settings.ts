import { say, term } from '../../engine/model/say.js';
import type { HouseRule, RulingChoice, SettingModel } from '../../engine/model/statements.js';
import type { HouseRule as HouseRuleNode, RulingChoice as RulingNode, Setting } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { checkCitations } from './citations.js';
import type { CompileContext } from './compile-context.js';
import { compileNames } from './named-things.js';
import { didYouMean, nearest, replacement } from './nearest.js';
import { type Span, compileTurnRange } from './turns.js';

/** Compiles a ruling and checks its name and value. */
export function compileRuling(context: CompileContext, node: Lenient<RulingNode>): RulingChoice {
  checkCitations(context, node);
  const value = readValue(node.value);
  checkRuling(context, node, value);
  return {
    option: node.option ?? '',
    value,
    source: context.text.source(node),
    valueSource: context.text.part(node, 'value'),
  };
}

function checkRuling(context: CompileContext, node: Lenient<RulingNode>, value: RulingChoice['value']): void {
  const { ruleset } = context;
  if (!ruleset || node.option === undefined) return;
  const ruling = ruleset.rulings.find(({ option }) => option === node.option);
  const reading = ruleset.readings.find(({ name }) => name === node.option);
  if (reading) {
    context.findings.error(
      'unknown-word',
      context.text.source(node),
      say`${reading.name} is fixed: ${ruleset.title} has only one reading here. ${term(reading.question)} ${term(reading.text)} [${reading.rules.join(', ')}] Remove the line.`,
      {
        fixes: [{ title: `Remove ruling ${reading.name}`, edits: [{ source: context.text.source(node), text: '' }] }],
      },
    );
    return;
  }
  if (!ruling) {
    reportUnknownOption(
      context,
      'ruling',
      node.option,
      ruleset.rulings.map(({ option }) => option),
      context.text.part(node, 'option'),
    );
    return;
  }
  if (node.value === undefined || ruling.values.includes(value)) return;
  const source = context.text.part(node, 'value');
  const suggestion = nearest(String(value), ruling.values.map(String));
  context.findings.error(
    'unknown-value',
    source,
    say`${ruling.option} is ${ruling.values.map(String).join(` ${term('or')} `)}; not ${String(value)}.${didYouMean(suggestion)}`,
    {
      fixes:
        ruling.values.length <= MAX_VALUES_OFFERED
          ? ruling.values.flatMap((each) => replacement(source, String(each)))
          : [],
    },
  );
}

/**
 * If an unknown value of a ruling is similar to no known value, all values are offered as fixes, unless there are more
 * than this number.
 */
const MAX_VALUES_OFFERED = 4;

function reportUnknownOption(
  context: CompileContext,
  what: string,
  option: string,
  options: readonly string[],
  source: RulingChoice['source'],
): void {
  context.reportUnknownWord(
    what,
    option,
    options.map((word) => ({ word, text: '', rules: [] })),
    () => source,
  );
}

/** Parses `true`, `12` or `overcast`. Digits that begin with 0 are the label of a cell and remain a string. */
export function readValue(text: string | undefined): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== undefined && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : (text ?? '');
}

/** Compiles a house rule. */
export function compileHouseRule(context: CompileContext, node: Lenient<HouseRuleNode>): HouseRule {
  checkCitations(context, node);
  context.checkWord('number', node.number ?? '', context.ruleset?.vocabulary.numbers ?? [], () =>
    context.text.part(node, 'number'),
  );
  return {
    number: node.number ?? '',
    value: Number(node.value ?? 0),
    reason: node.reason ?? '',
    source: context.text.source(node),
  };
}

/** Compiles a setting to one model, or to a model for each of its turns. */
export function compileSetting(context: CompileContext, node: Lenient<Setting>, span: Span): SettingModel[] {
  checkCitations(context, node);
  context.checkWord('setting', node.option ?? '', context.ruleset?.vocabulary.settings ?? [], () =>
    context.text.part(node, 'option'),
  );
  const side = node.side?.ref?.name;
  const during = compileTurnRange(context, node, span);
  const of = compileNames(context, node, 'things');
  const setting = {
    name: node.option ?? '',
    ...(side === undefined ? {} : { side }),
    ...(node.things.length === 0 ? {} : { of }), // empty if all names are unresolved: the setting is then for no unit
    values: node.values.map((value) => {
      const read = readValue(value);
      return typeof read === 'boolean' ? String(read) : read;
    }),
    valueSources: context.text.parts(node, 'values'),
    source: context.text.source(node),
  };
  if (node.turn === undefined) return [setting];
  const { first, last } = during ?? { first: 0, last: 0 };
  return Array.from({ length: last - first + 1 }, (_, index) => ({ ...setting, turn: first + index }));
}
