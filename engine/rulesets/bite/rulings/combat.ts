import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about battles and Blitz. */
export const combatRulings = {
  'bombers.grounded': {
    rules: ['A23', '7.6.1'],
    question: 'Bombers are attacked on their base. How can they be hit in the first round?',
    readings: {
      raided: 'Grounded bombers can be hit by the air raid, together with the land units, but not in air combat.',
      inAirCombat: 'Grounded bombers can also be hit in air combat, in which these bombers do not fire.',
    },
  },
  'airCombat.length': {
    rules: ['A24', '7.7.1'],
    question: 'For how many rounds does air combat last?',
    readings: {
      untilOver:
        'Air combat lasts as long as both sides have aircraft in the air and at least one of these aircraft is a fighter.',
      untilWithdrawal:
        'Air combat lasts as long as both sides have aircraft in the air, including a fighter, but ends when any aircraft withdraws.',
      oneRound: 'Air combat lasts for one round.',
    },
  },
  'flak.order': {
    rules: ['A25', '7.7.2'],
    question: 'Which side fires first in anti-aircraft fire?',
    readings: {
      together: 'Both sides fire at the same time; then the hits are applied.',
      defenderFirst: 'The defender fires first; the surviving attackers fire next.',
    },
  },
  'flak.fortress': {
    rules: ['A25', '7.7.2', '3.3'],
    question: 'A hex contains a fortress and a major city. How many dice of anti-aircraft fire does it have?',
    readings: {
      fortressOnly: 'The hex has the two dice of the fortress.',
      cityToo: 'The hex has four dice: two for the fortress and two for the city.',
    },
  },
  'artillery.mustFire': {
    rules: ['A26', '7.7', '7.7.4'],
    question: 'Firing costs artillery a step. Must artillery fire?',
    readings: {
      true: 'Yes: artillery fires whenever it can.',
      false: 'No: the owner of the artillery decides before each round.',
    },
  },
  'hits.best': {
    rules: ['A27', '7.7.6'],
    question: 'Each Bonus lowers the roll needed to hit by one. What is the lowest roll that can hit?',
    readings: {
      2: 'The lowest roll that can hit is 2: a roll of 1 always misses.',
      3: 'The lowest roll that can hit is 3, because the rulebook prints no lower number.',
      1: 'The lowest roll that can hit is 1: with enough Bonus every die hits.',
    },
  },
  'malus.pooled': {
    rules: ['A28', '7.7.7', '3.17'],
    question:
      'Units with the same number of Malus that fire together add their strength before it is halved. How many dice does each unit roll?',
    readings: {
      singleShares:
        'Each unit rolls as many dice as it would roll alone, but at least one. The remaining dice of the halved sum go to the weakest unit.',
      sumOnly:
        'Together the units roll only the halved sum, but at least one die in all. The strongest units roll first.',
      never: 'The strengths are not added: each unit halves its own strength.',
    },
  },
  'malus.extraDice': {
    rules: ['A29', '7.7.6', '7.7.7', '22.0', '25.0', '20.0', 'SBE5.luftwaffe'],
    question: 'Some units roll extra dice or double their dice. Are these dice halved by a Malus?',
    readings: {
      afterHalving: 'No: the strength is halved, then doubled, and then the extra dice are added.',
      beforeHalving: 'Yes: the extra dice are added and the strength is doubled before it is halved.',
    },
  },
  'hits.support': {
    rules: ['A30', '7.7.9', '7.7.10'],
    question: 'The strongest unit takes the next hit. Can this be artillery or a headquarters?',
    readings: {
      likeOthers: 'Yes: artillery and headquarters are hit like other units; units with strength 0 are hit last.',
      last: 'No: artillery and headquarters are hit only when no combat unit is left.',
    },
  },
  'zero.alone': {
    rules: ['7.7.10', '7.7.10.support'],
    question:
      'Support units with strength 0 are eliminated when they are alone with enemy land combat units. When is this checked?',
    readings: {
      atOnce:
        'Lone support units are checked after every fire step. Those with strength 0 are eliminated at once and take no further hits.',
      roundEnd: 'Lone support units are checked at the end of the round.',
    },
  },
  'river.allCross': {
    rules: ['Box1', 'Box1.river'],
    question:
      'Defenders have a Bonus if all attacking land units cross water. Do they gain this Bonus when the only unit that came over land is eliminated or leaves?',
    readings: {
      asMade: 'No: for this Bonus all land units that have attacked in the battle count.',
      present: 'Yes: for this Bonus only land units that are still attacking count.',
    },
  },
  'retreat.distance': {
    rules: ['A31', '7.7.15'],
    question: 'A retreat may not lead farther away from the supply source. How is the distance measured?',
    readings: {
      path: 'The distance from the supply source is measured along hexes that the unit may enter.',
      straight: 'The distance from the supply source is measured in a straight line.',
    },
  },
  'retreat.cityInZone': {
    rules: ['A31', '7.7.14', '7.7.15'],
    question: 'May a unit retreat into an empty friendly city in an enemy zone of control?',
    readings: {
      false: 'No: a unit may not retreat into an enemy zone of control.',
      true: 'Yes: a retreat into a friendly city may go in any direction.',
    },
  },
  'retreat.attacker': {
    rules: ['A54', '7.7.13', '7.7.18'],
    question: 'The defender has retreated some units. May the attacker retreat units in the same round?',
    readings: {
      always: 'Yes: first the defender retreats units, then the attacker.',
      unlessDefenderDid: 'No: the attacker may retreat units only if the defender retreated none.',
    },
  },
  'blitz.often': {
    rules: ['A32', '7.8'],
    question: 'A unit has fought a battle in the Blitz phase. May it make another Blitz move?',
    readings: {
      once: 'No: a unit makes only one Blitz move a turn.',
      afterEachBattle: 'Yes: a unit may make a Blitz move after every battle in which it took part.',
    },
  },
  'blitz.minorArmour': {
    rules: ['A32', '5.3', '7.8', '7.10'],
    question: 'Do tanks of the minor Axis nations take part in Blitz and in the extra movement of the base game?',
    readings: {
      true: 'Yes: minor Axis tanks take part, like Soviet tanks of the same level.',
      false: 'No: the rulebook names only Germany among the Axis nations.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
