import type { Chapter } from './entry.js';

/** 12: sieges, fortresses and attacks without supply. */
export const advancedSupply = {
  '12.0': {
    title: 'Advanced supply',
    text: 'Sieges, attacks without supply and the prize of a surrender.',
    see: ['12.1', '12.2', '12.3', '12.4', '12.5'],
    status: 'simulated',
    heading: true,
  },
  '12.1': {
    title: 'Besieged ports and capitals',
    text: 'Units in a port or in their own capital that enemy units and zones surround are besieged: out of supply and not restored, but instead of surrendering they lose 1 point at the end of the turn. With 1 point left they surrender.',
    see: ['4.5', '7.9'],
    status: 'simulated',
  },
  '12.1.spared': {
    title: 'Who does not surrender in a siege',
    text: 'Units of strength 0 and statics: they must be destroyed.',
    see: ['4.5', '6.1.1', '12.1'],
    status: 'simulated',
  },
  '12.2': {
    title: 'Sevastopol',
    text: 'Besieged units in this fortress are out of supply in every way but two: they lose no points, and do not surrender.',
    see: ['12.1', '4.4'],
    status: 'simulated',
  },
  '12.3': {
    title: 'Leningrad and Oranienbaum',
    text: 'The two fortresses count as one hex, besieged when each hex around them is occupied by Axis units or in their zone.',
    see: ['12.1', '12.3.road', '12.3.cut'],
    status: 'simulated',
  },
  '12.3.road': {
    title: 'The Road of Life',
    text: 'While a line can be traced from Leningrad across the lake to Volkhov and on to Siberia, in snow too, the besieged stay marked: they do not attack and move half as far. But they are restored, new units are built in Leningrad, both with its own yellow and red points alone, and nobody is reduced or surrenders.',
    see: ['4.3', '7.3'],
    status: 'simulated',
  },
  '12.3.ice': {
    title: 'Leningrad’s points in snow',
    text: 'They do not cross the frozen lake, and are spent in the pocket or not at all.',
    see: ['9.2.ports', '11.2.transport'],
    status: 'simulated',
  },
  '12.3.cut': {
    title: 'The road is cut',
    text: 'Then the pocket is besieged like any port.',
    see: ['12.1'],
    status: 'simulated',
  },
  '12.4': {
    title: 'Attack without supply',
    text: 'Land units of technology level 1 without supply do as in the base game. Those of level 2 and 3 move half as far, but may make a Desperate Attack.',
    see: ['4.4', '12.4.1'],
    status: 'simulated',
  },
  '12.4.1': {
    title: 'Desperate Attack',
    text: 'A common attack, the only one that units of level 2 and 3 may make without supply: unless it eliminates all enemy land units in its first round, these units surrender on the spot, even artillery and others at strength 0.',
    see: ['4.5', '7.7'],
    status: 'simulated',
  },
  '12.4.1.armour': {
    title: 'Desperate armour',
    text: 'Armour without supply needs no activated headquarters for it.',
    see: ['13.5.armour'],
    status: 'simulated',
  },
  '12.5': {
    title: 'The prize of a surrender',
    text: 'Infantry and Marines yield 1 yellow point, any other unit 1 yellow and 1 of its colour.',
    see: ['4.5', '11.0.cost'],
    status: 'simulated',
  },
} as const satisfies Chapter;
