import type { Chapter } from './entry.js';

/** 7.1 initiative, 7.2 sequences. */
export const operations = {
  '7.0': {
    title: 'Operations',
    text: 'Initiative, sequences, the pool, Army units.',
    see: ['7.1', '7.2', '7.3', '7.4'],
    status: 'simulated',
    heading: true,
  },
  '7.1': {
    title: 'Initiative',
    text: 'Who goes first.',
    see: ['7.11', '7.12'],
    status: 'simulated',
    heading: true,
  },
  '7.11': {
    title: 'The roll',
    text: 'The Soviet rolls, then the German, each with his modifiers.',
    see: ['7.13'],
    status: 'simulated',
  },
  '7.12': {
    title: 'First Player',
    text: 'The higher total; on equal totals whoever had it last turn.',
    see: ['7.11'],
    status: 'simulated',
  },
  '7.13': {
    title: 'For enemy passes',
    text: 'One is added for each Pass Sequence of the opponent in the turn before.',
    see: ['7.21c'],
    status: 'simulated',
  },
  '7.14': {
    title: 'Filling the cups',
    text: 'The First Player puts in all the markers he has. The Second may put in as many and one more; the rest waits for the next turn and stays unseen.',
    see: ['4.35a'],
    status: 'enforced',
  },
  '7.15': {
    title: 'First sequence of the game',
    text: 'The First Player looks through his markers and chooses his first.',
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
    text: 'The marker is drawn unseen, one of three sequences is chosen for all its formations, and it is shown only for Mobile or Assault.',
    see: ['7.21a', '7.21b', '7.21c'],
    status: 'enforced',
  },
  '7.21a': {
    title: 'Mobile Sequence',
    text: 'Movement with the full allowance, enemy reaction, combat on either table. Only active units move and attack; motorized ones may overrun; nothing is built; coordination is harder. In rain at rain costs, without overruns, on the Assault table.',
    see: ['8.61', '10.33'],
    status: 'enforced',
  },
  '7.21b': {
    title: 'Assault Sequence',
    text: 'Construction, movement with half the allowance, enemy reaction, combat on the Assault table. No overruns; inactive friends beside the target may attack but not move; coordination is easier.',
    see: ['3.57', '9.11', '14.25'],
    status: 'enforced',
  },
  '7.21c': {
    title: 'Pass',
    text: 'Nobody is activated. The marker lies face down in the Activation Pool, and bridges may be placed or moved.',
    see: ['7.22', '16.23'],
    status: 'enforced',
  },
  '7.22': {
    title: 'Activation Pool',
    text: 'It may hold a marker while another is drawn, but at the end of a sequence no more than one.',
    see: ['7.31'],
    status: 'enforced',
  },
  '7.23': {
    title: 'In turns',
    text: 'The players alternate until all markers have been drawn and played.',
    see: ['7.25'],
    status: 'simulated',
  },
  '7.24': {
    title: 'Markers must be played',
    text: 'A marker at hand is played, though its formation may stay where it is, and may even have no unit in play.',
    see: ['7.21'],
    status: 'enforced',
  },
  '7.25': {
    title: 'One side is done',
    text: 'Who still has markers carries on alone; the other does not pass but is idle. No marker outlives the turn.',
    see: ['7.13', '7.23'],
    status: 'simulated',
  },
  '7.26': {
    title: 'Back to the cup',
    text: 'Markers return only in the Initiative Phase.',
    see: ['7.14'],
    status: 'simulated',
  },
} as const satisfies Chapter;
