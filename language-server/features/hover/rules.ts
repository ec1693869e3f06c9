import { say, term } from '../../../engine/model/say.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { FoundRule } from '../../rules/cited-rule.js';
import { escape, list, paragraphs, ruleLink, ruleLinks } from '../../text/markdown.js';

/** Builds the hover of a citation: title, status, text, related rules and readings of the rule. */
export function hoverRule({ ruleset, rule, entry }: FoundRule): string {
  return paragraphs(
    `**${entry.rule} ${entry.title}** · ${escape(ruleset.title)} · *${term(entry.status)}*`,
    entry.text,
    entry.see.length > 0 ? say`See ${ruleLinks(ruleset, entry.see)}` : undefined,
    list(readingsOf(ruleset, rule)),
  );
}

/** Returns the readings of a rule that the rulebook leaves unclear, and the rulings about the rule. */
function readingsOf({ readings, rulings }: Ruleset, rule: string): string[] {
  const concerns = ({ rules }: { readonly rules: readonly string[] }): boolean => rules.includes(rule);
  return [
    ...readings.filter(concerns).map(({ question, text }) => `*${escape(question)}* ${escape(text)}`),
    ...rulings.filter(concerns).map(({ option, question }) => `*${escape(question)}* \`ruling ${option}\``),
  ];
}

/**
 * Builds the hover of a ruling: its question and values, the value that applies here and the default. For a reading
 * without a choice, shows its text.
 */
export function hoverRuling(ruleset: Ruleset, option: string, chosen?: string): string | undefined {
  const ruling = ruleset.rulings.find((other) => other.option === option);
  if (!ruling) return hoverReading(ruleset, option);
  const standard = String(ruling.values[0]);
  const played = chosen ?? standard;
  const readings = ruling.values.map((value) => {
    const text = String(value);
    const marks = [text === played ? say`**chosen**` : '', text === standard ? say`*default*` : ''].filter(
      (mark) => mark !== '',
    );
    return `\`${text}\`: ${escape(ruling.readings[text] ?? '')}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  });
  return paragraphs(
    say`**Ruling ${escape(option)}** ${ruleLinks(ruleset, ruling.rules)}`,
    ruling.question,
    list(readings),
  );
}

function hoverReading(ruleset: Ruleset, name: string): string | undefined {
  const reading = ruleset.readings.find((other) => other.name === name);
  if (!reading) return undefined;
  return paragraphs(`**${escape(name)}** ${ruleLinks(ruleset, reading.rules)}`, reading.question, escape(reading.text));
}

/** Builds the hover of a number that a house rule changes. */
export function hoverNumber(ruleset: Ruleset, name: string, value?: string): string | undefined {
  const number = ruleset.vocabulary.numbers.find(({ word }) => word === name);
  if (!number) return undefined;
  return paragraphs(
    `**${escape(name)}** ${ruleLinks(ruleset, number.rules)}`,
    number.text,
    value === undefined
      ? say`Rulebook: **${number.value}**.`
      : say`Rulebook: **${number.value}**; here **${escape(value)}**.`,
  );
}

/** Builds the hover of a setting with the meaning of its values. */
export function hoverSetting(ruleset: Ruleset, name: string, values: readonly string[] = []): string | undefined {
  const setting = ruleset.vocabulary.settings.find(({ word }) => word === name);
  if (!setting) return undefined;
  const meanings = (setting.meanings ?? []).filter(({ word }) => values.includes(word));
  return paragraphs(
    say`**Setting ${escape(name)}** ${ruleLinks(ruleset, setting.rules)}`,
    setting.text,
    list(meanings.map(({ word, text, rules }) => `\`${word}\`: ${escape(text)} ${ruleLinks(ruleset, rules)}`)),
  );
}

export function hoverRuleset(ruleset: Ruleset): string {
  const first = [...ruleset.rulebook.keys()].at(0);
  const [rules, rulings] = [ruleset.rulebook.size, ruleset.rulings.length];
  return paragraphs(
    `**${escape(ruleset.title)}** · \`${ruleset.id}\``,
    first === undefined
      ? say`${rules} rules, ${rulings} rulings.`
      : say`${rules} rules from ${ruleLink(ruleset, first)}, ${rulings} rulings.`,
  );
}
