import type { Chapter } from './entry.js';

/** 7.7.6, 7.7.7 and Box 1: what widens hits and what halves dice. */
export const modifiers = {
  '7.7.6': {
    title: 'Modifiers',
    text: 'A Bonus and a Malus are two different things, which act on hits and on dice.',
    see: ['7.7.6.bonus', '7.7.6.malus', '7.7.6.reach', '7.7.6.air', '7.7.6.cancel', 'Box1'],
    status: 'simulated',
    heading: true,
  },
  '7.7.6.bonus': {
    title: 'Bonus',
    text: 'The unit hits on one face more: instead of 5 and 6 on 4 to 6.',
    see: ['3.14', '7.7.7'],
    status: 'simulated',
  },
  '7.7.6.malus': {
    title: 'Malus',
    text: 'The unit rolls half as many dice as it has strength points.',
    see: ['3.16', '3.17', '7.7.7'],
    status: 'simulated',
  },
  '7.7.6.reach': {
    title: 'Whom terrain touches',
    text: 'Land units, and the anti-aircraft fire of attackers; not artillery, headquarters or aircraft. Fortresses and bunkers touch all attackers.',
    see: ['Box1', 'Box1.fortress', 'Box1.bunker'],
    status: 'simulated',
  },
  '7.7.6.air': {
    title: 'Air combat and terrain',
    text: 'Terrain changes neither the fight in the air nor the raid on the ground; weather and reconnaissance may.',
    see: ['7.7.1', '7.7.3', '9.3', '19.0'],
    status: 'simulated',
  },
  '7.7.6.cancel': {
    title: 'Bonus against Malus',
    text: 'Before the game the players may agree that for a unit that has both they cancel each other, for the whole game.',
    see: ['7.7.6.bonus', '7.7.6.malus'],
    status: 'simulated',
  },
  Box1: {
    title: 'Terrain modifiers',
    text: 'What the ground of the battle hex and the sides crossed do to attackers and defenders.',
    see: ['7.7.6.reach', 'Box1.terrain', 'Box1.river'],
    status: 'simulated',
    heading: true,
  },
  'Box1.terrain': {
    title: 'Forest, hill, mountain, swamp',
    text: 'Attacking land units and their anti-aircraft fire have 1 Malus, artillery has none.',
    see: ['6.1.2', '7.7.6.reach', '14.0.swamp'],
    status: 'simulated',
  },
  'Box1.river': {
    title: 'River',
    text: 'Attacking land units that cross, and their anti-aircraft fire, have 1 Malus. If all attackers cross, defending land units have 1 Bonus. Artillery has neither, nor has defending anti-aircraft fire.',
    see: ['7.7.6.reach', '9.3.rivers'],
    status: 'simulated',
  },
  'Box1.city': {
    title: 'Major city',
    text: 'Attacking land units and their anti-aircraft fire have 1 Malus, defending land units 1 Bonus. Artillery has neither, nor has defending anti-aircraft fire.',
    see: ['3.3.cities', '7.7.6.reach'],
    status: 'simulated',
  },
  'Box1.strait': {
    title: 'Strait and red arrow',
    text: 'As a river, but with 2 Malus for the attackers. Where not both ends are the active player’s, only infantry crosses.',
    see: ['Box1.river', '7.5.5', '7.5.5.infantry'],
    status: 'simulated',
  },
  'Box1.plain': {
    title: 'Plain, battlefield of history, minor city',
    text: 'No change, unless the hex has other terrain as well.',
    see: ['3.3.sites'],
    status: 'simulated',
  },
  'Box1.fortress': {
    title: 'Fortress',
    text: 'All attacking units have 2 Malus, defending land units 2 Bonus, artillery and anti-aircraft fire of the defence none. Leningrad, Oranienbaum and Sevastopol are such.',
    see: ['7.7.6.reach', 'Box1.fortress.falls', 'Box1.gustav'],
    status: 'simulated',
  },
  'Box1.fortress.falls': {
    title: 'A fortress falls',
    text: 'Taken by the enemy it turns into a bunker at once, and is never rebuilt.',
    see: ['Box1.bunker', '3.3'],
    status: 'simulated',
  },
  'Box1.bunker': {
    title: 'Bunker',
    text: 'All attacking land and air units have 1 Malus, defending land units 1 Bonus, artillery and anti-aircraft fire of the defence none. Hanko and the Tatar ditch at Armyansk and Solone Ozero are such; the last lies in a swamp, and both count.',
    see: ['7.7.6.reach', 'Box1.bunker.falls', 'Box1.gustav'],
    status: 'simulated',
  },
  'Box1.bunker.falls': {
    title: 'A bunker falls',
    text: 'Taken by the enemy it is destroyed at once, and never rebuilt.',
    see: ['Box1.bunker', '3.3'],
    status: 'simulated',
  },
  'Box1.gustav': {
    title: 'Gustav before walls',
    text: 'The siege gun has no Malus against fortress or bunker, but 1 Bonus.',
    see: ['Box1.fortress', 'Box1.bunker', '26.0'],
    status: 'simulated',
  },
  '7.7.7': {
    title: 'Modifiers add up',
    text: 'Every Malus halves again: half, a quarter, an eighth. Every Bonus is another face. A strength of 5 with 1 Malus rolls 2 dice, with 2 Malus 1.',
    see: ['3.16', '3.17', '7.7.7.pooled'],
    status: 'simulated',
  },
  '7.7.7.pooled': {
    title: 'Dice in common',
    text: 'Units of one battle that have the same Malus add their strength before it is halved. A die that this gains is rolled by the weakest. Armour and infantry of 3 each, with 1 Malus, roll 3 dice: one of the armour, two of the infantry.',
    see: ['7.7.7', '7.7.6.malus'],
    status: 'simulated',
  },
} as const satisfies Chapter;
