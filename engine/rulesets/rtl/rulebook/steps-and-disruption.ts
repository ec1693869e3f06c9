import type { Chapter } from './entry.js';

/** 3.6 steps, 3.7 disruption. */
export const stepsAndDisruption = {
  '3.6': {
    title: 'Steps',
    text: 'How many losses a unit bears.',
    see: ['3.61', '3.62'],
    status: 'simulated',
    heading: true,
  },
  '3.61': {
    title: 'One step or two',
    text: 'A unit with strengths on both sides has two steps, others one. Losses come from combat.',
    see: ['11.21'],
    status: 'simulated',
  },
  '3.62': {
    title: 'Headquarters and artillery',
    text: 'They have one step; their back says that command is spent, or that the guns have fired.',
    see: ['15.32', '12.19'],
    status: 'simulated',
  },
  '3.7': {
    title: 'Disruption',
    text: 'Disorder after hard fights and overruns.',
    see: ['3.71', '3.72', '3.75'],
    status: 'simulated',
    heading: true,
  },
  '3.71': {
    title: 'Whom it strikes',
    text: 'A disruption result strikes every unit in the stack at that moment.',
    see: ['11.11'],
    status: 'simulated',
  },
  '3.72': {
    title: 'What it does',
    text: 'A disrupted unit is slower and weaker in many ways.',
    see: ['3.72a', '3.72b', '3.72c', '3.72d'],
    status: 'simulated',
    heading: true,
  },
  '3.72a': {
    title: 'Slower',
    text: 'Two points less to move, taken off after any halving; who has none left does not move.',
    see: ['3.57', '8.13'],
    status: 'simulated',
  },
  '3.72b': {
    title: 'Less efficient',
    text: 'Two less efficiency for every purpose, besides what supply takes.',
    see: ['3.44', '6.14b'],
    status: 'simulated',
  },
  '3.72c': {
    title: 'No command',
    text: 'A disrupted headquarters loses its command points and no longer lets aircraft strike within four hexes.',
    see: ['13.14', '15.16'],
    status: 'simulated',
  },
  '3.72d': {
    title: 'No refusal, reaction or overrun',
    text: 'A disrupted unit tries none of the three.',
    see: ['8.62', '9.21', '9.32'],
    status: 'enforced',
  },
  '3.72e': {
    title: 'Short advance',
    text: 'It advances one hex at most.',
    see: ['11.61b'],
    status: 'enforced',
  },
  '3.72f': {
    title: 'No building',
    text: 'It neither starts nor finishes strongpoints, nor removes the enemy’s.',
    see: ['14.24', '14.26'],
    status: 'enforced',
  },
  '3.72g': {
    title: 'Silent guns',
    text: 'Disrupted artillery gives no support.',
    see: ['12.13d'],
    status: 'enforced',
  },
  '3.72h': {
    title: 'No combined arms',
    text: 'It does not count towards the bonus.',
    see: ['10.61f'],
    status: 'simulated',
  },
  '3.73': {
    title: 'Who is and who is not',
    text: 'In one stack some units may be disrupted and others not; each keeps its own state.',
    see: ['3.71'],
    status: 'simulated',
  },
  '3.74': {
    title: 'Twice disrupted',
    text: 'More disruption changes nothing.',
    see: ['3.71'],
    status: 'simulated',
  },
  '3.75': {
    title: 'Recovery',
    text: 'In the Reorganization Phase: outside enemy zones by itself, within them by a check.',
    see: ['3.75a', '3.75b'],
    status: 'simulated',
    heading: true,
  },
  '3.75a': {
    title: 'Outside enemy zones',
    text: 'The unit recovers without a roll.',
    see: ['4.21.C2'],
    status: 'simulated',
  },
  '3.75b': {
    title: 'In an enemy zone',
    text: 'Each unit checks with all its reductions; command may help. Who fails stays disrupted.',
    see: ['15.34'],
    status: 'simulated',
  },
} as const satisfies Chapter;
