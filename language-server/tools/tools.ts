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

/** A question about rules and scenarios, put by a language model. None changes anything. */
export interface Tool extends ToolParameters {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly answer: (input: ToolInput, host: ToolHost) => string | Promise<string>;
}

/** A text may be longer than anybody would read. */
const MAX_ANSWER_LENGTH = 60_000;

export const TOOLS: readonly Tool[] = [
  {
    name: 'explain_rule',
    title: 'Explain a rule',
    description:
      'Explains a rule of a board wargame in plain words, with what the rulebook leaves open and how that is played; without a rule, lists all rules of the game.',
    takes: ['ruleset', 'rule'],
    needs: ['ruleset'],
    answer: explainRule,
  },
  {
    name: 'check',
    title: 'Check a scenario',
    description:
      'Checks a Sandtable scenario (.sand) by text, by the rules of its game and by playing its orders: each finding with its line, the rule and the reasons.',
    takes: ['file', 'text'],
    answer: check,
  },
  {
    name: 'legal_orders',
    title: 'Legal orders',
    description:
      'Tells who is asked what at a place of a scenario’s orders, and what may be ordered: of each verb the units that can carry it out, or with a unit or a verb the orders themselves.',
    takes: ['file', 'text', 'line', 'unit', 'verb'],
    answer: legalOrders,
  },
  {
    name: 'odds',
    title: 'Odds of an order',
    description:
      'Odds, modifiers and the exact chance of each result of the attacks in a scenario, or of an order that is tried in it; of a move what it costs or why it cannot be made.',
    takes: ['file', 'text', 'line', 'order'],
    answer: odds,
  },
  {
    name: 'play',
    title: 'Play a scenario',
    description:
      'Plays a scenario with its orders and tells what happened and why, move by move and roll by roll, with the score; or plays many games with different dice and tells how often each thing happens.',
    takes: ['file', 'text', 'seed', 'games', 'side', 'umpire'],
    answer: play,
  },
];

/** Answers a call of a tool. Whoever calls may name any tool and hand over anything. */
export async function useTool(name: string, input: unknown, host: ToolHost): Promise<ToolAnswer> {
  try {
    const tool = TOOLS.find((each) => each.name === name);
    if (!tool)
      throw new UsageError(`There is no tool “${name}”; there are ${TOOLS.map((each) => each.name).join(', ')}.`);
    const text = await tool.answer(inputOf(tool, input), host);
    const left = text.length - MAX_ANSWER_LENGTH;
    return { text: left > 0 ? `${text.slice(0, MAX_ANSWER_LENGTH)}\n… ${left} characters more.\n` : text };
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
