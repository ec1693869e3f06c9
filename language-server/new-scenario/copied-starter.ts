import { URI, UriUtils, type LangiumDocument } from 'langium';
import { quoted } from '../../engine/model/names.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Document } from '../generated/ast.js';
import { isDocument, isMapDef, isScenario, isSide, isTableDef } from '../generated/ast.js';
import type { SandtableServices } from '../services.js';

/**
 * Returns a new file for a ruleset that has no starter of its own: a copy of the first scenario of the workspace that
 * uses the ruleset, with its map and forces but without orders. Without such a scenario, returns only the first lines.
 * @param target the new file, from whose folder the imports lead
 */
export function copyScenario(
  { compile, shared }: SandtableServices,
  ruleset: Ruleset,
  target: URI | undefined,
): string {
  const { LangiumDocuments, ImportGraph } = shared.workspace;
  const document = LangiumDocuments.all.find(
    (each) => compile.Analyser.rulesetOf(each) === ruleset && rootOf(each)?.elements.some(isScenario) === true,
  );
  const root = document && rootOf(document);
  const declaring = URI.parse(ruleset.declaredIn ?? '');
  const folder = UriUtils.dirname(target ?? declaring);
  const opening = (imports: readonly URI[]): string =>
    [`ruleset ${ruleset.id}`, ...imports.map((uri) => `import ${quoted(UriUtils.relative(folder, uri))}`)].join('\n');
  if (!root) return `${opening([declaring])}\n`;
  const declaresItself = UriUtils.equals(document.uri, declaring);
  // The scenario imports the file that declares the ruleset, unless it is this file.
  const imported = declaresItself ? [document.uri] : ImportGraph.importedUris(document);
  const copied = root.elements.filter(
    (each) => isScenario(each) || (!declaresItself && (isMapDef(each) || isSide(each) || isTableDef(each))),
  );
  return `${[opening(imported), ...copied.map(({ $cstNode }) => $cstNode?.text ?? '')].join('\n\n')}\n`;
}

function rootOf({ parseResult }: LangiumDocument): Document | undefined {
  return isDocument(parseResult.value) ? parseResult.value : undefined;
}
