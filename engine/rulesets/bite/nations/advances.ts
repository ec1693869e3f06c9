import type { State } from '../state/state.js';
import { FIELDS } from '../vocabulary/nations.js';

/** Levels that rise in this month, unless technology is researched [3.13.calendar, 17.0]. */
export function advanceTechnology(state: State): void {
  if (state.plays('research')) return;
  for (const { nation, field, level, turn } of state.advances) {
    const at = FIELDS.indexOf(field);
    const levels = state.technology[nation] ?? [];
    if (turn > state.turn || levels[at] === undefined || levels[at] >= level) continue;
    state.technology = { ...state.technology, [nation]: levels.map((one, i) => (i === at ? level : one)) };
    state.emit('technology', '3.13.calendar', () => ({
      text: `${nation}: ${field} of technology ${level}.`,
      facts: { technology: level },
    }));
  }
}
