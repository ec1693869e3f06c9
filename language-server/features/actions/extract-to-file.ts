import type { LangiumDocument, LangiumDocuments } from 'langium';
import { UriUtils } from 'langium';
import type { Fix } from '../../../engine/model/finding.js';
import { placeName, quoted } from '../../../engine/model/names.js';
import type { Document, Force, MapDef, Side } from '../../generated/ast.js';
import { isDocument, isForce, isMapDef, isSide } from '../../generated/ast.js';
import { type WrittenValue, valueAt } from '../../syntax/written-value.js';
import { importStatement } from './add-import.js';
import { type StatementText, statementText } from './statement-texts.js';

/** A statement to be moved: its kind and name, its place in the old file and its text in the new file. */
interface MovedStatement {
  readonly kind: string;
  readonly name: string;
  readonly original: StatementText;
  readonly text: string;
}

/** Returns the fix that moves a map, a side or a formation to a new file in the same folder and imports it. */
export function extractToFile(document: LangiumDocument, documents: LangiumDocuments, offset: number): Fix[] {
  const written = valueAt(document, offset);
  const root = document.parseResult.value;
  if (!written || !isDocument(root) || root.ruleset === undefined || document.uri.scheme === 'untitled') return [];
  const moved = wholeStatement(root, written) ?? formation(written);
  const name = moved && freeName(document, documents, moved.name);
  if (!moved || name === undefined) return [];
  const file = document.uri.toString();
  const whole = root.$cstNode?.root.fullText ?? '';
  const { start, end } = moved.original;
  const behind = /^[ \t]*(?:\r?\n)*/.exec(whole.slice(end))?.[0].length ?? 0;
  const fresh = UriUtils.joinPath(UriUtils.dirname(document.uri), name).toString();
  const imports = root.imports.map(({ path }) => `import "${path}"\n`).join('');
  return [
    {
      title: `Move ${moved.kind} ${moved.name} to ${name}`,
      edits: [
        { source: { file: fresh, start: 0, end: 0 }, text: `ruleset ${root.ruleset}\n${imports}\n${moved.text}\n` },
        importStatement(document, name),
        { source: { file, start, end: end + behind }, text: '' },
      ],
    },
  ];
}

function wholeStatement(root: Document, { node, isKeyword, property }: WrittenValue): MovedStatement | undefined {
  if (!(isMapDef(node) || isSide(node)) || (!isKeyword && property !== 'name')) return undefined;
  const statement = statementText(node, endOfPreceding(root, node));
  return (
    statement && { kind: isSide(node) ? 'side' : 'map', name: node.name, original: statement, text: statement.text }
  );
}

/**
 * Returns the statement that moves a formation to a new file; undefined if the value is not a formation, or if the side
 * has no other formation. In the new file, the formation belongs to the same side, and its numbers have the same
 * sources.
 */
function formation({ node, property }: WrittenValue): MovedStatement | undefined {
  if (!isForce(node) || node.forces.length === 0 || !isSide(node.$container)) return undefined;
  if (property !== 'kind' && property !== 'name') return undefined;
  const { name, origin, forces, $cstNode: around } = node.$container;
  if (forces.length === 1) return undefined;
  const above = forces.at(forces.indexOf(node) - 1);
  const from = forces.indexOf(node) > 0 ? above?.$cstNode?.end : around?.offset;
  const statement = statementText(node, from);
  if (!statement) return undefined;
  const sources = origin.map((each) => `  source ${quoted(each)}\n`).join('');
  return {
    kind: node.kind.join(' '),
    name: node.name,
    original: withIndent(node, statement),
    text: `side ${placeName(name)} {\n${sources}  ${statement.text}\n}`,
  };
}

/** Extends a statement to the left by the indentation before it. */
function withIndent({ $cstNode: cst }: Force, statement: StatementText): StatementText {
  const indent = /(?<=\n)[ \t]*$/.exec(cst?.root.fullText.slice(0, statement.start) ?? '')?.[0] ?? '';
  return { ...statement, start: statement.start - indent.length };
}

/**
 * Returns the end offset of the top-level statement before a map or side. For the first statement, returns the end of
 * the last import; 0 if there is no import.
 */
function endOfPreceding({ elements, imports }: Document, node: MapDef | Side): number {
  const above = elements.at(elements.indexOf(node) - 1);
  const last = elements.indexOf(node) > 0 ? above : imports.at(-1);
  return last?.$cstNode?.end ?? 0;
}

/** Returns an unused file name, such as `the-bridge.sand`. If a file of that name exists, a number is added. */
function freeName(document: LangiumDocument, documents: LangiumDocuments, wanted: string): string | undefined {
  const folder = UriUtils.dirname(document.uri);
  const word =
    wanted
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part';
  const names = ['', '-2', '-3', '-4', '-5'].map((number) => `${word}${number}.sand`);
  return names.find((name) => !documents.hasDocument(UriUtils.joinPath(folder, name)));
}
