import type { Chapter } from './entry.js';

/** 27 to 30: garrisons, Volkssturm, partisans, Chechen rebels. */
export const garrisonsAndPartisans = {
  '27.0': {
    title: 'Garrisons',
    text: 'The option `garrisons`.',
    see: ['27.0.axis', '27.0.units', '27.0.turkey'],
    status: 'simulated',
    heading: true,
  },
  '27.0.axis': {
    title: 'Cities without garrison',
    text: 'Captured Soviet cities in which the Axis leaves nobody breed partisans.',
    see: ['29.1'],
    status: 'simulated',
  },
  '27.0.units': {
    title: 'Units of security',
    text: 'The three German security corps of the rear and the two Slovak corps come into play, and act as any unit.',
    see: ['3.20'],
    status: 'enforced',
  },
  '27.0.turkey': {
    title: 'The Turkish border',
    text: 'Each of its hexes must be in the zone of at least one Soviet unit; three well placed will do.',
    see: ['3.19'],
    status: 'enforced',
  },
  '28.0': {
    title: 'Volkssturm',
    text: 'The option `volkssturm`. From the entry of a Soviet land unit into Greater Germany on, the Germans rebuild infantry corps at 1 point for nothing in German cities, while blocks are left and major cities are free.',
    see: ['7.3.1', '13.8.2.place'],
    status: 'enforced',
  },
  '29.0': {
    title: 'Soviet partisans',
    text: 'The option `partisans`. From September 1941 on the Soviets place battalions in the Production Phase. They do not move and have no zone of control.',
    see: ['29.1', '3.19'],
    status: 'enforced',
  },
  '29.0.railways': {
    title: 'What partisans interrupt',
    text: 'Strategic rail movement and the transport of points through their hex, lines of supply as their number grows, and retreats into it.',
    see: ['7.4', '11.2.transport', '29.1.one', '29.1.two', '29.1.three', '7.7.14'],
    status: 'simulated',
  },
  '29.0.relieved': {
    title: 'Partisans are relieved',
    text: 'A Soviet land unit that enters their hex removes them, and as many yellow points are saved.',
    see: ['7.3'],
    status: 'simulated',
  },
  '29.1': {
    title: 'How many come',
    text: 'A third of the captured minor cities without garrison, fractions dropped, and one for each such major city. Vyborg, Salla, and cities of the Baltic states and Bessarabia do not count.',
    see: ['27.0.axis', '3.16'],
    status: 'simulated',
  },
  '29.1.place': {
    title: 'Where they come',
    text: 'Anywhere on Soviet land the Axis controls, in no zone of an Axis unit; on a centre they stop its production.',
    see: ['29.1'],
    status: 'enforced',
  },
  '29.1.limit': {
    title: 'How many there may be',
    text: 'Twenty on the map; up to three in a hex, to which only those of earlier turns are added.',
    see: ['29.1.place'],
    status: 'enforced',
  },
  '29.1.one': {
    title: 'One battalion',
    text: 'It stops rail movement and transport of points, and goes as soon as an Axis land unit enters or passes in the Movement Phase. It may come back in the next Production Phase.',
    see: ['29.0.railways'],
    status: 'simulated',
  },
  '29.1.two': {
    title: 'Two battalions',
    text: 'They stop supply by road as well. They are a brigade: attacked, they roll 1 die and hit on 6.',
    see: ['4.3'],
    status: 'simulated',
  },
  '29.1.three': {
    title: 'Three battalions',
    text: 'They stop supply by rail, too. They are two brigades: attacked, they roll 2 dice and hit on 6.',
    see: ['4.2'],
    status: 'simulated',
  },
  '30.0': {
    title: 'Chechen rebels',
    text: 'The option `rebels`. From January 1942 on, if the Soviets have no garrison in Grozny or the Axis controls it, the Axis places the Chechen mountain unit there in production, free and at full strength.',
    see: ['7.3'],
    status: 'enforced',
  },
  '30.0.supply': {
    title: 'Whose the rebels are',
    text: 'They are under German command, and Grozny is their primary source.',
    see: ['4.1'],
    status: 'simulated',
  },
  '30.0.again': {
    title: 'The rebels return',
    text: 'Destroyed or disbanded, they come again for nothing when it is so once more.',
    see: ['7.3.4'],
    status: 'simulated',
  },
} as const satisfies Chapter;
