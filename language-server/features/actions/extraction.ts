import type { LangiumDocument, LangiumDocuments } from 'langium';
import { UriUtils } from 'langium';
import type { Fix } from '../../../engine/model/finding.js';
import type { Document, MapDef, Side } from '../../generated/ast.js';
import { isDocument, isMapDef, isSide } from '../../generated/ast.js';
import { writtenAt } from '../written.js';
import { statementText } from './statement-texts.js';

/** A map or a side put into a file of its own beside this one, which imports it. */
export function extraction(document: LangiumDocument, documents: LangiumDocuments, offset: number): Fix[] {
  const written = writtenAt(document, offset);
  const root = document.parseResult.value;
  if (!written || !isDocument(root) || root.ruleset === undefined || document.uri.scheme === 'untitled') return [];
  const { node } = written;
  if (!(isMapDef(node) || isSide(node)) || (!written.isKeyword && written.property !== 'name')) return [];
  const text = statementText(node, before(root, node));
  const name = text && freeName(document, documents, node.name);
  if (!text || name === undefined) return [];
  const file = document.uri.toString();
  const whole = root.$cstNode?.root.fullText ?? '';
  const behind = /^[ \t]*(?:\r?\n)*/.exec(whole.slice(text.end))?.[0].length ?? 0;
  const fresh = UriUtils.joinPath(UriUtils.dirname(document.uri), name).toString();
  const imports = root.imports.map(({ path }) => `import "${path}"\n`).join('');
  return [
    {
      title: `Move ${isSide(node) ? 'side' : 'map'} ${node.name} to ${name}`,
      edits: [
        { source: { file: fresh, start: 0, end: 0 }, text: `ruleset ${root.ruleset}\n${imports}\n${text.text}\n` },
        importing(root, file, name),
        { source: { file, start: text.start, end: text.end + behind }, text: '' },
      ],
    },
  ];
}

function importing(root: Document, file: string, name: string): Fix['edits'][number] {
  const whole = root.$cstNode?.root.fullText ?? '';
  const last = root.imports.at(-1)?.$cstNode;
  const at = last?.end ?? /\bruleset\s+\S+/.exec(whole.slice(root.$cstNode?.offset ?? 0))?.[0].length ?? 0;
  const start = last ? at : at + (root.$cstNode?.offset ?? 0);
  return { source: { file, start, end: start }, text: `\nimport "${name}"` };
}

/** Where what stands above a statement ends. */
function before({ elements, imports }: Document, node: MapDef | Side): number {
  const above = elements.at(elements.indexOf(node) - 1);
  const last = elements.indexOf(node) > 0 ? above : imports.at(-1);
  return last?.$cstNode?.end ?? 0;
}

/** `the-bridge.sand`, with a number when there is such a file. */
function freeName(document: LangiumDocument, documents: LangiumDocuments, called: string): string | undefined {
  const folder = UriUtils.dirname(document.uri);
  const word =
    called
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part';
  const names = ['', '-2', '-3', '-4', '-5'].map((number) => `${word}${number}.sand`);
  return names.find((name) => !documents.hasDocument(UriUtils.joinPath(folder, name)));
}
