import type { Answer } from '../../../play/moment.js';
import type { State } from '../state/state.js';

/** An answer as an order would write it: `move "41.Pz" to 6331`, `battle 0302`. */
export function answerText(state: State, { verb, pieces = [], cells = [], choice }: Answer): string {
  const names = state.written(pieces);
  const labels = cells.map((cell) => state.label(cell));
  const word = choice === undefined ? verb : `${verb} ${choice}`;
  if (pieces.length === 0 || cells.length === 0)
    return [word, names, labels.join(', ')].filter((part) => part !== '').join(' ');
  return cells.length === 1 ? `${word} ${names} to ${labels[0]}` : `${word} ${names} ${labels.join(' > ')}`;
}
