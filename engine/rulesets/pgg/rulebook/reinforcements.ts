import type { Chapter } from './entry.js';

/** Sections 14 and 16 of the rulebook: reinforcements and the reinforcement lists. */
export const reinforcements = {
  '14.0': {
    title: 'Reinforcements in general',
    text: 'Both sides receive units by the lists of section 16. The Soviet side also receives a provisional division every turn and may call divisions of the South-Western Front. Arriving units pay the cost of the hex by which they enter and are in supply in that phase; arriving Soviet divisions are untried.',
    see: ['11.33', '12.1', '14.1', '14.2', '14.3'],
    status: 'enforced',
  },
  '14.1': {
    title: 'Provisional divisions',
    text: 'The Soviet side receives one additional rifle division per turn, at an entry that a die determines.',
    see: ['14.11', '14.12', '14.13', '14.14'],
    status: 'simulated',
    heading: true,
  },
  '14.11': {
    title: 'Die roll for the provisional division',
    text: 'In every turn the Soviet player rolls a die. The number is the entry by which one untried rifle division enters the map, in addition to all other arrivals.',
    see: ['14.0', '16.1'],
    status: 'simulated',
  },
  '14.12': {
    title: 'Closed entry of a provisional division',
    text: 'If every hex of the entry contains German units or is in their ZOC, the division may enter by the nearest hex towards the east edge that no enemy occupies.',
    see: ['14.11'],
    status: 'enforced',
  },
  '14.13': {
    title: 'Unused provisional divisions are lost',
    text: 'A provisional division that does not enter the map in its turn is lost.',
    see: ['14.11'],
    status: 'simulated',
  },
  '14.14': {
    title: 'Limit of the counter mix',
    text: 'The Soviet side never has more units than the game has counters; eliminated counters may return as untried units. If too few counters are left for the divisions of a turn, including the provisional division, their owner chooses the divisions that draw them.',
    see: ['12.4', '14.11'],
    status: 'enforced',
  },
  '14.2': {
    title: 'South-Western Front',
    text: 'The Soviet side may call divisions from another front. Each called division gives the German side victory points.',
    see: ['14.21', '14.22', '14.23', '14.24'],
    status: 'enforced',
    heading: true,
  },
  '14.21': {
    title: 'Number of divisions of the South-Western Front',
    text: 'From turn 2 on, the Soviet side may call up to five rifle divisions per turn and ten in the game, in addition to all other reinforcements. It never has to call any.',
    see: ['14.23'],
    status: 'enforced',
  },
  '14.22': {
    title: 'Entry of the South-Western Front',
    text: 'Divisions of the South-Western Front enter at railway hexes of the map edge, between entry Z in the south and the east edge.',
    see: ['14.21'],
    status: 'enforced',
  },
  '14.23': {
    title: 'Victory points for the South-Western Front',
    text: 'Each called division gives the German side victory points: 1 for each of the first five divisions and 2 for each further division, in all 15 for ten divisions.',
    see: ['15.11'],
    status: 'simulated',
  },
  '14.24': {
    title: 'South-Western Front without leaders',
    text: 'No leader arrives with the divisions of the South-Western Front.',
    see: ['14.21'],
    status: 'simulated',
  },
  '14.3': {
    title: 'Use of the reinforcement lists',
    text: 'A listed group arrives in its turn or in a later turn of its owner’s choice, and only by the listed hex or area. For example, units for area B enter by a hex of area B in column 01, from 0101 on.',
    see: ['16.1', '16.2'],
    status: 'enforced',
  },
  '16.0': {
    title: 'Lists of reinforcements',
    text: 'The lists give the turn and the entry of each reinforcement.',
    see: ['16.1', '16.2', '14.3'],
    status: 'enforced',
    heading: true,
  },
  '16.1': {
    title: 'Soviet reinforcements',
    text: 'Sixty rifle and five tank divisions and ten leaders arrive over turns 1 to 11, at X, except the 22nd Army at V on turn 1, the 30th at W on turn 2 and the 21st at Z on turn 3; no units arrive on turn 12. Mechanized divisions are drawn as tank divisions, and there are more counters of that class than the game uses.',
    see: ['14.1', '14.2', '14.3'],
    status: 'enforced',
  },
  '16.2': {
    title: 'German reinforcements',
    text: 'Turn 1 brings the 39th Panzer Corps at C; turn 2 the 57th at A and two infantry divisions at B; turn 3 the 46th and 47th at E, the 24th at H and three infantry divisions at D; turns 5 to 9 thirteen more infantry divisions at E, F and G. In all nine panzer, six motorized, eighteen infantry and one cavalry division and two single regiments.',
    see: ['14.3'],
    status: 'enforced',
  },
} as const satisfies Chapter;
