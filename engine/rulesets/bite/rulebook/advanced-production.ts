import type { Chapter } from './entry.js';

/** 11: production in colours. */
export const advancedProduction = {
  '11.0': {
    title: 'Advanced production',
    text: 'Besides yellow there are points of colours: red for armour, blue for aircraft, black for fuel. White ones are on the map for other games.',
    see: ['11.0.cost', '11.1', '11.2', '11.3'],
    status: 'simulated',
  },
  '11.0.cost': {
    title: 'What a point of strength costs',
    text: 'Infantry and Marines cost 1 yellow, armour 1 yellow and 1 red, aircraft 1 yellow and 1 blue, headquarters 1 yellow and 1 black. White pips cost all of that twice, red ones three times; blue ones are never rebuilt.',
    see: ['7.3', '23.0.rebuilding', '24.0.rebuilding'],
    status: 'enforced',
  },
  '11.1': {
    title: 'Cities, mines and wells',
    text: 'Great cities and mines yield yellow points, oil wells and hydrogenation plants black ones, as many as the map prints.',
    see: ['3.6', '7.3'],
    status: 'simulated',
  },
  '11.2': {
    title: 'Industry',
    text: 'Which factories there are, and what their points need to be used.',
    see: ['11.2.factories', '11.2.minors', '11.2.saving', '11.2.transport'],
    status: 'simulated',
    heading: true,
  },
  '11.2.factories': {
    title: 'Factories',
    text: 'Red ones make points for armour and Armoured Headquarters, blue ones for aircraft, paratroops and Air Headquarters, black ones fuel, in Germany alone. Only those in a circle work; shipyards make nothing that is used here.',
    see: ['11.0', '15.0'],
    status: 'simulated',
  },
  '11.2.minors': {
    title: 'Factories of the minor powers',
    text: 'They have none, red or blue, and place new armour and aircraft in their capitals.',
    see: ['5.2', '7.3.1'],
    status: 'enforced',
  },
  '11.2.saving': {
    title: 'Points saved',
    text: 'A red, blue or black point is kept for later turns only with a yellow one beside it.',
    see: ['7.3'],
    status: 'enforced',
  },
  '11.2.transport': {
    title: 'Points on their way',
    text: 'A point is used only if its centre is supplied and joined to the primary source by railway, by blue sea routes or both. By sea it goes between major ports alone.',
    see: ['4.1', '11.3', '29.0.railways'],
    status: 'simulated',
  },
  '11.3': {
    title: 'Mines at sea',
    text: 'A point that has no way but a blue route through the Gulf of Finland, the Sea of Azov or the Black Sea rolls a die: 1 to 5 it arrives, on 6 it is lost for the turn.',
    see: ['11.2.transport', '18.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
