import type { Chapter } from './entry.js';

/** Sections 1 and 2 of the rulebook: the game, its counters and its die. */
export const introduction = {
  '1.0': {
    title: 'The campaign and its two sides',
    text: 'A German and a Soviet player fight the battles of Soltsy in July 1941 and Staraya Russa in August 1941. Only the German scores victory points. The Soviet wins by keeping the German total low.',
    see: ['17.0'],
    status: 'advice',
  },
  '2.0': {
    title: 'Equipment',
    text: 'The game uses maps, counters, tables and a die.',
    see: ['2.1', '2.2', '2.4'],
    status: 'advice',
    heading: true,
  },
  '2.1': {
    title: 'Maps',
    text: 'A hex is about two kilometres across. Each day has two turns, a morning turn (AM) and an afternoon turn (PM).',
    see: ['4.21'],
    status: 'advice',
  },
  '2.2': {
    title: 'Counters',
    text: 'The counters are units, markers and playing aids.',
    see: ['2.21', '2.24'],
    status: 'simulated',
    heading: true,
  },
  '2.21': {
    title: 'Families of counters',
    text: 'Combat units have an attack or support strength, a defence strength of at least 1 and a movement allowance. Bridges and leaders are non-combat units. Both are ground units. There are also air units, activation markers, strength markers and playing aids.',
    see: ['2.22', '2.23', '3.34', '4.35'],
    status: 'simulated',
  },
  '2.22': {
    title: 'Colours of formations',
    text: 'The colour of a unit’s type box shows its formation; on a counter with a vehicle it is the colour of the size box. White means that the unit belongs to no formation.',
    see: ['4.31', '4.33', '15.13'],
    status: 'enforced',
  },
  '2.23': {
    title: 'Kinds of aircraft',
    text: 'Aircraft of type A are ground attack aircraft, and those of type B are bombers.',
    see: ['13.24b4', '13.24b5'],
    status: 'enforced',
  },
  '2.24': {
    title: 'Number of markers',
    text: 'The number of markers is unlimited. The number of strongpoints is limited to the counters provided.',
    see: ['14.2'],
    status: 'enforced',
  },
  '2.3': {
    title: 'Tables',
    text: 'The tables are printed at the end of the rulebook.',
    see: ['TEC', 'CT', 'CRT.A', 'CRT.M'],
    status: 'advice',
  },
  '2.4': {
    title: 'The die',
    text: 'The die has ten sides and may be modified.',
    see: ['2.41', '2.42'],
    status: 'simulated',
    heading: true,
  },
  '2.41': {
    title: 'One ten-sided die',
    text: 'The die has the faces 0 to 9. The face 0 counts as 10.',
    see: ['3.42'],
    status: 'simulated',
  },
  '2.42': {
    title: 'Modifiers of a die roll',
    text: 'A modifier is added to the die roll.',
    see: ['10.62'],
    status: 'simulated',
  },
  '2.5': {
    title: 'Values on a counter',
    text: 'A counter shows an attack strength (red: armoured) or support strength, a defence strength (red: 88 mm guns), a movement allowance (red box: motorized, orange circle: heavy), an efficiency rating, a stacking value and the range of artillery. The back shows a unit’s reduced step, a headquarters’ spent command points or artillery’s fired side.',
    see: ['2.21', '3.14', '3.61'],
    status: 'simulated',
  },
  '2.51': {
    title: 'Support marked A',
    text: 'Artillery with an A after its support strength supports attacks only, never a defence.',
    see: ['12.0', '12.13'],
    status: 'enforced',
  },
  '2.52': {
    title: 'The yellow band',
    text: 'A unit with a yellow band exerts no zone of control into adjacent hexes by itself.',
    see: ['3.23'],
    status: 'simulated',
  },
  '2.53': {
    title: 'Types of units',
    text: 'Infantry, motorized infantry, engineers, motorized engineers and bicycle infantry can build strongpoints. Tanks and assault guns are armoured; the T-38, the BA-10 and armoured cars show a vehicle but are not armoured.',
    see: ['3.15', '14.23', '16.11'],
    status: 'simulated',
  },
} as const satisfies Chapter;
