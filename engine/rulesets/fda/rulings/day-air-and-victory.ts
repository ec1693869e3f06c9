import type { FdaRulingTexts } from './ruling-text.js';

/** Readings about reorganisation, aircraft, optional rules, victory and the annexes. */
export const dayAirAndVictoryRulings = {
  nightAfterLastTurn: {
    values: [false, true],
    rules: ['11b', '5b'],
    question: 'Is there a night between the last turn and the count of victory?',
    readings: {
      false: 'No.',
      true: 'Yes, when the last turn ends a day: units reorganised then are not counted as destroyed.',
    },
  },
  recoveredPoints: {
    values: ['missingNow'],
    rules: ['11c', '11e'],
    question: 'What has a division lost, and what comes back?',
    readings: {
      missingNow:
        'Break points now missing from its starting total, headquarters apart. The owner spreads what comes back, a unit may return with 1. Attempts are counted through the scenario; a destroyed headquarters makes none and never returns.',
    },
  },
  airSupremacyTie: {
    values: ['none', 'reroll'],
    rules: ['12f'],
    question: 'Who has air supremacy on equal rolls?',
    readings: { none: 'Nobody, that day.', reroll: 'Both roll again.' },
  },
  airStaysOnMap: {
    values: [false, true],
    rules: ['12b', '12g', '12h'],
    question: 'Where are aircraft between their attacks?',
    readings: {
      false: 'At their airfield or off the table; they come to the target for the attack alone.',
      true: 'Where their last attack or withdrawal left them, until their next.',
    },
  },
  aaCoverMeasuredTo: {
    values: ['target', 'aircraft'],
    rules: ['12l'],
    question: 'Which sector must be in range of an anti-aircraft unit for the aircraft to be hit?',
    readings: { target: 'That of the unit attacked from the air.', aircraft: 'That of the aircraft.' },
  },
  aaHit: {
    values: ['insteadOfWithdrawal'],
    rules: ['12l'],
    question: 'Does an aircraft hit by anti-aircraft fire withdraw as well?',
    readings: { insteadOfWithdrawal: 'No, the break point is lost instead. A structure that wins does nothing.' },
  },
  aaAttack: {
    values: ['asFire'],
    rules: ['12h', '12j'],
    question: 'How do anti-aircraft units attack of their own accord?',
    readings: {
      asFire:
        'As their fire, on an air unit in range: 2 dice against its own 3 or 2, nothing added; higher takes a break point, anything else is nothing.',
    },
  },
  aaCovers: {
    values: ['othersOnly'],
    rules: ['12k'],
    question: 'Does an anti-aircraft unit give the die for anti-aircraft guns to itself?',
    readings: { othersOnly: 'No, only another one in its sector does, of whatever division.' },
  },
  bombedCity: {
    values: ['markedOnce'],
    rules: ['12i', '12k'],
    question: 'What happens to a bombed city, and are structures ever in the open?',
    readings: {
      markedOnce:
        'It is marked and not bombed again as a structure; it stays heavy terrain and an objective. Against structures a bomber rolls its 3 dice without addition.',
    },
  },
  barrageFirstStep: {
    values: ['fiveOrMore'],
    rules: ['15.1b', '15.1c', '15.1d'],
    question: 'The book prints 6 for both steps of the barrage; where does the first begin?',
    readings: { fiveOrMore: 'At 5, since only 1 to 4 are said to do nothing. A modified 7 is a 6.' },
  },
  barrageRange: {
    values: ['rangeAndSky'],
    rules: ['15.1b', '12e', '12f'],
    question: 'What limits the barrage?',
    readings: {
      rangeAndSky:
        'Guns reach as far as their range from where they are set up. Bombers need the weather and supremacy of day 1, rolled before. Ships reach everywhere.',
    },
  },
  guards: {
    values: ['ofNoDivision'],
    rules: ['15.3b'],
    question: 'How do rear-area guards count?',
    readings: {
      ofNoDivision:
        'Only guards count for their three. Those of a sector are like one division for support; dice for headquarters, supply and losses never concern them.',
    },
  },
  airfieldDefence: {
    values: ['oneDie'],
    rules: ['15.2d', '12k'],
    question: 'Do aircraft on the ground have additions?',
    readings: { oneDie: 'No, they roll one die exactly; the results are those of a ground unit.' },
  },
  victoryCount: {
    values: ['wholeScenario'],
    rules: ['16a'],
    question: 'How are the items of the victory count meant?',
    readings: {
      wholeScenario:
        'Break points over the whole scenario, recovered ones not deducted; destroyed is off the table at the end; mechanised infantry and reconnaissance in tanks count as armour, other kinds only by their break points; a place counts when the enemy held it at the start and the scorer entered it last.',
    },
  },
  objectiveDistance: {
    values: ['edgeRowIsOne'],
    rules: ['16d'],
    question: 'How are distances of objectives measured?',
    readings: {
      edgeRowIsOne: 'A sector of the edge row is at 1 from the edge; between objectives the grid distance counts.',
    },
  },
  vehicleMarks: {
    values: ['list'],
    rules: ['Ac'],
    question: 'Do hyphens between marks of a vehicle list them or span them?',
    readings: {
      list: 'They list them: Churchill V and VIII are class A, VII class B. A mark named nowhere has no class until the author states one.',
    },
  },
  cavalryValues: {
    values: ['asInfantry'],
    rules: ['Ab', '7a'],
    question: 'What are the values of mounted troops, who have no row?',
    readings: { asInfantry: 'Those of infantry, 1/0.' },
  },
} as const satisfies FdaRulingTexts;
