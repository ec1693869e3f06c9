import { term } from '../../../engine/model/say.js';
import type { Attribute } from '../statements/attribute.js';
import { EFFECT_HEADS, EFFECTS } from '../statements/effects.js';
import { findStatement } from '../statements/index.js';
import { valuesOf } from '../statements/skeleton.js';
import { attributeText } from '../statements/texts.js';
import { paragraphs } from '../../text/markdown.js';
import { attributesOf, fittingAttributes } from './fitting-attributes.js';
import type { RulesetSpot } from './proposal.js';
import { readWrittenStatement, type WrittenStatement } from './written-statement.js';

/** The form of a statement of a ruleset, with its attributes. */
export interface StatementSignature {
  readonly label: string;
  readonly text: string;
  readonly parameters: readonly { readonly label: string; readonly text: string }[];
  /** The index of the attribute at the cursor or, before a new one, of the first that must still be given. */
  readonly active: number;
}

/** Returns the form of the statement at the cursor; undefined between statements and in statements without a form. */
export function rulesetSignature({
  tokens,
  isAtLineStart,
}: Pick<RulesetSpot, 'tokens' | 'isAtLineStart'>): StatementSignature | undefined {
  const written = readWrittenStatement(tokens, isAtLineStart);
  const [head, ...words] = written?.tokens.map(({ image }) => image) ?? [];
  if (!written || head === undefined) return undefined;
  const text = textOf(head, words);
  if (text === undefined) return undefined;
  const statement = findStatement(head, words);
  if (!written.attributes) return statement && { label: statement.form, text, parameters: [], active: 0 };
  const attributes = Object.entries(attributesOf(head, words));
  if (attributes.length === 0) return undefined;
  const parameters = attributes.map(([key, attribute]) => ({
    label: labelOf(key, attribute),
    text: attributeText(attribute),
  }));
  return {
    label: `${[head, ...words.filter((word) => !word.startsWith('['))].join(' ')} (${parameters.map(({ label }) => label).join(', ')})`,
    text,
    parameters,
    active: activeIn(written, head, words),
  };
}

function textOf(head: string, words: readonly string[]): string | undefined {
  if (!Object.hasOwn(EFFECT_HEADS, head)) return termOf(findStatement(head, words)?.text);
  const effect = words.find((word) => Object.hasOwn(EFFECTS, word)) as keyof typeof EFFECTS | undefined;
  return effect && paragraphs(term(EFFECT_HEADS[head as keyof typeof EFFECT_HEADS]), term(EFFECTS[effect].text));
}

const termOf = (text: string | undefined): string | undefined => text && term(text);

/** Returns an attribute with the form of its value: `leave = free|locked`, `cost NUMBER`. */
function labelOf(key: string, attribute: Attribute): string {
  const words = valuesOf(attribute).join('|');
  switch (attribute.kind) {
    case 'flag':
      return key;
    case 'choice':
      return `${key} = ${words === '' ? 'WORD' : words}`;
    case 'number':
      return words === '' ? `${key} NUMBER` : `${key} NUMBER|= ${words}`;
    case 'range':
      return `${key} NUMBER..NUMBER`;
    case 'list':
      return words === '' ? `${key} "WORDS"` : `${key} "WORDS"|= ${words}`;
    case 'side':
      return `${key} SIDE`;
    case 'names':
      return `${key} NAME`;
    case 'text':
      return `${key} "TEXT"`;
    case 'odds':
      return `${key} ODDS`;
  }
}

/**
 * Returns the index of the attribute at the cursor. Where a new attribute begins, returns that of the first required
 * attribute that is missing, or an index after the last attribute if none is missing.
 */
function activeIn({ attributes: written = [] }: WrittenStatement, head: string, words: readonly string[]): number {
  const keys = Object.keys(attributesOf(head, words));
  const current = written.at(-1)?.at(0)?.image;
  const [missing] =
    fittingAttributes(head, words, written).find(([, each]) => 'isRequired' in each && each.isRequired) ?? [];
  const index = keys.indexOf(current ?? missing ?? '');
  return index < 0 ? keys.length : index;
}
