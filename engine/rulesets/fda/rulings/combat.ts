import type { FdaRulingTexts } from './ruling-text.js';

/** Rulings about assault, support, retreat and fire. */
export const combatRulings = {
  artilleryDieForDefender: {
    rules: ['8i'],
    question: 'Does divisional artillery also give a die to the defender?',
    readings: {
      true: 'Yes: artillery may give one die to the leader of either side, which uses up the fire of the artillery unit. Artillery in the assaulted sector cannot give a die.',
      false: 'No: artillery gives a die only to the attacker.',
    },
  },
  engineersMustLead: {
    rules: ['8k', '2.1s'],
    question: 'When does an assault count as an assault of engineers?',
    readings: {
      false: 'An assault counts as an assault of engineers when engineers or flamethrowers lead or support it.',
      true: 'An assault counts as an assault of engineers only when engineers or flamethrowers lead it.',
    },
  },
  supportInSector: {
    rules: ['9.1c', '9.1h', '9.1f'],
    question: 'Does the attacker choose which units in the leader’s sector support an assault?',
    readings: {
      optional: 'Yes: only the named units support. The other units may still assault.',
      automatic:
        'No: all suitable units of the leader’s division in his sector support. The attacker chooses only if there are more than three such units.',
    },
  },
  reconSupportsDefence: {
    rules: ['2.1w', '9.1c'],
    question: 'May reconnaissance support the defence of its sector?',
    readings: {
      true: 'Yes: reconnaissance may support a defence, but never an attack.',
      false: 'No: reconnaissance supports in no assault.',
    },
  },
  equalRetreatLoses: {
    rules: ['8s', '9.2f'],
    question:
      'Do attackers lose break points when equal scores force them to retreat into enemy ZOC? Equal scores cost no losses, but stopping in enemy ZOC does.',
    readings: {
      true: 'Yes: a unit that has to stop in enemy ZOC, or cannot retreat at all, loses a break point.',
      false: 'No: equal scores never cost attackers a break point.',
    },
  },
  retreatOffFriendlyEdge: {
    rules: ['8p', '8q'],
    question: 'May a unit retreat off its own edge of the map?',
    readings: {
      false: 'No: a unit may not retreat off the map.',
      true: 'Yes: a unit that retreats off its own edge is removed from the map and can be reorganised. If it is still off the map at the end, it counts as destroyed.',
    },
  },
  headquartersOffMap: {
    rules: ['8p', '2.1e', '11e'],
    question: 'What happens to a headquarters that retreated off its own edge?',
    readings: {
      returns:
        'The headquarters is only absent, and its division loses no die. Before the reorganisation attempts of the next night the headquarters returns by the sector that it left, or by the sector of its edge with the fewest units and enough room.',
      lost: 'The headquarters counts as destroyed: its division loses a die and cannot be reorganised, and the headquarters never returns.',
    },
  },
  advanceAfterAssault: {
    rules: ['8a', '8p'],
    question:
      'Which units may enter the sector after a won assault? The rulebook speaks of occupying a sector but has no rule for an advance.',
    readings: {
      none: 'No unit may advance. A unit that has not moved yet may enter the sector by its ordinary move.',
      leader: 'The leader may advance into the sector.',
      participants: 'The leader and the supporting units may advance into the sector within the stacking limit.',
    },
  },
  hqIsolation: {
    rules: ['2.1d', '8d', '10.1d'],
    question: 'When is a headquarters isolated?',
    readings: {
      aloneInSector: 'A headquarters is isolated when no other friendly ground unit is in its sector.',
      noFriendAdjacent:
        'A headquarters is isolated when no other friendly ground unit is in its sector or in an adjacent sector.',
    },
  },
  largeArtilleryDie: {
    rules: ['10g'],
    question: 'When does an artillery unit of more than two regiments have its additional die?',
    readings: {
      both: 'The artillery unit has the additional die when it fires and when it is fired at.',
      firer: 'The artillery unit has the additional die only when it fires.',
    },
  },
  counterBatteryFailSpendsFire: {
    rules: ['2.1m'],
    question: 'What happens to artillery that fails to locate enemy guns?',
    readings: {
      true: 'Artillery that fails to locate enemy guns has used up its fire of the turn.',
      false: 'Artillery that fails to locate enemy guns may fire at another target.',
    },
  },
} as const satisfies Partial<FdaRulingTexts>;
