import type { Chapter } from '../../../play/rulebook.js';

/** Section 15 of the rulebook: optional rules. */
export const optional = {
  '15': {
    title: 'Optional rules',
    text: 'A scenario may use these optional rules: preparatory barrage, airfields, rear-area guards.',
    see: ['15.1', '15.2', '15.3'],
    status: 'enforced',
    heading: true,
  },
  '15.1': {
    title: 'Preparatory barrage',
    text: 'The preparatory barrage is a bombardment before the first turn.',
    see: ['15.1a', '15.1b', '15.1c', '15.1d'],
    status: 'simulated',
    heading: true,
  },
  '15.1a': {
    title: 'Units in the barrage',
    text: 'These units take part in the barrage: Soviet artillery brigades, other artillery regiments and brigades that are not self-propelled, medium and heavy bombers, and naval artillery.',
    see: ['15.1b'],
    status: 'enforced',
  },
  '15.1b': {
    title: 'The barrage roll',
    text: 'After set-up each unit of the barrage chooses a sector and rolls a die. Guns choose a sector within their range. Guns over 105 mm, including guns of ships, and rockets add 1 to the roll. A result of 1 to 4 has no effect. The barrage uses up no action of turn 1.',
    see: ['15.1c', '15.1d', '12e'],
    status: 'simulated',
  },
  '15.1c': {
    title: 'Soviet and American barrage',
    text: 'On a result of 5 or more every unit in the sector rolls a die and loses 1 break point on 5 or 6. On a result of 6 the sector’s fortifications are also destroyed.',
    see: ['15.1b'],
    status: 'simulated',
  },
  '15.1d': {
    title: 'German and other barrage',
    text: 'On a result of 5 or more every unit in the sector rolls a die and retreats 2 sectors on 5 or 6; infantry, mounted troops and heavy weapons on foot retreat 1 sector. Enemy ZOC neither stops the retreat nor costs break points, and the unit may not stop early in cover. A unit that cannot retreat the full distance retreats as far as possible. On a result of 6 the sector’s fortifications are also destroyed.',
    see: ['15.1b', '8r', '9.2f'],
    status: 'simulated',
  },
  '15.1e': {
    title: 'Anti-aircraft fire against bombers',
    text: 'Anti-aircraft units in range of the bombed sector may attack the bombers first if their owner wishes; this does not use up their fire. Fighters may try to intercept, but the rulebook gives no procedure.',
    see: ['12h'],
    status: 'simulated',
  },

  '15.2': {
    title: 'Airfields',
    text: 'With this optional rule aircraft fly from airfields on the map.',
    see: ['15.2a', '15.2b', '15.2d'],
    status: 'simulated',
    heading: true,
  },
  '15.2a': {
    title: 'Radius of aircraft',
    text: 'Aircraft other than medium and heavy bombers act within 16 sectors of their airfield.',
    see: ['12g'],
    status: 'enforced',
  },
  '15.2b': {
    title: 'A lost airfield',
    text: 'When enemy ground units enter the sector of an airfield, its aircraft are out of the game: the aircraft that name the airfield or are on it. If it was the last airfield of its side, aircraft other than bombers that name no airfield are also out of the game. A unit that is destroyed by mines in the sector has not taken the airfield.',
    see: ['15.2a'],
    status: 'simulated',
  },
  '15.2c': {
    title: 'Several airfields',
    text: 'In large battles a side may have more than one airfield. Aircraft that name no airfield fly from any airfield of their side that the enemy has not taken.',
    see: ['15.2a'],
    status: 'simulated',
  },
  '15.2d': {
    title: 'Aircraft on the ground',
    text: 'Aircraft in the sector of an airfield that the enemy does not hold are on the ground: when they are attacked from the air they defend with exactly 1 die. Ground units in the sector defend as usual.',
    see: ['12j', '12l'],
    status: 'simulated',
  },

  '15.3': {
    title: 'Rear-area guards',
    text: 'Rear-area guards are garrisons that stay in their sector.',
    see: ['15.3a', '15.3b'],
    status: 'enforced',
    heading: true,
  },
  '15.3a': {
    title: 'Places of guards',
    text: 'Infantry, anti-tank and anti-aircraft units may guard airfields, bridges and cities.',
    see: ['15.3b'],
    status: 'enforced',
  },
  '15.3b': {
    title: 'Actions of guards',
    text: 'A sector may contain at most 3 guards, which leave it only by a retreat. Guards belong to no division and are never activated, so they never attack. In defence the guards of a sector support one another like units of one division; regiments among them support any other leader, as regiments of other divisions do.',
    see: ['9.1b', '9.1c', '9.1e'],
    status: 'enforced',
  },
} as const satisfies Chapter;
