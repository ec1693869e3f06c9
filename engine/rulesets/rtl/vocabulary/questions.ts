import { createWordBuilders } from '../../../play/words.js';
import type { RtlRule } from '../rulebook/index.js';

const { word, question } = createWordBuilders<RtlRule>();

/**
 * The decisions of the game. The words of a question are the answers that a doctrine may give to all decisions of that
 * kind.
 */
export const questions = [
  question(
    'placement',
    'Where to set up a unit for which the scenario allows several hexes. Default: the first hex with room.',
    ['4.11'],
  ),
  question('replacements', 'Which units get back steps that the scenario returns. Default: none.', ['S3.26']),
  question(
    'sources',
    'Which hexes a limited source supplies if more hexes could use it. Default: those with the most units.',
    ['S3.24'],
  ),
  question(
    'markers',
    'Which markers wait for the next turn if the Second Player has too many. Default: the last ones in the order of the forces.',
    ['7.14'],
  ),
  question(
    'opening',
    'The First Player’s first marker of the game. Default: the first one in the order of the forces.',
    ['7.15'],
  ),
  question(
    'pool',
    'Whether the pooled marker is played instead of drawing, after an attempt to combine it has failed. Default: it is not.',
    ['7.34'],
    word('recall', 'The pooled marker is played.', '7.34'),
    word('hold', 'The pooled marker stays in the pool, and a marker is drawn.', '7.34'),
  ),
  question('formation', 'Which formation a free marker activates. Default: the first one in the order of the forces.', [
    '4.37',
  ]),
  question(
    'sequence',
    'Which sequence a marker is used for, and whether the pooled marker is played instead of it or combined with it. Default: a Mobile Sequence of the drawn marker.',
    ['7.21', '7.31'],
    word('mobile', 'Movement with the full allowance, then combat.', '7.21a'),
    word('assault', 'Construction, movement with half the allowance, then combat.', '7.21b'),
    word('pass', 'No formation acts; the marker goes into the pool.', '7.21c'),
  ),
  question('joining', 'Which Army units join before the Construction Phase of an Assault Sequence. Default: none.', [
    '14.25',
    '7.44',
  ]),
  question('construction', 'Which strongpoints and bridges are built. Default: none.', ['7.21b', '14.25']),
  question('movement', 'What the active units do in their Movement Phase. Default: nothing.', ['8.11']),
  question('declaration', 'Which attacks are declared. Default: none.', ['9.11']),
  question(
    'refusal',
    'Whether the units of an attacked hex refuse combat, and where they retreat. Default: they stay.',
    ['9.21'],
  ),
  question('reaction', 'Which units react, and where they move. Default: none.', ['9.31']),
  question(
    'stand',
    'Whether the defenders of a hex attempt no retreat. Default: they do not.',
    ['9.41'],
    word('stand', 'The defenders attempt no retreat.', '9.42'),
    word('yield', 'The defenders do not attempt no retreat.', '9.42'),
  ),
  question(
    'table',
    'Which table the attacker uses if both are allowed. Default: the Mobile table.',
    ['10.31'],
    word('mobile', 'The Mobile table.', '10.31'),
    word('assault', 'The Assault table.', '10.31'),
  ),
  question('air', 'Which aircraft a side commits, the lead unit first. Default: none.', ['10.41', '13.21']),
  question('artillery', 'Which artillery a side commits, the lead unit first. Default: none.', ['10.42']),
  question('resolution', 'Which declared attack is carried out next. Default: the one declared first.', ['10.0']),
  question('command', 'Which headquarters and leaders spend command points on a check. Default: none.', ['15.33']),
  question('lead', 'Which unit is the lead unit. Default: the one with the highest efficiency.', ['3.43']),
  question(
    'loss',
    'Which units take the losses after the lead unit. Default: the unit that loses the least strength.',
    ['11.21'],
  ),
  question('retreat', 'Where units retreat. Default: along the first of the cheapest paths.', ['11.3']),
  question(
    'advance',
    'Which units advance, and how far. Default: none.',
    ['11.6'],
    word('stay', 'No unit advances.', '11.6'),
    word('advance', 'All units that may advance do so.', '11.6'),
  ),
  question('excess', 'Which units in excess of the stacking limit are eliminated. Default: the weakest.', ['3.32']),
  question('reorganization', 'What is built and which command points help units to recover. Default: nothing.', [
    '14.26',
    '15.34',
  ]),
] as const;

export type Question = (typeof questions)[number]['word'];
