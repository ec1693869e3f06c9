import { say } from '../../../model/say.js';
import { choice } from '../../../mechanics/choice.js';
import { nextDraw, removeFromCup } from '../../../mechanics/cup.js';
import { playOccasion } from '../../../mechanics/campaign.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { unitName } from '../../../model/names.js';
import { ask, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { beginCommand } from '../command/readying.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { opponent, SIDES } from '../vocabulary/sides.js';
import { playSequence } from '../sequence/operations.js';
import { nameOf } from './markers.js';
import { setPool } from './pool.js';

/**
 * Plays the Operational Segment: the sides alternate, beginning with the First Player, until no marker is left. A side
 * without markers is skipped [7.23, 7.25].
 */
export function* operations(state: State): Play {
  let side = state.first;
  while (hasMarker(state, side) || hasMarker(state, opponent(side))) {
    if (hasMarker(state, side)) yield* playNextMarker(state, side);
    side = opponent(side);
  }
}

/**
 * Returns whether a side still has a marker to play, in its cup or in its pool. The turn goes on until all markers are
 * played [7.25].
 */
const hasMarker = (state: State, side: number): boolean =>
  nextDraw(state.cups[side]) !== undefined || state.pool[side] !== '';

/**
 * Draws a marker and plays its sequence. The first marker of the game is chosen instead of drawn [4.35a, 7.15]. The
 * marker in the pool is played instead if the cup is empty [7.25]. The ruling `pool.afterFailedCombination` says when
 * the marker in the pool may be played after a failed attempt to combine it [7.34].
 */
function* playNextMarker(state: State, side: number): Play {
  state.side = side;
  beginCommand(state);
  const isCalled = yield* choosesPooledMarker(state, side);
  const drawn = isCalled ? takeFromPool(state, side) : yield* drawMarker(state, side);
  const number = ++state.sequences[side];
  const called = `${SIDES[side]} draw ${number}`;
  yield* playOccasion(state, { verb: 'draw', name: nameOf(drawn), called }, (address) =>
    playSequence(state, drawn, address, isCalled),
  );
  state.clear('sequence');
}

function* choosesPooledMarker(state: State, side: number): Play<boolean> {
  if (nextDraw(state.cups[side]) === undefined) return true;
  if (state.pool[side] === '' || !state.failedToCombine[side]) return false;
  if (state.rulings['pool.afterFailedCombination'] === 'nextSequence') return true;
  const { verb } = yield* ask(
    choice({
      address: `${state.turn}/operations/${SIDES[side]} pool ${state.sequences[side] + 1}`,
      side: SIDES[side],
      rule: cite('7.34'),
      question: 'pool',
      prompt: say`${SIDES[side]}: is the marker in the pool played, or is a marker drawn?`,
      secretPrompt: say`${SIDES[side]}: is ${nameOf(state.pool[side])} played from the pool, or is a marker drawn?`,
      verbs: ['recall', 'hold'],
      secret: true,
      options: () => [{ verb: 'hold' }, { verb: 'recall' }],
      answer: (order) => ({ verb: order.verb }),
      whyNot: () => undefined,
    }),
  );
  return verb === 'recall';
}

function takeFromPool(state: State, side: number): string {
  const pooled = state.pool[side];
  setPool(state, side, '');
  return pooled;
}

function* drawMarker(state: State, side: number): Play<string> {
  const cup = state.cups[side];
  const drawn = isOpening(state, side) ? yield* chooseFirstMarker(state, side) : (nextDraw(cup) ?? '');
  state.cups = state.cups.map((before, at) => (at === side ? removeFromCup(cup, drawn) : before));
  return drawn;
}

/** Returns whether this is the first sequence of the game [7.15]. */
const isOpening = (state: State, side: number): boolean =>
  state.turn === firstTurnOf(state.scenario) && side === state.first && state.sequences.every((number) => number === 0);

function* chooseFirstMarker(state: State, side: number): Play<string> {
  const markers = [...new Set(Object.keys(state.cups[side]))];
  const begin = (marker: string): Answer => ({ verb: 'begin', choice: marker });
  const { choice: chosen = markers[0] } = yield* ask(
    choice({
      address: `${state.turn}/${SIDES[side]}/opening`,
      side: SIDES[side],
      rule: cite('7.15'),
      question: 'opening',
      prompt: say`${SIDES[side]}: which marker is played first?`,
      verbs: ['begin'],
      secret: true,
      options: () => markers.map(begin),
      answer: (order): Answer | Refusal => {
        const several = refuseSeveral('7.15', order, 'unit');
        if (several !== undefined) return several;
        const named = markers.find((marker) => nameOf(marker) === order.pieces.at(0)?.name);
        return named === undefined
          ? refusal(
              '7.15',
              'no-marker',
              say`Choose one of the markers in the cup: ${[...new Set(markers.map(nameOf))].join(', ')}.`,
            )
          : begin(named);
      },
      whyNot: () => undefined,
      describe: ({ choice: marker = '' }) => `begin ${unitName(nameOf(marker))}`,
    }),
  );
  return chosen;
}
