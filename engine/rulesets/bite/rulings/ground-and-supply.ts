import type { BiteRulingTexts } from './ruling-text.js';

/** Options about control, stacking, steps, zones and supply. */
export const groundAndSupplyRulings = {
  'capture.contestedHex': {
    rules: ['A01', '3.3'],
    question: 'A land unit enters a city that enemy land units hold. When is the city taken?',
    readings: {
      afterBattle: 'When the battle is over and no enemy land unit is left there.',
      onEntry: 'At once, as where nobody stands.',
    },
  },
  'fortress.inCombat': {
    rules: ['A02', '3.3', 'Box1.fortress', 'Box1.city'],
    question: 'A fortress may be marked as a major city too. Which of the two changes combat there?',
    readings: {
      fortressOnly: 'The fortress alone; the city counts for bases, placement, production and points.',
      cityToo: 'Both: Malus and Bonus of either are added.',
    },
  },
  'siberia.onFoot': {
    rules: ['A03', '3.7', '7.5.5'],
    question: 'The box of Siberia is joined to five places by rail. May units walk there too?',
    readings: {
      false: 'No: units leave and reach it by strategic rail movement, supply by rail.',
      true: 'Yes, at the price of a red arrow.',
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
    question: 'A side may use two air units in a battle. Is the one based in the hex among them?',
    readings: {
      basedCounted: 'Yes: two in all.',
      basedExtra: 'No: two may come besides.',
    },
  },
  'dice.atZero': {
    rules: ['A07', '3.17', '7.7.10'],
    question: 'A unit never rolls less than one die. Does that hold for a land unit whose strength is 0?',
    readings: {
      combatUnits: 'Yes for combat units; artillery, headquarters and aircraft at 0 roll none.',
      nobody: 'No: the minimum is for dice that were halved, and 0 is none.',
    },
  },
  'zoc.coast': {
    rules: ['A08', '3.19'],
    question: 'Zones of control do not reach across water. What of hexes on the coast?',
    readings: {
      waterHexsidesOnly: 'They are like others; only hexsides and hexes that are all lake, sea or strait stop a zone.',
      coastalHexes: 'No zone reaches into any of them.',
    },
  },
  'frozen.who': {
    rules: ['A09', '3.21', 'SBE5.frozen'],
    question: 'The groups that may not move on the first turn: are their aircraft and headquarters among them?',
    readings: {
      everyUnit: 'Yes, but for those the rule excepts: they neither move, fly, go by rail nor are activated.',
      landUnits: 'No: only their land units stay where they are.',
    },
  },
  'supply.railBrokenBy': {
    rules: ['A10', '4.2', '29.1.three'],
    question: 'What cuts the railway between a source of supply and the primary one?',
    readings: {
      unitsCitiesAndZones:
        'An enemy land unit, a city the enemy controls, an enemy zone where no friend stands, three partisan battalions.',
      unitsAndCities: 'The same without zones of control.',
    },
  },
  'supply.counting': {
    rules: ['A11', '4.3'],
    question: 'A supply line is at most so many hexes long. Is the source’s own hex one of them?',
    readings: {
      withSource: 'Yes; the unit’s hex is not.',
      withoutSource: 'No: so many hexes may lie between the two.',
    },
  },
  'supply.rebasing': {
    rules: ['A12', '4.4', '7.5.2'],
    question: 'Aircraft without supply change bases at half range. Half of what?',
    readings: {
      combatRange: 'Of the doubled range of a change of base: as far as they fly to battle.',
      halfRange: 'Of the range to battle.',
    },
  },
} as const satisfies Partial<BiteRulingTexts>;
