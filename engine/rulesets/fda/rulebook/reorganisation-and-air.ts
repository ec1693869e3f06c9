import type { Chapter } from '../../../play/rulebook.js';

/** Sections 11 and 12 of the rulebook: reorganisation, air attacks and anti-aircraft fire. */
export const reorganisationAndAir = {
  '11': {
    title: 'Reorganisation',
    text: 'The rules of this section say how divisions recover break points and destroyed units at night.',
    see: ['11b', '11c', '11d', '11e'],
    status: 'simulated',
    heading: true,
  },
  '11a': {
    title: 'Destroyed units may return',
    text: 'A destroyed unit is only unable to continue fighting; reorganisation may return it to play.',
    see: ['3c', '11e'],
    status: 'simulated',
  },
  '11b': {
    title: 'Reorganisation at night',
    text: 'After the last turn of a day every headquarters may try to reorganise its division, but not after the last turn of the scenario.',
    see: ['5a', '6f'],
    status: 'simulated',
  },
  '11c': {
    title: 'The reorganisation roll',
    text: 'One die is rolled. A division’s first attempt succeeds on 4 or more, its second on 5 or more, and all later attempts on 6. Failed attempts count. A division that has lost no break points makes no attempt.',
    see: ['11d', '11e'],
    status: 'simulated',
  },
  '11d': {
    title: 'Modifiers of the reorganisation roll',
    text: 'An excellent headquarters adds 1 to the roll and a poor headquarters subtracts 1. A division out of supply subtracts 1.',
    see: ['2.1f', '7.1f'],
    status: 'simulated',
  },
  '11e': {
    title: 'Recovered break points',
    text: 'A success recovers one break point for every 2 that are missing, rounded down. The owner distributes the points among his damaged and destroyed units, but no unit may exceed its full number. Destroyed units return in the headquarters’ sector, within the stacking limit.',
    see: ['4c', '11c'],
    status: 'simulated',
  },

  '12': {
    title: 'Air attacks and anti-aircraft fire',
    text: 'The rules of this section say when aircraft fly, what they attack, and which units fire at them.',
    see: ['12b', '12e', '12f', '12j', '12k', '12l'],
    status: 'enforced',
    heading: true,
  },
  '12a': {
    title: 'Air units',
    text: 'An air unit is a group or regiment of aircraft with 3 break points.',
    see: ['3d'],
    status: 'enforced',
  },
  '12b': {
    title: 'One air attack per turn',
    text: 'Each air unit may attack once in a turn.',
    see: ['6e'],
    status: 'enforced',
  },
  '12c': {
    title: 'Air support of a division',
    text: 'An air unit is not activated by itself; it acts when the division that it supports is activated.',
    see: ['6b', '12d'],
    status: 'simulated',
  },
  '12d': {
    title: 'Activation of a whole air division',
    text: 'When a whole air division is used, all its aircraft are activated together as one division. This is optional: its aircraft may also support other divisions one by one, which does not count as an activation, or do nothing.',
    see: ['6c', '12c'],
    status: 'simulated',
  },
  '12e': {
    title: 'Weather',
    text: 'Each morning one die is rolled for both sides. On 1 to 4 no aircraft fly that day; on 5 and 6 all aircraft may fly.',
    see: ['6f'],
    status: 'simulated',
  },
  '12f': {
    title: 'Air supremacy',
    text: 'After the weather roll each side rolls 1 die, and 1 additional die if it has more air units. Only the side with the higher sum may support its ground troops from the air that day; if the sums are equal, neither side may.',
    see: ['12e'],
    status: 'simulated',
  },
  '12g': {
    title: 'Range of aircraft',
    text: 'Aircraft have range 0 and attack in the sector where they are; medium and heavy bombers attack ground targets at range 1, from an altitude that only anti-aircraft guns with range 1 reach.',
    see: ['12h'],
    status: 'enforced',
  },
  '12h': {
    title: 'Only anti-aircraft units attack aircraft',
    text: 'Every other unit only defends itself when it is attacked from the air. An anti-aircraft unit may use its fire against an air unit in range: it rolls 2 dice against the dice of the air unit, which loses 1 break point if the anti-aircraft unit has the higher score.',
    see: ['12j', '6d'],
    status: 'enforced',
  },
  '12i': {
    title: 'Bombing structures',
    text: 'Only medium and heavy bombers attack bridges, fortifications and cities. A bridge or fortification that is hit is destroyed; a city that is hit does not change.',
    see: ['12j', '14e'],
    status: 'enforced',
  },
  '12j': {
    title: 'Dice of an air attack',
    text: 'Medium and heavy bombers roll 3 dice; tactical aircraft and anti-aircraft units 2; any other unit 1; a bridge, fortification or city 3 without additional dice. Combat factor and size have no effect.',
    see: ['12k', '12l'],
    status: 'simulated',
  },
  '12k': {
    title: 'Additional dice in an air attack',
    text: 'The attacker has 1 additional die against a target in the open. The target has 1 additional die if another anti-aircraft unit is in its sector. It also has 1 additional die in a city, fortifications or heavy terrain, but not against heavy bombers.',
    see: ['12j', '13f', '14a'],
    status: 'simulated',
  },
  '12l': {
    title: 'Results of an air attack',
    text: 'If the aircraft have the higher score, the target loses 1 break point, or the structure is destroyed. If the target has the higher score, the air unit withdraws 3 sectors; when the target is an anti-aircraft unit or in range of an anti-aircraft unit, the air unit loses 1 break point and does not withdraw. Equal scores have no effect.',
    see: ['12i', '3c'],
    status: 'simulated',
  },
} as const satisfies Chapter;
