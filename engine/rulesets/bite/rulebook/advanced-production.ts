import type { Chapter } from './entry.js';

/** Section 11 of the rulebook: production in colours. */
export const advancedProduction = {
  '11.0': {
    title: 'Advanced production',
    text: 'In the advanced game there are coloured points besides yellow ones: red for armour, blue for aircraft, black for fuel. White points on the map are for other games.',
    see: ['11.0.cost', '11.1', '11.2', '11.3'],
    status: 'simulated',
  },
  '11.0.cost': {
    title: 'Price of a strength point',
    text: 'A strength point of infantry or Marines costs 1 yellow point, of armour 1 yellow and 1 red, of aircraft 1 yellow and 1 blue, of headquarters 1 yellow and 1 black. A white pip doubles the cost, a red pip triples it. Steps with blue pips are never rebuilt.',
    see: ['7.3', '23.0.rebuilding', '24.0.rebuilding'],
    status: 'enforced',
  },
  '11.1': {
    title: 'Cities, mines and wells',
    text: 'Large cities and mines produce yellow points, oil wells and hydrogenation plants produce black points. The map shows how many.',
    see: ['3.6', '7.3'],
    status: 'simulated',
  },
  '11.2': {
    title: 'Industry',
    text: 'This section describes the kinds of factories, and the conditions for using their points.',
    see: ['11.2.factories', '11.2.minors', '11.2.saving', '11.2.transport'],
    status: 'simulated',
    heading: true,
  },
  '11.2.factories': {
    title: 'Factories',
    text: 'Red factories produce points for armour and Armoured Headquarters, blue factories for aircraft, paratroops and Air Headquarters. Black factories, which only Germany has, produce fuel. Only factories in a circle work; shipyards produce nothing in this game.',
    see: ['11.0', '15.0'],
    status: 'simulated',
  },
  '11.2.minors': {
    title: 'Factories of the minor powers',
    text: 'Minor powers have no red or blue factories and place new armour and aircraft in their capitals.',
    see: ['5.2', '7.3.1'],
    status: 'enforced',
  },
  '11.2.saving': {
    title: 'Saving coloured points',
    text: 'A red, blue or black point can be saved for later turns only together with a yellow point.',
    see: ['7.3'],
    status: 'enforced',
  },
  '11.2.transport': {
    title: 'Transport of points',
    text: 'A point can be used only if its centre is in supply and connected to the primary source by railway, by blue sea routes, or both. By sea it moves only between major ports.',
    see: ['4.1', '11.3', '29.0.railways'],
    status: 'simulated',
  },
  '11.3': {
    title: 'Mines at sea',
    text: 'If the only connection of a point is a blue route through the Gulf of Finland, the Sea of Azov or the Black Sea, a die is rolled for it: on 1 to 5 it arrives, on 6 it is lost for this turn.',
    see: ['11.2.transport', '18.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
