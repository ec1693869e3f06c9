import type { Ruleset } from '../../engine/play/ruleset.js';
import { rulePage } from '../rules/rule-page.js';
import type { ToolAnswer } from '../../protocol/tools.js';
import { findingsIn } from '../report/finding-record.js';
import { findRule, findRuleset } from '../report/lookup.js';
import { findingsText } from '../report/findings-text.js';
import { UsageError } from '../report/usage-error.js';
import type { ToolHost } from './tool-host.js';
import { inputOf, type ToolParameters, type ToolInput } from './input.js';
import { legalOrders } from './legal-orders.js';
import { odds } from './odds.js';
import { play } from './play.js';

/** A tool for language models about rules and scenarios. Tools change nothing. */
export interface Tool extends ToolParameters {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly answer: (input: ToolInput, host: ToolHost) => string | Promise<string>;
}

/** Maximum length of an answer in characters. */
const MAX_ANSWER_LENGTH = 60_000;

export const TOOLS: readonly Tool[] = [
  {
    name: 'explain_rule',
    title: 'Explain a rule',
    description:
      'Explains a rule of a board wargame in plain words, with the readings where the rulebook is unclear; without a rule, lists all rules of the game. Name the game by its ruleset, or by a file that uses or declares it.',
    takes: ['ruleset', 'rule', 'file', 'text'],
    answer: explainRule,
  },
  {
    name: 'check',
    title: 'Check a scenario',
    description:
      'Checks a Sandtable scenario (.sand): its syntax, the rules of its game and its orders, which are played. Returns each finding with line, rule and reasons.',
    takes: ['file', 'text'],
    answer: check,
  },
  {
    name: 'legal_orders',
    title: 'Legal orders',
    description:
      'Returns the decision at a line of a scenario’s orders and the legal orders: for each verb the units that can carry it out; with a unit or verb, the orders themselves.',
    takes: ['file', 'text', 'line', 'unit', 'verb'],
    answer: legalOrders,
  },
  {
    name: 'odds',
    title: 'Odds of an order',
    description:
      'Returns odds, modifiers and the exact chance of each result of the attacks in a scenario, or of one order that is tried in it; for a move, its cost or the reason why it is illegal.',
    takes: ['file', 'text', 'line', 'order'],
    answer: odds,
  },
  {
    name: 'play',
    title: 'Play a scenario',
    description:
      'Plays a scenario with its orders and returns the record with reasons, rolls and score; or plays many games with different dice and returns how often each result occurs.',
    takes: ['file', 'text', 'seed', 'games', 'side', 'umpire'],
    answer: play,
  },
];

/** Answers a tool call. Name and input are validated first. */
export async function useTool(name: string, input: unknown, host: ToolHost): Promise<ToolAnswer> {
  try {
    const tool = TOOLS.find((each) => each.name === name);
    if (!tool) throw new UsageError(`There is no tool “${name}”. Tools: ${TOOLS.map((each) => each.name).join(', ')}.`);
    const text = await tool.answer(inputOf(tool, input), host);
    const left = text.length - MAX_ANSWER_LENGTH;
    return { text: left > 0 ? `${text.slice(0, MAX_ANSWER_LENGTH)}\n… ${left} more characters.\n` : text };
  } catch (problem) {
    if (problem instanceof UsageError) return { text: problem.message, refused: true };
    throw problem;
  }
}

async function explainRule({ ruleset: id, rule, ...input }: ToolInput, host: ToolHost): Promise<string> {
  const ruleset = id === undefined ? await rulesetOf(input, host) : findRuleset(id, host);
  const number = rule === undefined ? undefined : findRule(rule, ruleset).rule;
  return rulePage(ruleset, number)?.markdown ?? '';
}

async function rulesetOf(input: ToolInput, host: ToolHost): Promise<Ruleset> {
  if (input.file === undefined && input.text === undefined)
    throw new UsageError('Give a “ruleset”, or a “file” or “text” that uses one.');
  const { ruleset } = (await host.read(input)).analysis;
  if (!ruleset) throw new UsageError('The text has no ruleset.');
  return ruleset;
}

async function check(what: ToolInput, host: ToolHost): Promise<string> {
  const { analysis, places } = await host.read(what);
  await analysis.waitForPlay();
  return findingsText(findingsIn([analysis], places), 1);
}
