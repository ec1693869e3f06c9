import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { markerOf } from './markers.js';

type Start = NonNullable<DeclaredPhase['declared']['start']>;

/** The reasons why a unit does not take part in a phase with a condition for its start. */
const MISSED_START: Readonly<Record<Start['is'], (start: Start) => string>> = {
  'out-of-zone': () => 'began the phase in an enemy zone of control',
  supplied: () => 'was out of supply when the phase began',
  state: (start) => `was not ${start.is === 'state' ? start.word : 'ready'} when the phase began`,
};

/** Returns why a unit does not take part in a phase: no marker activates it, or it did not meet the condition. */
export function whyExcluded(state: State, { declared, name }: DeclaredPhase, piece: number): string {
  const unit = state.name(piece);
  const drawn = state.occasions.at(-1)?.name;
  const own = markerOf(state, piece);
  if (declared.isOfActivation === true && drawn !== undefined && own !== drawn) {
    if (own !== undefined)
      return `${unit} belongs to ${own}, and ${drawn} is activated. It acts when the marker of ${own} is drawn.`;
    if (state.declaration.activation?.others === 'none')
      return `${unit} belongs to no ${state.declaration.activation.formation}, so no marker activates it.`;
    if (state.actedWithDraw[piece] > 0 && state.actedWithDraw[piece] !== state.draws)
      return `${unit} has acted with another marker in this turn.`;
  }
  const needed =
    declared.start === undefined
      ? 'was not ready when the phase began'
      : MISSED_START[declared.start.is](declared.start);
  return `${unit} ${needed} and does not take part in ${name}.`;
}
