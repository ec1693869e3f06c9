import { wording } from '../../../play/words.js';
import type { RtlRule } from '../rulebook/index.js';

const { word, question } = wording<RtlRule>();

/** The questions the rules put to the sides, and the values a doctrine may give for all of a kind. */
export const questions = [
  question(
    'placement',
    'Where a unit is set up that has several hexes to choose from. Unanswered, the first with room.',
    ['4.11'],
  ),
  question('replacements', 'Who gets steps back where a scenario returns some. Unanswered, nobody.', ['S3.26']),
  question('sources', 'Which hexes a limited source feeds when more would use it. Unanswered, those with most units.', [
    'S3.24',
  ]),
  question(
    'markers',
    'Which markers wait for the next turn when the second player has too many. Unanswered, the last of his forces.',
    ['7.14'],
  ),
  question('opening', 'With which marker the first player begins the game. Unanswered, the first of his forces.', [
    '7.15',
  ]),
  question(
    'pool',
    'Whether the marker of the pool is played without drawing, once a try to combine it has failed. Unanswered, it is not.',
    ['7.34'],
    word('recall', 'It is played.', '7.34'),
    word('hold', 'It stays there, and a marker is drawn.', '7.34'),
  ),
  question('formation', 'Which formation a free marker activates. Unanswered, the first of the forces.', ['4.37']),
  question(
    'sequence',
    'How a marker is played, or whether that of the pool is played instead or with it. Unanswered, alone and as a Mobile Sequence.',
    ['7.21', '7.31'],
    word('mobile', 'Movement at the full allowance, then combat.', '7.21a'),
    word('assault', 'Construction, movement at half the allowance, then combat.', '7.21b'),
    word('pass', 'Nothing; the marker goes into the pool.', '7.21c'),
  ),
  question('joining', 'Which Army units join before the construction phase of an Assault Sequence. Unanswered, none.', [
    '14.25',
    '7.44',
  ]),
  question('construction', 'What is built. Unanswered, nothing.', ['7.21b', '14.25']),
  question('movement', 'What the active units do in their movement phase. Unanswered, nothing.', ['8.11']),
  question('declaration', 'Which attacks are declared. Unanswered, none.', ['9.11']),
  question('refusal', 'Whether the units of an attacked hex refuse combat, and where they go. Unanswered, they stay.', [
    '9.21',
  ]),
  question('reaction', 'Which units react, and where they go. Unanswered, none.', ['9.31']),
  question(
    'stand',
    'Whether a hex that is attacked tries to hold without retreat. Unanswered, it does not.',
    ['9.41'],
    word('stand', 'It tries.', '9.42'),
    word('yield', 'It does not.', '9.42'),
  ),
  question(
    'table',
    'Which table the attacker uses where he may choose. Unanswered, the Mobile one.',
    ['10.31'],
    word('mobile', 'The Mobile table.', '10.31'),
    word('assault', 'The Assault table.', '10.31'),
  ),
  question('air', 'Which aircraft a side commits, the lead first. Unanswered, none.', ['10.41', '13.21']),
  question('artillery', 'Which artillery a side commits, the lead first. Unanswered, none.', ['10.42']),
  question('resolution', 'Which of the declared attacks is carried out next. Unanswered, the one declared first.', [
    '10.0',
  ]),
  question('command', 'Who spends command points on a check. Unanswered, nobody.', ['15.33']),
  question('lead', 'Who leads. Unanswered, the one of best efficiency.', ['3.43']),
  question('loss', 'Who takes the losses beyond the lead. Unanswered, the one that loses least by it.', ['11.21']),
  question('retreat', 'Which way beaten units take. Unanswered, the first that costs least.', ['11.3']),
  question(
    'advance',
    'Who advances, and how far. Unanswered, nobody.',
    ['11.6'],
    word('stay', 'Nobody advances.', '11.6'),
    word('advance', 'As many units as may.', '11.6'),
  ),
  question('excess', 'Which units beyond the stacking limit are removed. Unanswered, the weakest.', ['3.32']),
  question('reorganization', 'What is built and which points help to recover. Unanswered, nothing.', [
    '14.26',
    '15.34',
  ]),
] as const;

export type Question = (typeof questions)[number]['word'];
