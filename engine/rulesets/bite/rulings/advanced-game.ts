import type { BiteRulingTexts } from './ruling-text.js';

/** Options about the advanced game. */
export const advancedGameRulings = {
  'snow.flak': {
    rules: ['A33', '9.3.snow', '9.3.rain', '33.0'],
    question:
      'Snow and rain halve anti-aircraft fire; in rain reconnaissance alone flies, and is fired at by defenders. Whose fire is halved?',
    readings: {
      attackers: 'The attackers’ alone: in rain nobody’s, for only defenders fire at reconnaissance.',
      both: 'That of both sides: in rain that of the defenders at reconnaissance.',
    },
  },
  'guards.allowance': {
    rules: ['A34', '10.0', '6.1.1'],
    question: 'Guards move four hexes from the start. How far when Soviet infantry is at level 2?',
    readings: {
      floor: 'Four still, their cavalry five.',
      oneMore: 'Five, their cavalry six.',
    },
  },
  'siege.lossWhen': {
    rules: ['A35', '12.1', '7.9'],
    question: 'Besieged units lose a step at the end of the turn. Which end?',
    readings: {
      supplyCheck: 'In the final supply check of their owner’s turn.',
      turnEnd: 'At the end of the month, if they are besieged then.',
    },
  },
  'desperate.spared': {
    rules: ['A36', '12.4.1'],
    question: 'A Desperate Attack must end all resistance in its first round. What if the last defenders retreat?',
    readings: {
      allEliminated: 'That is not enough: the test comes before any retreat.',
      allGone: 'That is enough: no enemy land unit is left in the hex when the round is over.',
    },
  },
  'headquarters.secondActivation': {
    rules: ['A37', '13.6', '13.7'],
    question: 'An Armoured Headquarters is activated again for the extra movement. Does it pay again?',
    readings: {
      costs: 'Yes, another action point when phase 10 ends.',
      free: 'No: it pays once in a turn.',
    },
  },
  'stavka.freeRail': {
    rules: ['A38', '13.8.1.rail', '7.4'],
    question: 'The Stavka orders a strategic rail movement that costs nothing. Is it one of those the turn allows?',
    readings: {
      counted: 'Yes; only its price is spared.',
      beyond: 'No: it comes on top.',
    },
  },
  'stavka.railWhen': {
    rules: ['13.8.1.rail', '13.8', '7.4'],
    question:
      'A Supreme Headquarters is activated when the Movement Phase begins, after the trains. When does it order its free rail movement?',
    readings: {
      railPhase: 'In the phase of strategic rail movement, for which it is activated as well.',
      movement: 'In the Movement Phase: the unit goes by rail instead of marching.',
    },
  },
  'stavka.unitOutOfSupply': {
    rules: ['A56', '13.8.1.outOfSupply', '4.4'],
    question: 'The Stavka lets a unit out of supply move as if it were supplied. May it attack as well?',
    readings: {
      attacks: 'Yes, with its whole strength.',
      movesOnly: 'No.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
