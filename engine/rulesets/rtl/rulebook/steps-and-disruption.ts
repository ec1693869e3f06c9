import type { Chapter } from './entry.js';

/** Sections 3.6 and 3.7 of the rulebook: steps and disruption. */
export const stepsAndDisruption = {
  '3.6': {
    title: 'Steps',
    text: 'These rules say how many step losses a unit can take.',
    see: ['3.61', '3.62'],
    status: 'simulated',
    heading: true,
  },
  '3.61': {
    title: 'One step or two',
    text: 'A unit with strengths on both sides has two steps, all others have one. Steps are lost in combat.',
    see: ['11.21'],
    status: 'simulated',
  },
  '3.62': {
    title: 'Headquarters and artillery',
    text: 'Headquarters and artillery have one step. The back of the counter shows that command points are spent or that the artillery has fired.',
    see: ['15.32', '12.19'],
    status: 'simulated',
  },
  '3.7': {
    title: 'Disruption',
    text: 'Combat results and overruns may disrupt units.',
    see: ['3.71', '3.72', '3.75'],
    status: 'simulated',
    heading: true,
  },
  '3.71': {
    title: 'Units affected by disruption',
    text: 'A disruption result affects every unit that is in the stack at that moment.',
    see: ['11.11'],
    status: 'simulated',
  },
  '3.72': {
    title: 'Effects of disruption',
    text: 'A disrupted unit suffers all of these effects.',
    see: ['3.72a', '3.72b', '3.72c', '3.72d'],
    status: 'simulated',
    heading: true,
  },
  '3.72a': {
    title: 'Slower movement',
    text: 'The movement allowance of a disrupted unit is reduced by 2 points after any halving. A unit with no points left may not move.',
    see: ['3.57', '8.13'],
    status: 'simulated',
  },
  '3.72b': {
    title: 'Lower efficiency',
    text: 'The efficiency of a disrupted unit is reduced by 2 for every purpose, in addition to reductions for supply.',
    see: ['3.44', '6.14b'],
    status: 'simulated',
  },
  '3.72c': {
    title: 'No command points',
    text: 'A disrupted headquarters loses its command points and no longer allows air missions within four hexes.',
    see: ['13.14', '15.16'],
    status: 'simulated',
  },
  '3.72d': {
    title: 'No refusal, reaction or overrun',
    text: 'A disrupted unit may not refuse combat, react or overrun.',
    see: ['8.62', '9.21', '9.32'],
    status: 'enforced',
  },
  '3.72e': {
    title: 'Short advance',
    text: 'A disrupted unit advances one hex at most.',
    see: ['11.61b'],
    status: 'enforced',
  },
  '3.72f': {
    title: 'No building',
    text: 'A disrupted unit neither starts nor finishes strongpoints and does not remove enemy strongpoints.',
    see: ['14.24', '14.26'],
    status: 'enforced',
  },
  '3.72g': {
    title: 'No artillery support',
    text: 'Disrupted artillery gives no support.',
    see: ['12.13d'],
    status: 'enforced',
  },
  '3.72h': {
    title: 'No combined arms',
    text: 'A disrupted unit does not count for the combined arms bonus.',
    see: ['10.61f'],
    status: 'simulated',
  },
  '3.73': {
    title: 'Stacks with disrupted and other units',
    text: 'Each unit of a stack keeps its own state: some units may be disrupted and others not.',
    see: ['3.71'],
    status: 'simulated',
  },
  '3.74': {
    title: 'Second disruption',
    text: 'A second disruption has no further effect.',
    see: ['3.71'],
    status: 'simulated',
  },
  '3.75': {
    title: 'Recovery from disruption',
    text: 'In the Reorganization Phase a disrupted unit recovers automatically outside enemy zones of control, and by a check inside them.',
    see: ['3.75a', '3.75b'],
    status: 'simulated',
    heading: true,
  },
  '3.75a': {
    title: 'Recovery outside enemy zones',
    text: 'A disrupted unit outside enemy zones of control recovers without a die roll.',
    see: ['4.21.C2'],
    status: 'simulated',
  },
  '3.75b': {
    title: 'Recovery in an enemy zone',
    text: 'Each disrupted unit in an enemy zone of control makes an efficiency check with all its reductions. Command points may be spent on it. A unit that fails stays disrupted.',
    see: ['15.34'],
    status: 'simulated',
  },
} as const satisfies Chapter;
