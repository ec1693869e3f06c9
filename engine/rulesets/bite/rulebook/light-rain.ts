import type { Chapter } from './entry.js';

/** Section 39 of the rulebook: light rain. */
export const lightRain = {
  '39.0': {
    title: 'Light rain',
    text: 'This rule is played with the option `light-rain`. In May and October a roll of 1 or 2 means clear, 3 or 4 light rain, 5 or 6 rain.',
    see: ['9.0', '39.0.supply', '39.0.movement', '39.0.combat'],
    status: 'simulated',
  },
  '39.0.twice': {
    title: 'No weather twice in a row',
    text: 'The same weather does not occur twice in a row.',
    see: ['9.0'],
    status: 'simulated',
  },
  '39.0.supply': {
    title: 'Supply in light rain',
    text: 'The maximum length of a supply line in light rain is two hexes.',
    see: ['9.1'],
    status: 'simulated',
  },
  '39.0.movement': {
    title: 'Movement in light rain',
    text: 'In light rain every hex costs 3 points, but plain costs 2.',
    see: ['9.2.rain'],
    status: 'simulated',
  },
  '39.0.combat': {
    title: 'Combat in light rain',
    text: 'In light rain attacking land units and aircraft have 1 Malus, artillery has none.',
    see: ['9.3.rain'],
    status: 'simulated',
  },
  '39.0.command': {
    title: 'Command in light rain',
    text: 'Light rain does not reduce the range of headquarters.',
    see: ['13.3.weather'],
    status: 'simulated',
  },
} as const satisfies Chapter;
