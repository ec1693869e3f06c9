import { CompletionItemKind } from 'vscode-languageserver';
import type { TableWord } from '../../../engine/play/vocabulary.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import { keywordBefore, nameAfter } from './partial-order.js';

/** The table of the game whose cells are being given. */
function tableOf({ ruleset, spot: { tokens } }: ProposalContext): TableWord | undefined {
  const name = nameAfter(tokens, 'table', ['{']);
  return ruleset?.vocabulary.tables?.find(({ word }) => word === name);
}

/** In the order of the game. */
function* inOrder(labels: readonly string[], detail: string): Generator<Proposal> {
  for (const [index, label] of labels.entries())
    yield { label, kind: CompletionItemKind.EnumMember, detail, order: String(index).padStart(4, '0') };
}

export const tableRows: Proposer = (context) => inOrder(tableOf(context)?.rows ?? [], 'row');

/** Columns that the row does not give yet. */
export const tableColumns: Proposer = (context) => {
  const { tokens } = context.spot;
  const row = tokens.slice(keywordBefore(tokens, [':']) + 1).map(({ image }) => image);
  const given = row.join('').split(',');
  const isGiven = (column: string): boolean => given.some((cell) => cell.startsWith(`${column}=`));
  return inOrder(
    (tableOf(context)?.columns ?? []).filter((column) => !isGiven(column)),
    'column',
  );
};

export const tableValues: Proposer = (context) => inOrder(tableOf(context)?.values ?? [], 'result');
