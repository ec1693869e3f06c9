import type { Chapter } from '../../../play/rulebook.js';

/** Sections 13 and 14 of the rulebook: mined sectors, heavy terrain. */
export const minesAndTerrain = {
  '13': {
    title: 'Mined sectors',
    text: 'The rules of this section describe the effects of minefields, and how they are laid and cleared.',
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
    text: 'A ground unit rolls a die when it enters a mined sector that contains no unit of the mines’ owner. On 5 or 6 the unit is destroyed with all its break points. Units of the side that laid the mines are also at risk once that side has left the sector.',
    see: ['13c', '13d'],
    status: 'simulated',
  },
  '13c': {
    title: 'Mines and engineers',
    text: 'The roll is reduced by 1 for an engineer unit, for units that enter together with engineers, and for units that enter a sector with friendly engineers.',
    see: ['13b', '2.1s'],
    status: 'simulated',
  },
  '13d': {
    title: 'A minefield attacks once',
    text: 'After its first roll, regardless of the result, a minefield attacks no more units. It stays heavy terrain until it is cleared.',
    see: ['13a', '13e'],
    status: 'simulated',
  },
  '13e': {
    title: 'Laying and clearing mines',
    text: 'Engineers in a sector need 2 turns to mine or to clear the sector, and do nothing else in these turns.',
    see: ['2.1s', '14g'],
    status: 'simulated',
  },
  '13f': {
    title: 'Mines in combat',
    text: 'Until it is cleared, a minefield gives the defender a die in assaults. It gives no die against fire or aircraft and does not block sight.',
    see: ['8j', '10f', '12k'],
    status: 'simulated',
  },

  '14': {
    title: 'Heavy terrain',
    text: 'Heavy terrain stops movement, blocks sight and gives cover.',
    see: ['14a', '14b', '14c', '14d', '14e'],
    status: 'enforced',
    heading: true,
  },
  '14a': {
    title: 'Kinds of heavy terrain',
    text: 'Villages, cities, ridges, forests, rivers, marshes and similar ground are heavy terrain. A defender or target in heavy terrain has one additional die in assault, fire and air attack.',
    see: ['8j', '10f', '12k'],
    status: 'simulated',
  },
  '14b': {
    title: 'Units stop in heavy terrain',
    text: 'A unit that enters heavy terrain stops there unless a road leads through the sector. A unit that starts in heavy terrain may leave freely.',
    see: ['7b', '13a'],
    status: 'enforced',
  },
  '14c': {
    title: 'Impassable ground',
    text: 'Heavy terrain that is marked impassable is closed to all units that do not move on foot, unless a road crosses it.',
    see: ['7a'],
    status: 'enforced',
  },
  '14d': {
    title: 'Heavy terrain blocks sight',
    text: 'Heavy terrain blocks the line of sight of direct fire; rule 10b gives the details.',
    see: ['10b'],
    status: 'enforced',
  },
  '14e': {
    title: 'Rivers',
    text: 'A river runs through sectors. A unit may enter a river sector without a bridge or friendly engineers, but may leave it only to the sector from which it came, or to its own bank if the map defines the banks.',
    see: ['14f', '14g', '2.1s'],
    status: 'enforced',
  },
  '14f': {
    title: 'Engineers at a river',
    text: 'Engineers in a river sector have a mobile bridge. Other units may cross it at once; the engineers then neither fire, assault nor support an attack in that turn. A road cannot use the bridge, so units that cross must still stop in the sector.',
    see: ['14e', '14b'],
    status: 'simulated',
  },
  '14g': {
    title: 'Boat bridges',
    text: 'Engineers that work for 2 turns build a boat bridge: work that begins in one turn is finished at the end of the next turn. The work stops when the engineers move, retreat or are destroyed.',
    see: ['13e', '14f'],
    status: 'simulated',
  },
} as const satisfies Chapter;
