import type { RtlRulingTexts } from './ruling-text.js';

/** Options about reaction, attacks, results and retreats. */
export const beforeAndInCombatRulings = {
  'reaction.check': {
    rules: ['9.3', '9.33', 'SoP.A', 'S7'],
    question: 'Who checks for a reaction?',
    readings: {
      eachUnit: 'Every unit that wants to move.',
      leadPerHex: 'One lead unit for all that react from a hex.',
    },
  },
  'reaction.intoDefendingHex': {
    rules: ['9.35', 'S7'],
    question: 'May a unit react into the hex that is attacked?',
    readings: {
      allowed: 'Yes; it need not go there.',
      forbidden: 'No: the sentence is read as a ban.',
    },
  },
  'reaction.armyUnits': {
    rules: ['9.32'],
    question: 'Which Army units can act in a reaction?',
    readings: {
      anyEligible: 'All that meet the other conditions.',
      withoutFinalMarker: 'Of these only such as have activations left in the turn.',
    },
  },
  'combat.swampRoutes': {
    rules: ['10.26', '3.56', 'TEC.h'],
    question: 'By which ways do motorized and heavy units attack into or out of swamp?',
    readings: {
      roadRailTrail: 'Roads and railways, and trails when it does not rain.',
      roadRail: 'Roads and railways.',
    },
  },
  'combat.failedCoordination': {
    rules: ['10.44b', '10.61g', 'SoP.3'],
    question: 'When is the combat roll 2 worse?',
    readings: {
      onFailure: 'When the check of coordination fails.',
      onSuccess: 'When it succeeds, as 10.44b is printed.',
    },
  },
  'combat.belowMinimumDisrupts': {
    rules: ['10.53a', 'CRT.A', 'CRT.M'],
    question: 'On which table does an attack that ended below 1-4 disrupt its attackers?',
    readings: {
      assault: 'On the Assault table, by the rule.',
      mobile: 'On the Mobile table, by the notes under the tables.',
    },
  },
  'combat.armourAttritionBy': {
    rules: ['11.12', '3.17', '16.13'],
    question: 'Which defenders break armour on shaded cells?',
    readings: {
      redDefence: 'Those with a red defence strength.',
      anyAntiTank: 'All with anti-tank ability.',
    },
  },
  'engineer.acrossRiver': {
    rules: ['10.61h', 'TEC'],
    question: 'A river gives no modifier, it halves. Do engineers help across one?',
    readings: {
      minusOne: 'Yes: the roll is 1 lower.',
      none: 'No.',
    },
  },
  'retreat.guestLosses': {
    rules: ['11.35'],
    question: 'When do units die that retreated into a hex still to be attacked?',
    readings: {
      onlyOnE: 'When the result is E for the defender.',
      whenDefendersDie: 'Whenever all the defenders die, of whatever result.',
    },
  },
  'retreat.direction': {
    rules: ['11.3'],
    question: 'What does it mean to retreat away from the defending hex?',
    readings: {
      eachHexFarther: 'Each hex lies farther from it than the one before.',
      neverCloser: 'No hex lies nearer to it than the one before.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
