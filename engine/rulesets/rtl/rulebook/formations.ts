import type { Chapter } from './entry.js';

/** 4.3: formations and their markers. */
export const formations = {
  '4.3': {
    title: 'Formations',
    text: 'Who acts together.',
    see: ['4.31', '4.35'],
    status: 'simulated',
    heading: true,
  },
  '4.31': {
    title: 'What a formation is',
    text: 'As a rule one headquarters or more and the units of one colour. Some German formations have several headquarters, some Soviet ones none.',
    see: ['2.22'],
    status: 'enforced',
  },
  '4.32': {
    title: 'No higher formation',
    text: 'A headquarters belongs to its own formation and to none above it.',
    see: ['4.31'],
    status: 'simulated',
  },
  '4.33': {
    title: 'Army units',
    text: 'White units belong to no formation and serve any, within limits.',
    see: ['7.4'],
    status: 'enforced',
  },
  '4.34': {
    title: 'Command in an attack',
    text: 'The headquarters of a formation may spend its points where most attackers and the lead unit are of that formation and in its range.',
    see: ['15.1', '15.3'],
    status: 'enforced',
  },
  '4.35': {
    title: 'Activation markers',
    text: 'They tell who acts.',
    see: ['4.35a', '4.35b'],
    status: 'simulated',
    heading: true,
  },
  '4.35a': {
    title: 'Two cups',
    text: 'Each side draws unseen from its own cup, one marker at the start of each of its sequences. In the first sequence of the game the First Player chooses instead.',
    see: ['7.15'],
    status: 'simulated',
  },
  '4.35b': {
    title: 'Who is active',
    text: 'All units of the formations named on the marker, wherever they are; all others are inactive and do not move. In an Assault Sequence inactive friends beside a defending hex may join its attack. A marker returns to the cup only in the Initiative Phase.',
    see: ['7.21', '9.11'],
    status: 'enforced',
  },
  '4.36': {
    title: 'Two markers',
    text: 'A formation with two acts twice in a turn.',
    see: ['4.35'],
    status: 'simulated',
  },
  '4.37': {
    title: 'The marker for any formation',
    text: 'One Soviet marker activates whichever formation its owner likes, even one that has acted; it may be passed, too.',
    see: ['7.21c'],
    status: 'simulated',
  },
  '4.38': {
    title: 'Formations that are gone',
    text: 'When no unit is left and none is to come, the marker leaves the game.',
    see: ['5.2'],
    status: 'simulated',
  },
  '4.39': {
    title: 'Combining is another thing',
    text: 'Two markers combined by a roll are not one marker for several formations.',
    see: ['7.3'],
    status: 'simulated',
  },
} as const satisfies Chapter;
