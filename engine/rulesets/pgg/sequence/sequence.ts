import type { Play } from '../../../play/moment.js';
import { declareVictory, rememberGermanCities, scoreRecaptures } from '../victory/victory.js';
import { mayCutRails } from '../combat/advance.js';
import { attacking, carryOutDeclared } from '../combat/combat.js';
import { removeExcess } from '../stacking/excess.js';
import { germanInterdiction, sovietInterdiction, takeUpMarkers } from '../interdiction/interdiction.js';
import { railCutting } from '../rail/rail-cuts.js';
import type { Side } from '../state/pieces.js';
import { GERMAN, opponent, SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { cite } from '../rulebook/cite.js';
import { movementPhase } from './movement-phase.js';
import { takePhaseOrders } from './order-taking.js';
import { setUp } from './set-up.js';
import { noteSmolensk } from '../victory/smolensk.js';
import { GERMAN_MARKER, SOVIET_MARKER } from '../interdiction/markers.js';
import type { State } from '../state/state.js';
import { sequence, type Phase } from '../vocabulary/sequence.js';

/** How many turns the game has [2.0, 15.0]. */
export function turnsOf(state: State): number {
  return state.scenario.turns ?? state.numbers['game.turns'];
}

/** The whole game from where it stands: the set-up, then turn after turn the phases in the book's order, then the verdict [4.1, 4.2, 4.2.C, 15.0]. */
export function* playGame(state: State): Play {
  if (state.phasesDone < 0) {
    yield* setUp(state);
    state.phasesDone = sequence.length;
    yield { kind: 'pause', turn: 0, phase: 'setup', ends: 'turn' };
  }
  while (state.turn <= turnsOf(state)) {
    while (state.phasesDone < sequence.length) yield* nextPhase(state);
    state.turn++;
    state.phasesDone = 0;
  }
  if (state.phase === 'end') return;
  state.phase = 'end';
  declareVictory(state);
}

function* nextPhase(state: State): Play {
  const phase: Phase = sequence[state.phasesDone];
  const following: Phase | undefined = sequence.at(state.phasesDone + 1);
  state.side = SIDE_NAMES.indexOf(phase.side) as Side;
  state.phase = phase.name as State['phase'];
  state.address = `${state.turn}/${phase.side}/${phase.name}`;
  if (state.phasesDone === 0 && opensWest(state)) state.refresh();
  state.emit(() => ({
    kind: 'phase',
    rule: cite(phase.rule),
    side: phase.side,
    text: `Turn ${state.turn}, ${phase.side}: ${phase.name}.`,
  }));
  yield* playPhase(state, phase);
  endPhase(state);
  if (following?.side !== phase.side) endPlayerTurn(state);
  const { turn } = state;
  state.phasesDone++;
  yield {
    kind: 'pause',
    turn,
    side: phase.side,
    phase: phase.name,
    ends: following === undefined ? 'turn' : following.side === phase.side ? 'phase' : 'side',
  };
}

/** The west columns close when the game begins and open when their turns are over [6.4]. */
function opensWest(state: State): boolean {
  return state.turn === 1 || state.turn === state.numbers['westColumns.lastTurn'] + 1;
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

/** Attacks one after another; then the stacks are checked [4.2.A2, 4.2.B2, 7.1, 7.2]. */
function* combatPhase(state: State, { rule, side }: Phase): Play {
  state.attacked.fill(0);
  state.wasAttacked.fill(0);
  state.advanced.fill(0);
  state.passed.fill(0);
  yield* takePhaseOrders(state, {
    rule,
    question: 'combat',
    prompt: `${side}: which attack is next, or does the phase end?`,
    kinds: mayCutRails(state) ? [attacking, railCutting] : [attacking],
    endOnceIn: 12,
  });
  yield* carryOutDeclared(state);
  for (const one of [state.side, opponent(state.side)]) yield* removeExcess(state, one); // the defender may have advanced [7.2]
}

/** Units of the side lose their disruption [4.2.A3, 4.2.B4, 6.63]. */
function recover(state: State): void {
  const units = state.pieces
    .filter(({ index, side }) => side === state.side && state.disrupted[index] === 1)
    .map(({ index }) => index);
  if (units.length === 0) return;
  for (const piece of units) state.disrupt(piece, false);
  state.emit(() => ({
    kind: 'recovery',
    rule: cite('6.63'),
    text: `${state.names(units).join(', ')} ${units.length === 1 ? 'recovers' : 'recover'} from disruption.`,
    pieces: state.names(units),
  }));
}

/** The Soviet may lay his marker [4.2.A4]; the German lays his and the Soviet one is taken up [4.2.B5]. */
function* interdictionPhase(state: State, { rule, side }: Phase): Play {
  const german = state.side === GERMAN;
  const prompt = `${side}: which ${german ? 'hexes are' : 'hex is'} interdicted?`;
  yield* takePhaseOrders(state, {
    rule,
    question: 'interdiction',
    prompt,
    kinds: [german ? germanInterdiction : sovietInterdiction],
    endOnceIn: german ? 8 : 4,
  });
}

function endPhase(state: State): void {
  if (state.rulings['retreat.guestStatus'] === 'phase') state.guest.fill(0);
}

/** What the end of a player-turn changes: guests are at home [AMB-21], cities are counted [15.12], markers go [13.46]. */
function endPlayerTurn(state: State): void {
  state.guest.fill(0);
  noteSmolensk(state);
  if (state.side === SOVIET) {
    if (state.rulings['germanInterdiction.removal'] === 'endOfSovietTurn') takeUpMarkers(state, GERMAN_MARKER, '13.33');
    scoreRecaptures(state);
  } else {
    takeUpMarkers(state, SOVIET_MARKER, '13.46');
    rememberGermanCities(state);
  }
}
