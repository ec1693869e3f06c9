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
    case: 'a city that gives the German nothing is taken back for points',
    rules: ['15.12.2'],
    turns: 5,
    map: RUDNYA,
    scenario: BESIDE_RUDNYA,
    play: `${LOST_AND_TAKEN_BACK}
expect after turn 2 Soviet { score Soviet 2 }`,
  },
  {
    case: 'one that is scored is taken back once',
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

/** A pool of exactly as many rifle counters as stand in the set-up and one more. */
const provisional: readonly Situation[] = [
  {
    case: 'an entry in German ZOC shifts like one held',
    rules: ['14.12'],
    turns: 2,
    map: PROVISIONAL,
    scenario: `
  setup Soviet { 4820: Kachalov }
  setup German { 2512: Ida }`,
    play: `
dice "1/Soviet/provisional" = 3
dice "2/Soviet/provisional" = 3
orders turn 1 German { phase initial movement: move Ida to 2611 }
orders turn 2 Soviet { phase movement: enter to 2610  enter to 2710 }
expect after turn 2 Soviet movement { Provisional/2 at 2710 }`,
    findings: ['14.12/entry-shut'],
  },
];

describe('cities taken back', () => {
  play(recaptured);
});
describe('provisional divisions', () => {
  play(provisional);
});
