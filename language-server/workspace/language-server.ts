import { eagerLoad, URI } from 'langium';
import { DefaultLanguageServer, type LangiumCoreAndPartialLSPServices } from 'langium/lsp';
import type {
  ClientCapabilities,
  DiagnosticOptions,
  InitializeParams,
  InitializeResult,
  MarkupContent,
} from 'vscode-languageserver';
import { languageOf, tagOf, type Language } from '../../engine/model/language.js';
import { speakWith } from '../../engine/model/say.js';
import { config } from '@vscode/l10n';
import { SentenceTranslator } from '../words/sentence-translator.js';
import { NO_TRANSLATIONS, type Translations } from '../words/translations.js';
import { plainText, withoutCommands } from '../text/markdown.js';
import type { ClientStart } from '../../protocol/start.js';
import type { ImportGraph } from './import-graph.js';
import type { ServicesWith } from './services-with.js';
import type { SandtableUpdateHandler } from './update-handler.js';
import type { SandtableWorkspaceManager } from './workspace-manager.js';

type Shared = ServicesWith<{
  readonly ImportGraph: ImportGraph;
  readonly WorkspaceManager: SandtableWorkspaceManager;
}> & {
  readonly lsp: { readonly DocumentUpdateHandler: SandtableUpdateHandler };
};

/** Loads the Italian texts of the server. */
export type LoadTranslations = () => Translations;

/** Options of the diagnostics for the client. The diagnostics of a file depend on its imports. */
const DIAGNOSTICS: DiagnosticOptions = {
  identifier: 'sandtable',
  interFileDependencies: true,
  workspaceDiagnostics: false,
};

/**
 * Returns whether a client pulls diagnostics. The client must support refresh requests, since play finds errors after a
 * pause. Otherwise diagnostics are pushed, if the client accepts that.
 */
function asks({ textDocument, workspace }: ClientCapabilities): boolean {
  if (!textDocument?.diagnostic) return false;
  return workspace?.diagnostics?.refreshSupport === true || !textDocument.publishDiagnostics;
}

/** Langium's server, extended by client capabilities, the language of messages, and changes of workspace folders. */
export class SandtableLanguageServer extends DefaultLanguageServer {
  /** Whether the client is the Sandtable extension, which runs the commands of the protocol and shows rule pages. */
  isSandtableClient = true;
  /** Language of the messages for the user. */
  language: Language = 'en';
  /** Tag of the reader's language, such as `it` or `pt-BR`, in which authors may have given the texts of their games. */
  tag = 'en';
  private sentences: SentenceTranslator | undefined;
  /** Whether the client shows Markdown. */
  supportsMarkdown = true;
  /** True if the client requests diagnostics, so that the server does not push diagnostics to the client. */
  pullsDiagnostics = false;
  /** Whether completions may be snippets. True until the client sends its capabilities. */
  supportsSnippets = true;
  /** Whether an edit may create files. True only if the client declares this capability. */
  supportsFileCreation = false;
  /** True if an edit may contain tab stops, as completions may. */
  supportsSnippetEdits = false;

  /** Creates the server. @param words loads the Italian messages; by default there are none */
  constructor(
    private readonly shared: Shared,
    private readonly words: LoadTranslations = () => NO_TRANSLATIONS,
  ) {
    super(shared);
  }

  override initialize(params: InitializeParams): Promise<InitializeResult> {
    this.supportsSnippets = params.capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
    this.isSandtableClient = (params.initializationOptions as Partial<ClientStart> | undefined)?.commands === true;
    this.setLanguage(params.locale);
    const { contentFormat } = params.capabilities.textDocument?.hover ?? {};
    this.supportsMarkdown = contentFormat?.includes('markdown') !== false;
    this.pullsDiagnostics = !this.isSandtableClient && asks(params.capabilities);
    const edits = params.capabilities.workspace?.workspaceEdit;
    this.supportsFileCreation =
      edits?.documentChanges === true && edits.resourceOperations?.includes('create') === true;
    this.supportsSnippetEdits = edits?.documentChanges === true && edits.snippetEditSupport === true;
    const supportsFolders = params.capabilities.workspace?.workspaceFolders === true;
    this.onInitialized(() => {
      if (supportsFolders) this.followFolders();
    });
    return super.initialize(params);
  }

  /**
   * Creates the services that wait for the initialisation of the client: those that all languages share, and the
   * features of the editor. All others are created when they are first used, since some need a script that is loaded on
   * demand.
   */
  protected override eagerLoadServices(): void {
    eagerLoad(this.services);
    for (const { lsp } of this.services.ServiceRegistry.all as readonly LangiumCoreAndPartialLSPServices[])
      if (lsp) eagerLoad(lsp);
  }

  protected override buildInitializeResult(params: InitializeParams): InitializeResult {
    const { capabilities, ...rest } = super.buildInitializeResult(params);
    const workspaceFolders = { supported: true, changeNotifications: true };
    return {
      ...rest,
      capabilities: {
        ...capabilities,
        ...(this.isSandtableClient ? {} : { codeLensProvider: undefined }),
        ...(this.pullsDiagnostics && { diagnosticProvider: DIAGNOSTICS }),
        workspace: { ...capabilities.workspace, workspaceFolders },
      },
    };
  }

  /** Converts Markdown to the form that the client can show. */
  markup(markdown: string): MarkupContent {
    const text = this.isSandtableClient ? markdown : withoutCommands(markdown);
    return this.supportsMarkdown ? { kind: 'markdown', value: text } : { kind: 'plaintext', value: plainText(text) };
  }

  /** Translates an English title to the language of the user. */
  translate(title: string): string {
    return this.sentences?.translate(title) ?? title;
  }

  private setLanguage(locale: string | undefined): void {
    const language = languageOf(locale);
    this.language = language;
    this.tag = tagOf(locale);
    const { words, translationWith } = language === 'it' ? this.words() : NO_TRANSLATIONS;
    const translation = language === 'it' ? translationWith() : undefined;
    speakWith(
      () => translation,
      () => this.tag,
    );
    config({ contents: words });
    this.sentences = language === 'it' ? new SentenceTranslator(words) : undefined;
  }

  private followFolders(): void {
    const { WorkspaceManager, ImportGraph } = this.shared.workspace;
    this.shared.lsp.Connection?.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      WorkspaceManager.changeFolders(added, removed);
      ImportGraph.forget();
      const uris = (folders: typeof added): URI[] => folders.map(({ uri }) => URI.parse(uri));
      this.shared.lsp.DocumentUpdateHandler.foldersChanged(uris(added), uris(removed));
    });
  }
}
