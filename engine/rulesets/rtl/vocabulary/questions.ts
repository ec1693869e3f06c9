import type { Word } from '../../../play/ruleset.js';
import type { RtlRule } from '../rulebook/index.js';

type Ruled<T> = T & { readonly rules: readonly RtlRule[] };
interface Told extends Ruled<Word> {
  readonly values: readonly Ruled<Word>[];
}

const value = (word: string, text: string, ...rules: RtlRule[]): Ruled<Word> => ({ word, text, rules });

const told = <Name extends string>(
  word: Name,
  text: string,
  rules: readonly RtlRule[],
  ...values: Ruled<Word>[]
): Told & { readonly word: Name } => ({
  word,
  text,
  rules,
  values,
});

/** The questions the rules put to the sides, and the values a doctrine may give for all of a kind. */
export const questions = [
  told('placement', 'Where a unit is set up that has several hexes to choose from. Unanswered, the first with room.', [
    '4.11',
  ]),
  told('replacements', 'Who gets steps back where a scenario returns some. Unanswered, nobody.', ['S3.26']),
  told('sources', 'Which hexes a limited source feeds when more would use it. Unanswered, those with most units.', [
    'S3.24',
  ]),
  told(
    'markers',
    'Which markers wait for the next turn when the second player has too many. Unanswered, the last of his forces.',
    ['7.14'],
  ),
  told('opening', 'With which marker the first player begins the game. Unanswered, the first of his forces.', ['7.15']),
  told(
    'pool',
    'Whether the marker of the pool is played without drawing, once a try to combine it has failed. Unanswered, it is not.',
    ['7.34'],
    value('recall', 'It is played.', '7.34'),
    value('hold', 'It stays there, and a marker is drawn.', '7.34'),
  ),
  told('formation', 'Which formation a free marker activates. Unanswered, the first of the forces.', ['4.37']),
  told(
    'sequence',
    'How a marker is played, or whether that of the pool is played instead or with it. Unanswered, alone and as a Mobile Sequence.',
    ['7.21', '7.31'],
    value('mobile', 'Movement at the full allowance, then combat.', '7.21a'),
    value('assault', 'Construction, movement at half the allowance, then combat.', '7.21b'),
    value('pass', 'Nothing; the marker goes into the pool.', '7.21c'),
  ),
  told('construction', 'What is built. Unanswered, nothing.', ['7.21b', '14.25']),
  told('movement', 'What the active units do in their movement phase. Unanswered, nothing.', ['8.11']),
  told('declaration', 'Which attacks are declared. Unanswered, none.', ['9.11']),
  told('refusal', 'Whether the units of an attacked hex refuse combat, and where they go. Unanswered, they stay.', [
    '9.21',
  ]),
  told('reaction', 'Which units react, and where they go. Unanswered, none.', ['9.31']),
  told(
    'stand',
    'Whether a hex that is attacked tries to hold without retreat. Unanswered, it does not.',
    ['9.41'],
    value('stand', 'It tries.', '9.42'),
    value('yield', 'It does not.', '9.42'),
  ),
  told(
    'table',
    'Which table the attacker uses where he may choose. Unanswered, the Mobile one.',
    ['10.31'],
    value('mobile', 'The Mobile table.', '10.31'),
    value('assault', 'The Assault table.', '10.31'),
  ),
  told('air', 'Which aircraft a side commits, the lead first. Unanswered, none.', ['10.41', '13.21']),
  told('artillery', 'Which artillery a side commits, the lead first. Unanswered, none.', ['10.42']),
  told('resolution', 'Which of the declared attacks is carried out next. Unanswered, the one declared first.', [
    '10.0',
  ]),
  told('command', 'Who spends command points on a check. Unanswered, nobody.', ['15.33']),
  told('lead', 'Who leads. Unanswered, the one of best efficiency.', ['3.43']),
  told('loss', 'Who takes the losses beyond the lead. Unanswered, the one that loses least by it.', ['11.21']),
  told('retreat', 'Which way beaten units take. Unanswered, the first that costs least.', ['11.3']),
  told(
    'advance',
    'Who advances, and how far. Unanswered, nobody.',
    ['11.6'],
    value('stay', 'Nobody advances.', '11.6'),
    value('advance', 'As many units as may.', '11.6'),
  ),
  told('excess', 'Which units beyond the stacking limit are removed. Unanswered, the weakest.', ['3.32']),
  told('reorganization', 'What is built and which points help to recover. Unanswered, nothing.', ['14.26', '15.34']),
] as const;

export type Question = (typeof questions)[number]['word'];
