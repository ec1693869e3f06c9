import type { Fix } from '../../engine/model/finding.js';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { Attribute, Score, ScoreEntry } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { CompileContext } from './compile-context.js';

type Entry = Lenient<ScoreEntry>;

/**
 * Reports an attribute after the last of several entries. The attribute belongs only to the last entry but looks as if
 * it belonged to all entries.
 */
export function hintAttributeOfLast(context: CompileContext, node: Lenient<Score>): void {
  const entries = node.entries as readonly Entry[];
  const [last, ...others] = entries.toReversed();
  if (others.length === 0) return;
  for (const attribute of last.attributes)
    if (!others.some((entry) => entry.attributes.some(({ key }) => key === attribute.key)))
      hint(context, node, attribute);
}

function hint({ text, findings }: CompileContext, node: Lenient<Score>, attribute: Lenient<Attribute>): void {
  const whole = node.$cstNode?.root.fullText ?? '';
  const written = (start: number, end: number): string => whole.slice(start, end);
  const entries = node.entries.map((entry) => ({ entry: entry as Entry, source: text.source(entry) }));
  const [before, last] = entries.slice(-2);
  const source = text.source(attribute);
  const attributeText = written(source.start, source.end);
  const name = written(last.source.start, last.source.end).split('(')[0].trim();
  const statement = text.source(node);
  const head = written(statement.start, entries[0].source.start);
  const asOwnStatement: Fix = {
    title: 'Make this entry a separate statement',
    edits: [{ source: { ...last.source, start: before.source.end, end: last.source.start }, text: `\n  ${head}` }],
  };
  const each: Fix = {
    title: `Write (${attributeText}) after each`,
    edits: entries.slice(0, -1).map((one) => added(one, attributeText)),
  };
  findings.information(
    'attribute-of-last',
    source,
    say`“${attributeText}” belongs to “${name}” only, not to the names before it in the list.`,
    { fixes: last.source.end === statement.end ? [each, asOwnStatement] : [each] },
  );
}

function added(
  { entry, source }: { readonly entry: Entry; readonly source: Source },
  attributeText: string,
): Fix['edits'][number] {
  const isFirst = entry.attributes.length === 0;
  const at = isFirst ? source.end : source.end - 1;
  return { source: { ...source, start: at, end: at }, text: isFirst ? ` (${attributeText})` : `, ${attributeText}` };
}
