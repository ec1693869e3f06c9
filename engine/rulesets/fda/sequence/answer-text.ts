import type { Answer } from '../../../play/moment.js';
import { unitName } from '../../../model/names.js';
import type { State } from '../state/state.js';

/** Formats an answer as an order: `move 5/12.Pz to 1209`, `assault 1107 with "9th Brigade", "8th Brigade"`. */
export function answerText(state: State, { verb, pieces = [], cells = [], choice }: Answer): string {
  const names = state.namesAsWritten(pieces);
  const labels = cells.map((cell) => state.label(cell));
  const words = (...parts: (string | undefined)[]): string =>
    [verb, ...parts].filter((part) => part !== undefined && part !== '').join(' ');
  switch (verb) {
    case 'activate':
    case 'reorganise':
    case 'rest':
      return words(choice === undefined ? undefined : unitName(choice));
    case 'assault':
    case 'defend':
      return words(labels.at(0), names === '' ? '' : `with ${names}`);
    case 'fire':
    case 'counterbattery':
    case 'strike':
    case 'flak':
    case 'barrage': {
      const [by, ...targets] = pieces;
      const against = targets.length > 0 ? state.namesAsWritten(targets) : labels.join(', ');
      return words(
        state.namesAsWritten([by]),
        `against ${against}`,
        choice === undefined ? undefined : `(structure ${choice})`,
      );
    }
    default:
      if (verb === 'retreat' && choice !== undefined) return words(names); // Off the map.
      if (labels.length === 0) return words(names, choice);
      return labels.length === 1 ? words(names, `to ${labels[0]}`) : words(names, labels.join(' > '));
  }
}
