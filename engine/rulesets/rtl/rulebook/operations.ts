import type { Chapter } from './entry.js';

/** Sections 7.1 and 7.2 of the rulebook: initiative and sequences. */
export const operations = {
  '7.0': {
    title: 'Operations',
    text: 'This chapter is about initiative, sequences, the Activation Pool and Army units.',
    see: ['7.1', '7.2', '7.3', '7.4'],
    status: 'simulated',
    heading: true,
  },
  '7.1': {
    title: 'Initiative',
    text: 'The initiative decides which side goes first.',
    see: ['7.11', '7.12'],
    status: 'simulated',
    heading: true,
  },
  '7.11': {
    title: 'The initiative roll',
    text: 'The Soviet player rolls first, then the German player. Each adds his modifiers.',
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
    text: 'The First Player puts all his available markers into his cup. The Second Player may put in as many markers as the First Player and one more; his other markers stay hidden until the next turn.',
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
    text: 'A drawn marker may be used for one of three sequences.',
    see: ['7.21'],
    status: 'simulated',
    heading: true,
  },
  '7.21': {
    title: 'Drawing a marker and choosing a sequence',
    text: 'The player draws a marker at random and chooses one of three sequences for all formations of the marker. The marker is revealed only for a Mobile or an Assault Sequence.',
    see: ['7.21a', '7.21b', '7.21c'],
    status: 'enforced',
  },
  '7.21a': {
    title: 'Mobile Sequence',
    text: 'A Mobile Sequence consists of movement with the full allowance, enemy reaction, and combat on either table. Only active units move and attack, motorized ones may overrun, nothing is built, and coordination is harder. In rain movement has rain costs, there are no overruns, and only the Assault table is used.',
    see: ['8.61', '10.33'],
    status: 'enforced',
  },
  '7.21b': {
    title: 'Assault Sequence',
    text: 'An Assault Sequence consists of construction, movement with half the allowance, enemy reaction, and combat on the Assault table. There are no overruns, and coordination is easier. Inactive friendly units adjacent to the target may attack but not move.',
    see: ['3.57', '9.11', '14.25'],
    status: 'enforced',
  },
  '7.21c': {
    title: 'Pass Sequence',
    text: 'In a Pass Sequence no formation is activated. The marker is placed face down in the Activation Pool, and bridges may be placed or moved.',
    see: ['7.22', '16.23'],
    status: 'enforced',
  },
  '7.22': {
    title: 'Activation Pool',
    text: 'The pool of a side may contain one marker while another is drawn. At the end of a sequence it may contain only one marker.',
    see: ['7.31'],
    status: 'enforced',
  },
  '7.23': {
    title: 'Alternation of sequences',
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
    text: 'If only one side still has markers, it plays them one after the other. The other side does not pass, because it has no sequence. No marker is carried over to the next turn.',
    see: ['7.13', '7.23'],
    status: 'simulated',
  },
  '7.26': {
    title: 'Return of markers to the cup',
    text: 'Markers return to the cup only in the Initiative Phase.',
    see: ['7.14'],
    status: 'simulated',
  },
} as const satisfies Chapter;
