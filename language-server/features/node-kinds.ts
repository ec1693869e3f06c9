import type { AstNode, AstNodeDescription } from 'langium';
import type { NodeKindProvider } from 'langium/lsp';
import { CompletionItemKind, SymbolKind } from 'vscode-languageserver';

const symbols: Readonly<Record<string, SymbolKind>> = {
  MapDef: SymbolKind.Class,
  Side: SymbolKind.Namespace,
  Force: SymbolKind.Object,
  Pool: SymbolKind.Array,
  Draw: SymbolKind.Object,
  Area: SymbolKind.Struct,
  Feature: SymbolKind.Field,
  Scenario: SymbolKind.Module,
  Setup: SymbolKind.Method,
  Arrival: SymbolKind.Event,
  Orders: SymbolKind.Function,
  ExpectBlock: SymbolKind.Boolean,
};

const completions: Readonly<Record<string, CompletionItemKind>> = {
  MapDef: CompletionItemKind.Class,
  Side: CompletionItemKind.Module,
  Force: CompletionItemKind.Variable,
  Draw: CompletionItemKind.Variable,
  Area: CompletionItemKind.Struct,
  Feature: CompletionItemKind.Struct,
};

/** Icons of the outline and of completion. */
export class SandtableNodeKinds implements NodeKindProvider {
  getSymbolKind(node: AstNode | AstNodeDescription): SymbolKind {
    return symbols[typeOf(node)] ?? SymbolKind.Field;
  }

  getCompletionItemKind(node: AstNode | AstNodeDescription): CompletionItemKind {
    return completions[typeOf(node)] ?? CompletionItemKind.Reference;
  }
}

function typeOf(node: AstNode | AstNodeDescription): string {
  return '$type' in node ? node.$type : node.type;
}
