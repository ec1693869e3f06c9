import type { Chapter } from './entry.js';

/** Sections 14 and 16 of the rulebook: reinforcements and the reinforcement lists. */
export const reinforcements = {
  '14.0': {
    title: 'Reinforcements in general',
    text: 'Both sides receive units by the lists of 16.0; the Soviet also gets a provisional division every turn and may call on the South-Western Front. Arrivals pay the cost of the hex they enter by and are in supply then; Soviet ones are untried.',
    see: ['11.33', '12.1', '14.1', '14.2', '14.3'],
    status: 'enforced',
  },
  '14.1': {
    title: 'Provisional divisions',
    text: 'One more rifle division a turn, at a place given by the die.',
    see: ['14.11', '14.12', '14.13', '14.14'],
    status: 'simulated',
    heading: true,
  },
  '14.11': {
    title: 'A die every turn',
    text: 'In every turn the Soviet rolls a die; the number names the entry by which one untried rifle division comes on, besides all others.',
    see: ['14.0', '16.1'],
    status: 'simulated',
  },
  '14.12': {
    title: 'If its entry is closed',
    text: 'If the whole entry place is held by Germans or lies in their ZOC, the division may enter by the nearest hex towards the east edge that no enemy occupies.',
    see: ['14.11'],
    status: 'enforced',
  },
  '14.13': {
    title: 'Now or never',
    text: 'A provisional division that is not brought on in its turn is lost.',
    see: ['14.11'],
    status: 'simulated',
  },
  '14.14': {
    title: 'Only the counters there are',
    text: 'The Soviet never has more units than the game has counters; eliminated ones may come back, untried. Where too few are left for the divisions of a turn, their owner says which draw them, the provisional one among them.',
    see: ['12.4', '14.11'],
    status: 'enforced',
  },
  '14.2': {
    title: 'South-Western Front',
    text: 'The Soviet may divert divisions from another front at a price in victory points.',
    see: ['14.21', '14.22', '14.23', '14.24'],
    status: 'enforced',
    heading: true,
  },
  '14.21': {
    title: 'How many',
    text: 'From turn 2 on, up to five rifle divisions a turn and ten in the game, besides all other reinforcements and never by duty.',
    see: ['14.23'],
    status: 'enforced',
  },
  '14.22': {
    title: 'Where they enter',
    text: 'Railway hexes of the edge between entry Z in the south and the east side are open to them.',
    see: ['14.21'],
    status: 'enforced',
  },
  '14.23': {
    title: 'What they cost',
    text: 'Each division gives the German victory points: 1 up to the fifth, 2 from the sixth on, so that all ten cost 15.',
    see: ['15.11'],
    status: 'simulated',
  },
  '14.24': { title: 'Without leaders', text: 'No leader comes with them.', see: ['14.21'], status: 'simulated' },
  '14.3': {
    title: 'The lists',
    text: 'A listed group arrives in its turn or, as its owner likes, later, and only by the hex or area listed: units for area B enter by one of its hexes in column 01, from 0101 on.',
    see: ['16.1', '16.2'],
    status: 'enforced',
  },
  '16.0': {
    title: 'Lists of reinforcements',
    text: 'What arrives when and where.',
    see: ['16.1', '16.2', '14.3'],
    status: 'enforced',
    heading: true,
  },
  '16.1': {
    title: 'Soviet reinforcements',
    text: 'Sixty rifle and five tank divisions and ten leaders over turns 1 to 11, at X, except the 22nd Army at V on turn 1, the 30th at W on turn 2 and the 21st at Z on turn 3; none on turn 12. Mechanized divisions are drawn as tank divisions, and there are more counters of that class than the game uses.',
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
