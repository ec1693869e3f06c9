import type { Ruleset } from '../../../engine/play/ruleset.js';
import { findCitedRule, type Cited } from '../../rules/cited-rule.js';
import { escape, list, paragraphs, ruleLink, ruleLinks } from '../../text/markdown.js';

/** A rule read out at its citation. */
export function hoverRule(
  rulesets: ReadonlyMap<string, Ruleset>,
  ruleset: Ruleset | undefined,
  cited: Cited,
): string | undefined {
  const found = findCitedRule(rulesets, ruleset, cited);
  return found && ruleText(found.ruleset, found.rule);
}

/** Title, explanation, standing and neighbours of a rule. */
function ruleText(ruleset: Ruleset, rule: string): string | undefined {
  const entry = ruleset.rulebook.get(rule);
  if (!entry) return undefined;
  return paragraphs(
    `**${entry.rule} ${entry.title}** · ${escape(ruleset.title)} · *${entry.status}*`,
    entry.text,
    entry.see.length > 0 ? `See ${ruleLinks(ruleset, entry.see)}` : undefined,
    list(readingsOf(ruleset, rule)),
  );
}

/** How the rule is read where the book is unclear, and which rulings leave it open. */
function readingsOf({ readings, rulings }: Ruleset, rule: string): string[] {
  const concerns = ({ rules }: { readonly rules: readonly string[] }): boolean => rules.includes(rule);
  return [
    ...readings.filter(concerns).map(({ question, text }) => `*${escape(question)}* ${escape(text)}`),
    ...rulings.filter(concerns).map(({ option, question }) => `*${escape(question)}* \`ruling ${option}\``),
  ];
}

/** A ruling: the question, its readings, which one is played here and which by default; where nothing is to choose, the one reading. */
export function hoverRuling(ruleset: Ruleset, option: string, chosen?: string): string | undefined {
  const ruling = ruleset.rulings.find((other) => other.option === option);
  if (!ruling) return hoverReading(ruleset, option);
  const standard = String(ruling.values[0]);
  const played = chosen ?? standard;
  const readings = ruling.values.map((value) => {
    const text = String(value);
    const marks = [text === played ? '**played here**' : '', text === standard ? '*default*' : ''].filter(
      (mark) => mark !== '',
    );
    return `\`${text}\`: ${escape(ruling.readings[text] ?? '')}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  });
  return paragraphs(
    `**ruling ${escape(option)}** ${ruleLinks(ruleset, ruling.rules)}`,
    ruling.question,
    list(readings),
  );
}

function hoverReading(ruleset: Ruleset, name: string): string | undefined {
  const reading = ruleset.readings.find((other) => other.name === name);
  if (!reading) return undefined;
  return paragraphs(`**${escape(name)}** ${ruleLinks(ruleset, reading.rules)}`, reading.question, escape(reading.text));
}

/** A number of the ruleset that a house rule overrides. */
export function hoverNumber(ruleset: Ruleset, name: string, value?: string): string | undefined {
  const number = ruleset.vocabulary.numbers.find(({ word }) => word === name);
  if (!number) return undefined;
  const played = value === undefined ? '' : `; here **${escape(value)}**`;
  return paragraphs(
    `**${escape(name)}** ${ruleLinks(ruleset, number.rules)}`,
    number.text,
    `By the book **${number.value}**${played}.`,
  );
}

/** A setting, and what each of the words means that are written behind it. */
export function hoverSetting(ruleset: Ruleset, name: string, values: readonly string[] = []): string | undefined {
  const setting = ruleset.vocabulary.settings.find(({ word }) => word === name);
  if (!setting) return undefined;
  const meant = (setting.meanings ?? []).filter(({ word }) => values.includes(word));
  return paragraphs(
    `**set ${escape(name)}** ${ruleLinks(ruleset, setting.rules)}`,
    setting.text,
    list(meant.map(({ word, text, rules }) => `\`${word}\`: ${escape(text)} ${ruleLinks(ruleset, rules)}`)),
  );
}

export function hoverRuleset(ruleset: Ruleset): string {
  const first = [...ruleset.rulebook.keys()].at(0);
  return paragraphs(
    `**${escape(ruleset.title)}** · \`${ruleset.id}\``,
    `${ruleset.rulebook.size} rules${first === undefined ? '' : ` from ${ruleLink(ruleset, first)}`}, ${ruleset.rulings.length} rulings.`,
  );
}
