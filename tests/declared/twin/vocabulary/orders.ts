import { createWordBuilders } from '../../../../engine/play/words.js';
import type { PhaseOfTurn } from '../../../../engine/play/vocabulary.js';
import type { TwinRule } from '../rulebook/rulebook.js';
import { sequence, type Phase } from './sequence.js';

const { verb, event, question, word } = createWordBuilders<TwinRule>();
const ordered = { questions: ['orders'] };

const ANSWERS = ['lose', 'retreat', 'advance', 'stay'];
const VERBS: Readonly<Record<Phase['orders'], readonly string[]>> = {
  move: ['move'],
  ride: ['ride'],
  replace: ['replace'],
  attack: ['attack', ...ANSWERS],
};

/** The verbs of the orders and answers for which each phase asks the sides. */
export const orderCourse: readonly PhaseOfTurn[] = sequence.map(({ name, side, orders }) => ({
  name,
  side,
  asks: [...VERBS[orders], 'remove', 'pass'],
  ...(orders === 'attack' && { asksOtherSide: [...ANSWERS, 'remove'] }),
}));

export const verbs = [
  verb('move', 'Moves units, each by its cheapest path or by the path written.', ['4'], {
    takes: ['units', 'to cell'],
    optional: ['via cells', 'path'],
    ...ordered,
  }),
  verb('ride', 'Moves units along a railway.', ['4.2'], { takes: ['units', 'to cell'], ...ordered }),
  verb('replace', 'Restores a step of a unit, or returns a lost unit.', ['3'], {
    takes: ['unit'],
    optional: ['to cell'],
    ...ordered,
  }),
  verb('attack', 'Attacks enemies in a hex.', ['7'], {
    takes: ['cell', 'with units'],
    optional: ['answers'],
    ...ordered,
  }),
  verb('defend', 'Answers for the case that the hex is attacked.', ['7'], {
    takes: ['cell', 'answers'],
    isStanding: true,
  }),
  verb('lose', 'The units lose steps.', ['7.2'], { takes: ['units'], questions: ['loss'] }),
  verb('retreat', 'The units retreat.', ['7.4'], {
    takes: ['units'],
    optional: ['to cell', 'via cells', 'path'],
    questions: ['retreat'],
  }),
  verb('advance', 'A unit advances after combat.', ['7.5'], {
    takes: ['units'],
    optional: ['to cell', 'path'],
    questions: ['advance'],
  }),
  verb('stay', 'No unit advances.', ['7.5'], { takes: [], questions: ['advance'] }),
  verb('remove', 'Removes units from the map.', ['2'], { takes: ['units'], questions: ['excess'] }),
  { ...verb('pass', 'Ends the phase.', [], { takes: [], ...ordered }), endsQuestions: true as const },
  ...['arrive', 'waits', 'reduced', 'lost', 'weather', 'victory', 'declared', 'exchange'].map((name) =>
    event(name, 'Something that happened.'),
  ),
];

export const questions = [
  question('orders', 'What does the side do next?', [], word('pass', 'The phase ends.')),
  question('loss', 'Which units lose steps?', ['7.2'], word('lose', 'The units named.')),
  question('retreat', 'Where does a unit retreat?', ['7.4'], word('retreat', 'To the cell named.')),
  question('advance', 'Which unit advances?', ['7.5'], word('advance', 'The unit named.'), word('stay', 'No unit.')),
  question('excess', 'Which unit of a stack over the limit is removed?', ['2'], word('remove', 'The unit named.')),
];
