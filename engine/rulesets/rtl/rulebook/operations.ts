import type { Chapter } from './entry.js';

/** Sections 7.1 and 7.2 of the rulebook: initiative and sequences. */
export const operations = {
  '7.0': {
    title: 'Operations',
    text: 'Initiative, sequences, the Activation Pool and Army units.',
    see: ['7.1', '7.2', '7.3', '7.4'],
    status: 'simulated',
    heading: true,
  },
  '7.1': {
    title: 'Initiative',
    text: 'Which side goes first.',
    see: ['7.11', '7.12'],
    status: 'simulated',
    heading: true,
  },
  '7.11': {
    title: 'The roll',
    text: 'The Soviet player rolls first, then the German. Each adds his modifiers.',
    see: ['7.13'],
    status: 'simulated',
  },
  '7.12': {
    title: 'First Player',
    text: 'The side with the higher total is First Player. On a tie the First Player of the previous turn goes first again.',
    see: ['7.11'],
    status: 'simulated',
  },
  '7.13': {
    title: 'Modifier for enemy passes',
    text: 'Add 1 for each Pass Sequence of the opponent in the previous turn.',
    see: ['7.21c'],
    status: 'simulated',
  },
  '7.14': {
    title: 'Filling the cups',
    text: 'The First Player puts in all his available markers. The Second Player may put in as many as that and one more; the rest stay hidden until the next turn.',
    see: ['4.35a'],
    status: 'enforced',
  },
  '7.15': {
    title: 'First sequence of the game',
    text: 'The First Player chooses his first marker freely.',
    see: ['4.35a'],
    status: 'simulated',
  },
  '7.2': {
    title: 'Sequences',
    text: 'What a drawn marker may be used for.',
    see: ['7.21'],
    status: 'simulated',
    heading: true,
  },
  '7.21': {
    title: 'Drawing and choosing',
    text: 'The player draws a marker at random and chooses one of three sequences for all its formations. The marker is revealed only for a Mobile or an Assault Sequence.',
    see: ['7.21a', '7.21b', '7.21c'],
    status: 'enforced',
  },
  '7.21a': {
    title: 'Mobile Sequence',
    text: 'Movement with the full allowance, enemy reaction, combat on either table. Only active units move and attack; motorized ones may overrun; nothing is built; coordination is harder. In rain, movement has rain costs, and there are no overruns and only the Assault table.',
    see: ['8.61', '10.33'],
    status: 'enforced',
  },
  '7.21b': {
    title: 'Assault Sequence',
    text: 'Construction, movement with half the allowance, enemy reaction, combat on the Assault table. There are no overruns; inactive friendly units adjacent to the target may attack but not move; coordination is easier.',
    see: ['3.57', '9.11', '14.25'],
    status: 'enforced',
  },
  '7.21c': {
    title: 'Pass',
    text: 'No formation is activated. The marker is placed face down in the Activation Pool, and bridges may be placed or moved.',
    see: ['7.22', '16.23'],
    status: 'enforced',
  },
  '7.22': {
    title: 'Activation Pool',
    text: 'The pool may hold one marker while another is drawn. At the end of a sequence it holds one marker at most.',
    see: ['7.31'],
    status: 'enforced',
  },
  '7.23': {
    title: 'Alternation',
    text: 'The players alternate until all markers have been drawn and played.',
    see: ['7.25'],
    status: 'simulated',
  },
  '7.24': {
    title: 'Markers must be played',
    text: 'An available marker must be played, even if its formation does not move or has no unit in play.',
    see: ['7.21'],
    status: 'enforced',
  },
  '7.25': {
    title: 'One side without markers',
    text: 'The side that still has markers plays them one after the other. The other side does not pass; it has no sequence. No marker is carried over to the next turn.',
    see: ['7.13', '7.23'],
    status: 'simulated',
  },
  '7.26': {
    title: 'Back to the cup',
    text: 'Markers return to the cup only in the Initiative Phase.',
    see: ['7.14'],
    status: 'simulated',
  },
} as const satisfies Chapter;
