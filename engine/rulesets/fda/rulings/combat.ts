import type { FdaRulingTexts } from './ruling-text.js';

/** Rulings about assault, support, retreat and fire. */
export const combatRulings = {
  artilleryDieForDefender: {
    rules: ['8i'],
    question: 'Does divisional artillery help the defender as well?',
    readings: {
      true: 'Yes: one die for either leader, at the price of that unit’s fire; guns in the assaulted sector cannot give it.',
      false: 'No, the attacker alone.',
    },
  },
  engineersMustLead: {
    rules: ['8k', '2.1s'],
    question: 'When is an assault one of engineers?',
    readings: {
      false: 'When engineers or flamethrowers lead it or are counted in support.',
      true: 'Only when they lead it.',
    },
  },
  supportInSector: {
    rules: ['9.1c', '9.1h', '9.1f'],
    question:
      'Divisions may enjoy support, and fit units of the leader’s sector are considered in support: does the attacker choose?',
    readings: {
      optional: 'Yes: units that are not named are not counted, and may still assault.',
      automatic:
        'No: all fit units of the leader’s division in its sector are counted, and only among more than three does the attacker choose.',
    },
  },
  reconSupportsDefence: {
    rules: ['2.1w', '9.1c'],
    question: 'May reconnaissance be counted in the defence of its sector?',
    readings: { true: 'Yes; only attacks go without it.', false: 'No, in no assault.' },
  },
  equalRetreatLoses: {
    rules: ['8s', '9.2f'],
    question:
      'An equal score costs no losses, but stopping in enemy ZOC does: what of attackers who have nothing but ZOC behind them?',
    readings: {
      true: 'They pay: a unit that has to stop in enemy ZOC, or cannot retreat at all, loses a break point.',
      false: 'They do not: equal scores never cost a break point.',
    },
  },
  retreatOffFriendlyEdge: {
    rules: ['8p', '8q'],
    question: 'May a unit retreat off its own edge of the map?',
    readings: {
      false: 'No.',
      true: 'Yes; it is removed and can be reorganised. Still away at the end, it counts as destroyed.',
    },
  },
  headquartersOffMap: {
    rules: ['8p', '2.1e', '11e'],
    question: 'What becomes of a headquarters that retreated off its own edge?',
    readings: {
      returns:
        'It is away: its division loses no die. Before the attempts of the next night it comes back by the sector it left, or by the emptiest of its edge that has room.',
      lost: 'For its division it is destroyed: a die less, no more reorganisation, no return.',
    },
  },
  advanceAfterAssault: {
    rules: ['8a', '8p'],
    question: 'The book speaks of occupying a sector but has no advance. Who goes in after a won assault?',
    readings: {
      none: 'No free advance; a unit that has not moved yet may enter with its move.',
      leader: 'The leader may go in.',
      participants: 'The leader and the counted supporters may go in, within stacking.',
    },
  },
  hqIsolation: {
    rules: ['2.1d', '8d', '10.1d'],
    question: 'When is a headquarters isolated?',
    readings: {
      aloneInSector: 'When no other friendly ground unit is in its sector.',
      noFriendAdjacent: 'When none is in its sector or in one that borders it.',
    },
  },
  largeArtilleryDie: {
    rules: ['10g'],
    question: 'When does an artillery unit of more than two regiments have its die?',
    readings: { both: 'Firing and fired at.', firer: 'Only when it fires.' },
  },
  counterBatteryFailSpendsFire: {
    rules: ['2.1m'],
    question: 'What becomes of artillery that fails to locate enemy guns?',
    readings: { true: 'Its fire of the turn is spent.', false: 'It may fire at something else.' },
  },
} as const satisfies Partial<FdaRulingTexts>;
