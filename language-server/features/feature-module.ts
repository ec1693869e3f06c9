import type { Module } from 'langium';
import type { LangiumSharedServices, PartialLangiumServices, PartialLangiumSharedServices } from 'langium/lsp';
import type { SandtableServices } from '../services.js';
import { SandtableCodeActions } from './actions/code-actions.js';
import { SandtableCodeLens } from './code-lens.js';
import { SandtableCompletion } from './completion/completion.js';
import { SandtableDefinition } from './definition.js';
import { SandtableDocumentLinks } from './document-links.js';
import { SandtableDocumentSymbols } from './document-symbols.js';
import { SandtableFolding } from './folding.js';
import { SandtableFormatter } from './format/formatter.js';
import { HoverOnDemand } from './hover-on-demand.js';
import { SandtableInlayHints } from './inlay-hints.js';
import { SandtableNodeKinds } from './node-kinds.js';
import { SandtableNamedReferences } from './attribute-references.js';
import { SandtableHighlight, SandtableReferences } from './references.js';
import { SandtableRename } from './rename.js';
import { SandtableSemanticTokens } from './semantic-tokens.js';
import { SandtableSignatureHelp } from './signature-help.js';

/** The providers of LSP features, one class per request. */
export const featureModule: Module<SandtableServices, PartialLangiumServices> = {
  references: {
    References: (services) => new SandtableNamedReferences(services),
  },
  lsp: {
    CodeActionProvider: (services) => new SandtableCodeActions(services),
    CodeLensProvider: (services) => new SandtableCodeLens(services),
    CompletionProvider: (services) => new SandtableCompletion(services),
    DefinitionProvider: (services) => new SandtableDefinition(services),
    DocumentHighlightProvider: (services) => new SandtableHighlight(services),
    DocumentLinkProvider: (services) => new SandtableDocumentLinks(services),
    DocumentSymbolProvider: (services) => new SandtableDocumentSymbols(services),
    FoldingRangeProvider: () => new SandtableFolding(),
    Formatter: () => new SandtableFormatter(),
    HoverProvider: (services) => new HoverOnDemand(services),
    InlayHintProvider: (services) => new SandtableInlayHints(services),
    ReferencesProvider: (services) => new SandtableReferences(services),
    RenameProvider: (services) => new SandtableRename(services),
    SemanticTokenProvider: (services) => new SandtableSemanticTokens(services),
    SignatureHelp: (services) => new SandtableSignatureHelp(services),
  },
};

export const sharedFeatureModule: Module<LangiumSharedServices, PartialLangiumSharedServices> = {
  lsp: {
    NodeKindProvider: () => new SandtableNodeKinds(),
  },
};
