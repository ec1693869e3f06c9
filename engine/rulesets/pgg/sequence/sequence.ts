import { playCampaign, type Campaign } from '../../../mechanics/campaign.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { agree, say } from '../../../model/say.js';
import type { Play } from '../../../play/moment.js';
import { declareVictory, rememberGermanCities, scoreRecaptures } from '../victory/victory.js';
import { mayCutRails } from '../combat/advance.js';
import { attacking, carryOutDeclared } from '../combat/combat.js';
import { removeExcess } from '../stacking/excess.js';
import { germanInterdiction, sovietInterdiction, takeUpMarkers } from '../interdiction/interdiction.js';
import { railCutting } from '../rail/rail-cuts.js';
import { GERMAN, opponent, SIDE_NAMES, SOVIET, type Side } from '../state/pieces.js';
import { movementPhase } from './movement-phase.js';
import { takePhaseOrders } from './order-taking.js';
import { setUp } from './set-up.js';
import { noteSmolensk } from '../victory/smolensk.js';
import { GERMAN_MARKER, SOVIET_MARKER } from '../interdiction/markers.js';
import type { State } from '../state/state.js';
import { sequence, type Phase } from '../vocabulary/sequence.js';

/** Returns the number of turns of the game [2.0, 15.0]. */
export function turnsOf(state: State): number {
  return state.scenario.turns ?? state.numbers['game.turns'];
}

/**
 * The course of a game: the set-up, the phases of each turn in the order of the rulebook, the verdict [4.1, 4.2, 4.2.C,
 * 15.0].
 */
const course: Campaign<State, Phase> = {
  sequence,
  turns: turnsOf,
  firstTurn: ({ scenario }) => firstTurnOf(scenario),
  setUp,
  beginPhase(state, { side }) {
    state.side = SIDE_NAMES.indexOf(side) as Side;
    if (state.phasesDone === 0 && opensWest(state)) state.refresh();
  },
  playPhase,
  endPhase(state, { side }, following) {
    if (state.rulings['retreat.guestStatus'] === 'phase') state.clear('phase');
    if (following?.side !== side) endPlayerTurn(state);
  },
  verdict(state) {
    state.turn++; // The final count follows the last turn.
    declareVictory(state);
    return undefined;
  },
};

/** Plays the rest of the game from its present position. */
export const playGame = (state: State): Play => playCampaign(state, course);

/**
 * Returns whether the west columns open in this turn. The columns are closed during the first turns of the game [6.4].
 */
function opensWest(state: State): boolean {
  return state.turn === firstTurnOf(state.scenario) || state.turn === state.numbers['westColumns.lastTurn'] + 1;
}

function* playPhase(state: State, phase: Phase): Play {
  switch (phase.kind) {
    case 'movement':
      return yield* movementPhase(state, phase.rule);
    case 'combat':
      return yield* combatPhase(state, phase);
    case 'disruption removal': {
      recover(state);
      return;
    }
    case 'interdiction':
      return yield* interdictionPhase(state, phase);
  }
}

/** Plays attacks one after another, then checks stacking [4.2.A2, 4.2.B2, 7.1, 7.2]. */
function* combatPhase(state: State, { rule, side }: Phase): Play {
  state.clear('combat');
  yield* takePhaseOrders(state, {
    rule,
    question: 'combat',
    prompt: say`${side}: which attack is next, or does the phase end?`,
    kinds: mayCutRails(state) ? [attacking, railCutting] : [attacking],
    endOnceIn: 12,
  });
  yield* carryOutDeclared(state);
  for (const one of [state.side, opponent(state.side)]) yield* removeExcess(state, one); // The defender may have exceeded the limit by advancing [7.2].
}

/** Ends the disruption of the side's units [4.2.A3, 4.2.B4, 6.63]. */
function recover(state: State): void {
  const units = state.piecesWhere(({ index, side }) => side === state.side && state.disrupted[index] === 1);
  if (units.length === 0) return;
  for (const piece of units) state.disrupt(piece, false);
  state.emit('recovery', '6.63', () => ({
    text: say`${state.names(units).join(', ')} ${agree(units.length, 'recovers', 'recover')} from disruption.`,
    pieces: units,
  }));
}

/**
 * Plays an interdiction phase. The Soviet side may lay its marker [4.2.A4]; in the German phase the German side lays
 * its markers and the Soviet marker is removed [4.2.B5].
 */
function* interdictionPhase(state: State, { rule, side }: Phase): Play {
  const german = state.side === GERMAN;
  const prompt = german ? say`${side}: which hexes are interdicted?` : say`${side}: which hex is interdicted?`;
  yield* takePhaseOrders(state, {
    rule,
    question: 'interdiction',
    prompt,
    kinds: [german ? germanInterdiction : sovietInterdiction],
    endOnceIn: german ? 8 : 4,
  });
}

/**
 * Ends a player-turn: guests (units that retreated into a hex with friendly units) become full occupants of their hex
 * [AMB-21], cities are counted [15.12], markers are removed [13.46].
 */
function endPlayerTurn(state: State): void {
  state.clear('player-turn');
  noteSmolensk(state);
  if (state.side === SOVIET) {
    if (state.rulings['germanInterdiction.removal'] === 'endOfSovietTurn') takeUpMarkers(state, GERMAN_MARKER, '13.33');
    scoreRecaptures(state);
  } else {
    takeUpMarkers(state, SOVIET_MARKER, '13.46');
    rememberGermanCities(state);
  }
}
