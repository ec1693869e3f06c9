import type { OfferModel } from '../../model/special-rules.js';
import type { Answer, Decision } from '../../play/moment.js';
import type { PhaseOfTurn, VerbWord, Vocabulary } from '../../play/vocabulary.js';
import { ruleOf } from './by-scenario.js';

const TAKE: Answer = { verb: 'take' };
const LEAVE: Answer = { verb: 'decline' };

/** A side is asked whether it takes an offer of the scenario; it does not unless it says so. */
export function createOfferDecision(offer: OfferModel, address: string): Decision {
  const { name, side } = offer;
  return {
    kind: 'decision',
    address,
    side,
    rule: ruleOf(offer),
    question: 'offer',
    prompt: `${side}: is “${name}” taken?`,
    verbs: [TAKE.verb, LEAVE.verb],
    legal: () => [LEAVE, TAKE],
    pick: (random) => (random(2) === 0 ? LEAVE : TAKE),
    fallback: () => LEAVE,
    read: ({ verb }) => ({ verb }), // offers are asked in the order written: an answer names none
    refuse: () => undefined,
    describe: ({ verb }) => `${verb} “${name}”`,
  };
}

/** The verbs that answer an offer: for the vocabularies of games. */
export const OFFER_VERBS: readonly VerbWord[] = [
  {
    word: TAKE.verb,
    takes: [],
    text: 'Takes what the scenario offers this turn, at its price.',
    rules: [],
    questions: ['offer'],
  },
  {
    word: LEAVE.verb,
    takes: [],
    text: 'Declines what the scenario offers this turn.',
    rules: [],
    questions: ['offer'],
  },
];

/** The question an offer asks, with what a doctrine may answer: for the vocabularies of games. */
export const OFFER_QUESTIONS: Vocabulary['questions'] = [
  {
    word: 'offer',
    text: 'Whether a side takes what the scenario offers it. Unanswered, it declines.',
    rules: [],
    values: OFFER_VERBS,
  },
];

/** When offers are made, before the first phase of a turn: for the course of a game. */
export const OFFERING: PhaseOfTurn = { name: 'offers', asks: OFFER_VERBS.map(({ word }) => word) };
