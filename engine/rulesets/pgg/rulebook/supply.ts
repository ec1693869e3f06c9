import type { Chapter } from './entry.js';

/** Section 11 of the rulebook: supply. */
export const supply = {
  '11.0': {
    title: 'Supply in general',
    text: 'Two moments count. A movement phase opens with a look at every unit of its side, and the answer stays good until the phase ends, wherever the unit goes. Supply is judged again for each combat, so that a unit that set out supplied may attack unsupplied.',
    see: ['11.31', '11.36'],
    status: 'simulated',
  },
  '11.1': {
    title: 'German supply',
    text: 'Two ways to be in supply: by road or by reach of the west edge.',
    see: ['11.11', '11.12'],
    status: 'simulated',
    heading: true,
  },
  '11.11': {
    title: 'By road',
    text: 'A German unit is in supply if no more than twenty hexes part it from a road that runs on to 0120, the road hex of the west edge. Enemy units, their ZOC and impassable terrain cut the line as well as the road; a friend in the hex makes the ZOC harmless.',
    see: ['8.15', '11.13', '13.44'],
    status: 'simulated',
  },
  '11.12': {
    title: 'By the west edge',
    text: 'A German unit is also in supply if a line of at most twenty movement points, counted at its own costs, reaches any hex of the west edge.',
    see: ['6.7', '11.13'],
    status: 'simulated',
  },
  '11.13': {
    title: 'Roads and rivers',
    text: 'Only railways bridge rivers, but for the road line of 11.11 roads are taken to cross them. For the movement points of 11.12, as for movement, the river is paid although a road leads across.',
    see: ['6.7', '11.11', '11.12'],
    status: 'simulated',
  },
  '11.2': {
    title: 'Soviet supply',
    text: 'From unit to leader, from leader to the east edge.',
    see: ['11.21', '11.22', '11.23', '11.24'],
    status: 'simulated',
    heading: true,
  },
  '11.21': {
    title: 'Through a leader',
    text: 'A Soviet unit reaches any leader by a line of communication, and that leader reaches the east edge by a line of supply, however long. Enemy units, their ZOC and impassable terrain cut both lines; a friend in the hex makes the ZOC harmless.',
    see: ['8.15', '10.31'],
    status: 'simulated',
  },
  '11.22': {
    title: 'Within his radius',
    text: 'The line of communication is no longer than the leader’s radius: four hexes from Lukin, whose radius is 3, a division must look for another leader.',
    see: ['10.1.a'],
    status: 'simulated',
  },
  '11.23': {
    title: 'Never straight to the edge',
    text: 'A Soviet unit never draws supply from the east edge directly, though any leader will do.',
    see: ['10.31', '10.32'],
    status: 'simulated',
  },
  '11.24': {
    title: 'Leaders need supply too',
    text: 'A leader is in supply only by his own line to the east edge; he needs no other leader.',
    see: ['10.34'],
    status: 'simulated',
  },
  '11.3': {
    title: 'Effects of supply',
    text: 'What being out of supply does.',
    see: ['11.31', '11.32', '11.33'],
    status: 'simulated',
    heading: true,
  },
  '11.31': {
    title: 'Half strength, half movement',
    text: 'Out of supply, movement allowance and combat strength are halved, fractions dropped: a 9-7 is worth 4-3.',
    see: ['6.25', '11.32'],
    status: 'simulated',
  },
  '11.32': {
    title: 'Never below 1',
    text: 'No reduction takes a unit’s combat strength below 1.',
    see: ['11.31'],
    status: 'simulated',
  },
  '11.33': {
    title: 'Arrivals are supplied',
    text: 'Every unit is in supply in the movement phase in which it enters; from then on it needs a line like all others.',
    see: ['14.0'],
    status: 'simulated',
  },
  '11.34': {
    title: 'No decay',
    text: 'A unit may stay out of supply for ever without loss.',
    see: ['11.31'],
    status: 'simulated',
  },
  '11.35': {
    title: 'Zones do not suffer',
    text: 'Being out of supply does not change ZOC.',
    see: ['8.11'],
    status: 'simulated',
  },
  '11.36': {
    title: 'Supply for overruns',
    text: 'For an overrun supply is judged when it happens, as for combat.',
    see: ['6.59'],
    status: 'simulated',
  },
} as const satisfies Chapter;
