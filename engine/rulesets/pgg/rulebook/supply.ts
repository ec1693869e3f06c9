import type { Chapter } from './entry.js';

/** Section 11 of the rulebook: supply. */
export const supply = {
  '11.0': {
    title: 'Supply in general',
    text: 'Supply is determined at two moments. At the start of a movement phase it is determined for every unit of the phasing side, and the result applies until the phase ends, wherever the unit moves. It is determined again for each combat, so that a unit that was in supply when it moved may be out of supply when it attacks.',
    see: ['11.31', '11.36'],
    status: 'simulated',
  },
  '11.1': {
    title: 'German supply',
    text: 'A German unit is in supply by road or by its distance from the west edge.',
    see: ['11.11', '11.12'],
    status: 'simulated',
    heading: true,
  },
  '11.11': {
    title: 'German supply by road',
    text: 'A German unit is in supply if a line of at most twenty hexes leads to a road that runs to 0120, the road hex of the west edge. Enemy units, their ZOC and impassable terrain block the line and the road; a friendly unit in a hex cancels the ZOC there.',
    see: ['8.15', '11.13', '13.44'],
    status: 'simulated',
  },
  '11.12': {
    title: 'German supply by the west edge',
    text: 'A German unit is also in supply if a line of at most twenty movement points, counted at the costs of the unit, reaches any hex of the west edge.',
    see: ['6.7', '11.13'],
    status: 'simulated',
  },
  '11.13': {
    title: 'Lines of supply across rivers',
    text: 'Only railways have bridges over rivers, but the supply road of 11.11 is treated as if it crossed rivers. In the movement points of 11.12, as in movement, a river costs points even if a road crosses it.',
    see: ['6.7', '11.11', '11.12'],
    status: 'simulated',
  },
  '11.2': {
    title: 'Soviet supply',
    text: 'Soviet supply is traced from the unit to a leader and from the leader to the east edge.',
    see: ['11.21', '11.22', '11.23', '11.24'],
    status: 'simulated',
    heading: true,
  },
  '11.21': {
    title: 'Soviet supply through a leader',
    text: 'A Soviet unit needs a line of communication to any leader, and that leader needs a line of supply of any length to the east edge. Enemy units, their ZOC and impassable terrain block both lines; a friendly unit in a hex cancels the ZOC there.',
    see: ['8.15', '10.31'],
    status: 'simulated',
  },
  '11.22': {
    title: 'Supply within a leader’s radius',
    text: 'The line of communication may be no longer than the leader’s radius: a division four hexes from Lukin, whose radius is 3, needs another leader.',
    see: ['10.1.a'],
    status: 'simulated',
  },
  '11.23': {
    title: 'Soviet units never draw supply directly from the edge',
    text: 'A Soviet unit never draws supply directly from the east edge, but always through a leader, who may belong to any army.',
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
    text: 'The rules of this section describe the effects of being out of supply.',
    see: ['11.31', '11.32', '11.33'],
    status: 'simulated',
    heading: true,
  },
  '11.31': {
    title: 'Half strength and movement out of supply',
    text: 'The movement allowance and combat strength of a unit out of supply are halved, with fractions dropped: a 9-7 counts as a 4-3.',
    see: ['6.25', '11.32'],
    status: 'simulated',
  },
  '11.32': {
    title: 'Strength is never reduced below 1',
    text: 'No reduction lowers a unit’s combat strength below 1.',
    see: ['11.31'],
    status: 'simulated',
  },
  '11.33': {
    title: 'Arriving units are in supply',
    text: 'Every unit is in supply in the movement phase in which it enters the map; after that it needs a line of supply like all other units.',
    see: ['14.0'],
    status: 'simulated',
  },
  '11.34': {
    title: 'No losses from lack of supply',
    text: 'A unit may be out of supply for any length of time without losses.',
    see: ['11.31'],
    status: 'simulated',
  },
  '11.35': {
    title: 'Supply does not affect zones of control',
    text: 'Being out of supply does not change ZOC.',
    see: ['8.11'],
    status: 'simulated',
  },
  '11.36': {
    title: 'Supply for overruns',
    text: 'For an overrun, supply is determined when the overrun takes place, as for combat.',
    see: ['6.59'],
    status: 'simulated',
  },
} as const satisfies Chapter;
