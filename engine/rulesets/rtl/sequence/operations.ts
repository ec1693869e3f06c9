import { say } from '../../../model/say.js';
import { choice } from '../../../mechanics/choice.js';
import { unitName } from '../../../model/names.js';
import { list } from '../../../model/words.js';
import { ask, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { combine, markersToReveal, whyNotCombine } from '../markers/combining.js';
import { nameOf } from '../markers/markers.js';
import { setPool } from '../markers/pool.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';
import { activate } from './activation.js';
import { carryOut } from './stages.js';

/** The markers of one draw, and the choices that the side makes before it chooses a sequence. */
interface Hand {
  /** The markers to be played; two markers if they are combined. */
  markers: readonly string[];
  /** True if the marker in the pool is played instead of the drawn marker. */
  isRecalled: boolean;
  /** True after an attempt to combine, in which the first of the markers was revealed. */
  hasTriedToCombine: boolean;
  /** True if the side plays the marker in its pool instead of drawing a marker [7.34]. */
  readonly isCalled: boolean;
}

/**
 * Plays one Operations Sequence with the hidden marker of a side [7.21]. The side chooses a Mobile, Assault or Pass
 * Sequence; rain does not prevent a Mobile Sequence [5.13a]. The marker must be played, but no unit needs to move
 * [7.24].
 */
export function* playSequence(state: State, drawn: string, address: string, isCalled = false): Play {
  const hand: Hand = { markers: [drawn], isRecalled: false, hasTriedToCombine: false, isCalled };
  for (;;) {
    const { verb, choice: chosen, order } = yield* ask(sequenceChoice(state, hand, address));
    const [marker] = hand.markers;
    if (verb === 'recall') {
      const pooled = state.pool[state.side];
      setPool(state, state.side, marker);
      Object.assign(hand, { markers: [pooled], isRecalled: true });
    } else if (verb === 'combine') {
      const attempt = { marker, shown: chosen ?? marker, address, order };
      Object.assign(hand, { markers: yield* combine(state, attempt), hasTriedToCombine: true });
    } else if (verb === 'pass') {
      pass(state, marker);
      break;
    } else {
      state.sequence = chosen === 'assault' ? 'assault' : 'mobile';
      yield* activate(state, hand.markers, address);
      break;
    }
  }
  yield* carryOut(state, address);
}

const play = (sequence: string): Answer => ({ verb: 'play', choice: sequence });
const PASS: Answer = { verb: 'pass' };
const RECALL: Answer = { verb: 'recall' };
/** Returns the answer that tries to combine the two markers and reveals the given one [7.33]. */
const combining = (shown: string): Answer => ({ verb: 'combine', choice: shown });

function sequenceChoice(state: State, hand: Hand, address: string): ReturnType<typeof choice> {
  const side = SIDES[state.side];
  const [marker] = hand.markers;
  const pooled = state.pool[state.side];
  const shown = markersToReveal(state, marker);
  const all = [play('mobile'), play('assault'), PASS, RECALL, ...shown.map(combining)];
  const whyNot = (answer: Answer): Refusal | undefined => whyNotPlay(state, hand, answer);
  return choice({
    address: `${address}/sequence`,
    side,
    rule: cite('7.21'),
    question: 'sequence',
    prompt: say`${side}: for which sequence is the marker played?`,
    secretPrompt: say`${side}: for which sequence is ${list(hand.markers.map(nameOf))} played?`,
    verbs: ['play', 'pass', 'recall', 'combine'],
    secret: true,
    options: () => all.filter((answer) => whyNot(answer) === undefined),
    answer({ verb, words = [], pieces, attributes }) {
      if (verb === 'play') return play(words[0] ?? 'mobile');
      const other = pieces.find(({ name }) => name !== nameOf(pooled));
      if (other !== undefined) return refusal('7.31', 'not-pooled', say`${other.name} is not in the Activation Pool.`);
      if (verb !== 'combine') return { verb };
      if (!Object.hasOwn(attributes, 'show')) return combining(shown[0]);
      const name = String(attributes.show.value);
      const named = shown.find((candidate) => nameOf(candidate) === name);
      return named === undefined
        ? refusal('7.33', 'not-in-hand', say`${name} is not one of the two markers: ${list(shown.map(nameOf), 'or')}.`)
        : combining(named);
    },
    whyNot,
    describe: ({ verb, choice: chosen }) =>
      chosen === undefined
        ? verb
        : verb === 'combine'
          ? `combine ${unitName(nameOf(pooled))} (show ${unitName(nameOf(chosen))})`
          : `${verb} ${chosen}`,
  });
}

function whyNotPlay(state: State, hand: Hand, { verb, choice: chosen }: Answer): Refusal | undefined {
  switch (verb) {
    case 'recall':
      if (state.pool[state.side] === '') return refusal('7.31', 'pool-empty', say`The Activation Pool is empty.`);
      return hand.isRecalled || hand.hasTriedToCombine
        ? refusal('7.31', 'chosen-already', say`The marker to be played has already been chosen.`)
        : undefined;
    case 'combine':
      return hand.hasTriedToCombine
        ? refusal('7.33', 'tried', say`Only one attempt to combine markers is allowed per sequence.`)
        : whyNotCombine(state, hand.markers[0]);
    case 'pass':
      return sequenceRefusal(state, verb) ?? whyNotPass(state, hand);
    default:
      return sequenceRefusal(state, chosen ?? '');
  }
}

/** Refuses a sequence if the scenario sets a different sequence for the side in this turn [7.21]. */
function sequenceRefusal(state: State, sequence: string): Refusal | undefined {
  const side = SIDES[state.side];
  const set = state.setting('sequence', { side });
  return set === undefined || set === sequence
    ? undefined
    : refusal(
        '7.21',
        'sequence-set',
        set === 'assault'
          ? say`In this turn the scenario requires an assault sequence of the ${side}.`
          : say`In this turn the scenario requires a ${set} sequence of the ${side}.`,
      );
}

/**
 * Refuses a Pass with a marker that was revealed or played from the pool [7.33, 7.34], a Pass while the pool is full
 * [7.22], and a Pass with the last marker of the turn [7.25].
 */
function whyNotPass(state: State, hand: Hand): Refusal | undefined {
  const { side } = state;
  if (hand.isCalled)
    return refusal(
      '7.34',
      'called',
      say`${nameOf(hand.markers[0])} was played from the Activation Pool and may not be passed.`,
    );
  if (hand.hasTriedToCombine)
    return refusal('7.33', 'shown', say`${nameOf(hand.markers[0])} is revealed and may not be passed.`);
  if (state.pool[side] !== '')
    return refusal(
      '7.22',
      'pool-full',
      say`The Activation Pool already holds ${nameOf(state.pool[side])}; limit: one marker.`,
    );
  return Object.keys(state.cups[side]).length === 0
    ? refusal('7.25', 'last-marker', say`This is the last marker of the turn and may not be passed.`)
    : undefined;
}

function pass(state: State, marker: string): void {
  const { side } = state;
  state.sequence = 'pass';
  setPool(state, side, marker);
  state.passes = state.passes.map((number, at) => (at === side ? number + 1 : number));
  const ownerFacts = { sequence: 'pass', formation: nameOf(marker) };
  state.emit('draw', '7.21c', () => ({
    text: say`The ${SIDES[side]} passes.`,
    facts: { sequence: 'pass' },
    secret: {
      sides: [SIDES[side]],
      details: { text: say`The ${SIDES[side]} passes with ${nameOf(marker)}.`, facts: ownerFacts },
    },
  }));
}
