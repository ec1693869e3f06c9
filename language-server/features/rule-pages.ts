import type { Ruleset, RuleEntry } from '../../engine/play/ruleset.js';

/** A page of Markdown that stands by itself: links lead to the pages beside it. */
export interface Page {
  readonly title: string;
  readonly markdown: string;
}

/** The page of a rule, or without one the ruleset's table of contents; undefined when there is no such rule. */
export function rulePage(ruleset: Ruleset, rule?: string): Page | undefined {
  if (rule === undefined) return contents(ruleset);
  const entry = ruleset.rulebook.get(rule);
  return entry && pageOf(ruleset, entry);
}

const standings: Readonly<Record<RuleEntry['status'], string>> = {
  enforced: 'Checked: what breaks it is reported.',
  simulated: 'Played: the engine carries it out.',
  advice: 'For the players to keep; the engine leaves it to them.',
};

function pageOf(ruleset: Ruleset, { rule, title, text, see, status }: RuleEntry): Page {
  const heading = `${rule} ${title}`;
  const rulings = ruleset.rulings.filter(({ rules }) => rules.includes(rule));
  const readings = ruleset.readings.filter(({ rules }) => rules.includes(rule));
  const lines = [
    `# ${heading}`,
    `*${ruleset.title}*`,
    text,
    standings[status],
    ...(see.length > 0 ? [`See ${see.map((other) => ruleReference(ruleset, other)).join(', ')}.`] : []),
    ...rulings.map(({ option, question, values, readings }) =>
      [
        `## ruling ${option}`,
        '',
        question,
        '',
        ...values.map(
          (value, index) =>
            `- \`${String(value)}\`${index === 0 ? ' (default)' : ''}: ${readings[String(value)] ?? ''}`,
        ),
      ].join('\n'),
    ),
    ...readings.map(({ question, text: answer }) => `## ${question}\n\n${answer}`),
    `[All rules](index.md)`,
  ];
  return { title: heading, markdown: `${lines.join('\n\n')}\n` };
}

function contents(ruleset: Ruleset): Page {
  const rows = [...ruleset.rulebook.values()].map(
    (entry) => `- ${ruleReference(ruleset, entry.rule)} *${entry.status}*`,
  );
  return { title: ruleset.title, markdown: `# ${ruleset.title}\n\n${rows.join('\n')}\n` };
}

function ruleReference(ruleset: Ruleset, rule: string): string {
  const entry = ruleset.rulebook.get(rule);
  return entry ? `[${rule} ${entry.title}](${encodeURIComponent(rule)}.md)` : rule;
}
