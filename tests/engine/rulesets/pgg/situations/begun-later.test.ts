import { describe } from 'vitest';
import { play, type Situation } from './situation.js';

const SOUTH = `
map South {
  grid hexes flat columns 20 rows 10 labels CCRR even columns lower
  rail 1510 - 1509 - 1508
  area Z 1510
}`;

/** Three leaders, each surrounded; the Germans place no markers. */
const RINGED = `
  set optional.evacuation = true
  setup Soviet { 2015: Konev, Lukin, Rakutin of army "30"  2515: Kachalov }
  setup German { 2013: Ida  2017: Ilse  1814: Inge  1816: Irma  2214: Iris  2216: Isa }`;

const ONE_EACH = `
  setup Soviet { 1805: Kachalov }
  setup German { 0105: Isa }`;

/** Situations in which settings record resources that were used before play begins. Play may only use what remains. */
const spent: readonly Situation[] = [
  {
    case: 'divisions of the front that came before play count for the price of the next division',
    rules: ['14.21', '14.23'],
    turns: '5..6',
    map: SOUTH,
    scenario: `set front.used = 5 ${ONE_EACH}`,
    play: `
orders turn 5 Soviet { phase movement: call 1510 }
expect after turn 5 Soviet { score German 2 }`,
  },
  {
    case: 'with one division of the front fewer before play, the next division is the last of the cheap ones',
    rules: ['14.21', '14.23'],
    turns: '5..6',
    map: SOUTH,
    scenario: `set front.used = 4 ${ONE_EACH}`,
    play: `
orders turn 5 Soviet { phase movement: call 1510 }
expect after turn 5 Soviet { score German 1 }`,
  },
  {
    case: 'if all but one division of the front came before play, one comes, and none in a later turn',
    rules: ['14.21'],
    turns: '5..6',
    map: SOUTH,
    scenario: `set front.used = 9 ${ONE_EACH}`,
    play: `
orders turn 5 Soviet { phase movement: call 1510  move Front/10 to 1508  call 1510 }
orders turn 6 Soviet { phase movement: call 1510 }
expect after turn 6 Soviet { score German 2  Front/10 at 1508 }`,
    findings: ['14.21/too-many', '14.21/too-many'],
  },
  {
    case: 'if one leader was evacuated before play, one more may be evacuated',
    rules: ['10.4'],
    turns: '5..6',
    scenario: `set evacuations.used = 1 ${RINGED}`,
    play: `
orders turn 5 Soviet { phase movement: evacuate Konev }
orders turn 6 Soviet { phase movement: evacuate Lukin }
expect after turn 6 Soviet { Lukin at 2015 }`,
    findings: ['10.4/evacuations'],
  },
  {
    case: 'if two leaders were evacuated before play, no leader may be evacuated',
    rules: ['10.4'],
    turns: '5..6',
    scenario: `set evacuations.used = 2 ${RINGED}`,
    play: `
orders turn 5 Soviet { phase movement: evacuate Konev }
expect after turn 5 Soviet { Konev at 2015 }`,
    findings: ['10.4/evacuations'],
  },
  {
    case: 'if the Soviet marker was used in two turns before play, a third use is allowed, and no fourth',
    rules: ['13.41'],
    turns: '5..7',
    scenario: `
  ruling sovietInterdiction.when = anyThreeTurns
  set interdiction.turns = 1, 2 ${ONE_EACH}`,
    play: `
orders turn 5 Soviet { phase interdiction: interdict 2015 }
orders turn 6 Soviet { phase interdiction: interdict 2015 }`,
    map: `
map Plain {
  grid hexes flat columns 30 rows 20 labels CCRR even columns lower
  area X 3020
}`,
    findings: ['13.41/interdiction-used'],
  },
  {
    case: 'under the reading `oncePerThreeTurnBlock` a use of the Soviet marker before play fills the block of turn 4',
    rules: ['13.41'],
    turns: '5..7',
    scenario: `
  ruling sovietInterdiction.when = oncePerThreeTurnBlock
  set interdiction.turns = 4 ${ONE_EACH}`,
    play: `
orders turn 5 Soviet { phase interdiction: interdict 2015 }`,
    map: `
map Plain {
  grid hexes flat columns 30 rows 20 labels CCRR even columns lower
  area X 3020
}`,
    findings: ['13.41/interdiction-used'],
  },
  {
    case: 'the refusals of used-up divisions of the front and used-up evacuations are reported separately',
    rules: ['14.21', '10.4'],
    turns: '5..6',
    scenario: `
  set front.used = 10
  set evacuations.used = 1 ${RINGED}`,
    play: `
orders turn 5 Soviet { phase movement: evacuate Konev  call 1020 }
orders turn 6 Soviet { phase movement: evacuate Lukin }
expect after turn 6 Soviet { score German 0  Lukin at 2015 }`,
    findings: ['14.21/too-many', '10.4/evacuations'],
  },
  {
    case: 'points and German places from before play are not counted twice',
    rules: ['15.11', '15.12', '14.23'],
    turns: '5..6',
    map: `
map Towns {
  grid hexes flat columns 20 rows 10 labels CCRR even columns lower
  town Krasny at 0808
  rail 1510 - 1509 - 1508
  area Z 1510
}`,
    scenario: `
  set front.used = 6
  set points for German = 7
  set control of Krasny = German
  score Krasny 3 ${ONE_EACH}`,
    play: `
orders turn 5 Soviet { phase movement: call 1510 }
expect after setup { score German 10 }
expect after turn 5 Soviet { score German 12 }`,
  },
];

describe('scenarios that begin in the middle of the game', () => {
  play(spent);
});
