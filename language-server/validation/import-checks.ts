import type { LangiumDocument } from 'langium';
import { UriUtils } from 'langium';
import { quoted } from '../../engine/model/names.js';
import { say } from '../../engine/model/say.js';
import { didYouMean, nearest, replacement } from '../compile/nearest.js';
import type { Import } from '../generated/ast.js';
import type { Resolution } from '../workspace/import-graph.js';
import type { Check, CheckServices } from './check.js';

type Refused = Extract<Resolution, { refused: string }>['refused'];

const REFUSALS: Readonly<Record<Refused, () => string>> = {
  absolute: () =>
    say`Write a path relative to the folder of this file, like “maps/smolensk.sand”; absolute paths and URLs are not allowed.`,
  backslash: () => say`Write / between folders, also on Windows.`,
  'not-sand': () => say`Only files that end in .sand can be imported.`,
  unsaved: () => say`This text is not saved yet, so paths have no folder to start from. Save it as a .sand file first.`,
  outside: () =>
    say`This file is outside of the workspace and cannot be imported. Copy it into the workspace, or add its folder.`,
};

/** Reports imports that do not lead to a readable file of the workspace. */
export const importMustLeadToAFile: Check = ({ document, context }, report, services) => {
  const graph = services.shared.workspace.ImportGraph;
  for (const statement of graph.imports(document)) {
    const source = context.text.part(statement, 'path');
    const resolution = graph.resolve(document.uri, statement.path);
    if (!('uri' in resolution)) {
      report({ severity: 'error', code: 'sandtable/wrong-import', message: REFUSALS[resolution.refused](), source });
      continue;
    }
    const imported = graph.imported(document, statement);
    if (!imported) {
      const suggestion = nearestFile(document, statement, services);
      report({
        severity: 'error',
        code: 'sandtable/missing-import',
        message: say`There is no file ${statement.path} here.${didYouMean(suggestion)}`,
        source,
        fixes: replacement(source, suggestion === undefined ? undefined : quoted(suggestion)),
      });
      continue;
    }
    const unread = services.shared.workspace.LangiumDocumentFactory.unreadableReason(imported);
    if (unread !== undefined) {
      report({
        severity: 'error',
        code: 'sandtable/unreadable',
        message: say`${statement.path} cannot be read. ${services.shared.lsp.LanguageServer.translate(unread)}`,
        source,
      });
    }
  }
};

const EXTENSION = '.sand';
const withoutExtension = (path: string): string => path.slice(0, -EXTENSION.length);

/**
 * Returns the relative path of the file of the same game whose path is most similar to the written one. The extension,
 * which all files share, is not compared.
 */
function nearestFile(document: LangiumDocument, statement: Import, services: CheckServices): string | undefined {
  const folder = UriUtils.dirname(document.uri);
  const own = services.compile.Analyser.rulesetOf(document);
  const paths = services.shared.workspace.LangiumDocuments.all
    .filter((other) => other !== document && UriUtils.contains(folder, other.uri))
    .filter((other) => {
      const theirs = services.compile.Analyser.rulesetOf(other);
      return own === undefined || theirs === undefined || own === theirs;
    })
    .map(({ uri }) => UriUtils.relative(folder, uri))
    .filter((path) => path.endsWith(EXTENSION))
    .map(withoutExtension)
    .toArray();
  const name = nearest(withoutExtension(statement.path), paths);
  return name === undefined ? undefined : name + EXTENSION;
}

/** Reports files that are imported twice, and import cycles. */
export const importsShouldNotRepeatOrCircle: Check = ({ document, context }, report, services) => {
  const graph = services.shared.workspace.ImportGraph;
  const first = new Map<LangiumDocument, Import>();
  for (const statement of graph.imports(document)) {
    const imported = graph.imported(document, statement);
    if (!imported) continue;
    const source = context.text.part(statement, 'path');
    const before = first.get(imported);
    if (before) {
      report({
        severity: 'warning',
        code: 'sandtable/duplicate-import',
        message: say`${statement.path} is already imported; remove one of the two.`,
        source,
        related: [{ source: context.text.part(before, 'path'), message: say`First imported here.` }],
        fixes: [{ title: 'Remove this import', edits: [{ source: context.text.source(statement), text: '' }] }],
      });
      continue;
    }
    first.set(imported, statement);
    if (graph.closure(imported).documents.includes(document)) {
      report({
        severity: 'warning',
        code: 'sandtable/import-circle',
        message:
          imported === document
            ? say`The file imports itself; remove this import.`
            : say`${statement.path} imports this file in turn. Move the declarations that both files need into a third file.`,
        source,
      });
    }
  }
};

/** Reports why a file could not be read. */
export const fileMustBeReadable: Check = ({ document, context }, report, { shared }) => {
  const reason = shared.workspace.LangiumDocumentFactory.unreadableReason(document);
  if (reason === undefined) return;
  report({
    severity: 'error',
    code: 'sandtable/unreadable',
    message: shared.lsp.LanguageServer.translate(reason),
    source: { file: context.text.file, start: 0, end: 0 },
  });
};
