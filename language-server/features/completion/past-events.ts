import { say } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import type { GameEvent, PieceView } from '../../../engine/play/records.js';
import { unquoted } from '../../../engine/model/names.js';
import { eventsFor } from '../../play/game-at.js';
import type { Token } from './context.js';
import type { ProposalContext, Proposal } from './proposal.js';
import { keywordBefore } from './partial-order.js';

/**
 * The actual values of each attribute in the events of the game: `odds` → `1-1`. A set contains the values from all
 * events. The set of a flag is empty.
 */
export type ActualValues = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the events before an expectation is evaluated. The latest event comes first. */
export const pastEvents = ({ analysis, spot }: ProposalContext): readonly GameEvent[] =>
  eventsFor(analysis, { file: spot.document.uri.toString(), start: spot.start, end: spot.start }).toReversed();

/** Returns the actual values of the unit or events to which the expectation at the cursor refers. */
export function actualValues(context: ProposalContext): ActualValues {
  const { tokens, rules } = context.spot;
  const open = keywordBefore(tokens, ['(']);
  const subject = tokens.slice(keywordBefore(tokens.slice(0, open), ['{', ')']) + 1, open);
  return rules.includes('EventExpectation') ? ofEvents(context, subject) : ofUnit(context, subject);
}

function ofEvents(context: ProposalContext, subject: readonly Token[]): ActualValues {
  const verb = subject.findLastIndex(({ tokenType }) => tokenType.name === 'WORD');
  const name = unquoted(
    subject
      .slice(verb + 1)
      .map(({ image }) => image)
      .join(''),
  );
  const values = new Map<string, Set<string>>();
  for (const { kind, cells = [], pieces = [], facts = {}, dice } of pastEvents(context)) {
    if (kind !== subject[verb]?.image) continue;
    if (name !== '' && !cells.includes(name) && !pieces.includes(name)) continue;
    const all: NonNullable<GameEvent['facts']> = { ...(dice && { roll: dice.values.join(' ') }), ...facts };
    for (const [key, value] of Object.entries(all)) values.set(key, (values.get(key) ?? new Set()).add(String(value)));
  }
  return values;
}

function ofUnit(context: ProposalContext, subject: readonly Token[]): ActualValues {
  const unit = unitNow(context, subject);
  if (!unit) return new Map();
  const facts = { step: unit.step, ...(unit.values !== undefined && { face: unit.values }), ...unit.facts };
  const flags = [...unit.flags, ...(unit.off === undefined ? [] : [unit.off])];
  return new Map([
    ...Object.entries(facts).map(([key, value]) => [key, new Set([String(value)])] as const),
    ...flags.map((flag) => [flag, new Set<string>()] as const),
  ]);
}

/** Returns the unit that an expectation names, at the time the expectation is evaluated. */
function unitNow(context: ProposalContext, subject: readonly Token[]): PieceView | undefined {
  const at = subject.findIndex(({ image }) => image === 'at');
  const words = (at < 0 ? subject : subject.slice(0, at)).map(({ image }) => image);
  const names = [words.slice(-3).join(''), words.at(-1) ?? ''].map(unquoted);
  return names.flatMap((name) => context.game()?.findUnits(name) ?? []).at(0);
}

/** Proposes the cell in which the unit of an expectation actually is. */
export function* currentCell(context: ProposalContext): Generator<Proposal> {
  const { tokens } = context.spot;
  const cell = unitNow(context, tokens.slice(keywordBefore(tokens, ['{', ')']) + 1))?.cell;
  if (cell !== undefined) yield { label: cell, kind: CompletionItemKind.Value, detail: say`actual cell`, order: '0' };
}

/** Yields the cells of the events to which an expectation refers. */
export function* eventCells(context: ProposalContext): Generator<Proposal> {
  const verb = context.spot.tokens.at(-1)?.image;
  const cells = pastEvents(context).flatMap((event) => (event.kind === verb ? (event.cells?.slice(-1) ?? []) : []));
  for (const label of new Set(cells))
    yield { label, kind: CompletionItemKind.Value, detail: say`cell of the event`, order: '0' };
}
