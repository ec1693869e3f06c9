import type { LangiumDocument } from 'langium';
import type { Fix } from '../../../engine/model/finding.js';
import { isPlacement, isSetup, type Placement, type Setup } from '../../generated/ast.js';
import { valueAt } from '../../syntax/written-value.js';
import { endsItsLine, statementText, type StatementText } from './statement-texts.js';

const byCells = new Intl.Collator('en', { numeric: true });

interface Line extends StatementText {
  /** Sort key; undefined for lines that stay in place. */
  readonly key: string | undefined;
}

/**
 * Returns the fix that sorts placements by their cells and moves their comments with them. Blank lines and requirements
 * separate groups, and each group is sorted separately.
 */
export function sortSetup(document: LangiumDocument, offset: number): Fix[] {
  const setup = valueAt(document, offset);
  if (!setup || !isSetup(setup.node) || (!setup.isKeyword && setup.property !== 'side')) return [];
  const whole = setup.node.$cstNode?.root.fullText ?? '';
  const paragraphs = paragraphsOf(linesOf(setup.node));
  const edits = paragraphs.flatMap((lines) => {
    const sorted = lines.toSorted((a, b) => byCells.compare(a.key ?? '', b.key ?? ''));
    return lines.flatMap(({ start, end, text }, at) =>
      sorted[at].text === text
        ? []
        : [
            {
              source: { file: document.uri.toString(), start, end },
              text: sorted[at].text,
              endsLine: endsItsLine(whole, end),
            },
          ],
    );
  });
  const isSafe = edits.every(({ text, endsLine }) => endsLine || !text.includes('//'));
  return edits.length > 0 && isSafe
    ? [{ title: 'Sort the set-up by cells', edits: edits.map(({ source, text }) => ({ source, text })) }]
    : [];
}

function linesOf({ placements, limits }: Setup): Line[] {
  const nodes = [...placements, ...limits].toSorted((a, b) => (a.$cstNode?.offset ?? 0) - (b.$cstNode?.offset ?? 0));
  let from = nodes.at(0)?.$container.$cstNode?.offset ?? 0;
  return nodes.flatMap((node): Line[] => {
    const text = statementText(node, from);
    if (!text) return [];
    from = text.end;
    return [{ ...text, key: isPlacement(node) ? cellsText(node) : undefined }];
  });
}

const cellsText = ({ $cstNode }: Placement): string => /^[^:]*/.exec($cstNode?.text ?? '')?.[0] ?? '';

function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [[]];
  for (const line of lines) {
    if (line.beginsParagraph || line.key === undefined) paragraphs.push([]);
    if (line.key !== undefined) paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}
