import type { Chapter } from './entry.js';

/** Scenarios SBE1 to SBE4 of the scenario book, the short scenarios. */
export const shortScenarios = {
  SBE1: {
    title: 'To Leningrad',
    text: 'To Leningrad lasts from June to September 1941, 4 turns. It is played in Germany, the Baltic states, and the Soviet Union north of the Dvina. Its difficulty is 1.',
    see: ['SBE1.setup', 'SBE1.production', 'SBE1.victory'],
    status: 'simulated',
    heading: true,
  },
  'SBE1.setup': {
    title: 'Set-up of SBE1',
    text: 'From the standard set-up, the districts of Leningrad and the Baltic (12 blocks, white and blue) are set up against Army Group North (13 blocks, blue).',
    see: ['BPS'],
    status: 'enforced',
  },
  'SBE1.production': {
    title: 'Production of SBE1',
    text: 'From July 1941 Germany has 5 points a turn, the Soviets 10.',
    see: ['7.3'],
    status: 'simulated',
  },
  'SBE1.victory': {
    title: 'Victory in SBE1',
    text: 'The Axis wins if it captures Leningrad, or if no connection is left between Leningrad and Siberia. Otherwise the game is a draw.',
    see: ['7.11'],
    status: 'simulated',
  },
  SBE2: {
    title: 'To Moscow',
    text: 'To Moscow lasts from June to September 1941, 4 turns. It is played in Germany, and in the Soviet Union south of the Dvina and the Valdai hills and north of Kiev with its row of hexes. Its difficulty is 2.',
    see: ['SBE2.setup', 'SBE2.production', 'SBE2.victory'],
    status: 'simulated',
    heading: true,
  },
  'SBE2.setup': {
    title: 'Set-up of SBE2',
    text: 'From the standard set-up, the Western district (14 blocks, yellow) is set up against Army Group Centre (23 blocks, yellow).',
    see: ['BPS'],
    status: 'enforced',
  },
  'SBE2.production': {
    title: 'Production of SBE2',
    text: 'From July 1941 Germany has 5 points a turn, the Soviets 20.',
    see: ['7.3'],
    status: 'simulated',
  },
  'SBE2.victory': {
    title: 'Victory in SBE2',
    text: 'The Axis wins if by the end it has captured Moscow or completely encircled it. Otherwise the game is a draw.',
    see: ['7.11'],
    status: 'simulated',
  },
  SBE3: {
    title: 'To Rostov',
    text: 'To Rostov lasts from June to November 1941, 6 turns. It is played in Germany, Hungary, Romania, and the Soviet Union south of the row of hexes of Kursk. Its difficulty is 3.',
    see: ['SBE3.setup', 'SBE3.frozen', 'SBE3.production', 'SBE3.victory'],
    status: 'simulated',
    heading: true,
  },
  'SBE3.setup': {
    title: 'Set-up of SBE3',
    text: 'From the standard set-up, the districts of Odessa and Kiev (30 blocks, green and orange) are set up against Army Group South with the Romanians, the German corps and the 11th Army in Romania (32 blocks, green and orange).',
    see: ['BPS'],
    status: 'enforced',
  },
  'SBE3.frozen': {
    title: 'Frozen units in SBE3',
    text: 'In the first turn the district of Odessa, the minor Axis powers and the Germans in Romania may not move.',
    see: ['3.21', '3.21.free'],
    status: 'enforced',
  },
  'SBE3.production': {
    title: 'Production of SBE3',
    text: 'From July 1941 Germany has 5 points a turn, Romania 2, Hungary 1, the Soviets 15.',
    see: ['7.3'],
    status: 'simulated',
  },
  'SBE3.victory': {
    title: 'Victory in SBE3',
    text: 'At the end of November 1941, count how many of Rostov, Kharkov and Sevastopol the Axis holds. With three the Axis wins decisively, with two marginally; one is a draw; with none the Soviets win.',
    see: ['7.11'],
    status: 'simulated',
  },
  SBE4: {
    title: 'Barbarossa, short',
    text: 'SBE4 lasts from June to August 1941, 3 turns, and uses the whole map. Its difficulty is 4.',
    see: ['SBE4.setup', 'SBE4.production', 'SBE4.victory'],
    status: 'simulated',
    heading: true,
  },
  'SBE4.setup': {
    title: 'Set-up of SBE4',
    text: 'SBE4 uses the standard set-up, with the base game only: no advanced rules and no optional rules.',
    see: ['BPS'],
    status: 'enforced',
  },
  'SBE4.production': {
    title: 'Production of SBE4',
    text: 'From July 1941 Germany has 15 points a turn, Romania 2, Hungary 1, the Soviets 46.',
    see: ['7.3'],
    status: 'simulated',
  },
  'SBE4.victory': {
    title: 'Victory in SBE4',
    text: 'At the end of August 1941 the Axis scores 1 point for each Soviet major city that it controls, 2 for Leningrad, 3 for Moscow. Up to 3 points are a decisive Soviet victory, 4 to 6 a marginal Soviet victory, 7 a draw, 8 to 18 a marginal victory of the Axis, 19 or more a decisive victory of the Axis.',
    see: ['7.11', '3.3.cities'],
    status: 'simulated',
  },
} as const satisfies Chapter;
