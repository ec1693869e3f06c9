import { playCampaign, type Campaign } from '../../../../engine/mechanics/campaign.js';
import { NO_SIDE, opponent } from '../../../../engine/mechanics/sides.js';
import { firstTurnOf } from '../../../../engine/mechanics/start.js';
import type { Answer, Play } from '../../../../engine/play/moment.js';
import type { OrderKind } from '../../../../engine/play/order-kind.js';
import { takeOrders } from '../../../../engine/play/order-taking.js';
import { arrive, reportWaiting } from '../arrivals.js';
import { attacking } from '../combat/attacking.js';
import { fightDeclared } from '../combat/battle.js';
import { movingIn } from '../movement/moving.js';
import { ridingIn } from '../movement/riding.js';
import { replacingIn, STEPS } from '../replacing.js';
import { moveOutOfStack, refuseOverstackedEnd, removeExcess } from '../stacking.js';
import type { State } from '../state/state.js';
import { declareVictory } from '../victory.js';
import { isPlayed, sequence, type Phase } from '../vocabulary/sequence.js';
import { determineWeather } from '../weather.js';
import { setUp } from './set-up.js';
import { turnsOf } from './turns.js';

/** The course of the game: the set-up, the phases of each turn, the verdict [1]. */
const course: Campaign<State, Phase> = {
  sequence,
  turns: ({ scenario }) => turnsOf(scenario),
  firstTurn: ({ scenario }) => firstTurnOf(scenario),
  setUp,
  beginTurn(state) {
    state.side = NO_SIDE;
    state.clear('turn');
  },
  isPlayed,
  beginPhase(state, { sideIndex }) {
    state.side = sideIndex;
    state.clear('phase');
  },
  *playPhase(state, phase) {
    const { sideIndex } = phase;
    if (state.turnsBegun === 0) determineWeather(state);
    if (state.turnsBegun === sideIndex) beginOwnTurn(state, sideIndex);
    yield* playOrders(state, phase);
    for (const side of [sideIndex, opponent(sideIndex)]) yield* removeExcess(state, side);
    if (sequence.at(state.phasesDone + 1)?.side !== phase.side) reportWaiting(state, sideIndex);
  },
  verdict(state) {
    state.side = NO_SIDE;
    declareVictory(state);
    return undefined;
  },
};

/** Plays the rest of the game from its present position. */
export const playGame = (state: State): Play => playCampaign(state, course);

/** Grants the replacements of a side and brings its arrivals, before its first phase [3]. */
function beginOwnTurn(state: State, side: number): void {
  state.turnsBegun++;
  state.replacements[side] = STEPS[side];
  arrive(state, side);
}

function* playOrders(state: State, phase: Phase): Play {
  yield* takeOrders(state, {
    rule: phase.rule,
    question: 'orders',
    prompt: `${phase.side}: what next, or does the phase end?`,
    address: state.address,
    side: phase.side,
    last: 'pass',
    endOnceIn: 8,
    otherFirstOnceIn: 4,
    describe: (answer) => answerText(state, answer),
    kinds: [ordersOf(phase)],
    refuseLast: (now) => refuseOverstackedEnd(now, phase),
    duty: (now) => moveOutOfStack(now, phase),
  });
  if (phase.orders === 'attack') yield* fightDeclared(state);
}

function ordersOf(phase: Phase): OrderKind<State> {
  switch (phase.orders) {
    case 'move':
      return movingIn(phase);
    case 'ride':
      return ridingIn(phase);
    case 'attack':
      return attacking;
    case 'replace':
      return replacingIn(phase);
  }
}

/** Formats an answer as an order: `move A to 0304`, `attack 0304 with A, B`. */
function answerText(state: State, { verb, pieces = [], cells = [] }: Answer): string {
  const names = state.namesAsWritten(pieces);
  const labels = cells.map((cell) => state.label(cell));
  if (names === '' || labels.length === 0) return [verb, names, labels.join(', ')].filter(Boolean).join(' ');
  if (verb === 'attack') return `${verb} ${labels.join(', ')} with ${names}`;
  return labels.length === 1 ? `${verb} ${names} to ${labels[0]}` : `${verb} ${names} ${labels.join(' > ')}`;
}
