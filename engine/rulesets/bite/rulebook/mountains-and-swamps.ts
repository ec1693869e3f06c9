import type { Chapter } from './entry.js';

/** Section 14 of the rulebook: mountains and swamps. */
export const mountainsAndSwamps = {
  '14.0': {
    title: 'Mountains and swamps',
    text: 'This rule is played with the option `mountains`.',
    see: ['14.0.armour', '14.0.weather', '14.0.mountainUnits', '14.0.swamp', '14.0.cavalry'],
    status: 'simulated',
    heading: true,
  },
  '14.0.armour': {
    title: 'No armour in mountains',
    text: 'Armour, mechanized units and Armoured Headquarters may not enter mountain hexes.',
    see: ['7.5.3'],
    status: 'enforced',
  },
  '14.0.weather': {
    title: 'Mountains in bad weather',
    text: 'In bad weather only mountain units may enter mountain hexes.',
    see: ['9.0'],
    status: 'enforced',
  },
  '14.0.mountainUnits': {
    title: 'Mountain units in hills and mountains',
    text: 'Mountain units pay 1 point less for each hill or mountain hex.',
    see: ['6.1.2'],
    status: 'simulated',
  },
  '14.0.swamp': {
    title: 'Armour in swamp',
    text: 'Armour that attacks into a swamp has 1 extra Malus, unless the swamp is frozen.',
    see: ['7.7.6'],
    status: 'simulated',
  },
  '14.0.cavalry': {
    title: 'Movement of cavalry',
    text: 'In any weather a hex costs cavalry at most 2 points, and plain 1. Exceptions are mountain, and hill in snow.',
    see: ['6.1.3', '9.2'],
    status: 'simulated',
  },
} as const satisfies Chapter;
