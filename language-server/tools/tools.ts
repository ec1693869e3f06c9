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
      'Explains a rule of a board wargame in plain words, with the readings where the rulebook is unclear; without a rule, lists all rules of the game.',
    takes: ['ruleset', 'rule'],
    needs: ['ruleset'],
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

function explainRule({ ruleset: id = '', rule }: ToolInput, { rulesets }: ToolHost): string {
  const ruleset = findRuleset(id, { rulesets });
  const number = rule === undefined ? undefined : findRule(rule, ruleset).rule;
  return rulePage(ruleset, number)?.markdown ?? '';
}

async function check(what: ToolInput, host: ToolHost): Promise<string> {
  const { analysis, places } = await host.read(what);
  await analysis.waitForPlay();
  return findingsText(findingsIn([analysis], places), 1);
}
