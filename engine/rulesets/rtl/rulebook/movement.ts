import type { Chapter } from './entry.js';

/** Sections 8.0 to 8.2 of the rulebook: movement and enemy zones of control. */
export const movement = {
  '8.0': {
    title: 'Movement',
    text: 'Active units move in the Movement Phase. Refusals of combat, retreats and advances are not movement and cost no movement points.',
    see: ['9.22', '11.32', '11.6'],
    status: 'simulated',
  },
  '8.1': {
    title: 'Limits of movement',
    text: 'These rules limit how far units move, and with which other units.',
    see: ['8.11', '8.13'],
    status: 'simulated',
    heading: true,
  },
  '8.11': {
    title: 'Movement hex by hex',
    text: 'Units or stacks move one after the other. They move from hex to adjacent hex and pay for each hex. Any number of units may pass through a hex.',
    see: ['8.31'],
    status: 'enforced',
  },
  '8.12': {
    title: 'Movement of stacks',
    text: 'A stack has the allowance of its slowest unit. It may not pick up units on the way. A unit that it leaves behind may not move again in the phase.',
    see: ['8.63'],
    status: 'enforced',
  },
  '8.13': {
    title: 'One move per phase',
    text: 'A unit may not exceed its allowance or enter a hex that it cannot pay for in full. There is no minimum move. Points may be neither saved nor transferred. No unit is forced to move.',
    see: ['3.72a'],
    status: 'enforced',
  },
  '8.14': {
    title: 'Occupied hexes',
    text: 'A unit may not enter a hex with an enemy combat unit, except to overrun it. Friendly units do not block movement.',
    see: ['8.6'],
    status: 'enforced',
  },
  '8.15': {
    title: 'Bridges and leaders',
    text: 'Bridges and leaders may be adjacent to enemy combat units only if stacked with a friendly combat unit.',
    see: ['16.22'],
    status: 'enforced',
  },
  '8.16': {
    title: 'Supply and movement',
    text: 'Units out of supply have a halved allowance and may not overrun or react. Supply does not limit movement otherwise: a unit may move out of supply.',
    see: ['6.14a', '6.14f'],
    status: 'simulated',
  },
  '8.2': {
    title: 'Enemy zones and movement',
    text: 'These rules say what enemy zones of control cost, and which units must stop in them.',
    see: ['8.21', '8.22', '8.23'],
    status: 'simulated',
    heading: true,
  },
  '8.21': {
    title: 'Cost of enemy zones',
    text: 'Entering a hex in enemy zones of control costs 1 more point, once for the hex, even if friendly units are there. Leaving such a hex costs nothing.',
    see: ['9.34'],
    status: 'enforced',
  },
  '8.22': {
    title: 'Stopping in enemy zones',
    text: 'A unit stops when it enters an enemy zone of control. Motorized units may continue, even into another hex in an enemy zone of control. Between two such hexes the rate of a road, railway or trail does not apply.',
    see: ['8.23'],
    status: 'enforced',
  },
  '8.23': {
    title: 'Starting in an enemy zone',
    text: 'These rules say how a unit moves from one enemy zone of control to the next.',
    see: ['8.23a', '8.23b'],
    status: 'enforced',
    heading: true,
  },
  '8.23a': {
    title: 'Motorized units between enemy zones',
    text: 'Motorized units pay the terrain and 1 point, and may continue.',
    see: ['8.22'],
    status: 'enforced',
  },
  '8.23b': {
    title: 'Other units between enemy zones',
    text: 'Units that are not motorized spend their whole allowance to enter the adjacent hex, and stop.',
    see: ['8.22'],
    status: 'enforced',
  },
  '8.24': {
    title: 'Friendly zones and movement',
    text: 'Friendly zones of control have no effect on movement.',
    see: ['3.27'],
    status: 'simulated',
  },
} as const satisfies Chapter;
