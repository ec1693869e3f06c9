import type { Chapter } from './entry.js';

/** 1 and 2: what the game is, its counters and its die. */
export const introduction = {
  '1.0': {
    title: 'The campaign and its two sides',
    text: 'Soltsy in July and Staraya Russa in August 1941, a German and a Soviet player. Only the German gathers victory points; the Soviet wins by keeping them from him.',
    see: ['17.0'],
    status: 'advice',
  },
  '2.0': {
    title: 'Equipment',
    text: 'Map, counters, tables and a die.',
    see: ['2.1', '2.2', '2.4'],
    status: 'advice',
    heading: true,
  },
  '2.1': {
    title: 'Maps',
    text: 'A hex stands for about two kilometres. Turns come in pairs, a morning and an afternoon.',
    see: ['4.21'],
    status: 'advice',
  },
  '2.2': {
    title: 'Counters',
    text: 'Units, markers and aids to play.',
    see: ['2.21', '2.24'],
    status: 'simulated',
    heading: true,
  },
  '2.21': {
    title: 'Families of counters',
    text: 'Combat units have an attack or support strength, a defence strength of at least 1 and a movement allowance. Bridges and leaders are non-combat units. Both are ground units. Beside them there are air units, activation markers, strength markers and aids to play.',
    see: ['2.22', '2.23', '3.34', '4.35'],
    status: 'simulated',
  },
  '2.22': {
    title: 'Colours of formations',
    text: 'The colour of a unit’s type box, or of its size box where a vehicle is pictured, tells its formation; white belongs to none.',
    see: ['4.31', '4.33', '15.13'],
    status: 'enforced',
  },
  '2.23': {
    title: 'Kinds of aircraft',
    text: 'A is ground attack, B is a bomber.',
    see: ['13.24b4', '13.24b5'],
    status: 'enforced',
  },
  '2.24': {
    title: 'Number of markers',
    text: 'Markers may be had without limit, except strongpoints, of which there are as many as there are counters.',
    see: ['14.2'],
    status: 'enforced',
  },
  '2.3': {
    title: 'Tables',
    text: 'The book prints its tables at the end.',
    see: ['TEC', 'CT', 'CRT.A', 'CRT.M'],
    status: 'advice',
  },
  '2.4': {
    title: 'The die',
    text: 'What it shows and what is added.',
    see: ['2.41', '2.42'],
    status: 'simulated',
    heading: true,
  },
  '2.41': {
    title: 'The die',
    text: 'One ten-sided die; the face 0 is read as 10.',
    see: ['3.42'],
    status: 'simulated',
  },
  '2.42': {
    title: 'Modifiers',
    text: 'A modifier is added to the roll.',
    see: ['10.62'],
    status: 'simulated',
  },
  '2.5': {
    title: 'Values on a counter',
    text: 'Attack (in red: armoured) or support strength; defence (in red: 88 mm guns); allowance, framed in red for motorized units and circled in orange for heavy equipment; efficiency; stacking value; range for artillery. The back of a unit is its reduced step, of a headquarters its spent command, of artillery its fired side.',
    see: ['2.21', '3.14', '3.61'],
    status: 'simulated',
  },
  '2.51': {
    title: 'Support marked A',
    text: 'Artillery whose support strength carries an A supports attacks only, never a defence.',
    see: ['12.0', '12.13'],
    status: 'enforced',
  },
  '2.52': {
    title: 'The yellow band',
    text: 'A unit with the band has no zone of control around it.',
    see: ['3.23'],
    status: 'simulated',
  },
  '2.53': {
    title: 'Types of units',
    text: 'Infantry, motorized infantry, engineers, motorized engineers and bicycle infantry can build strongpoints. Tanks and assault guns are armoured; the T-38, the BA-10 and armoured cars are pictured as vehicles but are not.',
    see: ['3.15', '14.23', '16.11'],
    status: 'simulated',
  },
} as const satisfies Chapter;
