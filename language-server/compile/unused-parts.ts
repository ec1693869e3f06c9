import type { OrderModel } from '../../engine/model/orders.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { list } from '../../engine/model/words.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import { fitToForm, type UnusedPart } from '../../engine/play/unused-parts.js';
import { formOf } from '../../engine/play/verb-form.js';
import type { Order } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';

/**
 * Reports each part of an order that its verb does not take. Returns the order without these parts; returns an empty
 * array if one of them was written instead of a required part.
 */
export function withoutUnusedParts(
  context: CompileContext,
  node: Lenient<Order>,
  order: OrderModel,
  verb: VerbWord | undefined,
): OrderModel[] {
  if (!verb) return [order];
  const fitted = fitToForm(order, verb);
  const text = node.$cstNode?.root.fullText ?? '';
  for (const part of fitted.unused) {
    const fixes = [{ title: 'Remove it', edits: [{ source: removalRange(text, part), text: '' }] }];
    const slug = part.attribute === undefined ? 'unused-clause' : 'unused-attribute';
    context.findings.error(slug, part.source, messageOf(text, part, verb), { fixes });
  }
  return fitted.order ? [fitted.order] : [];
}

function messageOf(text: string, { source, attribute }: UnusedPart, verb: VerbWord): string {
  const written = text.slice(source.start, source.end);
  if (attribute !== undefined) {
    const { attributes = [] } = verb;
    return attributes.length === 0
      ? say`\`${verb.word}\` does not use \`(${written})\`: it has no attributes except the dice of \`(roll …)\`. Remove it.`
      : say`\`${verb.word}\` does not use \`(${written})\`: it has ${list(attributes, 'and')}. Remove it.`;
  }
  return say`\`${verb.word}\` does not use \`${written}\`; write \`${formOf(verb)}\`. Remove it.`;
}

/**
 * Returns the range to delete together with a part: the space before it. For an attribute the range includes the comma,
 * or the parentheses if there is no other attribute.
 */
function removalRange(text: string, { source, attribute }: UnusedPart): Source {
  const before = text.slice(0, source.start);
  const behind = text.slice(source.end);
  const space = (pattern: RegExp): number => pattern.exec(before)?.[0].length ?? 0;
  if (attribute === undefined) return { ...source, start: source.start - space(/\s*$/) };
  const closing = /^\s*\)/.exec(behind)?.[0].length;
  const opening = space(/\s*\(\s*$/);
  if (opening > 0 && closing !== undefined)
    return { ...source, start: source.start - opening, end: source.end + closing };
  if (opening > 0) return { ...source, end: source.end + (/^\s*,?\s*/.exec(behind)?.[0].length ?? 0) };
  return { ...source, start: source.start - space(/\s*,?\s*$/) };
}
