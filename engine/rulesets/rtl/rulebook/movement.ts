import type { Chapter } from './entry.js';

/** 8.0 to 8.2: movement and enemy zones. */
export const movement = {
  '8.0': {
    title: 'Movement',
    text: 'Active units move in the Movement Phase. Refusal, retreat and advance are no movement and cost nothing.',
    see: ['9.22', '11.32', '11.6'],
    status: 'simulated',
  },
  '8.1': {
    title: 'Limits of movement',
    text: 'How far and in what company.',
    see: ['8.11', '8.13'],
    status: 'simulated',
    heading: true,
  },
  '8.11': {
    title: 'Hex by hex',
    text: 'Units or stacks move one after the other from hex to neighbour and pay for each; any number may pass a hex.',
    see: ['8.31'],
    status: 'enforced',
  },
  '8.12': {
    title: 'Stacks',
    text: 'A stack has the allowance of its slowest unit. It picks nobody up; whom it drops is done for the phase.',
    see: ['8.63'],
    status: 'enforced',
  },
  '8.13': {
    title: 'Once a phase',
    text: 'Never beyond the allowance, never a hex that cannot be paid in full, no least move, nothing saved or lent; nobody has to move.',
    see: ['3.72a'],
    status: 'enforced',
  },
  '8.14': {
    title: 'Occupied hexes',
    text: 'No unit enters a hex with an enemy combat unit, except to overrun it. Friends are no hindrance.',
    see: ['8.6'],
    status: 'enforced',
  },
  '8.15': {
    title: 'Bridges and leaders',
    text: 'They stand beside enemy combat units only together with a friendly combat unit.',
    see: ['16.22'],
    status: 'enforced',
  },
  '8.16': {
    title: 'Supply and movement',
    text: 'Beyond halving, and no overrun or reaction, lack of supply does not matter; a unit may move out of supply.',
    see: ['6.14a', '6.14f'],
    status: 'simulated',
  },
  '8.2': {
    title: 'Enemy zones and movement',
    text: 'What they cost and whom they stop.',
    see: ['8.21', '8.22', '8.23'],
    status: 'simulated',
    heading: true,
  },
  '8.21': {
    title: 'Cost',
    text: 'One point more to enter a hex in enemy zones, once, friends there or not; nothing to leave it.',
    see: ['9.34'],
    status: 'enforced',
  },
  '8.22': {
    title: 'Stop',
    text: 'Who enters an enemy zone stops. Motorized units may go on, also into the next such hex, but between two of them not at the rate of a road, railway or trail.',
    see: ['8.23'],
    status: 'enforced',
  },
  '8.23': {
    title: 'Starting in an enemy zone',
    text: 'How a unit goes from one to the next.',
    see: ['8.23a', '8.23b'],
    status: 'enforced',
    heading: true,
  },
  '8.23a': {
    title: 'Motorized units',
    text: 'They pay the terrain and one point, and may go on.',
    see: ['8.22'],
    status: 'enforced',
  },
  '8.23b': {
    title: 'All others',
    text: 'They spend the whole allowance on such a step and stop.',
    see: ['8.22'],
    status: 'enforced',
  },
  '8.24': {
    title: 'Own zones',
    text: 'They do not matter.',
    see: ['3.27'],
    status: 'simulated',
  },
} as const satisfies Chapter;
