import type { AstNode, AstNodeDescription, MultiMapScope } from 'langium';
import { AstUtils, UriUtils } from 'langium';
import { writeInstead, type Fix } from '../../engine/model/finding.js';
import { quoted } from '../../engine/model/names.js';
import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { removalFix } from '../compile/removal-fix.js';
import { Text } from '../compile/text.js';
import type { CompiledDocument } from '../compile/compiled-document.js';
import type { Import } from '../generated/ast.js';
import { isDraw, isPool, isSide, MapDef, Piece, Side } from '../generated/ast.js';
import type { Check, CheckServices, ReportFinding } from './check.js';

/** Kinds of declarations whose names must be unique, with their names in messages. */
const UNIQUE: readonly (readonly [type: string, called: string])[] = [
  [Piece.$type, 'unit or formation'],
  [Side.$type, 'side'],
  [MapDef.$type, 'map'],
];

/** Reports names that a file and its imports declare more than once. */
export const nameMustBeUnique: Check = (whole, report, services) => {
  for (const [type, called] of UNIQUE) {
    const scope = services.references.ScopeProvider.scope(type, whole.document);
    for (const declared of sameNames(scope)) checkName(whole, declared, called, report, services);
  }
};

/** Returns the groups of declarations with the same name. In each group, the nearest declaration comes first. */
function sameNames({ elements }: MultiMapScope): AstNodeDescription[][] {
  const named = elements.entriesGroupedByKey().map(([, declared]) => declared);
  return named.filter((declared) => declared.length > 1).toArray();
}

function checkName(
  whole: CompiledDocument,
  declared: readonly AstNodeDescription[],
  called: string,
  report: ReportFinding,
  services: CheckServices,
): void {
  const isOwn = ({ documentUri }: AstNodeDescription): boolean => UriUtils.equals(documentUri, whole.document.uri);
  const own = declared.filter(isOwn);
  const foreign = declared.filter((description) => !isOwn(description));
  for (const again of foreign.length > 0 ? own : own.slice(1)) {
    const first = [...foreign, ...own.slice(0, 1)].find(
      (each) => each !== again && !mayShareAName(each.node, again.node),
    );
    if (first) {
      const scope = whole.closure.documents.flatMap(
        ({ parseResult }) => parseResult.value.$cstNode?.root.fullText ?? [],
      );
      reportDuplicate(report, again, called, first, duplicateFixes(again, scope));
    }
  }
  if (own.length === 0) reportClash(whole, declared, called, report, services);
}

/**
 * Returns whether two declarations may have the same name. Parts of a side may, if they are in different files.
 * Counters drawn in different scenarios may, since only one scenario is played; the counters of one scenario are
 * numbered. Pools may as well.
 */
function mayShareAName(first: AstNode | undefined, again: AstNode | undefined): boolean {
  if (isSide(first) && isSide(again)) return AstUtils.getDocument(first) !== AstUtils.getDocument(again);
  if (isPool(first) && isPool(again)) return true;
  return isDraw(first) && isDraw(again);
}

/** Reports a name that two unrelated imports declare. The finding is in the file that imports both. */
function reportClash(
  whole: CompiledDocument,
  declared: readonly AstNodeDescription[],
  called: string,
  report: ReportFinding,
  services: CheckServices,
): void {
  const graph = services.shared.workspace.ImportGraph;
  const [first, ...others] = declared as [AstNodeDescription, ...AstNodeDescription[]];
  const reach = (statement: Import): ReadonlySet<string> => {
    const imported = graph.imported(whole.document, statement);
    return imported ? graph.closure(imported).uris : new Set();
  };
  for (const other of others) {
    if (UriUtils.equals(other.documentUri, first.documentUri) || mayShareAName(first.node, other.node)) continue;
    const reached = graph.imports(whole.document).map((statement) => ({ statement, uris: reach(statement) }));
    const uris = [first.documentUri.toString(), other.documentUri.toString()];
    if (reached.some((each) => uris.every((uri) => each.uris.has(uri)))) continue;
    const lastImport = reached.findLast((each) => uris.some((uri) => each.uris.has(uri)));
    if (!lastImport) continue;
    report({
      severity: 'error',
      code: 'sandtable/duplicate-name',
      message: say`“${first.name}” is declared in ${UriUtils.basename(first.documentUri)} and in ${UriUtils.basename(other.documentUri)}; each ${term(called)} needs its own name.`,
      source: whole.context.text.part(lastImport.statement, 'path'),
      related: [first, other].map((each) => ({
        source: nameSource(each),
        message: say`“${each.name}” is declared here.`,
      })),
    });
  }
}

function reportDuplicate(
  report: ReportFinding,
  again: AstNodeDescription,
  called: string,
  first: AstNodeDescription,
  fixes: Fix[],
): void {
  const { name } = again;
  const source = nameSource(again);
  report({
    severity: 'error',
    code: 'sandtable/duplicate-name',
    message:
      source.file === first.documentUri.toString()
        ? say`“${name}” is already declared; each ${term(called)} needs its own name.`
        : say`“${name}” is already declared in ${UriUtils.basename(first.documentUri)}; each ${term(called)} needs its own name.`,
    source,
    related: [{ source: nameSource(first), message: say`First declared here.` }],
    fixes,
  });
}

/**
 * Returns fixes for a duplicate name: a fix that removes the declaration with its contents, and a fix that renames it.
 */
function duplicateFixes(again: AstNodeDescription, texts: readonly string[]): Fix[] {
  const { node, name } = again;
  if (!node || isDraw(node) || isPool(node)) return [];
  const source = nameSource(again);
  const free = [2, 3, 4, 5, 6, 7, 8, 9]
    .map((number) => `${name} ${number}`)
    .find((each) => !texts.some((text) => text.includes(quoted(each))));
  return [
    removalFix(new Text(source.file), node, `Remove this ${name}`),
    ...(free === undefined ? [] : [writeInstead(source, quoted(free), `Call it ${quoted(free)}`)]),
  ];
}

/** Returns the place of the name of a declaration. */
export function nameSource(description: AstNodeDescription): Source {
  const file = description.documentUri.toString();
  if (description.node && 'name' in description.node) return new Text(file).part(description.node, 'name');
  return { file, start: description.selectionSegment?.offset ?? 0, end: description.selectionSegment?.end ?? 0 };
}
