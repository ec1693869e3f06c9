import type { Chapter } from './entry.js';

/** General rules of the scenario book, for example the standard set-up and removals. */
export const scenarioBook = {
  SBE: {
    title: 'Scenarios',
    text: 'The scenario book contains the nine scenarios SBE1 to SBE9, with a difficulty from 1 to 10.',
    see: ['BPS', 'SBE.short', 'SBE.long'],
    status: 'advice',
    heading: true,
  },
  BPS: {
    title: 'Standard set-up of Barbarossa',
    text: 'The standard set-up gives the positions of both sides in June 1941: 109 Soviet and 82 Axis blocks.',
    see: ['BPS.dots', 'BPS.soviet', 'BPS.axis', 'BPS.arrivals'],
    status: 'enforced',
    heading: true,
  },
  'BPS.dots': {
    title: 'Dots on the blocks',
    text: 'A coloured dot on a block shows the area in which the block begins. A black dot means an exact hex that the order of battle gives.',
    see: ['BPS.soviet', 'BPS.axis', 'BPS.arrivals'],
    status: 'enforced',
  },
  'BPS.arrivals': {
    title: 'Blocks without a dot',
    text: 'Blocks without a dot arrive later, free of charge, in the turn printed in their upper right corner.',
    see: ['7.3.1', '7.3.3'],
    status: 'simulated',
  },
  'BPS.soviet': {
    title: 'Soviet districts',
    text: 'East of the red border, each block begins in the military district of its colour: white Leningrad, blue Baltic, yellow Western, green Kiev, orange Odessa, brown Caucasus.',
    see: ['BPS.dots', 'BPS.border'],
    status: 'enforced',
  },
  'BPS.border': {
    title: 'Watched border',
    text: 'Along the borders of the Soviet Union with Finland, Poland, Hungary, Romania, Turkey and Persia every hex on either side must contain a Soviet unit or lie in a Soviet zone of control.',
    see: ['BPS.soviet', '3.19'],
    status: 'enforced',
  },
  'BPS.axis': {
    title: 'Army groups and allies',
    text: 'German blocks begin in the area of their army group: blue North, yellow Centre, green South. Blocks with an orange dot are the 11th Army and the Romanians. Romanians and the seven German corps stationed there begin in Romania; Finns, Hungarians and Slovaks begin in their countries; Italians are not set up. Hexes west of the border may be occupied or left empty.',
    see: ['BPS.dots', '5.5.germans'],
    status: 'enforced',
  },
  'SBE.removal': {
    title: 'Removing a unit from the game',
    text: 'The order of battle removes only complete units in supply. A reduced unit is repaired before it leaves. For an eliminated unit the price of all its points must be paid at once. A unit that is cut off leaves as soon as it can. A removed unit cannot be rebuilt, though some units return as reinforcements.',
    see: ['7.3', '7.3.cost'],
    status: 'enforced',
  },
  'SBE.short': {
    title: 'Short scenarios',
    text: 'SBE1 to SBE4 can be played with the base game, without headquarters, Slovaks or rear-area corps; production is a fixed sum. The Soviets set up first. Each scenario is played in an area of the map, which units may not leave; supply uses the whole map.',
    see: ['SBE1', 'SBE2', 'SBE3', 'SBE4', '6.4', '3.20'],
    status: 'enforced',
  },
  'SBE.long': {
    title: 'Long scenarios',
    text: 'SBE5 to SBE9 are best played with the advanced rules and any of the optional rules. The Soviets set up first, except in 1944.',
    see: ['SBE5', 'SBE6', 'SBE7', 'SBE8', 'SBE9'],
    status: 'enforced',
  },
  'SBE.charts': {
    title: 'Set-up charts',
    text: 'For 1942, 1943 and 1944 a chart gives, for each nation and class, the number of blocks and the sum of their strength points; the player distributes the points.',
    see: ['SBE6.setup', 'SBE7.setup', 'SBE8.setup'],
    status: 'enforced',
  },
} as const satisfies Chapter;
