import type { BiteRulingTexts } from './ruling-text.js';

/** Rulings about control, stacking, steps, zones and supply. */
export const groundAndSupplyRulings = {
  'capture.contestedHex': {
    rules: ['A01', '3.3'],
    question: 'A land unit enters a city that enemy land units hold. When is the city taken?',
    readings: {
      afterBattle: 'When the battle is over and no enemy land unit is left there.',
      onEntry: 'At once, like an empty city.',
    },
  },
  'fortress.inCombat': {
    rules: ['A02', '3.3', 'Box1.fortress', 'Box1.city'],
    question: 'A hex contains a fortress and a major city. Which of them affects combat?',
    readings: {
      fortressOnly: 'Only the fortress; the city counts for bases, placement, production and victory points.',
      cityToo: 'Both: Malus and Bonus of both are added.',
    },
  },
  'siberia.onFoot': {
    rules: ['A03', '3.7', '7.5.5'],
    question: 'The Siberia box is connected to five places by rail. May units move there by other means?',
    readings: {
      false: 'No: only by strategic rail movement.',
      true: 'Yes, over land, at the cost of a red arrow.',
    },
  },
  'stacking.checked': {
    rules: ['A04', '3.10', '7.3.2', '7.7.17'],
    question: 'When must a stack be within the limits?',
    readings: {
      eachPhase: 'When the owner’s movement ends, after every retreat, after the Blitz, and at the end of phase 10.',
      turnEnd: 'After every retreat, and at the end of the owner’s turn.',
    },
  },
  'battle.aircraft': {
    rules: ['A05', '3.10'],
    question: 'A side may use two air units in a battle. Does this include the one based in the hex?',
    readings: {
      basedCounted: 'Yes: two in total.',
      basedExtra: 'No: two more may join it.',
    },
  },
  'dice.atZero': {
    rules: ['A07', '3.17', '7.7.10'],
    question: 'A unit never rolls fewer than one die. Does this apply to a land unit with strength 0?',
    readings: {
      combatUnits: 'Yes for combat units; artillery, headquarters and aircraft at 0 roll none.',
      nobody: 'No: the minimum applies only after halving, and 0 is no dice at all.',
    },
  },
  'zoc.coast': {
    rules: ['A08', '3.19'],
    question: 'Zones of control do not extend across water. Do they extend into coastal hexes?',
    readings: {
      waterHexsidesOnly: 'Yes: only hexsides and hexes that are all lake, sea or strait stop a zone.',
      coastalHexes: 'No.',
    },
  },
  'frozen.who': {
    rules: ['A09', '3.21', 'SBE5.frozen'],
    question: 'Certain groups may not move on the first turn. Does this apply to their aircraft and headquarters?',
    readings: {
      everyUnit: 'Yes, except for units the rule names: they may not move, fly, use rail or be activated.',
      landUnits: 'No: only to their land units.',
    },
  },
  'supply.railBrokenBy': {
    rules: ['A10', '4.2', '29.1.three'],
    question: 'What cuts the railway between a supply source and the primary supply source?',
    readings: {
      unitsCitiesAndZones:
        'An enemy land unit, an enemy city, an enemy zone of control without a friendly unit, three partisan battalions.',
      unitsAndCities: 'An enemy land unit, an enemy city, three partisan battalions; not zones of control.',
    },
  },
  'supply.counting': {
    rules: ['A11', '4.3'],
    question: 'A supply line has a maximum length in hexes. Is the hex of the source counted?',
    readings: {
      withSource: 'Yes; the hex of the unit is not.',
      withoutSource: 'No: only the hexes between unit and source are counted.',
    },
  },
  'supply.rebasing': {
    rules: ['A12', '4.4', '7.5.2'],
    question: 'Aircraft without supply change bases at half range. Half of which range?',
    readings: {
      combatRange: 'Of the doubled range for a change of base, which gives their range to battle.',
      halfRange: 'Of their range to battle.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
