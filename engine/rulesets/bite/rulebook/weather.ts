import type { Chapter } from './entry.js';

/** Section 9 of the rulebook: weather. */
export const weather = {
  '9.0': {
    title: 'Weather',
    text: 'The calendar says whether a month is clear, rain or snow; rain and snow are bad weather. For May and October the Soviet player rolls: 1 to 3 is clear, 4 to 6 is rain.',
    see: ['9.1', '9.2', '9.3', '39.0'],
    status: 'simulated',
  },
  '9.1': {
    title: 'Supply in bad weather',
    text: 'A supply line is at most two hexes long in bad weather.',
    see: ['4.3', '33.0.supply'],
    status: 'simulated',
  },
  '9.2': {
    title: 'Movement in bad weather',
    text: 'This section gives the movement costs and closed hexes in rain and snow.',
    see: ['9.2.rain', '9.2.kerch', '9.2.flying', '9.2.snow', '9.2.ports'],
    status: 'simulated',
    heading: true,
  },
  '9.2.rain': {
    title: 'Movement in rain',
    text: 'In rain every hex costs 3 points.',
    see: ['7.5.3'],
    status: 'simulated',
  },
  '9.2.kerch': {
    title: 'The Strait of Kerch in rain',
    text: 'No unit may cross the Strait of Kerch in rain.',
    see: ['7.5.5'],
    status: 'enforced',
  },
  '9.2.flying': {
    title: 'Flying in rain',
    text: 'In rain aircraft may not fly to battles, and aircraft attacked on their base stay on the ground. Changes of base and reconnaissance are allowed.',
    see: ['7.5.2', '7.6.1', '19.0'],
    status: 'enforced',
  },
  '9.2.snow': {
    title: 'Movement in snow',
    text: 'In snow plain, forest and swamp cost 2 points, hill and mountain 3.',
    see: ['7.5.3'],
    status: 'simulated',
  },
  '9.2.ports': {
    title: 'Frozen ports',
    text: 'In snow the ports with a white anchor, on the White Sea, the Gulfs of Bothnia and Finland and the Sea of Azov, are closed to units, production and supply. These seas are closed as well.',
    see: ['4.2', '11.2.transport', '18.0'],
    status: 'simulated',
  },
  '9.3': {
    title: 'Combat in bad weather',
    text: 'This section gives the modifiers of combat in rain and snow.',
    see: ['9.3.rain', '9.3.snow', '9.3.rivers', '9.3.spared'],
    status: 'simulated',
    heading: true,
  },
  '9.3.rain': {
    title: 'Combat in rain',
    text: 'All attacking units and anti-aircraft fire have 1 Malus, all defending land units have 1 more Bonus. Artillery fires normally, and aircraft do not raid.',
    see: ['7.7.6', '9.2.flying'],
    status: 'simulated',
  },
  '9.3.snow': {
    title: 'Combat in snow',
    text: 'Aircraft, anti-aircraft fire and attacking land units have 1 Malus; artillery has none.',
    see: ['7.7.6', '9.3.spared'],
    status: 'simulated',
  },
  '9.3.rivers': {
    title: 'Frozen rivers',
    text: 'In snow rivers have no effect on combat.',
    see: ['8.0.rivers'],
    status: 'simulated',
  },
  '9.3.spared': {
    title: 'Units used to snow',
    text: 'Finns, Soviets and mountain infantry of the Axis fight in snow as in clear weather. Snow affects their movement and supply as it does for all other units.',
    see: ['5.1', '5.5'],
    status: 'simulated',
  },
} as const satisfies Chapter;
