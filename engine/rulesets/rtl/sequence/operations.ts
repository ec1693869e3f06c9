import { choice } from '../../../mechanics/choice.js';
import { list } from '../../../model/words.js';
import { ask, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { takeOrders } from '../../../play/order-taking.js';
import { markerCalled, nameOf } from '../markers/markers.js';
import { setPool } from '../markers/pool.js';
import { moving } from '../movement/moving.js';
import { cite, refusal } from '../refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { answerText } from './answer-text.js';

/** One Operations Sequence: the marker is played as Mobile, Assault or Pass, unseen until one of the first two [7.21]. */
export function* playSequence(state: State, marker: string, address: string): Play {
  const { verb, choice: sequence } = yield* ask(sequenceChoice(state, marker, address));
  if (verb === 'pass') {
    pass(state, marker);
    return;
  }
  state.sequence = sequence === 'assault' ? 'assault' : 'mobile';
  activate(state, marker);
  yield* movementPhase(state, address);
}

const play = (sequence: 'mobile' | 'assault'): Answer => ({ verb: 'play', choice: sequence });
const PASS: Answer = { verb: 'pass' };

function sequenceChoice(state: State, marker: string, address: string): ReturnType<typeof choice> {
  const side = SIDES[state.side];
  return choice({
    address: `${address}/sequence`,
    side,
    rule: cite('7.21'),
    question: 'sequence',
    prompt: `${side}: how is ${nameOf(marker)} played?`,
    verbs: ['play', 'pass'],
    secret: true,
    options: () => [play('mobile'), play('assault'), ...(maySet(state, PASS) === undefined ? [PASS] : [])],
    answer: ({ verb, words = [] }) => (verb === 'pass' ? PASS : play(words[0] === 'assault' ? 'assault' : 'mobile')),
    whyNot: (answer) => maySet(state, answer),
    describe: ({ verb, choice: told }) => (told === undefined ? verb : `${verb} ${told}`),
  });
}

/** A side whose pool is full may not pass [7.22]; nor may one with nothing else left, for no marker outlives the turn [7.25]. */
function maySet(state: State, { verb, choice: told }: Answer): Refusal | undefined {
  const { side } = state;
  const set = state.setting('sequence', { side: SIDES[side] });
  if (set !== undefined && set !== (told ?? verb))
    return refusal('7.21', 'sequence-set', `The scenario has the ${SIDES[side]} play ${set} in this turn.`);
  if (verb !== 'pass') return undefined;
  if (state.pool[side] !== '')
    return refusal('7.22', 'pool-full', `The pool holds ${nameOf(state.pool[side])}; it has room for one marker.`);
  return Object.keys(state.cups[side]).length === 0
    ? refusal('7.25', 'last-marker', 'No marker is left to draw; this one has to be played.')
    : undefined;
}

function pass(state: State, marker: string): void {
  const { side } = state;
  state.sequence = 'pass';
  setPool(state, side, marker);
  state.passes = state.passes.map((number, at) => (at === side ? number + 1 : number));
  state.emit(() => ({
    kind: 'draw',
    rule: cite('7.21c'),
    text: `The ${SIDES[side]} passes.`,
    facts: { sequence: 'pass' },
    secret: {
      sides: [SIDES[side]],
      told: {
        text: `The ${SIDES[side]} passes with ${nameOf(marker)}.`,
        facts: { sequence: 'pass', formation: nameOf(marker) },
      },
    },
  }));
}

/** The units of the formations act, wherever they are [4.35b]. */
function activate(state: State, marker: string): void {
  state.formations = [...(markerCalled(state, marker)?.formations ?? [])];
  const units = state.muster.movers[state.side].filter((piece) => state.formations.includes(state.formationOf(piece)));
  for (const piece of units) state.active[piece] = 1;
  state.emit(() => ({
    kind: 'draw',
    rule: cite('4.35'),
    text: `${nameOf(marker)} is drawn and plays ${state.sequence}: ${list(state.formations)}.`,
    pieces: state.names(units),
    facts: { formation: nameOf(marker), sequence: state.sequence },
  }));
}

function* movementPhase(state: State, address: string): Play {
  const side = SIDES[state.side];
  for (const piece of state.unitsOf(state.side)) state.began[piece] = state.cell[piece];
  yield* takeOrders(state, {
    rule: cite('8.11'),
    question: 'movement',
    prompt: `${side}: who moves next?`,
    address: `${address}/movement`,
    side,
    kinds: [moving],
    last: 'end',
    endOnceIn: 12,
    describe: (answer) => answerText(state, answer),
  });
}
