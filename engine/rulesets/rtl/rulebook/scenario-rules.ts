import type { Chapter } from './entry.js';

/** S1 victory points, S2 set-up. */
export const scenarioRules = {
  'S1.0': {
    title: 'Victory points',
    text: 'What is counted, and when.',
    see: ['S1.1', 'S1.2', 'S1.3'],
    status: 'simulated',
    heading: true,
  },
  'S1.1': {
    title: 'Only the German scores',
    text: 'Points rise and fall on one track and may fall below zero; the Soviet wins by holding the German down.',
    see: ['S1.2', 'S1.3'],
    status: 'simulated',
  },
  'S1.2': {
    title: 'Places',
    text: 'Points for hexes.',
    see: ['S1.21', 'S1.22', 'S1.23'],
    status: 'simulated',
    heading: true,
  },
  'S1.21': {
    title: 'Values',
    text: 'The scenario’s table gives them; they may change with the turn.',
    see: ['S1.22'],
    status: 'simulated',
  },
  'S1.22': {
    title: 'German places',
    text: 'Counted in the turn in which victory is judged, for hexes he controls or controlled last, by a zone too, however often they changed hands.',
    see: ['3.12a'],
    status: 'simulated',
  },
  'S1.23': {
    title: 'Soviet places',
    text: 'Taken off at the moment of the capture, also of a hex only driven through; for good and once, whoever comes after.',
    see: ['S1.21'],
    status: 'simulated',
  },
  'S1.3': {
    title: 'Losses and deeds',
    text: 'Points for what happens.',
    see: ['S1.31', 'S1.32'],
    status: 'simulated',
    heading: true,
  },
  'S1.31': {
    title: 'Losses',
    text: 'Counted when the step is lost; what was lost before the scenario is in its start.',
    see: ['11.2'],
    status: 'simulated',
  },
  'S1.32': {
    title: 'Deeds',
    text: 'Counted when they are done.',
    see: ['17.0'],
    status: 'simulated',
  },
  'VP.1': {
    title: 'Points at Soltsy',
    text: 'What places, losses and deeds are worth in scenarios 1 and 2, and the totals that win.',
    see: ['S1.21', 'S3.33'],
    status: 'simulated',
  },
  'VP.3': {
    title: 'Points at Staraya Russa',
    text: 'What places, losses and deeds are worth in scenarios 3 and 4, and the bands of victory.',
    see: ['S1.23', 'S5.33'],
    status: 'simulated',
  },
  SC: {
    title: 'Set-up cards',
    text: 'Each scenario’s cards tell who stands where, what comes when and at what price, and how many offensive missions there are.',
    see: ['S2.2'],
    status: 'simulated',
  },
  'S2.0': {
    title: 'Setting up a scenario',
    text: 'Cards, units, special rules.',
    see: ['S2.1', 'S2.2', 'S2.3'],
    status: 'simulated',
    heading: true,
  },
  'S2.1': {
    title: 'Setting up',
    text: 'Markers lie where the scenario says.',
    see: ['4.1'],
    status: 'simulated',
  },
  'S2.2': {
    title: 'Placing units',
    text: 'Aircraft Ready, ground units in their hexes, strongpoints as told, activation markers aside. A black corner is a unit reduced or fired.',
    see: ['4.12', '4.13'],
    status: 'simulated',
  },
  'S2.22': {
    title: 'Where things go',
    text: 'Aircraft into their boxes, ground units into their hexes, strongpoints as told, markers aside, reinforcements on their card.',
    see: ['S2.2'],
    status: 'simulated',
  },
  'S2.3': {
    title: 'Special rules',
    text: 'Each scenario’s own rules go before the general ones.',
    see: ['S3.2', 'S4.2', 'S5.2', 'S6.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
