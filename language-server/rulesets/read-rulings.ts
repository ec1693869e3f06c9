import { say } from '../../engine/model/say.js';
import type { Ruling } from '../../engine/play/rulings.js';
import { readAttributes } from './read-attributes.js';
import { readOneOf } from './read-head.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import type { ChoiceAttribute } from './statements/attribute.js';
import { STATEMENTS } from './statements/index.js';

/** The questions that a scenario may answer: `zone.enter`. */
const CHOICES: ReadonlyMap<string, ChoiceAttribute> = new Map(
  STATEMENTS.flatMap(({ head, attributes, occurs }) =>
    Object.entries(attributes).flatMap(([key, attribute]) =>
      occurs !== 'often' && attribute.kind === 'choice' && attribute.isRequired
        ? [[`${head}.${key}`, attribute] as const]
        : [],
    ),
  ),
);

/** Reads the questions that scenarios answer. */
export function readRulings(reader: RulesetReader): Ruling[] {
  return reader.all('ruling').flatMap((entry) => {
    const [option, question] = entry.values;
    readAttributes(reader, entry, {});
    const rule = reader.ruleOf(entry);
    const choice = CHOICES.get(option?.text ?? '');
    if (option === undefined || choice === undefined) {
      reader.unknown('question', option?.text ?? '', [...CHOICES.keys()], option?.source ?? entry.headSource);
      return [];
    }
    checkIsUsed(reader, entry, option.text);
    const known = Object.keys(choice.readings);
    const values = entry.body.filter(
      ({ head, headSource }) => readOneOf(reader, 'reading', head, known, headSource) !== undefined,
    );
    if (values.length < 2)
      reader.form(entry.phraseSource, say`A ruling has at least two readings: ${known.join(', ')}.`);
    return [
      {
        option: option.text,
        values: values.map(({ head }) => head),
        rules: rule === '' ? [] : [rule],
        question: question?.text ?? choice.text,
        readings: Object.fromEntries(
          values.map(({ head, values: [text] }) => [head, text?.text ?? choice.readings[head].text]),
        ),
      },
    ];
  });
}

/** Reports a ruling whose statement has a fixed value. */
function checkIsUsed(reader: RulesetReader, entry: RulesetEntry, option: string): void {
  const [head = '', key = ''] = option.split('.');
  const isUsed = reader
    .all(head)
    .some(({ node }) => node.attributes.some((each) => each.key === key && each.value === 'ruling'));
  if (!isUsed)
    reader.idle(entry.phraseSource, say`The ruling has no effect: \`${head}\` does not say \`${key} = ruling\`.`);
}
