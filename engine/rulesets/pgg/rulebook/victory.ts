import type { Chapter } from './entry.js';

/** Section 15 of the rulebook, victory, and the notes at the end of the rulebook. */
export const victory = {
  '15.0': {
    title: 'Victory in general',
    text: 'After the last turn the Soviet points are subtracted from the German points; the difference decides the level of victory.',
    see: ['15.1', '15.2'],
    status: 'simulated',
  },
  '15.1': {
    title: 'Victory points',
    text: 'The rules of this section say what gives each side victory points.',
    see: ['15.11', '15.12'],
    status: 'simulated',
    heading: true,
  },
  '15.11': {
    title: 'German points',
    text: 'At the end of the game the German side scores the places that it holds: Vitebsk, Roslavl and Yelnya 10 each, Orsha, Mogilev, Rzhev and Gzhatsk 5 each, Vyazma 15, Smolensk 25, and 20 each for Kaluga and hexes 5907 and 5915. To hold a place, German units must be in each of its hexes or have passed through it last, and a line of hexes without enemies and their ZOC must lead from the place to the west edge; a German unit in a hex cancels the ZOC there. Called divisions of the South-Western Front give further points.',
    see: ['8.15', '14.23'],
    status: 'simulated',
  },
  '15.12': {
    title: 'Soviet points',
    text: 'The Soviet side scores destroyed divisions and recaptured cities.',
    see: ['15.12.1', '15.12.2'],
    status: 'simulated',
    heading: true,
  },
  '15.12.1': {
    title: 'Destroyed divisions',
    text: 'The Soviet side scores five points for each German division that is wholly eliminated, but nothing for cavalry or independent regiments.',
    see: ['7.3', '9.61'],
    status: 'simulated',
  },
  '15.12.2': {
    title: 'Recaptured cities',
    text: 'The Soviet side scores two points each time it recaptures a city. At the end of the previous German player-turn the whole city must have been German with a line to the west edge, and at the end of the Soviet player-turn there must be a Soviet unit in every hex of the city.',
    see: ['15.11'],
    status: 'simulated',
  },
  '15.2': {
    title: 'Levels of victory',
    text: 'The level of victory depends on German points minus Soviet points: 0 or fewer is a decisive, 1 to 25 a strategic and 26 to 49 a marginal Soviet victory; 50 to 79 is a marginal, 80 to 124 a strategic and 125 or more a decisive German victory.',
    see: ['15.0', 'balance-note'],
    status: 'simulated',
  },
  'balance-note': {
    title: 'Note on balance (optional)',
    text: 'The campaign tends towards a marginal German victory, which is the historical outcome. Players may count a marginal German victory as a draw, so that the German side wins only with a strategic victory or better.',
    see: ['15.2'],
    status: 'simulated',
  },
  'results-note': {
    title: 'Note on combat results',
    text: 'This note summarizes the results at the end of the rulebook. After a split result the attacker may advance if he loses a step, but not if he retreats. Units of one stack may retreat to different hexes, on paths that the opponent chooses. All victors may advance. Odds above 10-1 use the column 10-1, and odds below 1-3 the column 1-3.',
    see: ['9.4', '9.66', '9.72', '9.87'],
    status: 'simulated',
  },
} as const satisfies Chapter;
