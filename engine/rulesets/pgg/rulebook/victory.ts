import type { Chapter } from './entry.js';

/** Section 15 of the rulebook, victory, and the notes at the end of the rulebook. */
export const victory = {
  '15.0': {
    title: 'Victory in general',
    text: 'After the last turn the Soviet points are taken from the German points; what is left decides the level of victory.',
    see: ['15.1', '15.2'],
    status: 'simulated',
  },
  '15.1': {
    title: 'Victory points',
    text: 'What each side scores for.',
    see: ['15.11', '15.12'],
    status: 'simulated',
    heading: true,
  },
  '15.11': {
    title: 'German points',
    text: 'At the end of the game the German scores for places he holds: Vitebsk, Roslavl and Yelnya 10 each, Orsha, Mogilev, Rzhev and Gzhatsk 5 each, Vyazma 15, Smolensk 25, and 20 each for Kaluga and hexes 5907 and 5915. To hold a place, Germans must occupy each of its hexes or have been the last there, and the place must be joined to the west edge by hexes without enemies and their ZOC; a German unit in a hex makes the ZOC harmless. The South-Western Front adds to it.',
    see: ['8.15', '14.23'],
    status: 'simulated',
  },
  '15.12': {
    title: 'Soviet points',
    text: 'The Soviet scores for destroyed divisions and recaptured cities.',
    see: ['15.12.1', '15.12.2'],
    status: 'simulated',
    heading: true,
  },
  '15.12.1': {
    title: 'Destroyed divisions',
    text: 'Five points for each German division that is wholly eliminated; nothing for cavalry or for single regiments.',
    see: ['7.3', '9.61'],
    status: 'simulated',
  },
  '15.12.2': {
    title: 'Recaptured cities',
    text: 'Two points each time a city is taken back: when the last German player-turn ended it was wholly German and joined to the west edge, and when the Soviet one ends there is a Soviet unit in every hex of it.',
    see: ['15.11'],
    status: 'simulated',
  },
  '15.2': {
    title: 'Levels of victory',
    text: 'German points less Soviet points: 0 or fewer is a decisive, 1 to 25 a strategic, 26 to 49 a marginal Soviet victory; 50 to 79 a marginal, 80 to 124 a strategic, 125 or more a decisive German one.',
    see: ['15.0', 'balance-note'],
    status: 'simulated',
  },
  'balance-note': {
    title: 'Note on balance (optional)',
    text: 'The campaign leans towards a marginal German victory, the outcome of history. Players may call that a draw, so that the German wins only with a strategic victory or better.',
    see: ['15.2'],
    status: 'simulated',
  },
  'results-note': {
    title: 'Note on combat results',
    text: 'A summary at the end of the book: after a split result the attacker may follow up if he pays with a step, not if he falls back; units of one stack may retreat to different hexes on ways the opponent chooses; all victors may advance; odds beyond 10-1 or 1-3 are played in those columns.',
    see: ['9.4', '9.66', '9.72', '9.87'],
    status: 'simulated',
  },
} as const satisfies Chapter;
