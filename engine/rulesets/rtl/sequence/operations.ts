import { choice } from '../../../mechanics/choice.js';
import { unitName } from '../../../model/names.js';
import { list } from '../../../model/words.js';
import { ask, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { combine, showable, whyNotCombine } from '../markers/combining.js';
import { nameOf } from '../markers/markers.js';
import { setPool } from '../markers/pool.js';
import { cite, refusal } from '../refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { activate } from './activation.js';
import { carryOut } from './stages.js';

/** What is in hand before a sequence is chosen. */
interface InHand {
  /** The markers that will be played: two when they are combined. */
  markers: readonly string[];
  /** The pooled marker was taken instead of the one drawn. */
  recalled: boolean;
  /** It was tried to combine: the first of the markers is shown. */
  tried: boolean;
  /** The marker was called from the pool instead of drawing one, so that its formation acts [7.34]. */
  readonly called: boolean;
}

/**
 * One Operations Sequence: the marker is played as Mobile, in rain as well, Assault or Pass, unseen until one of the first two
 * [7.21, 5.13a]. It has to be played, though nobody needs to move [7.24].
 */
export function* playSequence(state: State, drawn: string, address: string, isCalled = false): Play {
  const hand: InHand = { markers: [drawn], recalled: false, tried: false, called: isCalled };
  for (;;) {
    const { verb, choice: told, order } = yield* ask(sequenceChoice(state, hand, address));
    const [marker] = hand.markers;
    if (verb === 'recall') {
      const pooled = state.pool[state.side];
      setPool(state, state.side, marker);
      Object.assign(hand, { markers: [pooled], recalled: true });
    } else if (verb === 'combine') {
      const attempt = { marker, shown: told ?? marker, address, order };
      Object.assign(hand, { markers: yield* combine(state, attempt), tried: true });
    } else if (verb === 'pass') {
      pass(state, marker);
      break;
    } else {
      state.sequence = told === 'assault' ? 'assault' : 'mobile';
      yield* activate(state, hand.markers, address);
      break;
    }
  }
  yield* carryOut(state, address);
}

const play = (sequence: string): Answer => ({ verb: 'play', choice: sequence });
const PASS: Answer = { verb: 'pass' };
const RECALL: Answer = { verb: 'recall' };
/** One of the two markers is shown [7.33]. */
const combining = (shown: string): Answer => ({ verb: 'combine', choice: shown });

function sequenceChoice(state: State, hand: InHand, address: string): ReturnType<typeof choice> {
  const side = SIDES[state.side];
  const [marker] = hand.markers;
  const pooled = state.pool[state.side];
  const shown = showable(state, marker);
  const all = [play('mobile'), play('assault'), PASS, RECALL, ...shown.map(combining)];
  const whyNot = (answer: Answer): Refusal | undefined => whyNotPlay(state, hand, answer);
  return choice({
    address: `${address}/sequence`,
    side,
    rule: cite('7.21'),
    question: 'sequence',
    prompt: `${side}: how is the marker played?`,
    secretPrompt: `${side}: how is ${list(hand.markers.map(nameOf))} played?`,
    verbs: ['play', 'pass', 'recall', 'combine'],
    secret: true,
    options: () => all.filter((answer) => whyNot(answer) === undefined),
    answer({ verb, words = [], pieces, attributes }) {
      if (verb === 'play') return play(words[0] ?? 'mobile');
      const other = pieces.find(({ name }) => name !== nameOf(pooled));
      if (other !== undefined) return refusal('7.31', 'not-pooled', `${other.name} does not lie in the pool.`);
      if (verb !== 'combine') return { verb };
      if (!Object.hasOwn(attributes, 'show')) return combining(shown[0]);
      const name = String(attributes.show.value);
      const named = shown.find((one) => nameOf(one) === name);
      return named === undefined
        ? refusal('7.33', 'not-in-hand', `${name} is not one of the two markers: ${list(shown.map(nameOf), 'or')}.`)
        : combining(named);
    },
    whyNot,
    describe: ({ verb, choice: told }) =>
      told === undefined
        ? verb
        : verb === 'combine'
          ? `combine ${unitName(nameOf(pooled))} (show ${unitName(nameOf(told))})`
          : `${verb} ${told}`,
  });
}

function whyNotPlay(state: State, hand: InHand, { verb, choice: told }: Answer): Refusal | undefined {
  switch (verb) {
    case 'recall':
      if (state.pool[state.side] === '') return refusal('7.31', 'pool-empty', 'The pool holds no marker.');
      return hand.recalled || hand.tried
        ? refusal('7.31', 'chosen-already', 'Which of the two markers is played has been chosen.')
        : undefined;
    case 'combine':
      return hand.tried
        ? refusal('7.33', 'tried', 'A sequence has one try to combine.')
        : whyNotCombine(state, hand.markers[0]);
    case 'pass':
      return notSet(state, verb) ?? whyNotPass(state, hand);
    default:
      return notSet(state, told ?? '');
  }
}

/** A sequence the scenario does not have the side play [7.21]. */
function notSet(state: State, sequence: string): Refusal | undefined {
  const side = SIDES[state.side];
  const set = state.setting('sequence', { side });
  return set === undefined || set === sequence
    ? undefined
    : refusal('7.21', 'sequence-set', `The scenario has the ${side} play ${set} in this turn.`);
}

/** A side whose pool is full may not pass [7.22]; nor may one with nothing else left, for no marker outlives the turn [7.25]. */
function whyNotPass(state: State, hand: InHand): Refusal | undefined {
  const { side } = state;
  if (hand.called)
    return refusal('7.34', 'called', `${nameOf(hand.markers[0])} was called from the pool and has to be played.`);
  if (hand.tried) return refusal('7.33', 'shown', `${nameOf(hand.markers[0])} is shown and has to be played.`);
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
  const known = { sequence: 'pass', formation: nameOf(marker) };
  state.emit('draw', '7.21c', () => ({
    text: `The ${SIDES[side]} passes.`,
    facts: { sequence: 'pass' },
    secret: { sides: [SIDES[side]], told: { text: `The ${SIDES[side]} passes with ${nameOf(marker)}.`, facts: known } },
  }));
}
