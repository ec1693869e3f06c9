import { expect, test } from 'vitest';
import type { Advance, Combat, Declaration, Retreat } from '../../engine/declared/declaration.js';
import type { Effect } from '../../engine/declared/effect.js';
import { BED, type BedText } from './bed.js';
import {
  ADVANCE,
  bedWith,
  eliminate,
  exchange,
  lose,
  playBed,
  redAttacks,
  retreat,
  RETREAT,
  ZONE,
} from './combat-bed.js';

const retreats = (changes: Partial<Retreat>): Partial<Declaration> => ({ retreat: { ...RETREAT, ...changes } });
const advances = (changes: Partial<Advance> = {}): Partial<Declaration> => ({ advance: { ...ADVANCE, ...changes } });
const stack = (limit: number): Partial<Declaration> => ({ stacking: { ...BED.stacking, limit } });
const state = (who: Effect['who']): Effect => ({
  who,
  does: 'state',
  state: 'disrupted',
  alternatives: [],
  chooser: 'owner',
});
const disrupted = (isLostTheSecondTime: boolean): Partial<Declaration> => ({
  states: [
    { word: 'disrupted', text: '', rule: '7', canAttack: false, canMove: true, hasZone: false, isLostTheSecondTime },
  ],
});

/** A in 0401 attacks X in 0402. */
const PAIR: BedText = {
  red: 'infantry A 4-6 | 2-6',
  blue: 'infantry X 4-6 | 2-6',
  setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X }',
  orders: redAttacks('attack 0402 with A'),
};
/** A and B attack X and Y, which are together in 0402. */
const STACKS: BedText = {
  red: 'infantry A 4-6 | 2-6\n infantry B 3-6 | 1-6',
  blue: 'infantry X 4-6 | 2-6\n infantry Y 3-6 | 1-6',
  setup: 'setup Red { 0401: A, B }\nsetup Blue { 0402: X, Y }',
  orders: redAttacks('attack 0402 with A, B'),
};
/** Four attackers around a defender of 4 in wood, which doubles it. */
const FOUR: BedText = {
  red: 'infantry A 9-6\n infantry B 9-6\n infantry C 3-6\n infantry D 4-6',
  blue: 'infantry X 4-6',
  setup: 'setup Red { 0401: A 0302: B 0303: C 0403: D }\nsetup Blue { 0402: X }',
  terrain: `|. . . . . . .
|. . . w . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .`,
};
const DOUBLING: Partial<Declaration> = {
  terrain: BED.terrain.map((one) => (one.word === 'wood' ? { ...one, times: 2 } : one)),
};
/** Blue in 0402 and 0502, Red around 0402: of its neighbours only 0502 is without Red, and it is in a zone. */
const TRAP: BedText = {
  red: 'infantry A 4-6\n infantry B 4-6\n infantry C 4-6',
  blue: 'infantry X 4-6\n infantry Y 4-6',
  setup: 'setup Red { 0401: A 0403: B 0303: C }\nsetup Blue { 0402: X 0502: Y }',
};
const attackX = (answers = ''): string => redAttacks(`attack 0402 with A ${answers}`);
const attackAll = (answers: string): string => redAttacks(`attack 0402 with A, B, C, D ${answers}`);

interface Case extends BedText {
  readonly title: string;
  readonly effects: readonly Effect[];
  readonly game?: Partial<Declaration>;
  readonly combat?: Partial<Combat>;
  readonly findings?: readonly string[];
  /** The places of units after the game. */
  readonly ends: Readonly<Record<string, string>>;
}

const losses: readonly Case[] = [
  {
    title: 'a unit that loses a step is turned to its next face',
    effects: [lose('defender', 1)],
    ...PAIR,
    ends: { X: '0402 step 2' },
  },
  {
    title: 'a unit that loses its last step is lost',
    effects: [lose('defender', 2)],
    ...PAIR,
    ends: { X: 'eliminated' },
  },
  {
    title: 'by default the unit with the least strength loses the step',
    effects: [lose('defender', 1)],
    ...STACKS,
    ends: { X: '0402', Y: '0402 step 2' },
  },
  {
    title: 'the owner chooses the unit that loses the step',
    effects: [lose('defender', 1)],
    ...STACKS,
    orders: `${STACKS.orders ?? ''}\norders turn 1 Blue {\n defend 0402 { lose X }\n}`,
    ends: { X: '0402 step 2', Y: '0402' },
  },
  {
    title: 'the attacker chooses his losses in the braces of his attack',
    effects: [lose('attacker', 1)],
    ...STACKS,
    orders: redAttacks('attack 0402 with A, B { lose A }'),
    ends: { A: '0401 step 2', B: '0401' },
  },
  {
    title: 'a loss cannot be given to a unit that takes no part in the combat',
    effects: [lose('defender', 1)],
    ...STACKS,
    blue: `${STACKS.blue ?? ''}\n infantry Z 4-6 | 2-6`,
    setup: 'setup Red { 0401: A, B }\nsetup Blue { 0402: X, Y 0702: Z }',
    orders: `${STACKS.orders ?? ''}\norders turn 1 Blue {\n defend 0402 { lose Z }\n}`,
    findings: ['bed/7/not-involved: Z takes no losses here; the steps come from Y and X [7].'],
    ends: { Z: '0702', Y: '0402 step 2' },
  },
  {
    title: 'each unit of a stack loses a step',
    effects: [{ who: 'defender', does: 'lose each', steps: 1, alternatives: [], chooser: 'owner' }],
    ...STACKS,
    ends: { X: '0402 step 2', Y: '0402 step 2' },
  },
  {
    title: 'kinds that lose first lose their steps before all others',
    effects: [lose('defender', 2, { first: ['tank'] })],
    ...STACKS,
    blue: 'tank X 9-6\n infantry Y 3-6 | 1-6',
    ends: { X: 'eliminated', Y: '0402 step 2' },
  },
  {
    title: 'a result that eliminates the defender eliminates all units of the hex',
    effects: [eliminate('defender')],
    ...STACKS,
    ends: { X: 'eliminated', Y: 'eliminated', A: '0401' },
  },
  {
    title: 'a bombarding unit next to no attacked hex suffers nothing',
    effects: [lose('attacker', 1)],
    game: { bombardments: [{ kinds: ['infantry'], range: 2, rule: '10' }] },
    ...PAIR,
    setup: 'setup Red { 0201: A }\nsetup Blue { 0402: X }',
    ends: { A: '0201' },
  },
];

const exchanges: readonly Case[] = [
  ...(
    [
      ['printed', '{ lose D }', { D: 'eliminated', A: '0401', C: '0303' }],
      ['printed', '{ lose C, D }', { C: 'eliminated', D: 'eliminated', A: '0401' }],
      ['printed', '{ lose A }', { A: 'eliminated', D: '0403', C: '0303' }],
      ['fighting', '{ lose A }', { A: 'eliminated', B: '0302', D: '0403' }],
      ['fighting', '{ lose C, D, A }', { A: 'eliminated', C: 'eliminated', D: 'eliminated', B: '0302' }],
    ] as const
  ).map(([count, answer, ends]): Case => ({
    title: `an exchange by ${count} strength may be paid with ${answer}`,
    effects: [exchange({ count })],
    game: DOUBLING,
    ...FOUR,
    orders: attackAll(answer),
    ends: { X: 'eliminated', ...ends },
  })),
  {
    title: 'only the last unit of an exchange may pay too much',
    effects: [exchange()],
    game: DOUBLING,
    ...FOUR,
    orders: attackAll('{ lose A, B }'),
    findings: ['bed/7/payment: A and B: 18 for 4 owed [7]. Only the last unit may pay too much.'],
    ends: { X: 'eliminated', A: '0401', B: '0302' },
  },
  {
    title: 'in an exchange of steps the attacker loses the strength that the step of the defender had',
    effects: [exchange({ owe: 'lost' })],
    ...PAIR,
    red: 'infantry A 9-6 | 4-6',
    blue: 'infantry X 9-6 | 4-6',
    ends: { X: '0402 step 2', A: '0401 step 2' },
  },
  {
    title: 'in a half exchange the attacker loses half of the strength',
    effects: [exchange({ isHalf: true })],
    ...FOUR,
    blue: 'infantry X 6-6',
    orders: attackAll('{ lose C }'),
    ends: { X: 'eliminated', C: 'eliminated', D: '0403' },
  },
  {
    title: 'the weaker side is lost in an exchange in which the smaller side counts',
    effects: [exchange({ side: 'smaller' })],
    ...PAIR,
    red: 'infantry A 3-6',
    blue: 'infantry X 4-6 | 1-6',
    ends: { A: 'eliminated', X: '0402 step 2' },
  },
  {
    title: 'an exchange costs guns that bombard nothing',
    effects: [exchange()],
    game: { bombardments: [{ kinds: ['infantry'], range: 2, rule: '10' }] },
    ...PAIR,
    setup: 'setup Red { 0201: A }\nsetup Blue { 0402: X }',
    ends: { A: '0201', X: 'eliminated' },
  },
];

const lossOrRetreat = [lose('defender', 1, { alternatives: [retreat('defender')] })];
const retreatCases: readonly Case[] = [
  {
    title: 'of two units that retreat, the one without a way is lost and the other goes',
    effects: [retreat('defender')],
    game: { zones: [{ ...ZONE, cancelledByFriends: ['retreat'] }] },
    ...TRAP,
    blue: 'infantry X 4-6\n infantry W 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A 0403: B 0303: C }\nsetup Blue { 0402: X, W 0502: Y }',
    orders: attackX(),
    ends: { W: '0502', X: 'eliminated', Y: '0502' },
  },
  {
    title: 'a unit retreats to a friendly unit that cancels the enemy zone',
    effects: [retreat('defender')],
    game: { zones: [{ ...ZONE, cancelledByFriends: ['retreat'] }] },
    ...TRAP,
    orders: attackX(),
    ends: { X: '0502', Y: '0502' },
  },
  {
    title: 'a unit that only enemy zones surround is lost where friends do not cancel them',
    effects: [retreat('defender')],
    game: { zones: [ZONE] },
    ...TRAP,
    orders: attackX(),
    ends: { X: 'eliminated', Y: '0502' },
  },
  {
    title: 'a unit is lost if the unit that would make room has no way back',
    effects: [retreat('defender')],
    game: { zones: [{ ...ZONE, cancelledByFriends: ['retreat'] }], ...stack(1), ...retreats({ full: 'displace' }) },
    ...TRAP,
    red: `${TRAP.red ?? ''}\n infantry D 4-6\n infantry E 4-6`,
    setup: 'setup Red { 0401: A 0403: B 0303: C 0601: D 0603: E }\nsetup Blue { 0402: X 0502: Y }',
    orders: attackX(),
    ends: { X: 'eliminated', Y: '0502' },
  },
  {
    title: 'a unit makes room for a retreating unit',
    effects: [retreat('defender')],
    game: { zones: [{ ...ZONE, cancelledByFriends: ['retreat'] }], ...stack(1), ...retreats({ full: 'displace' }) },
    ...TRAP,
    orders: attackX(),
    ends: { X: '0502' },
  },
  {
    title: 'the enemy chooses the way of a retreat in the braces of his attack',
    effects: [retreat('defender')],
    game: retreats({ by: 'enemy' }),
    ...PAIR,
    orders: attackX('{ retreat X to 0503 }'),
    ends: { X: '0503' },
  },
  {
    title: 'the owner chooses the way of a retreat in a standing order',
    effects: [retreat('defender')],
    ...PAIR,
    orders: `${attackX()}\norders turn 1 Blue {\n defend 0402 { retreat X to 0303 }\n}`,
    ends: { X: '0303' },
  },
  {
    title: 'a retreat of two hexes ends two hexes away',
    effects: [retreat('defender', 2)],
    game: retreats({ by: 'enemy', shape: 'exact' }),
    ...PAIR,
    orders: attackX('{ retreat X to 0404 }'),
    ends: { X: '0404' },
  },
  {
    title: 'a retreat along any path may turn',
    effects: [retreat('defender', 2)],
    game: retreats({ by: 'enemy', shape: 'path' }),
    ...PAIR,
    orders: attackX('{ retreat X 0503 > 0403 }'),
    ends: { X: '0403' },
  },
  {
    title: 'a retreat that must lead farther may not turn',
    effects: [retreat('defender', 2)],
    game: retreats({ by: 'enemy' }),
    ...PAIR,
    orders: attackX('{ retreat X 0503 > 0403 }'),
    findings: ['bed/7.3/retreat-order'],
    ends: {},
  },
  {
    title: 'a unit that retreats into a full hex goes on',
    effects: [retreat('defender', 1)],
    game: { ...stack(1), ...retreats({ by: 'enemy', full: 'on' }) },
    ...PAIR,
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X 0403: Y }',
    orders: attackX('{ retreat X 0403 > 0404 }'),
    ends: { X: '0404' },
  },
  {
    title: 'a unit is not forced into a full hex while another is open',
    effects: [retreat('defender')],
    game: { ...stack(1), ...retreats({ by: 'enemy' }) },
    ...PAIR,
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X 0403: Y }',
    orders: attackX('{ retreat X to 0403 }'),
    findings: ['bed/7.3/retreat-order'],
    ends: { Y: '0403' },
  },
  {
    title: 'a unit without a way loses steps instead',
    effects: [retreat('defender')],
    game: { zones: [ZONE], ...retreats({ cannot: 'lose' }) },
    ...TRAP,
    blue: 'infantry X 4-6 | 2-6\n infantry Y 4-6',
    orders: attackX(),
    ends: { X: '0402 step 2' },
  },
  {
    title: 'a unit without a way stays',
    effects: [retreat('defender')],
    game: { zones: [ZONE], ...retreats({ cannot: 'stay' }) },
    ...TRAP,
    orders: attackX(),
    ends: { X: '0402' },
  },
  {
    title: 'a unit retreats off the edge of the map',
    effects: [retreat('defender')],
    game: retreats({ mayExit: true }),
    ...PAIR,
    setup: 'setup Red { 0402: A }\nsetup Blue { 0401: X }',
    orders: `${redAttacks('attack 0401 with A')}\norders turn 1 Blue {\n defend 0401 { exit X }\n}`,
    ends: { X: 'left' },
  },
  {
    title: 'a unit loses a step in an enemy zone on its way',
    effects: [retreat('defender')],
    game: { zones: [{ ...ZONE, retreat: 'lose' }] },
    ...TRAP,
    blue: 'infantry X 4-6 | 2-6\n infantry Y 4-6',
    orders: attackX(),
    ends: { X: '0502 step 2' },
  },
  {
    title: 'a unit that was lost by one effect is skipped by the next',
    effects: [lose('defender', 2), retreat('defender')],
    ...PAIR,
    ends: { X: 'eliminated' },
  },
  {
    title: 'by default a side takes the effect that is written first',
    effects: lossOrRetreat,
    ...PAIR,
    ends: { X: '0402 step 2' },
  },
  {
    title: 'a side retreats instead of losing a step',
    effects: lossOrRetreat,
    ...PAIR,
    orders: `${attackX()}\norders turn 1 Blue {\n defend 0402 { retreat X to 0403 }\n}`,
    ends: { X: '0403' },
  },
  {
    title: 'a retreat without a way is not offered',
    effects: lossOrRetreat,
    game: { zones: [ZONE] },
    ...TRAP,
    blue: 'infantry X 4-6 | 2-6\n infantry Y 4-6',
    orders: `${attackX()}\norders turn 1 Blue {\n defend 0402 { retreat X }\n}`,
    findings: ['sandtable/'],
    ends: { X: '0402 step 2' },
  },
];

const advanceCases: readonly Case[] = [
  {
    title: 'an attacker advances into the hex that the enemy has left',
    effects: [eliminate('defender')],
    game: advances(),
    ...STACKS,
    orders: redAttacks('attack 0402 with A, B { advance A }'),
    ends: { A: '0402', B: '0401' },
  },
  {
    title: 'by default the attackers stay',
    effects: [eliminate('defender')],
    game: advances(),
    ...STACKS,
    ends: { A: '0401', B: '0401' },
  },
  {
    title: 'a second unit does not advance where one may',
    effects: [eliminate('defender')],
    game: advances(),
    ...STACKS,
    orders: redAttacks('attack 0402 with A, B { advance A, B }'),
    findings: ['bed/7.4/one-unit: Only one unit advances; the order names 2 [7.4].'],
    ends: { A: '0401', B: '0401' },
  },
  {
    title: 'all attackers advance where all may',
    effects: [eliminate('defender')],
    game: advances({ units: 'all' }),
    ...STACKS,
    orders: redAttacks('attack 0402 with A, B { advance A, B }'),
    ends: { A: '0402', B: '0402' },
  },
  {
    title: 'an attacker advances only into the terrain that the game names',
    effects: [eliminate('defender')],
    game: advances({ onto: ['city'] }),
    ...PAIR,
    orders: redAttacks('attack 0402 with A { advance A }'),
    findings: ['sandtable/'],
    ends: { A: '0401' },
  },
  {
    title: 'an attacker that must advance does so by default',
    effects: [eliminate('defender')],
    game: advances({ isMandatory: true }),
    ...PAIR,
    ends: { A: '0402' },
  },
  {
    title: 'a defender advances into the hex that the attackers have left',
    effects: [eliminate('attacker')],
    game: advances({ who: 'both' }),
    ...PAIR,
    orders: `${attackX()}\norders turn 1 Blue {\n defend 0402 { advance X }\n}`,
    ends: { X: '0401', A: 'eliminated' },
  },
  {
    title: 'an attacker advances along the line of retreat',
    effects: [retreat('defender', 2)],
    game: { ...advances({ hexes: 2, followsRetreat: true }), ...retreats({ by: 'enemy' }) },
    ...PAIR,
    orders: attackX('{ retreat X to 0404 advance A to 0403 }'),
    ends: { X: '0404', A: '0403' },
  },
  {
    title: 'a unit in a state that forbids attacks does not attack',
    effects: [state('defender')],
    game: disrupted(false),
    ...PAIR,
    orders: `${attackX()}\norders turn 1 Blue {\n phase combat:\n attack 0401 with X\n}`,
    findings: ['bed/7/state: X is disrupted and cannot attack [7].'],
    ends: { X: '0402', A: '0401' },
  },
  {
    title: 'a unit that enters a state a second time is lost',
    effects: [state('defender')],
    game: disrupted(true),
    ...PAIR,
    scenario: 'turns 2',
    orders: `${attackX()}\norders turn 2 Red {\n phase combat:\n attack 0402 with A\n}`,
    ends: { X: 'eliminated', A: '0401' },
  },
];

test.each([...losses, ...exchanges, ...retreatCases, ...advanceCases])(
  '$title',
  async ({ effects, game = {}, combat = {}, findings = [], ends, ...text }) => {
    const played = await playBed(bedWith(effects, game, combat), text);
    expect(
      played.findings.map((finding, index) => (finding.startsWith(findings[index] ?? '-') ? findings[index] : finding)),
    ).toEqual(findings);
    expect(Object.fromEntries(Object.keys(ends).map((unit) => [unit, played.whereIs(unit)]))).toEqual(ends);
  },
);
