import type { BiteRulingTexts } from './ruling-text.js';

/** Options about battles and Blitz. */
export const combatRulings = {
  'bombers.grounded': {
    rules: ['A23', '7.6.1'],
    question: 'Bombers are attacked on their base. What befalls them in the first round?',
    readings: {
      raided: 'Aircraft do not meet them in the air; they are targets of the raid, together with the land units.',
      inAirCombat: 'They can be hit in air combat as well, without firing.',
    },
  },
  'airCombat.length': {
    rules: ['A24', '7.7.1'],
    question: 'How long do aircraft fight one another?',
    readings: {
      untilOver: 'Round after round, while both sides have aircraft in the air and one of these is a fighter.',
      untilWithdrawal: 'The same, but the first withdrawal of any aircraft ends it.',
      oneRound: 'For one round.',
    },
  },
  'flak.order': {
    rules: ['A25', '7.7.2'],
    question: 'Who fires first at aircraft?',
    readings: {
      together: 'Both sides together; then the hits are applied.',
      defenderFirst: 'The defender; what the attacker has left fires next.',
    },
  },
  'flak.fortress': {
    rules: ['A25', '7.7.2', '3.3'],
    question: 'A fortress is a major city too. How many dice of anti-aircraft fire has it?',
    readings: {
      fortressOnly: 'Its own two.',
      cityToo: 'Two for the fortress and two for the city.',
    },
  },
  'artillery.mustFire': {
    rules: ['A26', '7.7', '7.7.4'],
    question: 'Firing costs artillery a step. Must it fire?',
    readings: {
      true: 'Yes, whenever it can.',
      false: 'No: its owner says before each round.',
    },
  },
  'hits.best': {
    rules: ['A27', '7.7.6'],
    question: 'Each Bonus widens what hits by one. How far?',
    readings: {
      2: 'To 2: a roll of 1 always misses.',
      3: 'To 3, the widest that the book prints.',
      1: 'Without end: in the end every die hits.',
    },
  },
  'malus.pooled': {
    rules: ['A28', '7.7.7', '3.17'],
    question:
      'Units with the same number of Malus that fire together add their strength before it is halved. What is left to each?',
    readings: {
      singleShares: 'What it would roll alone, at least one die; what the sum has more goes to the weakest.',
      sumOnly: 'The sum halved and no more, at least one die in all; the dice go to the strongest shares first.',
      never: 'Nothing is added: each halves for itself.',
    },
  },
  'malus.extraDice': {
    rules: ['A29', '7.7.6', '7.7.7', '22.0', '25.0', '20.0', 'SBE5.luftwaffe'],
    question: 'Some units roll extra or double dice. Are these halved by a Malus?',
    readings: {
      afterHalving: 'No: strength is halved, then doubled, then the extra dice are added.',
      beforeHalving: 'Yes: they are added or doubled first.',
    },
  },
  'hits.support': {
    rules: ['A30', '7.7.9', '7.7.10'],
    question:
      'The strongest unit suffers the next hit. Do artillery and headquarters take their place among the others?',
    readings: {
      likeOthers: 'Yes; units with strength 0 come last of all.',
      last: 'No: they are hit when no combat unit is left.',
    },
  },
  'zero.alone': {
    rules: ['7.7.10', '7.7.10.support'],
    question:
      'Support units with strength 0 are lost when they are alone with enemy land combat units. When is that looked at?',
    readings: {
      atOnce: 'After every fire: what is left alone is lost at once, and is fired at no more.',
      roundEnd: 'When the round is over.',
    },
  },
  'river.allCross': {
    rules: ['Box1', 'Box1.river'],
    question:
      'Defenders have a Bonus if all attacking land units cross water. What if the unit that came by land is lost or has left?',
    readings: {
      asMade: 'The attack counts as it was made: no Bonus for this battle.',
      present: 'Those that still attack count: the others all crossed water, so there is a Bonus from then on.',
    },
  },
  'retreat.distance': {
    rules: ['A31', '7.7.15'],
    question: 'A retreat may not lead farther from the source of supply. How is that measured?',
    readings: {
      path: 'In hexes along a way the unit may take.',
      straight: 'In hexes as the crow flies.',
    },
  },
  'retreat.cityInZone': {
    rules: ['A31', '7.7.14', '7.7.15'],
    question: 'May a unit retreat into an empty friendly city in an enemy zone of control?',
    readings: {
      false: 'No: no retreat enters an enemy zone.',
      true: 'Yes: any direction is free that leads into a friendly city.',
    },
  },
  'retreat.attacker': {
    rules: ['A54', '7.7.13', '7.7.18'],
    question: 'The defender has withdrawn some units. May the attacker withdraw too?',
    readings: {
      always: 'Yes, both may, one after the other.',
      unlessDefenderDid: 'No, only if the defender withdrew nothing.',
    },
  },
  'blitz.often': {
    rules: ['A32', '7.8'],
    question: 'A unit has fought again in the Blitz. May it move on once more?',
    readings: {
      once: 'No, once in a turn.',
      afterEachBattle: 'Yes, after every battle it took part in.',
    },
  },
  'blitz.minorArmour': {
    rules: ['A32', '5.3', '7.8', '7.10'],
    question: 'Do tanks of the lesser Axis powers take part in Blitz and in the extra movement of the base game?',
    readings: {
      true: 'Yes, as Soviet tanks of their level do.',
      false: 'No: among the Axis the book names only the German ones.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
