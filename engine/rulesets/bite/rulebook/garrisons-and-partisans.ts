import type { Chapter } from './entry.js';

/** Sections 27 to 30 of the rulebook: garrisons, Volkssturm, partisans, Chechen rebels. */
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
    text: 'Captured Soviet cities without an Axis garrison produce partisans.',
    see: ['29.1'],
    status: 'simulated',
  },
  '27.0.units': {
    title: 'Security units',
    text: 'Three German security corps and two Slovak corps come into play; they act like any unit.',
    see: ['3.20'],
    status: 'enforced',
  },
  '27.0.turkey': {
    title: 'The Turkish border',
    text: 'Each of its hexes must lie in the zone of control of at least one Soviet unit; three well-placed units are enough.',
    see: ['3.19'],
    status: 'enforced',
  },
  '28.0': {
    title: 'Volkssturm',
    text: 'The option `volkssturm`. After a Soviet land unit has entered Greater Germany, the Germans may rebuild infantry corps at 1 point free of charge in German cities, as long as blocks and major cities are available.',
    see: ['7.3.1', '13.8.2.place'],
    status: 'enforced',
  },
  '29.0': {
    title: 'Soviet partisans',
    text: 'The option `partisans`. From September 1941 on the Soviets place partisan battalions in the Production Phase. They do not move and have no zone of control.',
    see: ['29.1', '3.19'],
    status: 'enforced',
  },
  '29.0.railways': {
    title: 'Effects of partisans',
    text: 'They stop strategic rail movement and the transport of points through their hex, supply lines depending on their number, and retreats into it.',
    see: ['7.4', '11.2.transport', '29.1.one', '29.1.two', '29.1.three', '7.7.14'],
    status: 'simulated',
  },
  '29.0.relieved': {
    title: 'Soviet units reach partisans',
    text: 'A Soviet land unit that enters their hex removes them, and as many yellow points are saved.',
    see: ['7.3'],
    status: 'simulated',
  },
  '29.1': {
    title: 'Number of new partisans',
    text: 'One battalion for each captured major city without garrison, and one for each third of the captured minor cities without garrison, fractions dropped. Vyborg, Salla, and cities of the Baltic states and Bessarabia do not count.',
    see: ['27.0.axis', '3.16'],
    status: 'simulated',
  },
  '29.1.place': {
    title: 'Placement of partisans',
    text: 'Anywhere on Soviet territory under Axis control, outside zones of control of Axis units; on a production centre they stop its production.',
    see: ['29.1'],
    status: 'enforced',
  },
  '29.1.limit': {
    title: 'Limits of partisans',
    text: 'Twenty battalions on the map, up to three in a hex; only battalions placed in earlier turns can be reinforced.',
    see: ['29.1.place'],
    status: 'enforced',
  },
  '29.1.one': {
    title: 'One battalion',
    text: 'It stops rail movement and transport of points, and is removed when an Axis land unit enters or passes in the Movement Phase. It may be placed again in the next Production Phase.',
    see: ['29.0.railways'],
    status: 'simulated',
  },
  '29.1.two': {
    title: 'Two battalions',
    text: 'They also stop supply by road. They are a brigade: if attacked they roll 1 die and hit on 6.',
    see: ['4.3'],
    status: 'simulated',
  },
  '29.1.three': {
    title: 'Three battalions',
    text: 'They also stop supply by rail. They are two brigades: if attacked they roll 2 dice and hit on 6.',
    see: ['4.2'],
    status: 'simulated',
  },
  '30.0': {
    title: 'Chechen rebels',
    text: 'The option `rebels`. From January 1942 on, if the Soviets have no garrison in Grozny or the Axis controls it, the Axis may place the Chechen mountain unit there in production, free and at full strength.',
    see: ['7.3'],
    status: 'enforced',
  },
  '30.0.supply': {
    title: 'Supply of the rebels',
    text: 'They are under German command; Grozny is their primary source.',
    see: ['4.1'],
    status: 'simulated',
  },
  '30.0.again': {
    title: 'The rebels return',
    text: 'If destroyed or disbanded they may be placed again free of charge when the conditions are met again.',
    see: ['7.3.4'],
    status: 'simulated',
  },
} as const satisfies Chapter;
