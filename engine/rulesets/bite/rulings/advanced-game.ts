import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about the advanced game. */
export const advancedGameRulings = {
  'snow.flak': {
    rules: ['A33', '9.3.snow', '9.3.rain', '33.0'],
    question:
      'Snow and rain halve anti-aircraft fire. In rain only reconnaissance flies, and only defenders fire at it. Which anti-aircraft fire is halved?',
    readings: {
      attackers:
        'Only the anti-aircraft fire of attackers is halved. In rain only defenders fire, and their fire is not halved.',
      both: 'The anti-aircraft fire of both sides is halved. In rain, this is the fire of the defenders.',
    },
  },
  'guards.allowance': {
    rules: ['A34', '10.0', '6.1.1'],
    question: 'Guards have four MP from the start. How many do they have when Soviet infantry is at level 2?',
    readings: {
      floor: 'Guards still have four MP, Guards cavalry has five.',
      oneMore: 'Guards have five MP, Guards cavalry has six.',
    },
  },
  'siege.lossWhen': {
    rules: ['A35', '12.1', '7.9'],
    question: 'Besieged units lose a step at the end of the turn. At which moment do they lose it?',
    readings: {
      supplyCheck: 'Besieged units lose a step in the final supply check of their owner’s turn.',
      turnEnd: 'Besieged units lose a step at the end of the month, if the siege still lasts.',
    },
  },
  'desperate.spared': {
    rules: ['A36', '12.4.1'],
    question:
      'A Desperate Attack must eliminate the defence in its first round. Does it succeed if the last defenders retreat?',
    readings: {
      allEliminated: 'No: the success of a Desperate Attack is determined before retreats.',
      allGone: 'Yes: a Desperate Attack succeeds if no enemy land unit is left in the hex when the round is over.',
    },
  },
  'headquarters.secondActivation': {
    rules: ['A37', '13.6', '13.7'],
    question: 'An Armoured Headquarters is activated again for the extra movement. Does it pay a second time?',
    readings: {
      costs: 'Yes: the headquarters loses another action point when phase 10 ends.',
      free: 'No: the headquarters pays once a turn.',
    },
  },
  'stavka.freeRail': {
    rules: ['A38', '13.8.1.rail', '7.4'],
    question:
      'The Stavka orders a strategic rail movement free of charge. Does this movement count towards the limit of the turn?',
    readings: {
      counted: 'Yes: the free rail movement counts towards the limit; only its cost is waived.',
      beyond: 'No: the free rail movement is in addition to the limit.',
    },
  },
  'stavka.railWhen': {
    rules: ['13.8.1.rail', '13.8', '7.4'],
    question:
      'A Supreme Headquarters is activated when the Movement Phase begins, after strategic rail movement. When does it order its free rail movement?',
    readings: {
      railPhase:
        'The Supreme Headquarters orders the movement in the strategic rail phase and may be activated in that phase as well.',
      movement:
        'The Supreme Headquarters orders the movement in the Movement Phase: the unit moves by rail instead of moving normally.',
    },
  },
  'stavka.unitOutOfSupply': {
    rules: ['A56', '13.8.1.outOfSupply', '4.4'],
    question: 'The Stavka lets a unit out of supply move as if it were supplied. May the unit attack as well?',
    readings: {
      attacks: 'Yes: the unit out of supply may also attack, with its full strength.',
      movesOnly: 'No: the unit out of supply may only move.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
