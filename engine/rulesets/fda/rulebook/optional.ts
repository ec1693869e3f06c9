import type { Chapter } from '../../../play/rulebook.js';

/** Section 15 of the rulebook: optional rules. */
export const optional = {
  '15': {
    title: 'Optional rules',
    text: 'Rules a scenario may switch on: barrage, airfields, guards of the rear.',
    see: ['15.1', '15.2', '15.3'],
    status: 'enforced',
    heading: true,
  },
  '15.1': {
    title: 'Preparatory barrage',
    text: 'Bombardment before the first turn.',
    see: ['15.1a', '15.1b', '15.1c', '15.1d'],
    status: 'simulated',
    heading: true,
  },
  '15.1a': {
    title: 'Who fires the barrage',
    text: 'Soviet artillery brigades, other artillery regiments and brigades that are not self-propelled, medium and heavy bombers, naval artillery.',
    see: ['15.1b'],
    status: 'enforced',
  },
  '15.1b': {
    title: 'The barrage roll',
    text: 'After set-up each picks a sector, guns within their range, and rolls a die, with 1 more for guns over 105 mm, those of ships too, and for rockets. On 1 to 4 nothing happens. It costs no action of turn 1.',
    see: ['15.1c', '15.1d', '12e'],
    status: 'simulated',
  },
  '15.1c': {
    title: 'Soviet and American barrage',
    text: 'From 5 on every unit in the sector rolls a die and loses 1 break point on 5 or 6. On 6 the sector’s fortifications are destroyed besides.',
    see: ['15.1b'],
    status: 'simulated',
  },
  '15.1d': {
    title: 'German and other barrage',
    text: 'From 5 on every unit in the sector rolls a die and on 5 or 6 retreats 2 sectors; infantry, mounted troops and heavy weapons on foot 1. Enemy ZOC neither stops it nor costs anything, cover does not shorten the way; who cannot go so far goes as far as possible. On 6 the sector’s fortifications are destroyed besides.',
    see: ['15.1b', '8r', '9.2f'],
    status: 'simulated',
  },
  '15.1e': {
    title: 'Guns against bombers',
    text: 'Anti-aircraft units in range of the bombed sector may attack the bombers first, as their owner decides; that costs no fire. Fighters may try to intercept, but no procedure is given.',
    see: ['12h'],
    status: 'simulated',
  },

  '15.2': {
    title: 'Airfields',
    text: 'Where aircraft come from.',
    see: ['15.2a', '15.2b', '15.2d'],
    status: 'simulated',
    heading: true,
  },
  '15.2a': {
    title: 'Radius',
    text: 'Aircraft other than medium and heavy bombers act within 16 sectors of their airfield.',
    see: ['12g'],
    status: 'enforced',
  },
  '15.2b': {
    title: 'A lost airfield',
    text: 'When enemy ground units come to an airfield, by whatever way, its aircraft are out of the game: those that name it or stand on it, and when it was the last of their side those that name none, bombers apart. A unit that its mines destroy has not taken it.',
    see: ['15.2a'],
    status: 'simulated',
  },
  '15.2c': {
    title: 'Several airfields',
    text: 'In large battles a side may have more than one. Aircraft that name none fly from any that its enemy has not entered last.',
    see: ['15.2a'],
    status: 'simulated',
  },
  '15.2d': {
    title: 'Caught on the ground',
    text: 'Aircraft in the sector of an airfield that the enemy does not hold are on the ground: attacked from the air they defend with 1 die and nothing more. Ground units there defend as anywhere.',
    see: ['12j', '12l'],
    status: 'simulated',
  },

  '15.3': {
    title: 'Rear-area guards',
    text: 'Garrisons that stay where they are.',
    see: ['15.3a', '15.3b'],
    status: 'enforced',
    heading: true,
  },
  '15.3a': {
    title: 'Where guards stand',
    text: 'Infantry, anti-tank and anti-aircraft units may guard airfields, bridges and cities.',
    see: ['15.3b'],
    status: 'enforced',
  },
  '15.3b': {
    title: 'What guards may do',
    text: 'At most 3 to a sector, which they never leave of their own will. They belong to no division and are never activated, so that they never attack. In defence the guards of a sector help one another like a division; the regiments among them help any other leader, as those of any other division do.',
    see: ['9.1b', '9.1c', '9.1e'],
    status: 'enforced',
  },
} as const satisfies Chapter;
