import type { PhaseOfTurn, VerbWord, Word } from '../../play/vocabulary.js';
import { createWordBuilders } from '../../play/words.js';
import type { Declaration } from '../declaration.js';
import type { Phase, PhaseAction } from '../declaration/sequence.js';
import {
  combatAnswers,
  hasOverruns,
  combatEvents,
  combatQuestions,
  combatVerbs,
  resultAnswers,
} from './combat-orders.js';

const { verb, event, question, word } = createWordBuilders<string>();

/** The name of the question that asks a side for its next order. */
const ORDERS = 'orders';

/** The verbs of orders by hand. */
export const BY_HAND = ['put', 'reduce', 'restore', 'remove'] as const;

const VERBS: Readonly<Record<PhaseAction, readonly string[]>> = {
  move: ['move', 'enter', 'exit'],
  ride: ['ride'],
  attack: ['attack', 'bombard'],
  fire: ['fire'],
  replace: ['replace'],
  recover: [],
};

/** Returns the verbs of the orders and answers for which a phase asks the sides. */
export function askedIn(declaration: Declaration, { action }: Phase): Pick<PhaseOfTurn, 'asks' | 'asksOtherSide'> {
  const { hand, stacking } = declaration;
  const excess = stacking.judged === 'phase-end' ? ['remove'] : [];
  const isOverrun = action === 'move' && hasOverruns(declaration);
  const answers =
    action === 'fire' ? resultAnswers(declaration) : action === 'attack' || isOverrun ? combatAnswers(declaration) : [];
  const asks = [
    ...VERBS[action],
    ...(isOverrun ? ['overrun'] : []),
    ...answers,
    ...(hand === undefined ? excess : BY_HAND),
    'pass',
  ];
  return { asks, ...(answers.length > 0 && { asksOtherSide: [...answers, ...excess] }) };
}

/** Returns the verbs of the phases that a formation plays when its marker is drawn: those of all these phases. */
export function askedInActivation(declaration: Declaration, side: string): Pick<PhaseOfTurn, 'asks' | 'asksOtherSide'> {
  const verbsByPhase = declaration.phases
    .filter((phase) => phase.isOfActivation === true && phase.side === side)
    .map((phase) => askedIn(declaration, phase));
  return {
    asks: [...new Set(verbsByPhase.flatMap(({ asks }) => asks))],
    asksOtherSide: [...new Set(verbsByPhase.flatMap(({ asksOtherSide = [] }) => asksOtherSide))],
  };
}

/** Returns the verbs of a declared game and the events that expectations may name. */
export function verbsOf(declaration: Declaration): readonly VerbWord[] {
  const { phases, movement, replacement, arrival, exits, rails, retreat } = declaration;
  const mayRetreatOff = retreat?.mayExit === true;
  const has = (action: PhaseAction): boolean => phases.some((phase) => phase.action === action);
  const rulesOf = (...rules: (string | undefined)[]): string[] =>
    [...new Set(rules)].filter((rule) => rule) as string[];
  const orders = { questions: [ORDERS] };
  return [
    ...(has('move')
      ? [
          verb('move', 'Moves units, each by its cheapest path or by the path written.', rulesOf(movement.rule), {
            takes: ['units', 'to cell'],
            optional: ['via cells', 'path'],
            ...orders,
          }),
        ]
      : []),
    ...(has('ride')
      ? [
          verb('ride', 'Moves units along a railway.', rulesOf(...rails.map(({ rule }) => rule)), {
            takes: ['units', 'to cell'],
            ...orders,
          }),
        ]
      : []),
    ...(arrival?.when === 'move'
      ? [verb('enter', 'Brings units onto the map.', rulesOf(arrival.rule), { takes: ['units', 'to cell'], ...orders })]
      : []),
    ...(exits.length > 0 || mayRetreatOff
      ? [
          verb('exit', 'Moves units off the map for the rest of the game.', rulesOf(...exits.map(({ rule }) => rule)), {
            takes: ['units'],
            optional: ['from cell'],
            questions: [...(exits.length > 0 ? [ORDERS] : []), ...(mayRetreatOff ? ['retreat'] : [])],
          }),
        ]
      : []),
    ...(has('replace')
      ? [
          verb('replace', 'Restores a step of a unit, or returns a lost unit.', rulesOf(replacement?.rule), {
            takes: ['unit'],
            optional: ['to cell'],
            ...orders,
          }),
        ]
      : []),
    ...combatVerbs(declaration, ORDERS),
    ...drawVerb(declaration),
    ...handVerbs(declaration),
    { ...verb('pass', 'Ends the phase.', [], { takes: [], ...orders }), endsQuestions: true },
    ...EVENTS.map(([name, text]) => event(name, text)),
    ...combatEvents(declaration),
    ...(declaration.states.length > 0 ? [event('state', 'A unit enters a state.')] : []),
  ];
}

/** Returns the verb of the orders that contain, in braces, the orders of an activation. */
const drawVerb = ({ activation }: Declaration): readonly VerbWord[] =>
  activation === undefined
    ? []
    : [
        {
          ...verb(
            'draw',
            'The orders for the activation of a formation, in braces. They apply when its marker is drawn.',
            activation.rule === '' ? [] : [activation.rule],
            { takes: ['formation', 'answers'] },
          ),
          isOccasion: true,
        },
      ];

/** Returns the orders by hand. `remove` also answers which unit of a stack over the limit is removed. */
function handVerbs({ hand, stacking }: Declaration): readonly VerbWord[] {
  const rules = hand === undefined || hand.rule === '' ? [] : [hand.rule];
  const questions = hand === undefined ? ['excess'] : [ORDERS, 'excess'];
  const remove = verb('remove', 'Removes units from the map.', rules, { takes: ['units'], questions });
  if (hand === undefined) return stacking.judged === 'phase-end' ? [remove] : [];
  return [
    verb('put', 'By hand: puts units into a hex.', rules, { takes: ['units', 'to cell'], questions: [ORDERS] }),
    verb('reduce', 'By hand: units lose a step.', rules, { takes: ['units'], questions: [ORDERS] }),
    verb('restore', 'By hand: units get back all steps.', rules, { takes: ['units'], questions: [ORDERS] }),
    remove,
  ];
}

const EVENTS = [
  ['arrive', 'Units arrive.'],
  ['waits', 'Units cannot arrive.'],
  ['reduced', 'A unit loses a step.'],
  ['lost', 'A unit is lost.'],
  ['isolated', 'A unit is out of supply.'],
  ['weather', 'The weather of the turn.'],
  ['demoralized', 'A side is demoralized.'],
  ['recovery', 'Units recover from a state.'],
  ['victory', 'The game ends.'],
] as const;

/** Returns the questions of a declared game, each with the values that a doctrine may give for it. */
export function questionsOf(declaration: Declaration): readonly (Word & { readonly values: readonly Word[] })[] {
  return [
    question(ORDERS, 'What does the side do next?', [], word('pass', 'The phase ends.')),
    ...combatQuestions(declaration),
    question('excess', 'Which unit of a stack over the limit is removed?', [], word('remove', 'The unit named.')),
  ];
}
