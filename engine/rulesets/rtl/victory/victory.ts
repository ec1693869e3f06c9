import { cellsOfPlace } from '../../../model/places.js';
import { outcomeText, type Outcome, type ScoreLine } from '../../../play/game.js';
import { cite } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { GERMAN, SIDES, SOVIET } from '../vocabulary/sides.js';
import { friendlyTo } from '../zones/control.js';

/**
 * Points of the German, who alone scores [S1.1], for places that he holds [17.0, S1.21]; the track begins at zero unless the
 * scenario gives a start [S3.31, S4.31, S5.31]; what else counts a scenario says.
 */
export function scoreLines(state: State): ScoreLine[] {
  return state.scenario.scores.flatMap(({ place, points }) => {
    const cells = cellsOfPlace(state.scenario.map, place);
    const isHeld = cells.length > 0 && cells.every((cell) => friendlyTo(state, cell) === GERMAN);
    return isHeld ? [{ side: SIDES[GERMAN], points, text: `holds ${place}`, rule: cite('17.0') }] : [];
  });
}

/** Without a verdict of the scenario the Soviet wins: he denies the German his points [17.0]. */
export function outcomeOf(state: State): Outcome | undefined {
  return state.phase === 'end' ? { side: SIDES[SOVIET], rule: cite('17.0') } : undefined;
}

export function declareVictory(state: State): void {
  const outcome = outcomeOf(state);
  if (outcome)
    state.emit('victory', '17.0', () => ({
      text: `${outcome.side ?? 'Nobody'} wins.`,
      facts: { outcome: outcomeText(outcome) },
    }));
}
