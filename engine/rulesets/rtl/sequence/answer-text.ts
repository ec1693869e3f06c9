import type { Answer } from '../../../play/moment.js';
import type { State } from '../state/state.js';

/** Formats an answer as an order: `move I/8 to 6331`, `attack 6229 with I/8, II/8`. */
export function answerText(state: State, { verb, pieces = [], cells = [] }: Answer): string {
  const names = state.namesAsWritten(pieces);
  const labels = cells.map((cell) => state.label(cell));
  if (pieces.length === 0 || cells.length === 0)
    return [verb, names, labels.join(', ')].filter((part) => part !== '').join(' ');
  if (verb === 'bridge') return `bridge ${names} to ${labels[0]} (towards "${labels[1]}")`;
  if (verb === 'attack' || verb === 'overrun') return `${verb} ${labels[0]} with ${names}`;
  return cells.length === 1 ? `${verb} ${names} to ${labels[0]}` : `${verb} ${names} ${labels.join(' > ')}`;
}
