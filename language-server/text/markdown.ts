import { decimalText, percentText } from '../../engine/model/number-text.js';
import type { Ledger, LedgerStep } from '../../engine/model/ledger.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { rulesetKey } from '../rules/ruleset-key.js';
import { COMMANDS } from '../../protocol/commands.js';

/** Escapes text of an author or game for Markdown. */
export function escape(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#]/g, '\\$&');
}

/**
 * Returns `[7.1](…)`, a link that opens the page of the rule. If the rulebook has no such rule, returns plain brackets;
 * without a rule, an empty text.
 */
export function ruleLink(ruleset: Ruleset, rule: string): string {
  if (rule === '') return '';
  const entry = ruleset.rulebook.get(rule);
  if (!entry) return `\\[${escape(rule)}\\]`;
  const args = encodeURIComponent(JSON.stringify([rulesetKey(ruleset), rule]));
  return `[\\[${rule}\\]](command:${COMMANDS.explainRule}?${args} "${entry.title.replace(/["\\]/g, '')}")`;
}

export function ruleLinks(ruleset: Ruleset, rules: readonly string[]): string {
  return rules.map((rule) => ruleLink(ruleset, rule)).join(' ');
}

/** Replaces command links by their text, for clients that cannot execute our commands. */
export function withoutCommands(markdown: string): string {
  return markdown.replace(/\[((?:\\.|[^\]\\])*)\]\(command:\S+ "[^"]*"\)/g, '$1');
}

/** Removes emphasis and escapes, for clients that do not support Markdown. */
export function plainText(markdown: string): string {
  return markdown.replace(/(?<!\\)(\*\*?|`)/g, '').replace(/\\([\\`*_{}[\]<>|#])/g, '$1');
}

/** Returns a ledger on one line: `8 printed; ×2 integrity [7.3]`. */
export function ledgerLine(ruleset: Ruleset, ledger: Ledger): string {
  return ledger.map((step) => stepText(ruleset, step)).join('; ');
}

/**
 * Returns a ledger as a list of its steps, with a nested list of the reasons of each step. The reasons of reasons
 * follow on the same line.
 */
export function ledgerList(ruleset: Ruleset, ledger: Ledger): string {
  return list(ledger.map((step) => citedText(ruleset, step) + nestedReasons(ruleset, step.why)));
}

/** Returns reasons as a nested list below a list item. */
export const nestedReasons = (ruleset: Ruleset, why: Ledger = []): string =>
  why.map((step) => `\n  - ${stepText(ruleset, step)}`).join('');

function stepText(ruleset: Ruleset, step: LedgerStep): string {
  const head = citedText(ruleset, step);
  return step.why === undefined ? head : `${head}: ${ledgerLine(ruleset, step.why)}`;
}

const citedText = (ruleset: Ruleset, { text, rule }: LedgerStep): string =>
  rule === undefined ? escape(text) : `${escape(text)} ${ruleLink(ruleset, rule)}`;

export function percent(chance: number): string {
  const of100 = chance * 100;
  return percentText(of100 >= 10 || of100 === 0 ? Math.round(of100) : decimalText(of100, 1));
}

/** Formats points as players write them, with `½` for a half: `1½`. */
export function points(number: number): string {
  const whole = Math.floor(number);
  return number - whole === 0.5 ? `${whole === 0 ? '' : whole}½` : String(number);
}

/** Joins paragraphs and leaves out empty ones. */
export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
