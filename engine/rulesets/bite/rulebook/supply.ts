import type { Chapter } from './entry.js';

/** Section 4 of the rulebook: supply. */
export const supply = {
  '4.0': {
    title: 'Supply',
    text: 'Supply is checked at the start of a player turn. A unit in supply then acts normally until the extra movement of armour.',
    see: ['4.3', '7.2', '7.9', '7.10'],
    status: 'simulated',
  },
  '4.1': {
    title: 'Primary sources',
    text: 'The primary sources are Siberia (not Moscow) for the Soviets, Berlin for the Germans, Belgrade for the Italians, Helsinki for the Finns, Bucharest for the Romanians, Budapest for the Hungarians and Bratislava for the Slovaks.',
    see: ['4.2', '5.0'],
    status: 'simulated',
  },
  '4.2': {
    title: 'Other sources',
    text: 'Every rail or port hex that is connected to the primary source by rail or by sea is a supply source itself. It need not be a city, and no blue sea route is needed.',
    see: ['4.1', '3.5', '32.2'],
    status: 'simulated',
  },
  '4.3': {
    title: 'Supply line',
    text: 'A unit is in supply if at the start of its owner’s turn it can trace a line of at most three hexes over land to a supply source of its side. If it cannot, it is marked out of supply with a white barrel.',
    see: ['4.2', '4.3.terrain', '4.3.enemy', '4.3.zones', '9.1', '33.0.supply'],
    status: 'simulated',
  },
  '4.3.terrain': {
    title: 'Terrain that bars supply lines',
    text: 'A line may not pass through mountains or hexes that are all water.',
    see: ['4.3'],
    status: 'simulated',
  },
  '4.3.enemy': {
    title: 'Enemies that bar supply lines',
    text: 'A line may not pass through hexes occupied by enemy land units.',
    see: ['4.3'],
    status: 'simulated',
  },
  '4.3.zones': {
    title: 'Enemy zones that bar supply lines',
    text: 'A line may not pass through enemy zones of control; a hex in the zones of both sides is closed to both.',
    see: ['4.3', '3.19'],
    status: 'simulated',
  },
  '4.4': {
    title: 'Effects of missing supply',
    text: 'This section describes the effects of the white barrel on units.',
    see: ['4.4.replacements', '4.4.movement', '4.4.attack', '4.4.air', '12.1'],
    status: 'simulated',
    heading: true,
  },
  '4.4.replacements': {
    title: 'No replacements without supply',
    text: 'A unit out of supply cannot be repaired or reinforced in the Production Phase.',
    see: ['7.3', '12.3'],
    status: 'enforced',
  },
  '4.4.movement': {
    title: 'Movement without supply',
    text: 'A unit out of supply has half its movement points.',
    see: ['3.16', '3.18', '7.5.3'],
    status: 'simulated',
  },
  '4.4.attack': {
    title: 'No attack without supply',
    text: 'A unit out of supply may not attack.',
    see: ['12.4'],
    status: 'enforced',
  },
  '4.4.air': {
    title: 'Aircraft without supply',
    text: 'Aircraft without supply may only change bases, at half the range.',
    see: ['7.5.2'],
    status: 'enforced',
  },
  '4.5': {
    title: 'Surrender',
    text: 'A unit that is still out of supply in the final check is removed and gives the enemy one production point, yellow in the base game. It may be rebuilt later.',
    see: ['7.9', '4.5.zero', '12.5'],
    status: 'simulated',
  },
  '4.5.zero': {
    title: 'Units at zero do not surrender',
    text: 'Artillery, Soviet infantry and paratroops, and aircraft of the minor allies at strength 0 must be destroyed in battle.',
    see: ['4.5', '7.9', '12.4.1'],
    status: 'simulated',
  },
} as const satisfies Chapter;
