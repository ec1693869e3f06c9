import type { AstNode, CstNode, LangiumDocument } from 'langium';
import { GrammarUtils, UriUtils } from 'langium';
import type { Finding, Fix } from '../../../engine/model/finding.js';
import { quoted } from '../../../engine/model/names.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { isDocument } from '../../generated/ast.js';
import type { SandtableServices } from '../../services.js';

const MAX_OFFERED_IMPORTS = 3;

/**
 * Returns fixes for an unknown name: each imports a file of the same game that declares the name. Files with the
 * shortest path come first.
 */
export function addImport(document: LangiumDocument, { code, source }: Finding, services: SandtableServices): Fix[] {
  if (code !== 'sandtable/unknown-name') return [];
  const reference = document.references.find(({ $refNode }) => $refNode?.offset === source.start);
  const info = reference?.error?.info;
  if (!reference || !info) return [];
  const type = services.shared.AstReflection.getReferenceType(info);
  const { ImportGraph, IndexManager } = services.shared.workspace;
  const known = ImportGraph.closure(document).uris;
  const ruleset = services.compile.Analyser.rulesetOf(document);
  const files = IndexManager.allElements(type)
    .filter(({ name, documentUri }) => name === reference.$refText && !known.has(documentUri.toString()))
    .map(({ documentUri }) => documentUri)
    .toArray();
  const paths = files
    .filter((uri) => isOfGame(services, uri, ruleset))
    .map((uri) => UriUtils.relative(UriUtils.dirname(document.uri), uri))
    .filter((path) => 'uri' in ImportGraph.resolve(document.uri, path));
  return [...new Set(paths)]
    .toSorted((a, b) => a.split('/').length - b.split('/').length || a.length - b.length)
    .slice(0, MAX_OFFERED_IMPORTS)
    .map((path) => ({ title: `Import ${quoted(path)}`, edits: [importStatement(document, path)] }));
}

/** Returns whether a file is written for a game. A file without a ruleset fits every game. */
function isOfGame(
  { compile, shared }: SandtableServices,
  uri: LangiumDocument['uri'],
  ruleset: Ruleset | undefined,
): boolean {
  const other = shared.workspace.LangiumDocuments.getDocument(uri);
  const theirs = other && compile.Analyser.rulesetOf(other);
  return theirs === undefined || ruleset === undefined || theirs === ruleset;
}

/**
 * Returns the edit that writes an import statement: after the last import, otherwise after the lines `ruleset` and
 * `draft`, otherwise at the beginning.
 */
export function importStatement(document: LangiumDocument, path: string): Fix['edits'][number] {
  const file = document.uri.toString();
  const end = headOf(document.parseResult.value)?.end ?? 0;
  const statement = `import ${quoted(path)}`;
  return { source: { file, start: end, end }, text: end === 0 ? `${statement}\n` : `\n${statement}` };
}

/**
 * Returns the node after which a new import is written: the last import, otherwise `draft`, otherwise `ruleset`.
 * Undefined if there is none of them.
 */
function headOf(root: AstNode): CstNode | undefined {
  if (!isDocument(root)) return undefined;
  const last = root.imports.at(-1) ?? root.draft;
  return last?.$cstNode ?? GrammarUtils.findNodeForProperty(root.$cstNode, 'ruleset');
}
