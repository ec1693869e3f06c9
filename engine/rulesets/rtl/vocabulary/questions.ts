import { createWordBuilders } from '../../../play/words.js';
import type { RtlRule } from '../rulebook/index.js';

const { word, question } = createWordBuilders<RtlRule>();

/**
 * The decisions that the game asks a side to make. A doctrine may give one answer to all decisions of the same kind.
 */
export const questions = [
  question(
    'placement',
    'Where to set up a unit for which the scenario allows several hexes. Default: the first hex with room.',
    ['4.11'],
  ),
  question('replacements', 'Which units get back steps that the scenario returns. Default: no unit.', ['S3.26']),
  question(
    'sources',
    'Which hexes a limited source supplies if too many hexes could use the source. Default: the hexes with the most units.',
    ['S3.24'],
  ),
  question(
    'markers',
    'Which markers wait for the next turn if the Second Player has too many. Default: the last markers in the order of the forces.',
    ['7.14'],
  ),
  question(
    'opening',
    'Which marker the First Player plays first in the game. Default: the first marker in the order of the forces.',
    ['7.15'],
  ),
  question(
    'pool',
    'Whether the marker in the pool is played instead of drawing a marker, after a failed attempt to combine it. Default: a marker is drawn.',
    ['7.34'],
    word('recall', 'The marker in the pool is played.', '7.34'),
    word('hold', 'The marker in the pool stays there, and a marker is drawn.', '7.34'),
  ),
  question(
    'formation',
    'Which formation a free marker activates. Default: the first formation in the order of the forces.',
    ['4.37'],
  ),
  question(
    'sequence',
    'The sequence for which the drawn marker is used, and whether the marker that is kept in the pool replaces it or is combined with it. Default: the drawn marker, for a Mobile Sequence.',
    ['7.21', '7.31'],
    word('mobile', 'The formation moves with its full allowance, then attacks.', '7.21a'),
    word('assault', 'The formation builds, moves with half its allowance, then attacks.', '7.21b'),
    word('pass', 'No formation acts; the marker goes into the pool.', '7.21c'),
  ),
  question(
    'joining',
    'Which Army units join the active formation before the Construction Phase of an Assault Sequence. Default: no unit.',
    ['14.25', '7.44'],
  ),
  question('construction', 'Which strongpoints and bridges are built. Default: nothing is built.', ['7.21b', '14.25']),
  question('movement', 'What the active units do in their Movement Phase. Default: nothing.', ['8.11']),
  question('declaration', 'Which attacks are declared. Default: no attack.', ['9.11']),
  question(
    'refusal',
    'Whether the units of an attacked hex refuse combat, and where they retreat. Default: the units stay.',
    ['9.21'],
  ),
  question('reaction', 'Which units react, and where they move. Default: no unit reacts.', ['9.31']),
  question(
    'stand',
    'Whether the defenders of a hex make a no-retreat attempt. Default: they make none.',
    ['9.41'],
    word('stand', 'The defenders make a no-retreat attempt.', '9.42'),
    word('yield', 'The defenders do not make a no-retreat attempt.', '9.42'),
  ),
  question(
    'table',
    'Which combat table the attacker uses if both are allowed. Default: the Mobile table.',
    ['10.31'],
    word('mobile', 'The Mobile table.', '10.31'),
    word('assault', 'The Assault table.', '10.31'),
  ),
  question('air', 'Which aircraft a side commits, the lead unit first. Default: no aircraft.', ['10.41', '13.21']),
  question('artillery', 'Which artillery a side commits, the lead unit first. Default: no artillery.', ['10.42']),
  question('resolution', 'Which declared attack is carried out next. Default: the attack that was declared first.', [
    '10.0',
  ]),
  question('command', 'Which headquarters and leaders spend command points on a check. Default: no points are spent.', [
    '15.33',
  ]),
  question('lead', 'Which unit is the lead unit. Default: the unit with the highest efficiency.', ['3.43']),
  question(
    'loss',
    'Which units take the losses after the lead unit. Default: the unit that loses the least strength.',
    ['11.21'],
  ),
  question(
    'retreat',
    'Where units retreat. Default: along the first path that does not end in a hex still to be attacked.',
    ['11.3'],
  ),
  question(
    'advance',
    'Which units advance, and how far. Default: no unit advances.',
    ['11.6'],
    word('stay', 'No unit advances.', '11.6'),
    word('advance', 'All units that may advance do advance.', '11.6'),
  ),
  question('excess', 'Which units in excess of the stacking limit are eliminated. Default: the weakest unit.', [
    '3.32',
  ]),
  question(
    'reorganization',
    'What is built, and which command points are spent on recovery checks. Default: nothing.',
    ['14.26', '15.34'],
  ),
] as const;

export type Question = (typeof questions)[number]['word'];
