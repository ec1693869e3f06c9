import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about reaction, attacks, results and retreats. */
export const beforeAndInCombatRulings = {
  'reaction.check': {
    rules: ['9.3', '9.33', 'SoP.A', 'S7'],
    question: 'Which units make a reaction check?',
    readings: {
      eachUnit: 'Every unit that tries to react.',
      leadPerHex: 'One lead unit for all units that react from a hex.',
    },
  },
  'reaction.intoDefendingHex': {
    rules: ['9.35', 'S7'],
    question: 'May a unit react into the attacked hex?',
    readings: {
      allowed: 'Yes: 9.35 only says that it need not move there.',
      forbidden: 'No: 9.35 is read as a prohibition.',
    },
  },
  'reaction.armyUnits': {
    rules: ['9.32'],
    question: 'Which Army units can act in a reaction?',
    readings: {
      anyEligible: 'All Army units that meet the other conditions.',
      withoutFinalMarker: 'Only those that also have activations left in the turn.',
    },
  },
  'combat.swampRoutes': {
    rules: ['10.26', '3.56', 'TEC.h'],
    question: 'Along which routes may motorized and heavy units attack into or out of swamp?',
    readings: {
      roadRailTrail: 'Roads, railways and, if it does not rain, trails.',
      roadRail: 'Roads and railways.',
    },
  },
  'combat.failedCoordination': {
    rules: ['10.44b', '10.61g', 'SoP.3'],
    question: 'When does ground coordination add 2 to the combat roll?',
    readings: {
      onFailure: 'When the coordination check fails.',
      onSuccess: 'When the check succeeds, as 10.44b is printed.',
    },
  },
  'combat.belowMinimumDisrupts': {
    rules: ['10.53a', 'CRT.A', 'CRT.M'],
    question: 'On which table are the attackers disrupted if the final odds are below 1-4?',
    readings: {
      assault: 'On the Assault table, as rule 10.53a says.',
      mobile: 'On the Mobile table, as the notes under the tables say.',
    },
  },
  'combat.armourAttritionBy': {
    rules: ['11.12', '3.17', '16.13'],
    question: 'Which defenders cause armour attrition in shaded cells?',
    readings: {
      redDefence: 'Units with a red defence strength.',
      anyAntiTank: 'All units with anti-tank ability.',
    },
  },
  'engineer.acrossRiver': {
    rules: ['10.61h', 'TEC'],
    question: 'A river halves the attack and gives no modifier. Do engineers help an attack across a river?',
    readings: {
      minusOne: 'Yes: subtract 1 from the roll.',
      none: 'No: there is no modifier to cancel.',
    },
  },
  'retreat.guestLosses': {
    rules: ['11.35'],
    question: 'When are units eliminated that retreated into a hex still to be attacked?',
    readings: {
      onlyOnE: 'Only when the result is E for the defender.',
      whenDefendersDie: 'Whenever all the defenders are eliminated, by any result.',
    },
  },
  'retreat.direction': {
    rules: ['11.3'],
    question: 'What does “retreat away from the defending hex” mean?',
    readings: {
      eachHexFarther: 'Each hex is farther from it than the previous hex.',
      neverCloser: 'No hex is nearer to it than the previous hex.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
