import { t } from '@vscode/l10n';
import { term } from '../../engine/model/say.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { RuleEntry } from '../../engine/play/rulebook.js';

/** A page of Markdown. Its links are relative to the folder that contains all pages. */
export interface Page {
  readonly title: string;
  readonly markdown: string;
}

/**
 * Returns the page of a rule, or the table of contents of the ruleset if no rule is given; undefined if there is no
 * such rule.
 */
export function rulePage(ruleset: Ruleset, rule?: string): Page | undefined {
  if (rule === undefined) return contents(ruleset);
  const entry = ruleset.rulebook.get(rule);
  return entry && pageOf(ruleset, entry);
}

const statusTexts: Readonly<Record<RuleEntry['status'], () => string>> = {
  enforced: () => t('Enforced: violations are reported.'),
  simulated: () => t('Simulated: the engine carries it out.'),
  advice: () => t('Advice: left to the players.'),
};

function pageOf(ruleset: Ruleset, { rule, title, text, see, status }: RuleEntry): Page {
  const heading = `${rule} ${title}`;
  const rulings = ruleset.rulings.filter(({ rules }) => rules.includes(rule));
  const readings = ruleset.readings.filter(({ rules }) => rules.includes(rule));
  const lines = [
    `# ${heading}`,
    `*${ruleset.title}*`,
    text,
    statusTexts[status](),
    ...(see.length > 0 ? [t('See {0}.', see.map((other) => ruleReference(ruleset, other)).join(', '))] : []),
    ...rulings.map(({ option, question, values, readings }) =>
      [
        `## ruling ${option}`,
        '',
        question,
        '',
        ...values.map(
          (value, index) => `- ${valueLine(`\`${String(value)}\``, readings[String(value)] ?? '', index === 0)}`,
        ),
      ].join('\n'),
    ),
    ...readings.map(({ question, text: answer }) => `## ${question}\n\n${answer}`),
    `[${t('All rules')}](index.md)`,
  ];
  return { title: heading, markdown: `${lines.join('\n\n')}\n` };
}

const valueLine = (value: string, reading: string, isDefault: boolean): string =>
  isDefault ? t('{0} (default): {1}', value, reading) : `${value}: ${reading}`;

function contents(ruleset: Ruleset): Page {
  const rows = [...ruleset.rulebook.values()].map(
    (entry) => `- ${ruleReference(ruleset, entry.rule)} *${term(entry.status)}*`,
  );
  return { title: ruleset.title, markdown: `# ${ruleset.title}\n\n${rows.join('\n')}\n` };
}

function ruleReference(ruleset: Ruleset, rule: string): string {
  const entry = ruleset.rulebook.get(rule);
  return entry ? `[${rule} ${entry.title}](${encodeURIComponent(rule)}.md)` : rule;
}
