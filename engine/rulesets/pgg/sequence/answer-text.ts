import type { Answer } from '../../../play/moment.js';
import type { State } from '../state/state.js';

/** Formats an answer as an order: `move 25/7 to 1422`, `attack 1422 with 25/7, 6/7`, `interdict 2216`. */
export function answerText(state: State, { verb, pieces = [], cells = [] }: Answer): string {
  const names = state.namesAsWritten(pieces);
  const labels = cells.map((cell) => state.label(cell));
  if (pieces.length === 0 || cells.length === 0)
    return [verb, names, labels.join(', ')].filter((part) => part !== '').join(' ');
  if (verb === 'attack' || verb === 'overrun') return `${verb} ${labels.join(', ')} with ${names}`;
  return cells.length === 1 ? `${verb} ${names} to ${labels[0]}` : `${verb} ${names} ${labels.join(' > ')}`;
}
