import type { RtlRulingTexts } from './ruling-text.js';

/** Texts of the rulings about reaction, attacks, results and retreats. */
export const beforeAndInCombatRulings = {
  'reaction.check': {
    rules: ['9.3', '9.33', 'SoP.A', 'S7'],
    question: 'Which units make a reaction check?',
    readings: {
      eachUnit: 'Every unit that tries to react makes its own check.',
      leadPerHex: 'One lead unit makes the check for all units that react from its hex.',
    },
  },
  'reaction.intoDefendingHex': {
    rules: ['9.35', 'S7'],
    question: 'May a unit react into the attacked hex?',
    readings: {
      allowed: 'Yes: rule 9.35 only says that a unit does not have to react into the attacked hex.',
      forbidden: 'No: rule 9.35 forbids a reaction into the attacked hex.',
    },
  },
  'reaction.armyUnits': {
    rules: ['9.32'],
    question: 'Which Army units may react?',
    readings: {
      anyEligible: 'All Army units that meet the other conditions may react.',
      withoutFinalMarker: 'Only Army units that also have an activation left in the turn may react.',
    },
  },
  'combat.swampRoutes': {
    rules: ['10.26', '3.56', 'TEC.h'],
    question: 'Along which routes may motorized and heavy units attack into or out of swamp?',
    readings: {
      roadRailTrail: 'Motorized and heavy units may attack along roads, railways and, if it does not rain, trails.',
      roadRail: 'Motorized and heavy units may attack along roads and railways.',
    },
  },
  'combat.failedCoordination': {
    rules: ['10.44b', '10.61g', 'SoP.3'],
    question: 'When does ground coordination add 2 to the combat roll?',
    readings: {
      onFailure: 'Ground coordination adds 2 when its check fails.',
      onSuccess: 'Ground coordination adds 2 when its check succeeds, as rule 10.44b says.',
    },
  },
  'combat.belowMinimumDisrupts': {
    rules: ['10.53a', 'CRT.A', 'CRT.M'],
    question: 'On which table are the attackers disrupted if the final odds are below 1-4?',
    readings: {
      assault: 'The attackers are disrupted on the Assault table, as rule 10.53a says.',
      mobile: 'The attackers are disrupted on the Mobile table, as the notes under the tables say.',
    },
  },
  'combat.armourAttritionBy': {
    rules: ['11.12', '3.17', '16.13'],
    question: 'Which defenders cause armour attrition in shaded cells?',
    readings: {
      redDefence: 'Only units with a red defence strength cause armour attrition.',
      anyAntiTank: 'All units with anti-tank ability cause armour attrition.',
    },
  },
  'engineer.acrossRiver': {
    rules: ['10.61h', 'TEC'],
    question: 'A river halves the attack and gives no modifier. Do engineers help an attack across a river?',
    readings: {
      minusOne: 'Yes: engineers subtract 1 from the combat roll.',
      none: 'No: engineers only cancel a modifier, and a river gives none.',
    },
  },
  'retreat.guestLosses': {
    rules: ['11.35'],
    question:
      'Units have retreated into a hex that is still to be attacked. When does the attack on that hex eliminate them?',
    readings: {
      onlyOnE: 'Units that retreated into the hex are eliminated only when the result is E for the defender.',
      whenDefendersDie:
        'Units that retreated into the hex are eliminated whenever all the defenders are eliminated, by any result.',
    },
  },
  'retreat.direction': {
    rules: ['11.3'],
    question: 'What does “retreat away from the defending hex” mean?',
    readings: {
      eachHexFarther: 'Each hex of the retreat must be farther from the defending hex than the previous hex.',
      neverCloser: 'No hex of the retreat may be nearer to the defending hex than the previous hex.',
    },
  },
} as const satisfies Partial<RtlRulingTexts>;
