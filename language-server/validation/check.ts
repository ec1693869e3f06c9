import type { Finding } from '../../engine/model/finding.js';
import type { LangiumServices } from 'langium/lsp';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Analyses } from '../compile/analysis.js';
import type { Parts } from '../compile/part.js';
import type { Whole } from '../compile/whole.js';
import type { Sights } from '../rereading/names-in-sight.js';
import type { SandtableScopeProvider } from '../scoping/scope-provider.js';
import type { SandtableDocumentFactory } from '../workspace/document-factory.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { Needing } from '../workspace/needing.js';

/** What checks may ask besides the document. */
export type CheckServices = LangiumServices & {
  readonly Rulesets: ReadonlyMap<string, Ruleset>;
  readonly compile: { readonly Analyser: Analyses & Parts };
  readonly references: { readonly ScopeProvider: SandtableScopeProvider };
  readonly shared: Needing<{
    readonly ImportGraph: ImportGraph;
    readonly LangiumDocumentFactory: SandtableDocumentFactory;
    readonly Sights: Sights;
  }>;
};

/** One thing that may be wrong with a document; an error is named *must*, a warning *should*. */
export type Check = (whole: Whole, report: ReportFinding, services: CheckServices) => void;

/** Takes a finding; what is not said is empty. */
export type ReportFinding = (
  finding: Pick<Finding, 'severity' | 'code' | 'message' | 'source'> &
    Partial<Pick<Finding, 'rule' | 'why' | 'related' | 'fixes'>>,
) => void;

export function collector(into: Finding[]): ReportFinding {
  return (finding) => into.push({ why: [], related: [], fixes: [], ...finding });
}
