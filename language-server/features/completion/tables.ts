import { term } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import type { TableWord } from '../../../engine/play/vocabulary.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import { keywordBefore, nameAfter } from './partial-order.js';

/** Returns the table of the game that the enclosing statement changes. */
function tableOf({ ruleset, spot: { tokens } }: ProposalContext): TableWord | undefined {
  const name = nameAfter(tokens, 'table', ['{']);
  return ruleset?.vocabulary.tables?.find(({ word }) => word === name);
}

/** Yields labels in the order in which the game lists them. */
function* inOrder(labels: readonly string[], detail: string): Generator<Proposal> {
  for (const [index, label] of labels.entries())
    yield { label, kind: CompletionItemKind.EnumMember, detail, order: String(index).padStart(4, '0') };
}

export const tableRows: Proposer = (context) => inOrder(tableOf(context)?.rows ?? [], term('row'));

/** Proposes columns that the row does not contain yet. */
export const tableColumns: Proposer = (context) => {
  const { tokens } = context.spot;
  const row = tokens.slice(keywordBefore(tokens, [':']) + 1).map(({ image }) => image);
  const given = row.join('').split(',');
  const isGiven = (column: string): boolean => given.some((cell) => cell.startsWith(`${column}=`));
  return inOrder(
    (tableOf(context)?.columns ?? []).filter((column) => !isGiven(column)),
    term('column'),
  );
};

export const tableValues: Proposer = (context) => inOrder(tableOf(context)?.values ?? [], term('result'));
