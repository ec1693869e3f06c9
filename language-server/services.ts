import type { DocumentValidator } from 'langium';
import type { LangiumServices, LangiumSharedServices } from 'langium/lsp';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { Analyser } from './analysis/analyser.js';
import type { Debugging } from './debugging/debugging.js';
import type { FixVerifier } from './features/actions/fix-verifier.js';
import type { PlayDrafts } from './playing/play-draft.js';
import type { RuleLocations } from './rules/rule-locations.js';
import type { SandtableCompletionParser } from './parser/completion-parser.js';
import type { NamesVersions } from './incremental-parser/names-version.js';
import type { SandtableIndexManager } from './scoping/index-manager.js';
import type { SandtableScopeProvider } from './scoping/scope-provider.js';
import type { SandtableDocumentBuilder } from './workspace/document-builder.js';
import type { SandtableDocumentFactory } from './workspace/document-factory.js';
import type { ToolHost } from './tools/tool-host.js';
import type { Snapshots } from './workspace/snapshots.js';
import type { InternalErrors } from './workspace/internal-errors.js';
import type { ReadOnlyDocuments } from './workspace/read-only-documents.js';
import type { ImportGraph } from './workspace/import-graph.js';
import type { PictureFiles } from './workspace/picture-files.js';
import type { SandtableLanguageServer } from './workspace/language-server.js';
import type { SymbolicLinks } from './workspace/symbolic-links.js';
import type { Settings } from './workspace/settings.js';
import type { SandtableUpdateHandler } from './workspace/update-handler.js';
import type { SandtableWorkspaceManager } from './workspace/workspace-manager.js';

interface Forgetting {
  /** Removes the stored findings of play in a document. */
  forget(uri: string): void;
}

export interface SandtableAddedServices {
  /** All rulesets by id. */
  readonly Rulesets: ReadonlyMap<string, Ruleset>;
  readonly RulePlaces: RuleLocations;
  readonly compile: {
    readonly Analyser: Analyser;
    readonly Debugging: Debugging;
    readonly Snapshots: Snapshots;
    readonly ToolHost: ToolHost;
    readonly FixVerifier: FixVerifier;
    readonly PlayDrafts: PlayDrafts;
  };
  readonly parser: {
    readonly CompletionParser: SandtableCompletionParser;
  };
  readonly references: {
    readonly ScopeProvider: SandtableScopeProvider;
  };
  readonly validation: {
    /**
     * Validates documents. The validator stores the last findings of play until {@link Forgetting.forget} removes them.
     */
    readonly DocumentValidator: DocumentValidator & Forgetting;
  };
}

export interface SandtableAddedSharedServices {
  readonly lsp: {
    readonly DocumentUpdateHandler: SandtableUpdateHandler;
    readonly LanguageServer: SandtableLanguageServer;
  };
  readonly workspace: {
    readonly DocumentBuilder: SandtableDocumentBuilder;
    readonly InternalErrors: InternalErrors;
    readonly ReadOnlyDocuments: ReadOnlyDocuments;
    readonly ImportGraph: ImportGraph;
    readonly PictureFiles: PictureFiles;
    readonly IndexManager: SandtableIndexManager;
    readonly LangiumDocumentFactory: SandtableDocumentFactory;
    readonly SymbolicLinks: SymbolicLinks;
    readonly Settings: Settings;
    readonly NamesVersions: NamesVersions;
    readonly WorkspaceManager: SandtableWorkspaceManager;
  };
}

export type SandtableSharedServices = LangiumSharedServices & SandtableAddedSharedServices;
export type SandtableServices = LangiumServices & SandtableAddedServices & { readonly shared: SandtableSharedServices };
