import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const RUDNYA = `
map Rc {
  grid hexes flat columns 30 from 10 rows 16 from 10 labels CCRR even columns lower
  minor city Rudnya at 2015
}`;
const LOST_AND_TAKEN_BACK = `
orders turn 1 German { phase initial movement: move 25/7 to 1715 }
orders turn 2 Soviet { phase movement: move 30/1 to 2015 }`;
const BESIDE_RUDNYA = `
  setup Soviet { 2215: 1 rifle (face 4-5-6) of army "30"  2415: Kachalov }
  setup German { 2015: 25/7 }`;

const recaptured: readonly Situation[] = [
  {
    case: 'a city that gives the Germans no points is still recaptured for points',
    rules: ['15.12.2'],
    turns: 5,
    map: RUDNYA,
    scenario: BESIDE_RUDNYA,
    play: `${LOST_AND_TAKEN_BACK}
expect after turn 2 Soviet { score Soviet 2 }`,
  },
  {
    case: 'a city whose recapture has been scored is recaptured for points only once',
    rules: ['15.12.2'],
    turns: 5,
    map: RUDNYA,
    scenario: `${BESIDE_RUDNYA}
  score Rudnya 5`,
    play: `${LOST_AND_TAKEN_BACK}
expect after turn 2 Soviet { score Soviet 2 }`,
  },
];

const PROVISIONAL = `
map Prov {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  area 1 2510  area 2 2511  area 3 2610  area 4 2610  area 5 2610  area 6 2610  area X 4920
}`;

const BESIDE_ENTRY = `
  setup Soviet { 4820: Kachalov }
  setup German { 2512: Ida }`;

/** Orders in whose first turn Ida moves next to 2610, the entry hex that both dice select. */
const INTO_ZOC = `
dice "1/Soviet/provisional" = 3
dice "2/Soviet/provisional" = 3
orders turn 1 German { phase initial movement: move Ida to 2611 }`;

const provisional: readonly Situation[] = [
  {
    case: 'a provisional division enters by a hex of its entry that lies only in German ZOC',
    rules: ['14.12', '6.22'],
    turns: 2,
    map: PROVISIONAL,
    scenario: BESIDE_ENTRY,
    play: `${INTO_ZOC}
orders turn 2 Soviet { phase movement: enter to 2610 }
expect after turn 2 Soviet movement { Provisional/2 at 2610 }`,
  },
  {
    case: 'a provisional division may shift to the nearest hex eastwards when its whole entry lies in German ZOC',
    rules: ['14.12'],
    turns: 2,
    map: PROVISIONAL,
    scenario: BESIDE_ENTRY,
    play: `${INTO_ZOC}
orders turn 2 Soviet { phase movement: enter to 2810  enter to 2710 }
expect after turn 2 Soviet movement { Provisional/2 at 2710 }`,
    findings: ['14.3/wrong-entry'],
  },
  {
    case: 'an entry of several hexes does not shift while one of them is free of enemies and their ZOC',
    rules: ['14.12'],
    map: `
map Wide {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  area 3 3510 3910
}`,
    scenario: `
  setup Soviet { 4820: Kachalov }
  setup German { 3510: Inge }`,
    play: `
dice "1/Soviet/provisional" = 3
orders turn 1 Soviet { phase movement: enter to 3710  enter to 3510  enter to 3910 }
expect after turn 1 Soviet movement { Provisional/1 at 3910 }`,
    findings: ['14.3/wrong-entry', '6.21/entry-blocked'],
  },
  {
    case: 'a scheduled group that may shift keeps the hexes of its entry in German ZOC',
    rules: ['14.12', '14.3'],
    scenario: `
  ruling reinforcement.blocked = shiftToNearest
  arrive turn 1 at X: 1 rifle of army "30"
  setup Soviet { 4720: Kachalov }
  setup German { 4819: Ida }`,
    play: `
orders turn 1 Soviet { phase movement: enter 30/1 to 4920 }
expect after turn 1 Soviet movement { 30/1 at 4920 }`,
  },
];

describe('cities taken back', () => {
  play(recaptured);
});
describe('provisional divisions', () => {
  play(provisional);
});
