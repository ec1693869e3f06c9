import type { Finding } from '../../engine/model/finding.js';
import type { LangiumServices } from 'langium/lsp';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { LangiumDocument } from 'langium';
import type { SideModel } from '../../engine/model/forces.js';
import type { DeclarationsProvider } from '../compile/declarations.js';
import type { CompiledDocument } from '../compile/compiled-document.js';
import type { NamesVersions } from '../incremental-parser/names-version.js';
import type { SandtableScopeProvider } from '../scoping/scope-provider.js';
import type { SandtableDocumentFactory } from '../workspace/document-factory.js';
import type { DocumentRulesets } from '../rulesets/document-rulesets.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { PictureFiles } from '../workspace/picture-files.js';
import type { SentenceTranslator } from '../words/sentence-translator.js';
import type { ServicesWith } from '../workspace/services-with.js';

/** Provides the visible sides of a document; undefined if the workspace has no such document. */
interface SidesProvider {
  analyse(document: LangiumDocument): { readonly sides: readonly SideModel[] } | undefined;
}

/** The services that a check can use. Each check also receives the compiled document. */
export type CheckServices = LangiumServices & {
  readonly Rulesets: ReadonlyMap<string, Ruleset>;
  readonly compile: {
    readonly Analyser: SidesProvider & DeclarationsProvider & { readonly rulesets: DocumentRulesets };
  };
  readonly references: { readonly ScopeProvider: SandtableScopeProvider };
  readonly shared: {
    readonly lsp: { readonly LanguageServer: Pick<SentenceTranslator, 'translate'> };
  } & ServicesWith<{
    readonly ImportGraph: ImportGraph;
    readonly PictureFiles: PictureFiles;
    readonly LangiumDocumentFactory: SandtableDocumentFactory;
    readonly NamesVersions: NamesVersions;
  }>;
};

/**
 * Reports one kind of finding about a document. The names of checks contain *must* if they report errors and *should*
 * if they report warnings.
 */
export type Check = (whole: CompiledDocument, report: ReportFinding, services: CheckServices) => void;

/**
 * A function that receives a finding. Lists of the finding that would be empty, such as its fixes, may be left out.
 */
export type ReportFinding = (
  finding: Pick<Finding, 'severity' | 'code' | 'message' | 'source'> &
    Partial<Pick<Finding, 'rule' | 'why' | 'related' | 'fixes' | 'missing'>>,
) => void;

/** Returns a function that appends findings to a list. */
export function collectInto(into: Finding[]): ReportFinding {
  return (finding) => into.push({ why: [], related: [], fixes: [], ...finding });
}
