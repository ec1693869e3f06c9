import type { Chapter } from '../../../play/rulebook.js';

/** Sections 13 and 14 of the rulebook: mined sectors, heavy terrain. */
export const minesAndTerrain = {
  '13': {
    title: 'Mined sectors',
    text: 'What a minefield does, and how it comes and goes.',
    see: ['13a', '13b', '13e', '13f'],
    status: 'simulated',
    heading: true,
  },
  '13a': {
    title: 'Mines are heavy terrain for movement',
    text: 'A mined sector stops every unit that enters it, also on a road, which is mined as well.',
    see: ['7g', '14b'],
    status: 'enforced',
  },
  '13b': {
    title: 'Entering a live minefield',
    text: 'A ground unit that enters a mined sector no unit of its owner defends rolls a die; on 5 or 6 it is destroyed with all its break points. The side that laid the mines knows the way only while it holds the sector.',
    see: ['13c', '13d'],
    status: 'simulated',
  },
  '13c': {
    title: 'With engineers',
    text: 'The roll is 1 lower for an engineer unit, and for units that enter with one, or where a friendly one is.',
    see: ['13b', '2.1s'],
    status: 'simulated',
  },
  '13d': {
    title: 'A minefield strikes once',
    text: 'After its first roll, whatever came up, a minefield has no further effect on units. It stays heavy terrain until it is cleared.',
    see: ['13a', '13e'],
    status: 'simulated',
  },
  '13e': {
    title: 'Laying and clearing',
    text: 'Engineers in the sector take 2 turns to mine it or to clear it, and do nothing else meanwhile.',
    see: ['2.1s', '14g'],
    status: 'simulated',
  },
  '13f': {
    title: 'Mines in combat',
    text: 'Until it is cleared a minefield gives the defender his die in assault; it gives none against fire or aircraft and does not block sight.',
    see: ['8j', '10f', '12k'],
    status: 'simulated',
  },

  '14': {
    title: 'Heavy terrain',
    text: 'Ground that slows, hides and shelters.',
    see: ['14a', '14b', '14c', '14d', '14e'],
    status: 'enforced',
    heading: true,
  },
  '14a': {
    title: 'What is heavy',
    text: 'Villages, cities, ridges, forests, rivers, marshes and ground like them. A unit there has one die more in assault, fire and air attack.',
    see: ['8j', '10f', '12k'],
    status: 'simulated',
  },
  '14b': {
    title: 'In or through, not both',
    text: 'A unit that enters heavy terrain stops there unless a road leads through the sector. Starting in it, it leaves freely.',
    see: ['7b', '13a'],
    status: 'enforced',
  },
  '14c': {
    title: 'Impassable ground',
    text: 'Heavy terrain marked impassable is closed to all that do not go on foot, unless a road crosses it.',
    see: ['7a'],
    status: 'enforced',
  },
  '14d': {
    title: 'Heavy terrain blocks sight',
    text: 'Heavy terrain blocks sight.',
    see: ['10b'],
    status: 'enforced',
  },
  '14e': {
    title: 'Rivers',
    text: 'A river lies in sectors. Without a bridge or friendly engineers there a unit may enter, but leaves only by the sector it came from, or to its own bank where the map gives the banks.',
    see: ['14f', '14g', '2.1s'],
    status: 'enforced',
  },
  '14f': {
    title: 'Engineers at a river',
    text: 'Engineers in a river sector hold a mobile bridge: others cross at once, the engineers neither fire nor assault nor support an attack that turn. It carries no road, so those who cross still stop in the sector.',
    see: ['14e', '14b'],
    status: 'simulated',
  },
  '14g': {
    title: 'Boat bridges',
    text: 'Engineers that work for 2 turns leave a boat bridge behind: begun in one turn, it stands at the end of the next. Moving, retreating or being destroyed breaks the work off.',
    see: ['13e', '14f'],
    status: 'simulated',
  },
} as const satisfies Chapter;
