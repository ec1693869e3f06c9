import type { Chapter } from '../../../play/rulebook.js';

/** Sections 11 and 12 of the rulebook: reorganisation, air attacks and anti-aircraft fire. */
export const reorganisationAndAir = {
  '11': {
    title: 'Reorganisation',
    text: 'How scattered units come back at night.',
    see: ['11b', '11c', '11d', '11e'],
    status: 'simulated',
    heading: true,
  },
  '11a': {
    title: 'Destroyed is not gone',
    text: 'A destroyed unit is only unfit for further fighting; it may be gathered again.',
    see: ['3c', '11e'],
    status: 'simulated',
  },
  '11b': {
    title: 'At night',
    text: 'After the last turn of a day every headquarters may try to reorganise its division, but not after the last turn of the scenario.',
    see: ['5a', '6f'],
    status: 'simulated',
  },
  '11c': {
    title: 'The roll',
    text: 'One die: 4 or more succeeds at a division’s first attempt, 5 or more at the second, 6 from the third on. Failed attempts count; a division that has lost nothing makes none.',
    see: ['11d', '11e'],
    status: 'simulated',
  },
  '11d': {
    title: 'Modifiers',
    text: 'An excellent headquarters adds 1, a poor one subtracts 1; out of supply subtracts 1.',
    see: ['2.1f', '7.1f'],
    status: 'simulated',
  },
  '11e': {
    title: 'What comes back',
    text: 'One break point for every 2 now missing, fractions dropped; the owner spreads them over his damaged and destroyed units, none above its full number. Units that return enter in the headquarters’ sector, within stacking.',
    see: ['4c', '11c'],
    status: 'simulated',
  },

  '12': {
    title: 'Air attacks and anti-aircraft fire',
    text: 'When aircraft fly, what they attack, and who fires at them.',
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
    title: 'Once a turn',
    text: 'Each air unit may attack once in a turn.',
    see: ['6e'],
    status: 'enforced',
  },
  '12c': {
    title: 'In support of a division',
    text: 'An air unit is not activated for itself; it acts when the division it supports is activated.',
    see: ['6b', '12d'],
    status: 'simulated',
  },
  '12d': {
    title: 'A whole air division',
    text: 'When a whole air division is used, all its aircraft together are one division’s activation. It need not be: its aircraft may support other divisions one by one, which activates nothing, or stay where they are.',
    see: ['6c', '12c'],
    status: 'simulated',
  },
  '12e': {
    title: 'Weather',
    text: 'One die each morning for both sides: on 1 to 4 no aircraft fly that day, on 5 and 6 all may.',
    see: ['6f'],
    status: 'simulated',
  },
  '12f': {
    title: 'Air supremacy',
    text: 'After the weather each side rolls 1 die, and 1 more if it has more air units. Only the side with the higher sum may support its ground troops from the air that day; on equality neither.',
    see: ['12e'],
    status: 'simulated',
  },
  '12g': {
    title: 'Range from the air',
    text: 'Aircraft have range 0 and attack in the sector where they are; medium and heavy bombers attack ground targets at range 1, so high that only anti-aircraft guns with range 1 reach them.',
    see: ['12h'],
    status: 'enforced',
  },
  '12h': {
    title: 'Only anti-aircraft units attack aircraft',
    text: 'Every other unit merely defends itself when it is attacked from the air. An anti-aircraft unit may use its fire on an air unit in range: 2 dice against the air unit’s own, and 1 break point lost if it scores higher.',
    see: ['12j', '6d'],
    status: 'enforced',
  },
  '12i': {
    title: 'Bombing structures',
    text: 'Bridges, fortifications and cities are attacked by medium and heavy bombers only. A bridge or fortification that is hit is destroyed; a city remains what it was.',
    see: ['12j', '14e'],
    status: 'enforced',
  },
  '12j': {
    title: 'Dice of an air attack',
    text: 'Medium and heavy bombers 3; tactical aircraft and anti-aircraft units 2; any other unit 1; a bridge, fortification or city 3 without additions. Combat factor and size mean nothing here.',
    see: ['12k', '12l'],
    status: 'simulated',
  },
  '12k': {
    title: 'Additions in an air attack',
    text: 'The attacker has 1 die more against a target in the open. The target has 1 more with another anti-aircraft unit in its sector, and 1 more in a city, fortifications or heavy terrain, but not that one against heavy bombers.',
    see: ['12j', '13f', '14a'],
    status: 'simulated',
  },
  '12l': {
    title: 'Results of an air attack',
    text: 'Higher from the air: the target loses 1 break point, or the structure is destroyed. Higher from the ground: the air unit withdraws 3 sectors, or loses 1 break point instead when the target is an anti-aircraft unit or within range of one. Equal: nothing.',
    see: ['12i', '3c'],
    status: 'simulated',
  },
} as const satisfies Chapter;
