import type { OfferModel } from '../../model/special-rules.js';
import type { Answer, Decision } from '../../play/moment.js';
import type { PhaseOfTurn, VerbWord, Vocabulary } from '../../play/vocabulary.js';
import { ruleOf } from './by-scenario.js';
import { say, term } from '../../model/say.js';

const TAKE: Answer = { verb: 'take' };
const LEAVE: Answer = { verb: 'decline' };

/**
 * Creates the decision of whether a side takes an offer. By default, the side declines.
 *
 * @param shown returns the name of a side in the reader's language
 */
export function createOfferDecision(offer: OfferModel, address: string, shown = term): Decision {
  const { name, side } = offer;
  return {
    kind: 'decision',
    address,
    side,
    rule: ruleOf(offer),
    question: 'offer',
    prompt: say`${shown(side)}: take “${name}”?`,
    verbs: [TAKE.verb, LEAVE.verb],
    legal: () => [LEAVE, TAKE],
    pick: (random) => (random(2) === 0 ? LEAVE : TAKE),
    fallback: () => LEAVE,
    read: ({ verb }) => ({ verb }), // offers are made in the order written, so an answer needs no name
    refuse: () => undefined,
    describe: ({ verb }) => verb,
  };
}

/** The verbs that answer an offer, for the vocabularies of games. */
export const OFFER_VERBS: readonly VerbWord[] = [
  {
    word: TAKE.verb,
    takes: [],
    text: 'Takes the offer that the scenario makes this turn, with its costs.',
    rules: [],
    questions: ['offer'],
  },
  {
    word: LEAVE.verb,
    takes: [],
    text: 'Declines the offer that the scenario makes this turn.',
    rules: [],
    questions: ['offer'],
  },
];

/** The question whether a side takes an offer. Games that have offers include it in their vocabularies. */
export const OFFER_QUESTIONS: Vocabulary['questions'] = [
  {
    word: 'offer',
    text: 'Whether a side takes an offer of the scenario. By default, the side declines.',
    rules: [],
    values: OFFER_VERBS,
  },
];

/**
 * The phase in which sides decide about offers, before the first phase of a turn. Each game adds this phase to its
 * sequence of play.
 */
export const OFFERING: PhaseOfTurn = { name: 'offers', asks: OFFER_VERBS.map(({ word }) => word) };
