import { say, term } from '../../engine/model/say.js';
import { isAllowed, leastOf } from '../../engine/play/numbers.js';
import type { Ruling } from '../../engine/play/rulings.js';
import { didYouMean, nearest, replacement } from '../compile/nearest.js';
import { readValue } from '../compile/settings.js';
import { VARIANT_FORMS } from './variant-forms.js';
import {
  type Changes,
  reportSurplus,
  reportUnknown,
  type VariantContext,
  type VariantStatement,
} from './variant-statement.js';

const NUMBER_FORM = VARIANT_FORMS.number.form;
const RULING_FORM = VARIANT_FORMS.ruling.form;

/** Maximum number of values of a ruling that are all offered as fixes. */
const MAX_VALUES_OFFERED = 4;

/** Reads `number stacking.german 2 [7.2]` into the numbers of a variant. */
export function readNumber(
  context: VariantContext,
  statement: VariantStatement,
  changes: Changes,
  numbers: Map<string, number>,
): void {
  const { base, findings } = context;
  const [name, value] = statement.parts;
  if (name === undefined || value === undefined) {
    findings.error('form', statement.source, say`A number has a name and a value: \`${NUMBER_FORM}\`.`);
    return;
  }
  reportSurplus(context, statement, { count: 2, form: NUMBER_FORM });
  const known = base.vocabulary.numbers;
  const number = known.find(({ word }) => word === name.value);
  if (!number) {
    reportUnknown(
      context,
      'number',
      name,
      known.map(({ word }) => word),
    );
    return;
  }
  if (!changes.isFirst(`number ${name.value}`, statement.source)) return;
  const changed = Number(value.value);
  if (!isAllowed(number, changed)) {
    const least = leastOf(number);
    const message =
      least === -Infinity
        ? say`${name.value} must be a whole number, not ${value.value}.`
        : say`${name.value} must be a whole number of ${least} or more, not ${value.value}.`;
    findings.error('form', value.source, message, {
      why: [
        {
          text: say`${number.value} in ${base.title}`,
          ...(number.rules[0] !== undefined && { rule: number.rules[0] }),
        },
      ],
    });
  } else if (changed === number.value) {
    findings.information(
      'idle',
      statement.source,
      say`${name.value} is ${changed} in ${base.title}, too; the statement changes nothing.`,
    );
  } else {
    numbers.set(name.value, changed);
  }
}

/** Reads `ruling overrun.fromZoc = true` into the rulings of a variant. */
export function readRuling(
  context: VariantContext,
  statement: VariantStatement,
  changes: Changes,
  rulings: Map<string, Ruling['values'][number]>,
): void {
  const { base, findings } = context;
  const [name, value] = statement.parts;
  if (name === undefined || value === undefined) {
    findings.error('form', statement.source, say`A ruling has a name and a value: \`${RULING_FORM}\`.`);
    return;
  }
  reportSurplus(context, statement, { count: 2, form: RULING_FORM });
  const reading = base.readings.find((each) => each.name === name.value);
  if (reading) {
    findings.error(
      'form',
      name.source,
      say`${reading.name} is fixed: ${base.title} has only one reading here. ${term(reading.text)}`,
    );
    return;
  }
  const ruling = base.rulings.find(({ option }) => option === name.value);
  if (!ruling) {
    reportUnknown(
      context,
      'ruling',
      name,
      base.rulings.map(({ option }) => option),
    );
    return;
  }
  if (!changes.isFirst(`ruling ${name.value}`, statement.source)) return;
  const chosen = readValue(value.value);
  if (!ruling.values.includes(chosen)) {
    const words = ruling.values.map(String);
    const suggestion = nearest(value.value, words);
    const message = say`${name.value} is ${words.join(` ${term('or')} `)}, not ${value.value}.${didYouMean(suggestion)}`;
    const offered = words.length <= MAX_VALUES_OFFERED ? words : suggestion === undefined ? [] : [suggestion];
    findings.error('form', value.source, message, {
      fixes: offered.flatMap((word) => replacement(value.source, word)),
    });
  } else if (chosen === ruling.values[0]) {
    findings.information(
      'idle',
      statement.source,
      say`${name.value} is ${value.value} in ${base.title}, too; the statement changes nothing.`,
    );
  } else {
    rulings.set(name.value, chosen);
  }
}
