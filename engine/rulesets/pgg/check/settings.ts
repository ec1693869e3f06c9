import { nearestSpellings } from '../../../board/spelling.js';
import { rulings } from '../rulings.js';
import { bookNumbers, isNumberName } from '../vocabulary/numbers.js';
import { questions } from '../vocabulary/orders.js';
import { settings } from '../vocabulary/settings.js';
import { list, type ScenarioCheck } from './check.js';

/** A ruling chooses one of the readings the ruleset knows, by its name and value. */
export const rulingMustBeKnown: ScenarioCheck = ({ rulings: chosen }, report) => {
  for (const { option, value, source, valueSource } of chosen) {
    const ruling = rulings.find((one) => one.option === option);
    if (ruling === undefined) {
      report({ severity: 'error', slug: 'unknown-ruling', source, message: `There is no ruling ${option}.${didYouMean(option, rulings.map((one) => one.option))}` });
    } else if (!ruling.values.includes(value)) {
      const values = ruling.values.map(String);
      report({
        severity: 'error',
        slug: 'unknown-reading',
        source: valueSource,
        message: `${option} is ${list(values, 'or')}, not ${String(value)}.${didYouMean(String(value), values)}`,
        why: [{ text: ruling.question }, ...values.map((one) => ({ text: `${one}: ${ruling.readings[one] ?? ''}` }))],
        fixes: values.map((one) => ({ title: `Read it as ${one}`, edits: [{ source: valueSource, text: one }] })),
      });
    }
  }
};

/** A ruling is chosen once. */
export const rulingMustNotBeChosenTwice: ScenarioCheck = ({ rulings: chosen }, report) => {
  chosen.forEach((ruling, index) => {
    const before = chosen.slice(0, index).find(({ option }) => option === ruling.option);
    if (before === undefined) return;
    const message = `${ruling.option} is chosen twice: ${String(before.value)}, then ${String(ruling.value)}. The last one is played.`;
    report({ severity: 'warning', slug: 'ruling-twice', source: ruling.source, message, related: [{ source: before.source, message: 'chosen here first' }] });
  });
};

/** A house rule overrides a number of the book, and none below zero. */
export const houseRuleMustOverrideABookNumber: ScenarioCheck = ({ houseRules }, report) => {
  for (const { number, value, source } of houseRules) {
    if (!isNumberName(number)) {
      report({ severity: 'error', slug: 'unknown-number', source, message: `There is no number ${number} to override.${didYouMean(number, Object.keys(bookNumbers))}` });
      continue;
    }
    const [rule] = bookNumbers[number].rules;
    if (value < 0) report({ severity: 'error', rule, slug: 'negative-number', source, message: `${number} is ${value}; it cannot be negative.` });
    else if (value === bookNumbers[number].value) report({ severity: 'information', rule, slug: 'idle-house-rule', source, message: `${number} is ${value} in the book too; the house rule changes nothing.` });
  }
};

/** A setting turns an optional rule on or off. */
export const settingMustBeKnown: ScenarioCheck = (scenario, report) => {
  for (const { name, values, source } of scenario.settings) {
    const known = settings.find(({ word }) => word === name);
    if (known === undefined) {
      report({ severity: 'error', slug: 'unknown-setting', source, message: `There is no setting ${name}.${didYouMean(name, settings.map(({ word }) => word))}` });
    } else if (values.length !== 1 || !['true', 'false'].includes(String(values[0]))) {
      report({ severity: 'error', rule: known.rules[0], slug: 'setting-value', source, message: `${name} is true or false, not ${values.join(', ')}.` });
    }
  }
};

/** A doctrine answers questions of the game with answers they take. */
export const doctrineMustAnswerAQuestion: ScenarioCheck = ({ doctrines }, report) => {
  const answerable = questions.filter(({ values }) => values.length > 0);
  for (const { question, value, source } of doctrines.flatMap(({ defaults }) => defaults)) {
    const known = answerable.find(({ word }) => word === question);
    if (known === undefined) {
      const words = answerable.map(({ word }) => word);
      report({ severity: 'error', slug: 'unknown-question', source, message: `No doctrine answers ${question}; it may answer ${list(words, 'or')}.${didYouMean(question, words)}` });
    } else if (!known.values.some(({ word }) => word === value)) {
      const words = known.values.map(({ word }) => word);
      report({ severity: 'error', rule: known.rules[0], slug: 'unknown-answer', source, message: `${question} is answered by ${list(words, 'or')}, not ${value}.${didYouMean(value, words)}` });
    }
  }
};

/** The game has turns, and its lists fill twelve [4.2.C, 13.41]. */
export const turnsShouldBeTheGames: ScenarioCheck = ({ turns, turnsSource, source }, report) => {
  if (turns === undefined) return;
  const at = turnsSource ?? source;
  const book = bookNumbers['game.turns'].value;
  if (turns < 1) report({ severity: 'error', rule: '4.2.C', slug: 'turns', source: at, message: 'A game has at least 1 turn.' });
  else if (turns > book) report({ severity: 'information', rule: '13.41', slug: 'turns', source: at, message: `This game has ${turns} turns; the book's has ${book}, and its lists bring nothing later.` });
};

export const settingChecks: readonly ScenarioCheck[] = [
  rulingMustBeKnown,
  rulingMustNotBeChosenTwice,
  houseRuleMustOverrideABookNumber,
  settingMustBeKnown,
  doctrineMustAnswerAQuestion,
  turnsShouldBeTheGames,
];

/** ` Did you mean overrun.fromZoc?`, or nothing when no known word is near. */
function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearestSpellings(word, known, 2);
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
}
