import { say } from '../../model/say.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { markerOf } from './markers.js';

/** Returns why a unit does not take part in a phase: no marker activates it, or it did not meet the condition. */
export function whyExcluded(state: State, { declared, name }: DeclaredPhase, piece: number): string {
  const unit = state.name(piece);
  const drawn = state.occasions.at(-1)?.name;
  const own = markerOf(state, piece);
  if (declared.isOfActivation === true && drawn !== undefined && own !== drawn) {
    if (own !== undefined)
      return say`${unit} belongs to ${own}, and ${drawn} is activated. It acts when the marker of ${own} is drawn.`;
    if (state.declaration.activation?.others === 'none')
      return say`${unit} belongs to no ${state.shown(state.declaration.activation.formation)}, so no marker activates it.`;
    if (state.actedWithDraw[piece] > 0 && state.actedWithDraw[piece] !== state.draws)
      return say`${unit} has acted with another marker in this turn.`;
  }
  return missedStart(unit, state.shown(name), declared.start, state);
}

/** Returns the message about a unit that did not meet the condition of a phase when the phase began. */
function missedStart(unit: string, phase: string, start: DeclaredPhase['declared']['start'], state: State): string {
  switch (start?.is) {
    case 'out-of-zone':
      return say`${unit} began the phase in an enemy zone of control and does not take part in ${phase}.`;
    case 'supplied':
      return say`${unit} was out of supply when the phase began and does not take part in ${phase}.`;
    case 'state':
      return say`${unit} was not ${state.shown(start.word)} when the phase began and does not take part in ${phase}.`;
    case undefined:
      return say`${unit} was not ready when the phase began and does not take part in ${phase}.`;
  }
}
