import type { Chapter } from './entry.js';

/** Sections S1 and S2 of the scenario book: victory points and set-up. */
export const scenarioRules = {
  'S1.0': {
    title: 'Victory points',
    text: 'Victory points are scored for places, losses and events.',
    see: ['S1.1', 'S1.2', 'S1.3'],
    status: 'simulated',
    heading: true,
  },
  'S1.1': {
    title: 'Only the German scores',
    text: 'Points are added and subtracted on one track and may go below zero. Only the German scores. The Soviet wins by keeping the German total low.',
    see: ['S1.2', 'S1.3'],
    status: 'simulated',
  },
  'S1.2': {
    title: 'Points for places',
    text: 'These rules are about points for places.',
    see: ['S1.21', 'S1.22', 'S1.23'],
    status: 'simulated',
    heading: true,
  },
  'S1.21': {
    title: 'Values of places',
    text: 'The scenario’s table gives the value of each place, which may change with the turn.',
    see: ['S1.22'],
    status: 'simulated',
  },
  'S1.22': {
    title: 'Places scored by the German',
    text: 'Points for places are scored in the turn in which victory is determined. They count for hexes that the German controls or controlled last, also by a zone of control, however often the hexes changed hands.',
    see: ['3.12a'],
    status: 'simulated',
  },
  'S1.23': {
    title: 'Places captured by the Soviet',
    text: 'Points for places are subtracted at the moment when the Soviet captures them, even if a unit only passes through. Each place counts once and permanently, whichever side takes the hex later.',
    see: ['S1.21'],
    status: 'simulated',
  },
  'S1.3': {
    title: 'Losses and events',
    text: 'These rules are about points for losses and for certain events.',
    see: ['S1.31', 'S1.32'],
    status: 'simulated',
    heading: true,
  },
  'S1.31': {
    title: 'Points for losses',
    text: 'Points are scored when a step is lost. Losses before the scenario are included in the starting total.',
    see: ['11.2'],
    status: 'simulated',
  },
  'S1.32': {
    title: 'Points for events',
    text: 'Points for events are scored when the events happen.',
    see: ['17.0'],
    status: 'simulated',
  },
  'VP.1': {
    title: 'Points at Soltsy',
    text: 'The table gives the points for places, losses and events in scenarios 1 and 2, and the totals needed to win.',
    see: ['S1.21', 'S3.33'],
    status: 'simulated',
  },
  'VP.3': {
    title: 'Points at Staraya Russa',
    text: 'The table gives the points for places, losses and events in scenarios 3 and 4, and the levels of victory.',
    see: ['S1.23', 'S5.33'],
    status: 'simulated',
  },
  SC: {
    title: 'Set-up cards',
    text: 'The cards of each scenario give the starting positions, the turn and place of reinforcements, the price of options and the number of offensive missions.',
    see: ['S2.2'],
    status: 'simulated',
  },
  'S2.0': {
    title: 'Setting up a scenario',
    text: 'This chapter is about cards, units and special rules.',
    see: ['S2.1', 'S2.2', 'S2.3'],
    status: 'simulated',
    heading: true,
  },
  'S2.1': {
    title: 'Set-up of markers',
    text: 'Markers are placed as the scenario says.',
    see: ['4.1'],
    status: 'simulated',
  },
  'S2.2': {
    title: 'Placing units',
    text: 'Aircraft are placed in the Ready box, ground units in their hexes, and strongpoints as the card says. Activation markers are set aside. A black corner means that the unit starts reduced or fired.',
    see: ['4.12', '4.13'],
    status: 'simulated',
  },
  'S2.22': {
    title: 'Places of counters',
    text: 'Aircraft go into their boxes, ground units into their hexes and reinforcements on their card. Strongpoints are placed as the card says, and markers are set aside.',
    see: ['S2.2'],
    status: 'simulated',
  },
  'S2.3': {
    title: 'Special rules',
    text: 'A scenario’s special rules override the general rules.',
    see: ['S3.2', 'S4.2', 'S5.2', 'S6.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
