import type { Chapter } from './entry.js';

/** Section 12 of the rulebook: sieges, fortresses and attacks without supply. */
export const advancedSupply = {
  '12.0': {
    title: 'Advanced supply',
    text: 'This section describes sieges, attacks without supply, and the points gained by a surrender.',
    see: ['12.1', '12.2', '12.3', '12.4', '12.5'],
    status: 'simulated',
    heading: true,
  },
  '12.1': {
    title: 'Besieged ports and capitals',
    text: 'Units are besieged if they are in a port or in their own capital and it is surrounded by enemy units and zones. They are out of supply and cannot be repaired, but instead of surrendering they lose 1 point at the end of each turn. A unit with 1 point left surrenders.',
    see: ['4.5', '7.9'],
    status: 'simulated',
  },
  '12.1.spared': {
    title: 'Units that do not surrender in a siege',
    text: 'Units of strength 0 and static units do not surrender; they must be destroyed in battle.',
    see: ['4.5', '6.1.1', '12.1'],
    status: 'simulated',
  },
  '12.2': {
    title: 'Siege of Sevastopol',
    text: 'Units besieged in this fortress are out of supply, with two exceptions: they lose no points and do not surrender.',
    see: ['12.1', '4.4'],
    status: 'simulated',
  },
  '12.3': {
    title: 'Leningrad and Oranienbaum',
    text: 'The two fortresses count as one hex. This hex is besieged if each hex around it is occupied by Axis units or lies in their zones of control.',
    see: ['12.1', '12.3.road', '12.3.cut'],
    status: 'simulated',
  },
  '12.3.road': {
    title: 'The Road of Life',
    text: 'The road is open while a line can be traced from Leningrad across the lake to Volkhov and on to Siberia, even in snow. The besieged units stay out of supply: they do not attack and have half movement. But they can be repaired, and new units can be built in Leningrad, both only with its own yellow and red points. No unit loses steps or surrenders.',
    see: ['4.3', '7.3'],
    status: 'simulated',
  },
  '12.3.ice': {
    title: 'Leningrad’s points in snow',
    text: 'The points of Leningrad do not cross the frozen lake; they can be spent only in the pocket.',
    see: ['9.2.ports', '11.2.transport'],
    status: 'simulated',
  },
  '12.3.cut': {
    title: 'Cutting the Road of Life',
    text: 'If the Road of Life is cut, the pocket is besieged like any port.',
    see: ['12.1'],
    status: 'simulated',
  },
  '12.4': {
    title: 'Attack without supply',
    text: 'Land units of technology level 1 without supply follow the rules of the base game. Land units of level 2 and 3 have half movement, but may make a Desperate Attack.',
    see: ['4.4', '12.4.1'],
    status: 'simulated',
  },
  '12.4.1': {
    title: 'Desperate Attack',
    text: 'A Desperate Attack is a normal attack, and the only attack that units of level 2 and 3 may make without supply. Unless it eliminates all enemy land units in its first round, the attacking units surrender at once, even artillery and other units at strength 0.',
    see: ['4.5', '7.7'],
    status: 'simulated',
  },
  '12.4.1.armour': {
    title: 'Desperate Attack by armour',
    text: 'Armour without supply needs no activated headquarters for a Desperate Attack.',
    see: ['13.5.armour'],
    status: 'simulated',
  },
  '12.5': {
    title: 'Points for a surrender',
    text: 'The surrender of infantry or Marines gives the enemy 1 yellow point. The surrender of any other unit gives 1 yellow point and 1 point of the unit’s colour.',
    see: ['4.5', '11.0.cost'],
    status: 'simulated',
  },
} as const satisfies Chapter;
