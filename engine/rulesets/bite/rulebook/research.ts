import type { Chapter } from './entry.js';

/** Section 17 of the rulebook: research. */
export const research = {
  '17.0': {
    title: 'Technology research',
    text: 'This rule is played with the option `research`. Instead of following the fixed schedule, the players pay for advances of infantry, armour, fighters and bombers.',
    see: ['3.13'],
    status: 'simulated',
  },
  '17.0.second': {
    title: 'Level 2',
    text: 'Level 2 in a field costs twenty yellow points, at most one a turn, in any turns.',
    see: ['17.2'],
    status: 'enforced',
  },
  '17.0.third': {
    title: 'Level 3',
    text: 'Level 3 costs thirty more yellow points, at most one a turn, after level 2 is reached.',
    see: ['17.0.second'],
    status: 'enforced',
  },
  '17.1': {
    title: 'Technology of the minor powers',
    text: 'Finland, Romania, Hungary and Slovakia are one level behind Germany, free of charge. Only Finnish infantry begins at level 2.',
    see: ['5.5', '3.13'],
    status: 'simulated',
  },
  '17.1.italy': {
    title: 'Technology of Italy',
    text: 'The technology of Italy never advances.',
    see: ['5.4'],
    status: 'simulated',
  },
  '17.2': {
    title: 'Easier research',
    text: 'Soviet infantry and German armour need 5 points and 5 turns fewer for each level.',
    see: ['17.0.second', '17.0.third'],
    status: 'simulated',
  },
} as const satisfies Chapter;
