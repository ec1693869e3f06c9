import { say } from '../../engine/model/say.js';
import type { RuleEntry } from '../../engine/play/rulebook.js';
import type { Source } from '../../engine/model/source.js';
import { isHeadWithCapital, reportCapitalHead } from './read-head.js';
import type { RulesetReader } from './ruleset-reader.js';

/** The number of a rule: `4.3`, `5.2.1`, `A3`, `S3.27`. */
const RULE_NUMBER = /^[A-Za-z]{0,3}\d+(\.\w+)*$/;

/** Reads the rules of the author’s rulebook, with the place of each. */
export function readRules(reader: RulesetReader): {
  readonly rules: readonly RuleEntry[];
  readonly places: ReadonlyMap<string, Source>;
} {
  const rules = new Map<string, RuleEntry>();
  const places = new Map<string, Source>();
  for (const entry of reader.all('rule')) {
    const [number, title, text, ...others] = entry.values;
    if (number === undefined || number.isQuoted || !RULE_NUMBER.test(number.text)) {
      reader.form(number?.source ?? entry.headSource, say`“rule” lacks its number: \`rule 4.3 "TITLE" "TEXT"\`.`);
      continue;
    }
    const first = places.get(number.text);
    if (first) {
      reader.clash(first, number.source, say`Rule ${number.text} is given twice. Change or remove one of the two.`);
      continue;
    }
    if (title === undefined || !title.isQuoted)
      reader.form(
        title?.source ?? number.source,
        say`A rule has a title and a text in quotes: \`rule 4.3 "TITLE" "TEXT"\`.`,
      );
    for (const other of others) {
      if (isHeadWithCapital(other)) {
        reportCapitalHead(reader, other);
        break;
      }
      reader.form(other.source, say`“${other.text}” is not part of \`rule 4.3 "TITLE" "TEXT"\`. Remove it.`);
    }
    places.set(number.text, number.source);
    rules.set(number.text, {
      rule: number.text,
      title: title?.text ?? '',
      text: text?.text ?? '',
      see: [],
      status: 'advice',
    });
  }
  return { rules: [...rules.values()], places };
}

/** Returns the rules with their status: `enforced` if a statement cites the rule, otherwise `advice`. */
export const withStatus = (rules: readonly RuleEntry[], cited: ReadonlySet<string>): RuleEntry[] =>
  rules.map((entry) => ({ ...entry, status: cited.has(entry.rule) ? 'enforced' : 'advice' }));
