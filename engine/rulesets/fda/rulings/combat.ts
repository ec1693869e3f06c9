import type { FdaRulingTexts } from './ruling-text.js';

/** Readings about assault, support, retreat and fire. */
export const combatRulings = {
  leaderOrder: {
    values: ['regimentsGunsBattalions'],
    rules: ['8c', '8d', '2.1p'],
    question: 'Artillery regiments are large units; do they lead?',
    readings: {
      regimentsGunsBattalions:
        'Not in attack, where they are overlooked. In defence an infantry or armoured regiment leads first, then an artillery regiment with factor 1, then a battalion, and the headquarters when it is alone.',
    },
  },
  artilleryDieForDefender: {
    values: [true, false],
    rules: ['8i'],
    question: 'Does divisional artillery help the defender as well?',
    readings: {
      true: 'Yes: one die for either leader, at the price of that unit’s fire; guns in the assaulted sector cannot give it.',
      false: 'No, the attacker alone.',
    },
  },
  artilleryAsSupport: {
    values: ['onlyWhenAssaulted'],
    rules: ['8h', '8i', '2.1j'],
    question: 'Is artillery counted among the supporters too?',
    readings: {
      onlyWhenAssaulted:
        'In attack it gives its die and no more. In the assaulted sector it may be counted with factor 1.',
    },
  },
  engineersMustLead: {
    values: [false, true],
    rules: ['8k', '2.1s'],
    question: 'When is an assault one of engineers?',
    readings: {
      false: 'When engineers or flamethrowers lead it or are counted in support.',
      true: 'Only when they lead it.',
    },
  },
  reconSupportsDefence: {
    values: [true, false],
    rules: ['2.1w', '9.1c'],
    question: 'May reconnaissance be counted in the defence of its sector?',
    readings: { true: 'Yes; only attacks go without it.', false: 'No, in no assault.' },
  },
  reconRefusal: {
    values: ['unusedMovement'],
    rules: ['2.1v'],
    question: 'How does reconnaissance refuse an assault?',
    readings: {
      unusedMovement:
        'Before leaders are named it leaves by 1 sector or more of what it has not used of its 5, into no enemy ZOC; that counts for its turn. Others are assaulted; if none is left the assault is spent without dice.',
    },
  },
  supportSpendsAssault: {
    values: ['attackOnly'],
    rules: ['9.1h', '9.1e', '6e'],
    question: 'What does it cost to support?',
    readings: {
      attackOnly:
        'Leading or being counted in an attack is the unit’s assault of the turn. Defending its own sector costs nothing; defending for another division next door can be done once a turn.',
    },
  },
  threatened: {
    values: ['byOtherEnemies'],
    rules: ['9.1g'],
    question: 'Every supporter stands beside the enemy; when is it threatened?',
    readings: {
      byOtherEnemies:
        'When an enemy ground unit other than a headquarters stands next to it, besides the attacked sector or, in defence, the sectors of attackers. Regiments in the assaulted sector itself always support.',
    },
  },
  beatenUnits: {
    values: ['everybodyInSector'],
    rules: ['8p', '8q'],
    question: 'Who retreats with the beaten side?',
    readings: {
      everybodyInSector:
        'The leader too if it survives, all units of its sector, and supporters of other divisions from where they stand; not artillery that only gave its die.',
    },
  },
  equalScores: {
    values: ['leaderAndSupport'],
    rules: ['8s'],
    question: 'Who are all the attackers that retreat on equal scores?',
    readings: { leaderAndSupport: 'The leader and the supporters counted; idle units of the sector stay.' },
  },
  retreatPath: {
    values: ['ownerExactDistance'],
    rules: ['8p', '8q', '8r', '9.2f', '7d', '13b'],
    question: 'Where does a retreat go?',
    readings: {
      ownerExactDistance:
        'The owner leads each unit to a sector exactly that far away, with room, over ground it may enter. It may stop after one sector of heavy terrain, fortification or mines. Free ways before ways through ZOC; a unit without any step stays and loses a break point.',
    },
  },
  retreatOffFriendlyEdge: {
    values: [false, true],
    rules: ['8p', '8q'],
    question: 'May a unit retreat off its own edge of the map?',
    readings: { false: 'No.', true: 'Yes; it is removed and can be reorganised.' },
  },
  advanceAfterAssault: {
    values: ['none', 'leader', 'participants'],
    rules: ['8a', '8p'],
    question: 'The book speaks of occupying a sector but has no advance. Who goes in after a won assault?',
    readings: {
      none: 'Nobody for free; who has his move left may use it.',
      leader: 'The leader may go in.',
      participants: 'The leader and the counted supporters may go in, within stacking.',
    },
  },
  hqIsolation: {
    values: ['aloneInSector', 'noFriendAdjacent'],
    rules: ['2.1d', '8d', '10.1d'],
    question: 'When is a headquarters isolated?',
    readings: {
      aloneInSector: 'When no other friendly ground unit is in its sector.',
      noFriendAdjacent: 'When none is in its sector or in one that borders it.',
    },
  },
  equalFire: {
    values: ['noEffect'],
    rules: ['10i'],
    question: 'What do equal scores do in fire?',
    readings: { noEffect: 'Nothing.' },
  },
  largeArtilleryDie: {
    values: ['both', 'firer'],
    rules: ['10g'],
    question: 'When does an artillery unit of more than two regiments have its die?',
    readings: { both: 'Firing and fired at.', firer: 'Only when it fires.' },
  },
  artilleryTarget: {
    values: ['opponentNamesUnit'],
    rules: ['2.1l', '10.1d'],
    question: 'Who picks the target of unobserved artillery?',
    readings: {
      opponentNamesUnit:
        'The firer names a sector in range, the opponent a unit in it, large ones first. The observer must be of the guns’ own division and next to the target’s sector.',
    },
  },
  counterBatteryFailSpendsFire: {
    values: [true, false],
    rules: ['2.1m'],
    question: 'What becomes of artillery that fails to locate enemy guns?',
    readings: { true: 'Its fire of the turn is spent.', false: 'It may fire at something else.' },
  },
  sightBlocking: {
    values: ['everyShortestWay'],
    rules: ['10b', '14d'],
    question: 'What does heavy terrain hide?',
    readings: {
      everyShortestWay:
        'Targets of direct fire at two sectors or more, if every shortest way goes through it; never the sector of heavy terrain itself, and nothing from artillery.',
    },
  },
  antiTankReducedAgainst: {
    values: ['notArmoured'],
    rules: ['2.1q', 'Ab'],
    question: 'Against whom does the reduced factor of anti-tank guns hold?',
    readings: {
      notArmoured:
        'Against every opponent that is not armoured: as target, as firer upon the guns, or as enemy leader when the guns lead.',
    },
  },
} as const satisfies FdaRulingTexts;
