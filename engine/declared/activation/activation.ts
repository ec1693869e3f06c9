import { playOccasion } from '../../mechanics/campaign.js';
import { NO_SIDE, opponent } from '../../mechanics/sides.js';
import { list } from '../../model/words.js';
import { roll, type Address, type Play } from '../../play/moment.js';
import { beginOwnTurn, finishOwnTurn } from '../sequence/own-turn.js';
import { playPhase } from '../sequence/phase-orders.js';
import { isPlayed } from '../sequence/played-phases.js';
import { ACTIVATION, type ActivationStep, type DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { markerOf, markersOf, sideOfMarker } from './markers.js';
import { counted, say } from '../../model/say.js';

/**
 * Plays the activations of a turn: markers are drawn at random, one after the other, and the formation of each plays
 * its phases. The turns of both sides last until the last activation.
 */
export function* playActivations(state: State, step: ActivationStep): Play {
  const sides = step.phases.map((_, side) => side);
  for (const side of sides) beginOwnTurn(state, side);
  state.markersLeft = markersOf(state);
  for (let cup = firstCup(step); ; cup = opponent(cup)) {
    const open = markersIn(state, step, cup);
    const others = step.activation.cup === 'own' ? markersIn(state, step, opponent(cup)) : [];
    if (open.length > 0) yield* activate(state, step, yield* draw(state, step, open));
    else if (others.length === 0) break;
  }
  state.markersLeft = [];
  for (const side of sides) finishOwnTurn(state, side);
}

/** Returns the side whose cup is the first; it has no meaning if both sides draw from one cup. */
const firstCup = ({ phases }: ActivationStep): number => phases.findIndex((own) => own.length > 0);

/** Returns the markers of a cup from which one is drawn now; none if the last one stays in the cup. */
function markersIn(state: State, { activation }: ActivationStep, cup: number): readonly string[] {
  const markers =
    activation.cup === 'common'
      ? state.markersLeft
      : state.markersLeft.filter((marker) => sideOfMarker(state, marker) === cup);
  return activation.last === 'left' && markers.length === 1 ? [] : markers;
}

/** Draws a marker from a cup. The die has one face for each marker that is left, in the order of the forces. */
function* draw(state: State, { rule }: ActivationStep, markers: readonly string[]): Play<string> {
  const number = ++state.draws;
  const address = `${state.turn}/${ACTIVATION}/draw ${number}`;
  const sides = markers.length;
  const die =
    sides === 1
      ? 1
      : yield* roll({ address, rule, sides, purpose: say`the marker drawn from ${list(markers, 'and')}` });
  const marker = markers[die - 1];
  state.markersLeft = state.markersLeft.filter((one) => one !== marker);
  state.emit('draw', rule, () => ({
    side: sideOfMarker(state, marker),
    text: say`${state.shownSide(sideOfMarker(state, marker))}: the marker of ${marker} is drawn; ${counted(state.markersLeft.length, 'marker')} left.`,
    pieces: state.piecesWhere(({ index }) => state.isOnMap(index) && markerOf(state, index) === marker),
    facts: { formation: marker },
    ...(sides > 1 && { dice: { address, sides, values: [die], written: false } }),
  }));
  return marker;
}

/** Lets the formation of a marker play its phases, each once. Its orders are in the braces of `draw "NAME" { … }`. */
function* activate(state: State, { phases }: ActivationStep, marker: string): Play {
  const side = sideOfMarker(state, marker);
  yield* playOccasion(state, { verb: 'draw', name: marker }, function* (address) {
    for (const phase of phases[side]) if (isPlayed(state, phase)) yield* playPhaseOf(state, phase, marker, address);
    state.phase = ACTIVATION;
    state.phaseIndex = -1;
    state.side = NO_SIDE;
    state.clear('phase');
  });
}

function* playPhaseOf(state: State, phase: DeclaredPhase, marker: string, address: Address): Play {
  state.phase = phase.name;
  state.phaseIndex = phase.index;
  state.side = phase.sideIndex;
  state.address = `${address}/${phase.name}`;
  state.clear('phase');
  state.emit('phase', phase.rule, () => ({ text: `${marker}: ${phase.name}.` }));
  for (const { index, side } of state.pieces)
    if (side === phase.sideIndex && !acts(state, index, marker)) state.excluded[index] = 1;
  yield* playPhase(state, phase);
  noteOthers(state, phase.sideIndex);
}

/** Returns whether a unit takes part in the activation of a marker. */
function acts(state: State, piece: number, marker: string): boolean {
  const own = markerOf(state, piece);
  if (own !== undefined) return own === marker;
  const drawn = state.actedWithDraw[piece];
  return state.declaration.activation?.others === 'any' && (drawn === 0 || drawn === state.draws);
}

/**
 * Notes which units without a formation have acted with the present marker. They act with no other one in this turn.
 */
function noteOthers(state: State, side: number): void {
  for (const piece of state.unitsOf(side)) {
    const hasActed = state.moved[piece] === 1 || state.spent[piece] > 0 || state.attacked[piece] === 1;
    if (hasActed && markerOf(state, piece) === undefined) state.actedWithDraw[piece] = state.draws;
  }
}
