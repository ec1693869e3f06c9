import type { Chapter } from './entry.js';

/** 9: weather. */
export const weather = {
  '9.0': {
    title: 'Weather',
    text: 'The calendar makes a month clear, rain or snow; rain and snow are bad weather. For May and October the Soviet player rolls: 1 to 3 clear, 4 to 6 rain.',
    see: ['9.1', '9.2', '9.3', '39.0'],
    status: 'simulated',
  },
  '9.1': {
    title: 'Supply in bad weather',
    text: 'No supply line is longer than two hexes.',
    see: ['4.3', '33.0.supply'],
    status: 'simulated',
  },
  '9.2': {
    title: 'Movement in bad weather',
    text: 'What rain and snow cost and close.',
    see: ['9.2.rain', '9.2.kerch', '9.2.flying', '9.2.snow', '9.2.ports'],
    status: 'simulated',
    heading: true,
  },
  '9.2.rain': {
    title: 'Movement in rain',
    text: 'Every hex costs 3 points.',
    see: ['7.5.3'],
    status: 'simulated',
  },
  '9.2.kerch': {
    title: 'The Strait of Kerch in rain',
    text: 'Nobody crosses it.',
    see: ['7.5.5'],
    status: 'enforced',
  },
  '9.2.flying': {
    title: 'Flying in rain',
    text: 'Aircraft do not take off to fight: no missions of combat, and who is attacked on his base stays on the ground. Changes of base and reconnaissance go on.',
    see: ['7.5.2', '7.6.1', '19.0'],
    status: 'enforced',
  },
  '9.2.snow': {
    title: 'Movement in snow',
    text: 'Plain, forest and swamp cost 2 points, hill and mountain 3.',
    see: ['7.5.3'],
    status: 'simulated',
  },
  '9.2.ports': {
    title: 'Frozen ports',
    text: 'In snow the ports with a white anchor, on the White Sea, the Gulfs of Bothnia and Finland and the Sea of Azov, carry no units, no production and no supply, and neither do these seas.',
    see: ['4.2', '11.2.transport', '18.0'],
    status: 'simulated',
  },
  '9.3': {
    title: 'Combat in bad weather',
    text: 'What rain and snow add to and take from.',
    see: ['9.3.rain', '9.3.snow', '9.3.rivers', '9.3.spared'],
    status: 'simulated',
    heading: true,
  },
  '9.3.rain': {
    title: 'Combat in rain',
    text: 'All attacking units and anti-aircraft fire have 1 Malus, all defending land units 1 Bonus more. Artillery fires as ever, and no aircraft raid.',
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
    text: 'In snow rivers neither hinder the attacker nor help the defender.',
    see: ['8.0.rivers'],
    status: 'simulated',
  },
  '9.3.spared': {
    title: 'Used to snow',
    text: 'Finns, Soviets and mountain infantry of the Axis fight in snow as in clear weather; they move and are supplied as all others.',
    see: ['5.1', '5.5'],
    status: 'simulated',
  },
} as const satisfies Chapter;
