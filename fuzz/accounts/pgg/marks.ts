import type { State } from '../../../engine/rulesets/pgg/state/state.js';
import { SOVIET_MARKER } from '../../../engine/rulesets/pgg/interdiction/markers.js';
import { add, type Account } from '../account.js';

/**
 * Checks that the marks of units (moved, attacked …) are cleared at the time given by the rules. Also checks that no
 * unit attacks or moves twice in a phase [6.63, 9.14, 9.75, 13.46].
 */
export function marks(state: State): Account {
  const attacks = new Map<string, number>();
  const walks = new Map<string, number>();
  const own = (marked: Uint8Array): string[] =>
    state.pieces.filter(({ index, side }) => side === state.side && marked[index] !== 0).map(({ name }) => name);
  return {
    phaseBegins(wrong) {
      attacks.clear();
      walks.clear();
      const stale: Readonly<Record<string, readonly string[]>> = state.phase.includes('movement')
        ? {
            moved: own(state.moved),
            'gone by rail': own(state.railed),
            ...(state.turn > 1 && { frozen: own(state.frozen) }),
          }
        : state.phase === 'combat'
          ? { attacked: own(state.attacked), advanced: own(state.advanced) }
          : {};
      for (const [mark, names] of Object.entries(stale))
        if (names.length > 0) wrong(`${names.join(', ')} count as ${mark} though the phase has just begun`);
    },
    event({ kind, pieces = [] }, wrong) {
      if (kind === 'attack')
        for (const name of pieces) if (add(attacks, name) > 1) wrong(`${name} attacks twice in a phase`);
      if (kind === 'enter overrun hex' || kind === 'enter') for (const name of pieces) walks.delete(name); // The unit may continue its move [6.51].
      if (kind === 'move') for (const name of pieces) if (add(walks, name) > 1) wrong(`${name} moves twice in a phase`);
    },
    pause({ phase, ends, side }, wrong) {
      if (phase === 'disruption removal') {
        const names = own(state.disrupted);
        if (names.length > 0) wrong(`${names.join(', ')} of ${side} are still disrupted`);
      }
      if (ends === 'phase') return;
      const guests = state.pieces.filter(({ index }) => state.guest[index] === 1);
      if (guests.length > 0) wrong(`${guests.map(({ name }) => name).join(', ')} are guests after the player-turn`);
      if (side === 'German' && state.interdicted.some((bits) => (bits & SOVIET_MARKER) !== 0))
        wrong('a Soviet interdiction marker is left after the German player-turn [13.46]');
    },
  };
}
