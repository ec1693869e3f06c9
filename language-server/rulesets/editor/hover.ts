import { term } from '../../../engine/model/say.js';
import type { RulesetStatement, StatementAttribute } from '../../generated/ast.js';
import type { Attribute } from '../statements/attribute.js';
import { ALTERNATIVE, EFFECT_HEADS, EFFECTS } from '../statements/effects.js';
import { findStatement } from '../statements/index.js';
import { attributeText, playedBy } from '../statements/texts.js';
import { isVariantHead, VARIANT_FORMS } from '../variant-forms.js';
import { paragraphs } from '../../text/markdown.js';

/** Builds the hover of the first word of a statement of a variant of a published game: form and meaning. */
export function hoverVariantStatement({ head }: RulesetStatement): string | undefined {
  if (!isVariantHead(head)) return undefined;
  const { form, text } = VARIANT_FORMS[head];
  return paragraphs(`\`${form}\``, term(text));
}

/** Builds the hover of the first word of a statement of a ruleset: form, meaning and an example. */
export function hoverRulesetStatement({ head, words }: RulesetStatement): string | undefined {
  if (Object.hasOwn(EFFECT_HEADS, head)) return hoverEffect(head as keyof typeof EFFECT_HEADS, words);
  const statement = findStatement(head, words);
  return (
    statement && paragraphs(`\`${statement.form}\``, term(statement.text), `\`\`\`sand\n${statement.example}\n\`\`\``)
  );
}

function hoverEffect(head: keyof typeof EFFECT_HEADS, words: readonly string[]): string {
  const effect = words.find((word) => Object.hasOwn(EFFECTS, word));
  return paragraphs(
    term(EFFECT_HEADS[head]),
    effect === undefined ? undefined : term(EFFECTS[effect as keyof typeof EFFECTS].text),
  );
}

/** Builds the hover of an attribute with its readings, or of the reading that is its value. */
export function hoverRulesetAttribute(
  { key, value, $container }: StatementAttribute,
  isValue: boolean,
): string | undefined {
  const attribute = attributeOf($container, key);
  if (!attribute) return undefined;
  const meaning = isValue && value !== undefined ? meaningOf(attribute, value) : undefined;
  return paragraphs(
    meaning === undefined ? undefined : `\`${key} = ${value ?? ''}\`: ${meaning}`,
    attributeText(attribute),
  );
}

/** Returns the entry of an attribute in the table of statements, or in that of effects. */
export function attributeOf({ head, words }: RulesetStatement, key: string): Attribute | undefined {
  const effect = words.find((word) => Object.hasOwn(EFFECTS, word));
  const attributes: Readonly<Record<string, Attribute>> =
    findStatement(head, words)?.attributes ??
    (effect === undefined ? ALTERNATIVE : { ...ALTERNATIVE, ...EFFECTS[effect as keyof typeof EFFECTS].attributes });
  return Object.hasOwn(attributes, key) ? attributes[key] : undefined;
}

/** Returns the meaning of a value; undefined for words of the game, numbers and names. */
function meaningOf(attribute: Attribute, value: string): string | undefined {
  if (attribute.kind === 'number')
    return Object.hasOwn(attribute.words, value) ? term(attribute.words[value]) : undefined;
  if (attribute.kind !== 'choice' || !Object.hasOwn(attribute.readings, value)) return undefined;
  const { text, games } = attribute.readings[value];
  return `${term(text)}${playedBy(games)}`;
}
