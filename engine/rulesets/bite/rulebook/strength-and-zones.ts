import type { Chapter } from './entry.js';

/**
 * Sections 3.10 to 3.22 of the rulebook: stacking, strength and its loss, technology, zones of control, frozen units.
 */
export const strengthAndZones = {
  '3.10': {
    title: 'Stacking',
    text: 'At most four units of a side may be in a hex, whether it is friendly, empty or contains enemies.',
    see: ['3.10.air', '3.10.land', '3.10.battle', '7.5.3'],
    status: 'enforced',
  },
  '3.10.air': {
    title: 'Aircraft in a hex',
    text: 'At most one air unit may be based in a hex.',
    see: ['3.4', '7.8.1'],
    status: 'enforced',
  },
  '3.10.land': {
    title: 'Land units in a hex',
    text: 'At most three land units may be in a hex, of which at most two may be combat units.',
    see: ['3.8', '3.9'],
    status: 'enforced',
  },
  '3.10.battle': {
    title: 'Aircraft in a battle',
    text: 'In attack or defence a side may use one more air unit, two in total.',
    see: ['7.5.2', '7.6'],
    status: 'enforced',
  },
  '3.11': {
    title: 'Strength points',
    text: 'A unit rolls as many dice as its current strength points. One point is about a brigade.',
    see: ['3.15', '7.7.5'],
    status: 'simulated',
  },
  '3.12': {
    title: 'Action points',
    text: 'The strength of a headquarters is its action points. They are lost and repaired like strength points, and allow as many special actions.',
    see: ['13.4'],
    status: 'simulated',
  },
  '3.13': {
    title: 'Technology',
    text: 'Technology is the quality of troops in combat, movement and special actions, from level 1 to 3, independent of strength points. It rises by a fixed calendar.',
    see: ['3.13.calendar', '3.13.price', '17.0'],
    status: 'simulated',
  },
  '3.13.calendar': {
    title: 'Calendar of technology',
    text: 'Soviet infantry reaches level 2 in March 1942 and 3 in September 1944, armour 2 in November 1942 and 3 in July 1944, fighters 2 in January 1943, bombers 2 in September 1943. German armour reaches level 3 in July 1943, fighters 3 in May 1944, infantry 3 in October 1944, bombers 3 in March 1945.',
    see: ['3.13', '5.1', '5.2'],
    status: 'simulated',
  },
  '3.13.price': {
    title: 'Cost of research',
    text: 'In the campaign 4 of the 50 yellow points of the Soviets are spent on research every turn, which leaves 46. No other nation pays.',
    see: ['3.13', 'SBE9.production'],
    status: 'simulated',
  },
  '3.14': {
    title: 'Power of a unit',
    text: 'The power of a unit is the roll that it needs to hit: 6 for most units, 5 or 6 for tanks. Aircraft have one value against aircraft and one against the ground.',
    see: ['6.1', '6.2', '6.3', '7.7.6.bonus'],
    status: 'simulated',
  },
  '3.15': {
    title: 'Hits',
    text: 'Hits are applied as soon as the dice are rolled. For each hit the block is turned to its next lower step. The strongest unit is hit first; the owner chooses among equal units. Shielded units need two hits.',
    see: ['7.7.8', '7.7.9'],
    status: 'simulated',
  },
  '3.16': {
    title: 'Fractions',
    text: 'If movement or strength is halved or quartered, the result is rounded down.',
    see: ['3.17', '3.18'],
    status: 'simulated',
  },
  '3.17': {
    title: 'At least one die',
    text: 'A unit that is reduced below one die still rolls one.',
    see: ['3.16', '7.7.7'],
    status: 'simulated',
  },
  '3.18': {
    title: 'At least one movement point',
    text: 'A unit that is reduced below one movement point still has one.',
    see: ['3.16', '7.5.3'],
    status: 'simulated',
  },
  '3.19': {
    title: 'Zones of control',
    text: 'Land, air and naval units control the six adjacent hexes, whether these units are in supply or not. They do not control hexes occupied by enemy units. Zones of control affect control, supply lines, retreats and rail movement, but never normal movement.',
    see: ['3.19.lost', '3.19.water', '4.3.zones', '7.7.14', '8.0'],
    status: 'simulated',
  },
  '3.19.lost': {
    title: 'Units without a zone of control',
    text: 'Units that fight, fly or move by sea have no zone of control from that moment on.',
    see: ['3.19', '3.22'],
    status: 'simulated',
  },
  '3.19.water': {
    title: 'Zones end at water',
    text: 'Zones of control do not extend across deep water or straits, nor into hexes that are all lake, sea or coastal water. In the advanced game they do not cross rivers either.',
    see: ['3.19', '8.0.rivers'],
    status: 'simulated',
  },
  '3.20': {
    title: 'Nations of the Axis',
    text: 'The Axis is Germany with Italy, Finland, Romania, Hungary and Slovakia. Slovaks and the German rear-area corps are left out of the base game.',
    see: ['5.3', '27.0.units'],
    status: 'enforced',
  },
  '3.21': {
    title: 'Frozen in the first turn',
    text: 'In June 1941 the following units may not move, but may be attacked: Hungarians, Finns, Romanian land units, German land units stationed in Romania, and the Soviets of the districts of Leningrad, Odessa and the Caucasus.',
    see: ['3.21.free', 'BPS.dots', 'SBE5.frozen'],
    status: 'enforced',
  },
  '3.21.free': {
    title: 'Units in Romania that are not frozen',
    text: 'Antonescu and the Romanian and German aircraft in Romania may move.',
    see: ['3.21'],
    status: 'simulated',
  },
  '3.22': {
    title: 'Battle hex',
    text: 'A battle hex is a hex with enemy units that a player’s units have entered. Placing the blocks of a battle to the side, with their strength visible, makes the battle easier to follow.',
    see: ['7.7'],
    status: 'simulated',
  },
} as const satisfies Chapter;
