import type { Ledger, LedgerStep } from '../../engine/model/ledger.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { COMMANDS } from '../../protocol/commands.js';

/** Text of the author or of a game inside Markdown. */
export function escape(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#]/g, '\\$&');
}

/** `[7.1](…)`: opens the rule's page; plain brackets when the book has no such rule. */
export function ruleLink(ruleset: Ruleset, rule: string): string {
  const entry = ruleset.rulebook.get(rule);
  if (!entry) return `\\[${escape(rule)}\\]`;
  const args = encodeURIComponent(JSON.stringify([ruleset.id, rule]));
  return `[\\[${rule}\\]](command:${COMMANDS.explainRule}?${args} "${entry.title.replace(/["\\]/g, '')}")`;
}

export function ruleLinks(ruleset: Ruleset, rules: readonly string[]): string {
  return rules.map((rule) => ruleLink(ruleset, rule)).join(' ');
}

/** For who cannot carry out commands: what they stand on is left. */
export function withoutCommands(markdown: string): string {
  return markdown.replace(/\[((?:\\.|[^\]\\])*)\]\(command:\S+ "[^"]*"\)/g, '$1');
}

/** For who does not read Markdown at all. */
export function plainText(markdown: string): string {
  return markdown.replace(/(?<!\\)(\*\*?|`)/g, '').replace(/\\([\\`*_{}[\]<>|#])/g, '$1');
}

/** `8 printed; ×2 integrity [7.3]` */
export function ledgerLine(ruleset: Ruleset, ledger: Ledger): string {
  return ledger.map((step) => stepText(ruleset, step)).join('; ');
}

/** Each step an item, with its reasons as items below it; theirs stand behind them. */
export function ledgerList(ruleset: Ruleset, ledger: Ledger): string {
  return list(ledger.map((step) => citedText(ruleset, step) + nestedReasons(ruleset, step.why)));
}

/** Reasons as items below an item of a list. */
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
  return `${of100 >= 10 || of100 === 0 ? Math.round(of100) : of100.toFixed(1)} %`;
}

/** Points as players write them: `1½`. */
export function points(number: number): string {
  const whole = Math.floor(number);
  return number - whole === 0.5 ? `${whole === 0 ? '' : whole}½` : String(number);
}

/** Paragraphs, the empty ones left out. */
export function paragraphs(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
