import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about control, stacking, steps, zones and supply. */
export const groundAndSupplyRulings = {
  'capture.contestedHex': {
    rules: ['A01', '3.3'],
    question: 'A land unit enters a city that enemy land units hold. When is the city taken?',
    readings: {
      afterBattle: 'The city is taken when the battle is over and no enemy land unit is left in it.',
      onEntry: 'The city is taken at once, like an empty city.',
    },
  },
  'fortress.inCombat': {
    rules: ['A02', '3.3', 'Box1.fortress', 'Box1.city'],
    question: 'A hex contains a fortress and a major city. Which of them affects combat?',
    readings: {
      fortressOnly:
        'Only the fortress affects combat; the city counts for bases, placement, production and victory points.',
      cityToo: 'Fortress and city both affect combat: Malus and Bonus of both are added.',
    },
  },
  'siberia.onFoot': {
    rules: ['A03', '3.7', '7.5.5'],
    question: 'The Siberia box is connected to five places by rail. May units move between them by other means?',
    readings: {
      false: 'No: between the box and these places units may move only by strategic rail movement.',
      true: 'Yes: units may also move over land between the box and these places, at the cost of a red arrow.',
    },
  },
  'stacking.checked': {
    rules: ['A04', '3.10', '7.3.2', '7.7.17'],
    question: 'When must a stack be within the limits?',
    readings: {
      eachPhase:
        'A stack must be within the limits when the owner’s movement ends, after every retreat, after the Blitz, and at the end of phase 10.',
      turnEnd: 'A stack must be within the limits after every retreat and at the end of the owner’s turn.',
    },
  },
  'battle.aircraft': {
    rules: ['A05', '3.10'],
    question:
      'A side may use two air units in a battle. Does this number include the air unit that is based in the hex?',
    readings: {
      basedCounted: 'Yes: the side may use two air units in total.',
      basedExtra: 'No: two more air units may join the air unit that is based in the hex.',
    },
  },
  'dice.atZero': {
    rules: ['A07', '3.17', '7.7.10'],
    question: 'A unit never rolls fewer than one die. Does this apply to a land unit with strength 0?',
    readings: {
      combatUnits:
        'Yes: a combat unit with strength 0 rolls one die. Artillery, headquarters and aircraft at strength 0 roll no die.',
      nobody: 'No: the minimum applies only after halving, and strength 0 gives no dice.',
    },
  },
  'zoc.coast': {
    rules: ['A08', '3.19'],
    question: 'Zones of control do not extend across water. Do they extend into coastal hexes?',
    readings: {
      waterHexsidesOnly: 'Yes: only hexsides and hexes that are all lake, sea or strait stop a zone.',
      coastalHexes: 'No: a zone does not extend into coastal hexes.',
    },
  },
  'frozen.who': {
    rules: ['A09', '3.21', 'SBE5.frozen'],
    question:
      'Certain groups of units may not move on the first turn. Does this apply to the aircraft and headquarters of these groups?',
    readings: {
      everyUnit:
        'Yes: aircraft and headquarters of the groups may not move, fly, use rail or be activated, except those that the rule names.',
      landUnits: 'No: only the land units of the groups may not move on the first turn.',
    },
  },
  'supply.railBrokenBy': {
    rules: ['A10', '4.2', '29.1.three'],
    question: 'What cuts the railway between a supply source and the primary supply source?',
    readings: {
      unitsCitiesAndZones:
        'An enemy land unit, an enemy city, an enemy zone of control without a friendly unit, or three partisan battalions cut the railway.',
      unitsAndCities:
        'An enemy land unit, an enemy city, or three partisan battalions cut the railway. Zones of control do not.',
    },
  },
  'supply.counting': {
    rules: ['A11', '4.3'],
    question: 'A supply line has a maximum length in hexes. Is the hex of the source counted?',
    readings: {
      withSource: 'Yes: the hex of the source is counted, the hex of the unit is not.',
      withoutSource: 'No: only the hexes between the unit and the source are counted.',
    },
  },
  'supply.rebasing': {
    rules: ['A12', '4.4', '7.5.2'],
    question: 'Aircraft without supply change bases at half their range. Which range is halved?',
    readings: {
      combatRange: 'The doubled range for a change of base is halved. The result is the range to a battle.',
      halfRange: 'The range of the aircraft to a battle is halved.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
