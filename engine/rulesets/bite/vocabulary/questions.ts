import type { Word } from '../../../play/vocabulary.js';
import type { BiteRule } from '../rulebook/index.js';

type Ruled<T> = T & { readonly rules: readonly BiteRule[] };
interface Told extends Ruled<Word> {
  readonly values: readonly Ruled<Word>[];
}

const value = (word: string, text: string, ...rules: BiteRule[]): Ruled<Word> => ({ word, text, rules });

const told = <Name extends string>(
  word: Name,
  text: string,
  rules: readonly BiteRule[],
  ...values: Ruled<Word>[]
): Told & { readonly word: Name } => ({ word, text, rules, values });

/** The questions the rules put to the sides, and the values a doctrine may give for all of a kind. */
export const questions = [
  told('placement', 'Where a unit is set up that has several hexes to choose from. Unanswered, the emptiest.', ['2.1']),
  told('strategic-war', 'Which raids are flown, and on what. Unanswered, none.', ['35.1', '35.2']),
  told('interception', 'Who intercepts a raid. Unanswered, nobody.', ['35.1']),
  told(
    'production',
    'What is repaired, rebuilt, placed, paid or disbanded. Unanswered, due units are placed, and nothing else.',
    ['7.3'],
  ),
  told('rail', 'Which units go by rail, and what pays for them. Unanswered, none.', ['7.4']),
  told('movement', 'What is activated, moved and flown. Unanswered, nothing.', ['7.5']),
  told('reaction', 'Which aircraft and reserves come to a battle. Unanswered, none.', ['7.6', '31.0']),
  told(
    'battle',
    'Which battle is fought next, and with what declared. Unanswered, the one first entered, without a declaration.',
    ['7.7'],
  ),
  told(
    'fire',
    'Whether an Armoured HQ fires as artillery or fights as tanks, and by one reading whether artillery fires. Unanswered, HQs as tanks, and artillery does.',
    ['7.7.4', 'A26'],
    value('artillery', 'It fires as artillery and loses a point.', '7.7.4'),
    value('hold', 'Artillery does not fire in this round.', 'A26'),
    value('tanks', 'It fights as tanks.', '7.7.4'),
  ),
  told('loss', 'Which of several equally strong units takes a hit. Unanswered, the one that is cheapest to repair.', [
    '7.7.9',
  ]),
  told('target', 'Which of several equally strong enemies is hit after a reconnaissance. Unanswered, the dearest.', [
    '19.2',
  ]),
  told(
    'withdrawal',
    'Which aircraft withdraw after an air combat, and where to. Unanswered, none.',
    ['7.7.13'],
    value('stay', 'None.', '7.7.13'),
    value('withdraw', 'All that may.', '7.7.13'),
  ),
  told(
    'retreat',
    'Which units retreat after a round, and where to. Unanswered, none.',
    ['7.7.13', '7.7.14'],
    value('stay', 'None.', '7.7.13'),
    value('retreat', 'All that may.', '7.7.13'),
  ),
  told('evacuation', 'To which base an attacked air unit escapes. Unanswered, the nearest.', ['7.6.2']),
  told('incompatible', 'Which of two units of nations that may not meet is eliminated. Unanswered, the weaker.', [
    '5.3',
  ]),
  told(
    're-embark',
    'Whether marines go back to sea. Unanswered, they do not.',
    ['24.0'],
    value('stay', 'They do not.', '24.0'),
  ),
  told('blitz', 'Which armoured units go on after a battle, and where to. Unanswered, none.', ['7.8']),
  told(
    'rebasing',
    'To which base an air unit returns after combat. Unanswered, its own, or the nearest that is free.',
    ['7.8.1'],
  ),
  told('exploitation', 'Which armoured units move again. Unanswered, none.', ['7.10']),
  told('excess', 'Which units beyond the stacking limit are removed. Unanswered, the weakest.', ['3.10', '7.8.1']),
  told('location', 'In which of several cities a new factory is placed. Unanswered, the first.', ['15.1']),
] as const;

export type Question = (typeof questions)[number]['word'];

/** No battle is read further. */
const ROUNDS = 20;

/** The rounds of a battle, by which orders answer: `on R2: retreat "27.A" to Leningrad` [7.7.12]. */
export const roundWords: readonly Ruled<Word>[] = Array.from({ length: ROUNDS }, (_, at) =>
  value(`R${at + 1}`, `In round ${at + 1} of the battle.`, '7.7.12'),
);
