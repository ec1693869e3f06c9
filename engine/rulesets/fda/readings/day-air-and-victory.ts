import type { FdaReadingTexts } from './reading-text.js';

/** Readings of the rules about reorganisation, aircraft, optional rules, victory and the annexes. */
export const dayAirAndVictoryReadings = {
  recoveredPoints: {
    rules: ['11c', '11e'],
    question: 'What has a division lost, and what comes back?',
    text: 'Break points now missing from its starting total, headquarters apart. The owner spreads what comes back, a unit may return with 1. Attempts are counted through the scenario; a destroyed headquarters makes none and never returns.',
  },
  aaHit: {
    rules: ['12l'],
    question: 'Does an aircraft hit by anti-aircraft fire withdraw as well?',
    text: 'No, the break point is lost instead. A structure that wins does nothing.',
  },
  aaAttack: {
    rules: ['12h', '12j'],
    question: 'How do anti-aircraft units attack of their own accord?',
    text: 'As their fire, on an air unit in range: 2 dice against its own 3 or 2, nothing added; higher takes a break point, anything else is nothing.',
  },
  aaCovers: {
    rules: ['12k'],
    question: 'Does an anti-aircraft unit give the die for anti-aircraft guns to itself?',
    text: 'No, only another one in its sector does, of whatever division.',
  },
  bombedCity: {
    rules: ['12i', '12k'],
    question: 'What happens to a bombed city, and are structures ever in the open?',
    text: 'It is marked and not bombed again as a structure; it stays heavy terrain and an objective. Against structures a bomber rolls its 3 dice without addition.',
  },
  barrageFirstStep: {
    rules: ['15.1b', '15.1c', '15.1d'],
    question: 'The book prints 6 for both steps of the barrage; where does the first begin?',
    text: 'At 5, since only 1 to 4 are said to do nothing. A modified 7 is a 6.',
  },
  barrageRange: {
    rules: ['15.1b', '12e', '12f'],
    question: 'What limits the barrage?',
    text: 'Guns reach as far as their range from where they are set up. Bombers need the weather and supremacy of day 1, rolled before. Ships reach everywhere.',
  },
  guards: {
    rules: ['15.3b'],
    question: 'How do rear-area guards count?',
    text: 'Only guards count for their three. Those of a sector are like one division for support: regiments in or beside an assaulted sector help any leader, smaller units only a guard. Dice for headquarters, supply and losses never concern them.',
  },
  airfieldDefence: {
    rules: ['15.2d', '12k'],
    question: 'Which aircraft are on the ground, and do they have additions?',
    text: 'Those in the sector of an airfield, unless the enemy holds it: over his they are in the air. They roll one die exactly; the results are those of a ground unit.',
  },
  victoryCount: {
    rules: ['16a'],
    question: 'How are the items of the victory count meant?',
    text: 'Break points over the whole scenario, recovered ones not deducted; destroyed is off the table at the end, also by a retreat off the own edge; mechanised infantry and reconnaissance in tanks count as armour, other kinds only by their break points; a place counts when the enemy held it at the start and the scorer entered it last.',
  },
  objectiveDistance: {
    rules: ['16d'],
    question: 'How are distances of objectives measured?',
    text: 'A sector of the edge row is at 1 from the edge; between objectives the grid distance counts.',
  },
  vehicleMarks: {
    rules: ['Ac'],
    question: 'Do hyphens between marks of a vehicle list them or span them?',
    text: 'They list them: Churchill V and VIII are class A, VII class B. A mark named nowhere has no class until the author states one.',
  },
  cavalryValues: {
    rules: ['Ab', '7a', '15.1d'],
    question: 'What are mounted troops, who have no row in the table?',
    text: 'Infantry: 1/0, and one sector under a barrage.',
  },
} as const satisfies FdaReadingTexts;
