import { say } from '../../../model/say.js';
import { createWordBuilders } from '../../../play/words.js';
import type { BiteRule } from '../rulebook/index.js';

const { word: value, question } = createWordBuilders<BiteRule>();

/**
 * The questions that the rules ask the sides. If a doctrine may answer a question, the question lists the possible
 * values.
 */
export const questions = [
  question(
    'placement',
    'Where to set up a unit that has several hexes to choose from. By default, the hex with the fewest units.',
    ['2.1'],
  ),
  question('strategic-war', 'Which raids to fly, and on which targets. By default, no raid.', ['35.1', '35.2']),
  question('interception', 'Which units intercept a raid. By default, no unit.', ['35.1']),
  question(
    'production',
    'What to repair, rebuild, place, pay for or disband. By default, arriving units are placed, and nothing else is done.',
    ['7.3'],
  ),
  question('rail', 'Which units move by rail, and what pays for them. By default, no unit.', ['7.4']),
  question('movement', 'What to activate, move and fly. By default, nothing.', ['7.5']),
  question('reaction', 'Which aircraft and reserves join a battle. By default, no unit.', ['7.6', '31.0']),
  question(
    'battle',
    'Which battle to fight next, and what to declare. By default, the battle hex entered first, without a declaration.',
    ['7.7'],
  ),
  question(
    'fire',
    'Whether an Armoured HQ fires as artillery or fights as tanks and, if the ruling `artillery.mustFire` is `false`, whether artillery fires. By default, HQs fight as tanks, and artillery fires.',
    ['7.7.4', 'A26'],
    value('artillery', 'The HQ fires as artillery and loses a point.', '7.7.4'),
    value('hold', 'Artillery does not fire in this round.', 'A26'),
    value('tanks', 'The HQ fights as tanks.', '7.7.4'),
  ),
  question(
    'loss',
    'Which of several equally strong units takes a hit. By default, the unit that is cheapest to repair.',
    ['7.7.9'],
  ),
  question(
    'target',
    'Which of several equally strong enemy units is hit after reconnaissance. By default, the unit that is most expensive to repair.',
    ['19.2'],
  ),
  question(
    'withdrawal',
    'Which aircraft withdraw after an air combat, and where to. By default, no aircraft.',
    ['7.7.13'],
    value('stay', 'No aircraft withdraw.', '7.7.13'),
    value('withdraw', 'All aircraft that may withdraw do so.', '7.7.13'),
  ),
  question(
    'retreat',
    'Which units retreat after a round, and where to. By default, no unit.',
    ['7.7.13', '7.7.14'],
    value('stay', 'No unit retreats.', '7.7.13'),
    value('retreat', 'All units that may retreat do so.', '7.7.13'),
  ),
  question('evacuation', 'The base to which an attacked air unit escapes. By default, the nearest base.', ['7.6.2']),
  question(
    'incompatible',
    'Which of two units of nations that may not share a hex is eliminated. By default, the weaker unit.',
    ['5.3'],
  ),
  question(
    're-embark',
    'Whether Marines go back to sea. By default, they do not.',
    ['24.0'],
    value('stay', 'The Marines stay on land.', '24.0'),
  ),
  question('blitz', 'Which armoured units make a Blitz move after a battle, and where to. By default, no unit.', [
    '7.8',
  ]),
  question(
    'rebasing',
    'The base to which an air unit returns after combat. By default, its own base, or the nearest free base.',
    ['7.8.1'],
  ),
  question('exploitation', 'Which armoured units move again. By default, no unit.', ['7.10']),
  question('excess', 'Which units beyond the stacking limit are removed. By default, the weakest unit.', [
    '3.10',
    '7.8.1',
  ]),
  question('location', 'In which of several cities a new factory is placed. By default, in the first city.', ['15.1']),
] as const;

export type Question = (typeof questions)[number]['word'];

/** Maximum number of rounds to which the orders of a battle can refer. */
const MAX_ROUNDS = 20;

/** The rounds of a battle to which answers in orders refer: `on R2: retreat "27.A" to Leningrad` [7.7.12]. */
export const roundWords: readonly ReturnType<typeof value>[] = Array.from({ length: MAX_ROUNDS }, (_, at) =>
  roundWord(at + 1),
);

function roundWord(round: number): ReturnType<typeof value> {
  return {
    ...value(`R${round}`, '', '7.7.12'),
    get text() {
      return say`The answer applies in round ${round} of the battle.`;
    },
  };
}
