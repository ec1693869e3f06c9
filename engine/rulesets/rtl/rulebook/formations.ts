import type { Chapter } from './entry.js';

/** Section 4.3 of the rulebook: formations and their markers. */
export const formations = {
  '4.3': {
    title: 'Formations',
    text: 'The units of a formation act together.',
    see: ['4.31', '4.35'],
    status: 'simulated',
    heading: true,
  },
  '4.31': {
    title: 'What a formation is',
    text: 'A formation normally has one or more headquarters and the units of its colour. Some German formations have several headquarters, some Soviet formations have none.',
    see: ['2.22'],
    status: 'enforced',
  },
  '4.32': {
    title: 'Headquarters of one formation',
    text: 'A headquarters belongs to its own formation only, not to a higher one.',
    see: ['4.31'],
    status: 'simulated',
  },
  '4.33': {
    title: 'Army units',
    text: 'Army units are white and belong to no formation. They may serve with any formation, within limits.',
    see: ['7.4'],
    status: 'enforced',
  },
  '4.34': {
    title: 'Command points in an attack',
    text: 'A headquarters may spend its points on an attack if the lead unit and more than half of the attackers are of its formation and in its range.',
    see: ['15.1', '15.3'],
    status: 'enforced',
  },
  '4.35': {
    title: 'Activation markers',
    text: 'Activation markers decide which formations act.',
    see: ['4.35a', '4.35b'],
    status: 'simulated',
    heading: true,
  },
  '4.35a': {
    title: 'Two cups',
    text: 'Each side draws a marker at random from its own cup at the start of each of its sequences. In the first sequence of the game the First Player chooses a marker.',
    see: ['7.15'],
    status: 'simulated',
  },
  '4.35b': {
    title: 'Active units',
    text: 'All units of the formations on the marker are active, wherever they are. All others are inactive and may not move. In an Assault Sequence inactive friendly units adjacent to a defending hex may join its attack. A marker returns to the cup only in the Initiative Phase.',
    see: ['7.21', '9.11'],
    status: 'enforced',
  },
  '4.36': {
    title: 'Formations with two markers',
    text: 'A formation with two markers acts twice in a turn.',
    see: ['4.35'],
    status: 'simulated',
  },
  '4.37': {
    title: 'The marker for any formation',
    text: 'One Soviet marker activates any one formation that its owner chooses, even one that has already acted. It may also be used to pass.',
    see: ['7.21c'],
    status: 'simulated',
  },
  '4.38': {
    title: 'Eliminated formations',
    text: 'When a formation has no unit left and no reinforcements to come, its marker is removed from the game.',
    see: ['5.2'],
    status: 'simulated',
  },
  '4.39': {
    title: 'Combined markers and shared markers',
    text: 'Two markers that are combined by a die roll are not the same as one marker that names several formations.',
    see: ['7.3'],
    status: 'simulated',
  },
} as const satisfies Chapter;
