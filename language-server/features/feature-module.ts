import type { Module } from 'langium';
import type { LangiumSharedServices, PartialLangiumServices, PartialLangiumSharedServices } from 'langium/lsp';
import type { SandtableServices } from '../sandtable-module.js';
import { SandtableCompletion } from './completion/completion.js';
import { SandtableDocumentLinks } from './document-links.js';
import { SandtableDocumentSymbols } from './document-symbols.js';
import { SandtableFolding } from './folding.js';
import { SandtableFormatter } from './format/formatter.js';
import { SandtableHover } from './hover/hover.js';
import { SandtableNodeKinds } from './node-kinds.js';
import { SandtableSemanticTokens } from './semantic-tokens.js';

/** What the editor asks for, one class to a request. */
export const featureModule: Module<SandtableServices, PartialLangiumServices> = {
  lsp: {
    CompletionProvider: (services) => new SandtableCompletion(services),
    DocumentLinkProvider: () => new SandtableDocumentLinks(),
    DocumentSymbolProvider: (services) => new SandtableDocumentSymbols(services),
    FoldingRangeProvider: () => new SandtableFolding(),
    Formatter: () => new SandtableFormatter(),
    HoverProvider: (services) => new SandtableHover(services),
    SemanticTokenProvider: (services) => new SandtableSemanticTokens(services),
  },
};

export const sharedFeatureModule: Module<LangiumSharedServices, PartialLangiumSharedServices> = {
  lsp: {
    NodeKindProvider: () => new SandtableNodeKinds(),
  },
};
