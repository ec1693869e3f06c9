import type { Chapter } from './entry.js';

/** Sections 27 to 30 of the rulebook: garrisons, Volkssturm, partisans, Chechen rebels. */
export const garrisonsAndPartisans = {
  '27.0': {
    title: 'Garrisons',
    text: 'Garrisons are played with the option `garrisons`.',
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
    text: 'Three German security corps and two Slovak corps come into play. They act like any other unit.',
    see: ['3.20'],
    status: 'enforced',
  },
  '27.0.turkey': {
    title: 'The Turkish border',
    text: 'Each hex of the border must lie in the zone of control of at least one Soviet unit; three well-placed units are enough.',
    see: ['3.19'],
    status: 'enforced',
  },
  '28.0': {
    title: 'Volkssturm',
    text: 'The Volkssturm is played with the option `volkssturm`. After a Soviet land unit has entered Greater Germany, the Germans may rebuild infantry corps at 1 point free of charge in German cities, as long as blocks and major cities are available.',
    see: ['7.3.1', '13.8.2.place'],
    status: 'enforced',
  },
  '29.0': {
    title: 'Soviet partisans',
    text: 'Partisans are played with the option `partisans`. From September 1941 on the Soviets place partisan battalions in the Production Phase. Partisans do not move and have no zone of control.',
    see: ['29.1', '3.19'],
    status: 'enforced',
  },
  '29.0.railways': {
    title: 'Effects of partisans',
    text: 'Partisans stop strategic rail movement and the transport of points through their hex, and retreats into it. Depending on their number, they also stop supply lines.',
    see: ['7.4', '11.2.transport', '29.1.one', '29.1.two', '29.1.three', '7.7.14'],
    status: 'simulated',
  },
  '29.0.relieved': {
    title: 'Relief of partisans',
    text: 'A Soviet land unit that enters a hex with partisans removes them. The Soviets gain one yellow point for each battalion.',
    see: ['7.3'],
    status: 'simulated',
  },
  '29.1': {
    title: 'Number of new partisans',
    text: 'The Soviets may place one battalion for each captured major city without garrison, and one for every three captured minor cities without garrison, fractions dropped. Vyborg, Salla, and cities of the Baltic states and Bessarabia do not count.',
    see: ['27.0.axis', '3.16'],
    status: 'simulated',
  },
  '29.1.place': {
    title: 'Placement of partisans',
    text: 'Partisans may be placed anywhere on Soviet territory under Axis control, outside the zones of control of Axis units. On a production centre they stop its production.',
    see: ['29.1'],
    status: 'enforced',
  },
  '29.1.limit': {
    title: 'Limits of partisans',
    text: 'At most twenty battalions may be on the map and at most three in a hex. Only battalions placed in earlier turns can be reinforced.',
    see: ['29.1.place'],
    status: 'enforced',
  },
  '29.1.one': {
    title: 'A single battalion',
    text: 'A single battalion stops rail movement and the transport of points. It is removed when an Axis land unit enters its hex or passes through it in the Movement Phase. It may be placed again in the next Production Phase.',
    see: ['29.0.railways'],
    status: 'simulated',
  },
  '29.1.two': {
    title: 'Two battalions',
    text: 'Two battalions also stop supply by road. They are a brigade: if attacked they roll 1 die and hit on 6.',
    see: ['4.3'],
    status: 'simulated',
  },
  '29.1.three': {
    title: 'Three battalions',
    text: 'Three battalions also stop supply by rail. They are two brigades: if attacked they roll 2 dice and hit on 6.',
    see: ['4.2'],
    status: 'simulated',
  },
  '30.0': {
    title: 'Chechen rebels',
    text: 'The rebels are played with the option `rebels`. From January 1942 on, if the Soviets have no garrison in Grozny or the Axis controls it, the Axis may place the Chechen mountain unit there in its Production Phase, free of charge and at full strength.',
    see: ['7.3'],
    status: 'enforced',
  },
  '30.0.supply': {
    title: 'Supply of the rebels',
    text: 'The rebels are under German command; Grozny is their primary source.',
    see: ['4.1'],
    status: 'simulated',
  },
  '30.0.again': {
    title: 'Return of the rebels',
    text: 'If the rebels are destroyed or disbanded, they may be placed again free of charge when the conditions are met again.',
    see: ['7.3.4'],
    status: 'simulated',
  },
} as const satisfies Chapter;
