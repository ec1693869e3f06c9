import type { Module } from 'langium';
import { inject } from 'langium';
import type { DefaultSharedModuleContext, PartialLangiumServices, PartialLangiumSharedServices } from 'langium/lsp';
import { createDefaultModule, createDefaultSharedModule } from 'langium/lsp';
import type { Ruleset } from '../engine/play/ruleset.js';
import { Analyser } from './analysis/analyser.js';
import { FixVerifier } from './features/actions/fix-verifier.js';
import { FileRenames } from './features/file-renames.js';
import { featureModule, sharedFeatureModule } from './features/feature-module.js';
import { onDemandScript } from './on-demand/on-demand-script.js';
import { RuleLocations, type StoreFiles } from './rules/rule-locations.js';
import { SandtableGeneratedModule, SandtableGeneratedSharedModule } from './generated/module.js';
import { SandtableCompletionParser } from './parser/completion-parser.js';
import { SandtableErrorMessages } from './parser/error-messages.js';
import { SandtableLexer } from './parser/lexer.js';
import { makeParser } from './parser/parser.js';
import { SandtableTokenBuilder } from './parser/token-builder.js';
import { SandtableValueConverter } from './parser/value-converter.js';
import { NamesVersions } from './incremental-parser/names-version.js';
import { SandtableDescriptions } from './scoping/descriptions.js';
import { SandtableIndexManager } from './scoping/index-manager.js';
import { SandtableLinker } from './scoping/linker.js';
import { SandtableReferenceDescriptions } from './scoping/reference-descriptions.js';
import { SandtableScopeComputation } from './scoping/scope-computation.js';
import { SandtableScopeProvider } from './scoping/scope-provider.js';
import type {
  SandtableAddedServices,
  SandtableAddedSharedServices,
  SandtableServices,
  SandtableSharedServices,
} from './services.js';
import { SandtableDocumentValidator } from './diagnostics/document-validator.js';
import { SandtableConfiguration } from './workspace/configuration.js';
import { SandtableDocumentBuilder } from './workspace/document-builder.js';
import { SandtableDocumentFactory } from './workspace/document-factory.js';
import type { CreateSandbox } from './workspace/sandbox-workspace.js';
import { InternalErrors } from './workspace/internal-errors.js';
import { ReadOnlyDocuments } from './workspace/read-only-documents.js';
import { ImportGraph } from './workspace/import-graph.js';
import { PictureFiles } from './workspace/picture-files.js';
import { SandtableDocuments } from './workspace/documents.js';
import { SandtableLanguageServer, type LoadTranslations } from './workspace/language-server.js';
import { SymbolicLinks } from './workspace/symbolic-links.js';
import { SandtableServiceRegistry } from './workspace/service-registry.js';
import { Settings } from './workspace/settings.js';
import { SandtableUpdateHandler } from './workspace/update-handler.js';
import { SandtableWorkspaceManager } from './workspace/workspace-manager.js';

export interface SandtableContext extends DefaultSharedModuleContext {
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  /** Stores rule pages as files. Without this function, only the VS Code extension shows rule pages. */
  readonly keep?: StoreFiles;
  /** Loads Italian messages. Without this function, all messages are in English. */
  readonly words?: LoadTranslations;
}

function sandtableModule({
  rulesets,
  keep,
}: SandtableContext): Module<SandtableServices, PartialLangiumServices & SandtableAddedServices> {
  const createSandbox: CreateSandbox = (files) =>
    createSandtableServices({ fileSystemProvider: () => files, rulesets }).sandtable;
  return {
    Rulesets: () => rulesets,
    RulePlaces: ({ shared }) => new RuleLocations(shared.lsp.LanguageServer, keep),
    compile: {
      Analyser: (services) => new Analyser(services),
      Debugging: (services) => new (onDemandScript().Debugging)(services, createSandbox),
      Snapshots: (services) => new (onDemandScript().Snapshots)(services, createSandbox),
      ToolHost: (services) => new (onDemandScript().WorkspaceToolHost)(services, createSandbox),
      PlayDrafts: (services) => new (onDemandScript().PlayDrafts)(services, createSandbox),
      FixVerifier: (services) => new FixVerifier(services, createSandbox),
    },
    parser: {
      CompletionParser: (services) => new SandtableCompletionParser(services),
      LangiumParser: makeParser,
      Lexer: (services) => new SandtableLexer(services),
      ParserErrorMessageProvider: () => new SandtableErrorMessages(),
      TokenBuilder: () => new SandtableTokenBuilder(),
      ValueConverter: () => new SandtableValueConverter(),
    },
    references: {
      Linker: (services) => new SandtableLinker(services),
      ScopeComputation: (services) => new SandtableScopeComputation(services),
      ScopeProvider: (services) => new SandtableScopeProvider(services),
    },
    workspace: {
      AstNodeDescriptionProvider: (services) => new SandtableDescriptions(services),
      ReferenceDescriptionProvider: (services) => new SandtableReferenceDescriptions(services),
    },
    validation: {
      DocumentValidator: (services) => new SandtableDocumentValidator(services),
    },
  };
}

const sandtableSharedModule = ({
  words,
}: SandtableContext): Module<SandtableSharedServices, PartialLangiumSharedServices & SandtableAddedSharedServices> => ({
  ServiceRegistry: (services) => new SandtableServiceRegistry(services),
  lsp: {
    FileOperationHandler: (services) => new FileRenames(services),
    DocumentUpdateHandler: (services) => new SandtableUpdateHandler(services),
    LanguageServer: (services) => new SandtableLanguageServer(services, words),
  },
  workspace: {
    ConfigurationProvider: (services) => new SandtableConfiguration(services),
    DocumentBuilder: (services) => new SandtableDocumentBuilder(services),
    InternalErrors: (services) => new InternalErrors(services),
    ReadOnlyDocuments: (services) => new ReadOnlyDocuments(services),
    ImportGraph: (services) => new ImportGraph(services),
    PictureFiles: (services) => new PictureFiles(services),
    IndexManager: (services) => new SandtableIndexManager(services),
    LangiumDocuments: (services) => new SandtableDocuments(services),
    LangiumDocumentFactory: (services) => new SandtableDocumentFactory(services),
    SymbolicLinks: (services) => new SymbolicLinks(services),
    Settings: (services) => new Settings(services),
    NamesVersions: (services) => new NamesVersions(services),
    WorkspaceManager: (services) => new SandtableWorkspaceManager(services),
  },
});

/** Creates all services of the server. */
export function createSandtableServices(context: SandtableContext): {
  readonly shared: SandtableSharedServices;
  readonly sandtable: SandtableServices;
} {
  const shared = inject(
    createDefaultSharedModule(context),
    SandtableGeneratedSharedModule,
    sandtableSharedModule(context),
    sharedFeatureModule,
  );
  const sandtable = inject(
    createDefaultModule({ shared }),
    SandtableGeneratedModule,
    sandtableModule(context),
    featureModule,
  );
  shared.ServiceRegistry.register(sandtable);
  return { shared, sandtable };
}
