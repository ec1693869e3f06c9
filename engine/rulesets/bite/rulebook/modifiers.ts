import type { Chapter } from './entry.js';

/** Sections 7.7.6 and 7.7.7 and Box 1 of the rulebook: what makes more faces hit, and what halves dice. */
export const modifiers = {
  '7.7.6': {
    title: 'Modifiers',
    text: 'Bonus and Malus are different modifiers: a Bonus affects hits, a Malus the number of dice.',
    see: ['7.7.6.bonus', '7.7.6.malus', '7.7.6.reach', '7.7.6.air', '7.7.6.cancel', 'Box1'],
    status: 'simulated',
    heading: true,
  },
  '7.7.6.bonus': {
    title: 'Bonus',
    text: 'A unit with a Bonus hits on one more number: on 4 to 6 instead of 5 and 6.',
    see: ['3.14', '7.7.7'],
    status: 'simulated',
  },
  '7.7.6.malus': {
    title: 'Malus',
    text: 'A unit with a Malus rolls half as many dice as it has strength points.',
    see: ['3.16', '3.17', '7.7.7'],
    status: 'simulated',
  },
  '7.7.6.reach': {
    title: 'Units affected by terrain',
    text: 'Terrain affects land units, and the anti-aircraft fire of attackers. It does not affect artillery, headquarters or aircraft. Fortresses and bunkers affect all attackers.',
    see: ['Box1', 'Box1.fortress', 'Box1.bunker'],
    status: 'simulated',
  },
  '7.7.6.air': {
    title: 'Air combat and terrain',
    text: 'Terrain affects neither air combat nor air raids; weather and reconnaissance may.',
    see: ['7.7.1', '7.7.3', '9.3', '19.0'],
    status: 'simulated',
  },
  '7.7.6.cancel': {
    title: 'Cancelling Bonus and Malus',
    text: 'Before the game the players may agree that a Bonus and a Malus of the same unit cancel each other.',
    see: ['7.7.6.bonus', '7.7.6.malus'],
    status: 'simulated',
  },
  Box1: {
    title: 'Terrain modifiers',
    text: 'This section describes the effects of terrain and of the hexsides crossed, on attackers and defenders.',
    see: ['7.7.6.reach', 'Box1.terrain', 'Box1.river'],
    status: 'simulated',
    heading: true,
  },
  'Box1.terrain': {
    title: 'Forest, hill, mountain, swamp',
    text: 'Attacking land units and their anti-aircraft fire have 1 Malus; artillery has none.',
    see: ['6.1.2', '7.7.6.reach', '14.0.swamp'],
    status: 'simulated',
  },
  'Box1.river': {
    title: 'River',
    text: 'Attacking land units that cross a river, and their anti-aircraft fire, have 1 Malus. If all attackers cross, defending land units have 1 Bonus. Artillery has neither, nor has defending anti-aircraft fire.',
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
    text: 'A strait or red arrow has the effects of a river, but attackers have 2 Malus. Unless the active player controls both ends, only infantry may cross.',
    see: ['Box1.river', '7.5.5', '7.5.5.infantry'],
    status: 'simulated',
  },
  'Box1.plain': {
    title: 'Plain, historic battle site, minor city',
    text: 'Plains, historic battle sites and minor cities have no modifier, unless the hex has other terrain as well.',
    see: ['3.3.sites'],
    status: 'simulated',
  },
  'Box1.fortress': {
    title: 'Fortress',
    text: 'All attacking units have 2 Malus, defending land units have 2 Bonus; artillery and anti-aircraft fire of the defender have none. Leningrad, Oranienbaum and Sevastopol are fortresses.',
    see: ['7.7.6.reach', 'Box1.fortress.falls', 'Box1.gustav'],
    status: 'simulated',
  },
  'Box1.fortress.falls': {
    title: 'Capture of a fortress',
    text: 'A fortress that the enemy captures becomes a bunker at once, and is never rebuilt.',
    see: ['Box1.bunker', '3.3'],
    status: 'simulated',
  },
  'Box1.bunker': {
    title: 'Bunker',
    text: 'All attacking land and air units have 1 Malus, defending land units have 1 Bonus; artillery and anti-aircraft fire of the defender have none. Hanko and the Tatar ditch at Armyansk and Solone Ozero are bunkers. Solone Ozero lies in a swamp, and both modifiers apply.',
    see: ['7.7.6.reach', 'Box1.bunker.falls', 'Box1.gustav'],
    status: 'simulated',
  },
  'Box1.bunker.falls': {
    title: 'Capture of a bunker',
    text: 'A bunker that the enemy captures is destroyed at once, and never rebuilt.',
    see: ['Box1.bunker', '3.3'],
    status: 'simulated',
  },
  'Box1.gustav': {
    title: 'Siege gun against fortifications',
    text: 'Against a fortress or bunker the siege gun has no Malus, but 1 Bonus.',
    see: ['Box1.fortress', 'Box1.bunker', '26.0'],
    status: 'simulated',
  },
  '7.7.7': {
    title: 'Sum of several modifiers',
    text: 'Each Malus halves the dice again: half, a quarter, an eighth. Each Bonus adds another number that hits. A strength of 5 rolls 2 dice with 1 Malus, 1 die with 2 Malus.',
    see: ['3.16', '3.17', '7.7.7.pooled'],
    status: 'simulated',
  },
  '7.7.7.pooled': {
    title: 'Pooled dice',
    text: 'Units in a battle with the same number of Malus add their strength before it is halved. A die gained in this way is rolled by the weakest unit. Armour and infantry of 3 each, with 1 Malus, roll 3 dice: one for the armour, two for the infantry.',
    see: ['7.7.7', '7.7.6.malus'],
    status: 'simulated',
  },
} as const satisfies Chapter;
