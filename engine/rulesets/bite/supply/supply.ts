import { withoutLine, type TracedLine } from '../../../mechanics/lines.js';
import type { Play } from '../../../play/moment.js';
import { step } from '../refusal.js';
import type { State } from '../state/state.js';

/** The supply line a unit traces now [4.3]. */
export function lineOf(_state: State, _piece: number): TracedLine {
  return withoutLine(true, step('no unit is out of supply yet', '4.3'));
}

/** Units of the side that trace no line are marked [7.2]. */
export function* supplyCheck(_state: State): Play {
  // its rules follow: see rooms.md
}

/** Who was marked and still traces none surrenders, or starves in a siege [7.9, 12.0]. */
export function* statusCheck(_state: State): Play {
  // its rules follow: see rooms.md
}
