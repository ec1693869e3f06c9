import type { AstNode, AstNodeDescription } from 'langium';
import type { NodeKindProvider } from 'langium/lsp';
import { CompletionItemKind, SymbolKind } from 'vscode-languageserver';
import type { SandtableAstType } from '../generated/ast.js';

const symbols: Readonly<Partial<Record<keyof SandtableAstType, SymbolKind>>> = {
  RulesetDef: SymbolKind.Package,
  RulesetStatement: SymbolKind.Property,
  MapDef: SymbolKind.Class,
  Side: SymbolKind.Namespace,
  Force: SymbolKind.Object,
  Pool: SymbolKind.Array,
  Draw: SymbolKind.Object,
  Area: SymbolKind.Struct,
  Feature: SymbolKind.Field,
  Scenario: SymbolKind.Module,
  Setup: SymbolKind.Method,
  StatedPosition: SymbolKind.Method,
  Arrival: SymbolKind.Event,
  Offer: SymbolKind.Interface,
  When: SymbolKind.Operator,
  Victory: SymbolKind.Key,
  Departure: SymbolKind.Event,
  TableDef: SymbolKind.Array,
  Orders: SymbolKind.Function,
  Seal: SymbolKind.Key,
  Secret: SymbolKind.Key,
  ExpectBlock: SymbolKind.Boolean,
};

const completions: Readonly<Partial<Record<keyof SandtableAstType, CompletionItemKind>>> = {
  MapDef: CompletionItemKind.Class,
  Side: CompletionItemKind.Module,
  Force: CompletionItemKind.Variable,
  Draw: CompletionItemKind.Variable,
  Area: CompletionItemKind.Struct,
  Feature: CompletionItemKind.Struct,
};

/** Chooses the icons in the outline and in completion lists. */
export class SandtableNodeKinds implements NodeKindProvider {
  getSymbolKind(node: AstNode | AstNodeDescription): SymbolKind {
    return symbols[typeOf(node)] ?? SymbolKind.Field;
  }

  getCompletionItemKind(node: AstNode | AstNodeDescription): CompletionItemKind {
    return completions[typeOf(node)] ?? CompletionItemKind.Reference;
  }
}

function typeOf(node: AstNode | AstNodeDescription): keyof SandtableAstType {
  return ('$type' in node ? node.$type : node.type) as keyof SandtableAstType;
}
