import type { Fix } from '../../engine/model/finding.js';
import type { Source } from '../../engine/model/source.js';
import { isOrExtends, type Ruleset } from '../../engine/play/ruleset.js';
import { type LangiumDocument, URI, UriUtils } from 'langium';
import { quoted } from '../../engine/model/names.js';
import { say } from '../../engine/model/say.js';
import { isDocument } from '../generated/ast.js';
import { didYouMean, nearest, replacement } from '../compile/nearest.js';
import type { Check } from './check.js';

/** Reports an unknown ruleset. */
export const rulesetMustBeKnown: Check = ({ document, root, context }, report, services) => {
  const id = root.ruleset;
  const known = services.compile.Analyser.rulesets.idsFor(document);
  if (id === undefined || known.includes(id)) return;
  const source = context.text.part(root, 'ruleset');
  const declaring = services.compile.Analyser.rulesets.all().find((ruleset) => ruleset.id === id)?.declaredIn;
  if (declaring !== undefined) {
    const path = UriUtils.relative(UriUtils.dirname(document.uri), URI.parse(declaring));
    report({
      severity: 'error',
      code: 'sandtable/unknown-ruleset',
      message: say`${path} declares the ruleset ${id}; import that file.`,
      source,
      fixes: [{ title: `Import ${quoted(path)}`, edits: [{ source, text: `${id}\nimport ${quoted(path)}` }] }],
    });
    return;
  }
  const suggestion = nearest(id, known);
  report({
    severity: 'error',
    code: 'sandtable/unknown-ruleset',
    message: say`No ruleset is called ${id}.${didYouMean(suggestion)} Known: ${known.join(', ')}.`,
    source,
    fixes: replacement(source, suggestion),
  });
};

/** Reports an empty file. Unreadable files and syntax errors are reported by other checks. */
export const fileShouldNotBeEmpty: Check = ({ document, root, context }, report, services) => {
  if (services.shared.workspace.LangiumDocumentFactory.unreadableReason(document) !== undefined) return;
  const { lexerErrors, parserErrors } = document.parseResult;
  if (lexerErrors.length > 0 || parserErrors.length > 0) return;
  if (root.ruleset !== undefined || root.imports.length > 0 || root.elements.length > 0) return;
  const start = { file: context.text.file, start: 0, end: 0 };
  report({
    severity: 'information',
    code: 'sandtable/empty-file',
    message: say`This file is empty. Begin it with one of: ${openings(services.Rulesets)}.`,
    source: start,
    fixes: beginWith(services.Rulesets, start),
  });
};

/** Reports a file that neither names a ruleset nor imports a file that does. */
export const fileShouldNameItsRuleset: Check = ({ root, closure, context }, report, services) => {
  const rulesets = services.Rulesets;
  const first = root.elements.at(0);
  if (!first || closure.documents.some(({ parseResult }) => namesRuleset(parseResult.value))) return;
  const { start } = context.text.source(root);
  report({
    severity: 'warning',
    code: 'sandtable/no-ruleset',
    message: say`No ruleset is named, so rules are not checked. Begin the file with one of: ${openings(rulesets)}.`,
    source: { file: context.text.file, start, end: start + 1 },
    fixes: beginWith(rulesets, { file: context.text.file, start, end: start }),
  });
};

function openings(rulesets: ReadonlyMap<string, Ruleset>): string {
  return [...rulesets.keys()].map((id) => `ruleset ${id}`).join(', ');
}

function beginWith(rulesets: ReadonlyMap<string, Ruleset>, source: Source): Fix[] {
  return [...rulesets.values()].map(({ id, title }) => ({
    title: `Begin with “ruleset ${id}” (${title})`,
    edits: [{ source, text: `ruleset ${id}\n\n` }],
  }));
}

function rootOf({
  parseResult,
}: LangiumDocument): { readonly id: string | undefined; readonly definition: unknown } | undefined {
  const root = parseResult.value;
  return isDocument(root) ? { id: root.ruleset, definition: root.definition } : undefined;
}

function namesRuleset(root: unknown): boolean {
  return isDocument(root) && root.ruleset !== undefined;
}

/** Reports imports of files for another ruleset. A file of a variant may import files that are written for its base. */
export const importMustBeOfTheSameGame: Check = ({ document, ruleset, context }, report, services) => {
  const graph = services.shared.workspace.ImportGraph;
  for (const statement of graph.imports(document)) {
    const imported = graph.imported(document, statement);
    const other = imported && services.compile.Analyser.rulesetOf(imported);
    // Two rulesets with the same id are reported as declared twice.
    if (!ruleset || !other || isOrExtends(ruleset, other) || other.id === ruleset.id) continue;
    report({
      severity: 'error',
      code: 'sandtable/other-ruleset',
      message: say`${statement.path} is written for ${other.title}, this file for ${ruleset.title}.`,
      source: context.text.part(statement, 'path'),
    });
  }
};

/** Reports imports that lead to a second declaration of a ruleset with the same id. */
export const rulesetMustBeDeclaredOnce: Check = ({ document, context }, report, services) => {
  const graph = services.shared.workspace.ImportGraph;
  const declaredIn = new Map<string, LangiumDocument>();
  const { id, definition } = rootOf(document) ?? {};
  if (definition && id !== undefined) declaredIn.set(id, document);
  for (const statement of graph.imports(document)) {
    const imported = graph.imported(document, statement);
    for (const each of imported ? graph.walk(imported) : []) {
      const { id: other, definition: found } = rootOf(each) ?? {};
      if (!found || other === undefined) continue;
      const first = declaredIn.get(other) ?? each;
      declaredIn.set(other, first);
      if (first === each) continue;
      const folder = UriUtils.dirname(document.uri);
      const [one, two] = [first, each].map(({ uri }) => UriUtils.relative(folder, uri));
      report({
        severity: 'error',
        code: 'ruleset/clash',
        message: say`${one} and ${two} both declare the ruleset ${other}. Give one of them another id.`,
        source: context.text.part(statement, 'path'),
      });
    }
  }
};
