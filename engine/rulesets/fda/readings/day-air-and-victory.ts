import type { FdaReadingTexts } from './reading-text.js';

/** Readings of the rules about reorganisation, aircraft, optional rules, victory and the annexes. */
export const dayAirAndVictoryReadings = {
  recoveredPoints: {
    rules: ['11c', '11e'],
    question: 'How many break points has a division lost, and how are recovered points distributed?',
    text: 'A division has lost the break points that are now missing from its starting total, without its headquarters. The owner distributes the recovered points; a destroyed unit may return with 1 point. Attempts are counted over the whole scenario. A destroyed headquarters makes no attempt and never returns.',
  },
  aaHit: {
    rules: ['12l'],
    question: 'Does an aircraft hit by anti-aircraft fire withdraw as well?',
    text: 'No: the aircraft lose a break point and do not withdraw. A structure with the higher score has no effect.',
  },
  aaAttack: {
    rules: ['12h', '12j'],
    question: 'How do anti-aircraft units attack aircraft in their own activation?',
    text: 'An anti-aircraft unit attacks an air unit in range as its fire of the turn. It rolls 2 dice against the 3 or 2 dice of the air unit, without additional dice. A higher score takes a break point; any other result has no effect.',
  },
  aaCovers: {
    rules: ['12k'],
    question: 'Does an anti-aircraft unit that is the target receive the die for anti-aircraft guns in its sector?',
    text: 'No: only another anti-aircraft unit in its sector, of any division, gives this die.',
  },
  bombedCity: {
    rules: ['12i', '12k'],
    question: 'What happens to a bombed city, and can a structure be in the open?',
    text: 'A bombed city is marked and cannot be bombed again as a structure; it stays heavy terrain and an objective. Structures are never in the open: a bomber rolls its 3 dice against them without an additional die.',
  },
  barrageFirstStep: {
    rules: ['15.1b', '15.1c', '15.1d'],
    question:
      'The rulebook prints 6 for both steps of the barrage. With which result does the first step have an effect?',
    text: 'The first step has an effect from 5 on, because the rulebook says only that the results 1 to 4 have no effect. A modified 7 counts as 6.',
  },
  barrageRange: {
    rules: ['15.1b', '12e', '12f'],
    question: 'Which limits apply to units in the barrage?',
    text: 'Guns fire within their range from the sector in which they are set up. Bombers need the weather and air supremacy of day 1, which are rolled before the barrage. Ships reach every sector.',
  },
  guards: {
    rules: ['15.3b'],
    question: 'How do rear-area guards count?',
    text: 'Only guards count for the limit of three guards in a sector. The guards of a sector are treated as one division for support: regiments in or next to an assaulted sector support any leader, smaller units only a leader who is a guard. Dice for headquarters, supply and losses never apply to guards.',
  },
  airfieldDefence: {
    rules: ['15.2d', '12k'],
    question: 'Which aircraft are on the ground, and do they have additional dice?',
    text: 'Aircraft are on the ground in the sector of an airfield, unless the enemy holds the airfield; then they are in the air. Aircraft on the ground roll exactly one die, and the results are those for a ground unit.',
  },
  victoryCount: {
    rules: ['16a'],
    question: 'How are the items of the victory count interpreted?',
    text: 'Break points are counted over the whole scenario; recovered points are not subtracted. A unit is destroyed if it is off the table at the end, also after a retreat off its own edge. Mechanised infantry and reconnaissance in tanks count as armour; other kinds of units count only by their break points. A place gives points to a side that entered it last if the enemy held it at the start.',
  },
  objectiveDistance: {
    rules: ['16d'],
    question: 'How are the distances of objectives measured?',
    text: 'A sector in the row at the edge has distance 1 from the edge. Between objectives the distance on the grid counts.',
  },
  vehicleMarks: {
    rules: ['Ac'],
    question: 'Do hyphens between the marks of a vehicle list single marks or a range of marks?',
    text: 'Hyphens list single marks: Churchill V and VIII are class A, Churchill VII is class B. A mark that is not listed has no class until the author states one.',
  },
  cavalryValues: {
    rules: ['Ab', '7a', '15.1d'],
    question: 'The table has no row for mounted troops. Which values do they have?',
    text: 'Mounted troops have the values of infantry: 1/0, and they retreat one sector from a barrage.',
  },
} as const satisfies FdaReadingTexts;
