import { expect, test } from 'vitest';
import { declaredRuleset } from '../../engine/declared/index.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Effect } from '../../engine/declared/effect.js';
import { randomStream } from '../../engine/play/dice.js';
import { drive, runToEnd } from '../../engine/play/drive.js';
import { playRandomly } from '../../engine/play/random-game.js';
import { BED, findingsOf, openBed, scenarioOf, type BedText } from './bed.js';
import {
  ADVANCE,
  combatBed,
  eliminate,
  exchange,
  lose,
  modify,
  result,
  retreat,
  RETREAT,
  tableOf,
  ZONE,
} from './combat-bed.js';

const disrupt = (who: Effect['who']): Effect => ({
  who,
  does: 'state',
  state: 'disrupted',
  alternatives: [lose(who, 1)],
  chooser: 'enemy',
});
const RESULTS = [
  result('NE'),
  result('AL', lose('attacker', 1)),
  result('AR', retreat('attacker')),
  result('EX', exchange()),
  result('EL', exchange({ owe: 'lost', count: 'fighting', side: 'smaller', isHalf: true }), retreat('defender')),
  result('D1', lose('defender', 1, { alternatives: [retreat('defender')] })),
  result('DS', disrupt('defender')),
  result('DE', eliminate('defender')),
];
const TABLE = tableOf(
  ['1-2', '1-1', '2-1', '3-1'],
  ['AR', 'AL', 'EX', 'DE'],
  ['AL', 'EL', 'D1', 'D1'],
  ['NE', 'D1', 'DS', 'EX'],
  ['EX', 'DS', 'EL', 'AR'],
  ['AR', 'AL', 'D1', 'DE'],
  ['AL', 'NE', 'AR', 'EL'],
);
const STATES: Declaration['states'] = [
  {
    word: 'disrupted',
    text: '',
    rule: '7',
    canAttack: false,
    canMove: true,
    hasZone: false,
    isLostTheSecondTime: true,
  },
];
const COMMON: Partial<Declaration> = { results: RESULTS, states: STATES, zones: [ZONE] };

const games: Readonly<Record<string, Declaration>> = {
  'optional attacks, one by one': combatBed({ table: TABLE }, { ...COMMON, advance: { ...ADVANCE, who: 'both' } }),
  'mandatory attacks on several hexes, with displacement and guests': combatBed(
    { table: TABLE, attack: 'all', hexes: 'several', allowsPartOfStack: false, allowsReduction: true },
    {
      ...COMMON,
      zones: [{ ...ZONE, leave: 'locked', cancelledByFriends: ['retreat'] }],
      retreat: { ...RETREAT, full: 'displace', friends: 'last', guest: 'silent' },
      advance: { ...ADVANCE, units: 'all', hexes: 2, followsRetreat: true },
    },
  ),
  'attacks declared first, retreats by the enemy': combatBed(
    { table: { ...TABLE, below: 'none', belowJudged: 'shifted' }, attack: 'targets', declare: 'all' },
    {
      ...COMMON,
      retreat: { ...RETREAT, hexes: 2, by: 'enemy', shape: 'exact', full: 'on', cannot: 'lose' },
      advance: { ...ADVANCE, isMandatory: true, hexes: 3 },
      stacking: { ...BED.stacking, limit: 1, judged: 'phase-end' },
      modifiers: [
        modify('attack', { how: 'over', amount: 2 }, { of: 'unit', is: 'across', hexsides: ['river'] }),
        modify('shift', { how: 'plus', amount: 1 }, { of: 'fight', is: 'surrounded' }),
        modify('die', { how: 'plus', amount: 1 }, { of: 'fight', is: 'hexes', least: 2, most: 6 }),
      ],
    },
  ),
  'results per hex, lead units and a table of the ground': combatBed(
    {
      table: TABLE,
      hexes: 'several',
      hasResultPerHex: true,
      groundTables: [{ ground: 'city', table: tableOf(['1-1', '2-1'], ['AL', 'D1'], ['NE', 'DS'], ['DL', 'DL']) }],
    },
    {
      ...COMMON,
      results: [
        ...RESULTS.filter(({ code }) => code !== 'AL'),
        result('AL', lose('attacker', 1, { isLeadFirst: true })),
        result('DL', lose('defender', 2, { isLeadFirst: true }), retreat('defender')),
      ],
      zones: [{ ...ZONE, barsRates: true }],
    },
  ),
  'bombardment, retreats along any path and off the map': combatBed(
    { table: TABLE, once: 'unit', attack: 'targets' },
    {
      ...COMMON,
      zones: [{ ...ZONE, retreat: 'lose' }],
      retreat: { ...RETREAT, hexes: 2, shape: 'path', mayExit: true, prefer: ['vacant', 'farthest'] },
      bombardments: [{ kinds: ['tank'], range: 2, rule: '10' }],
    },
  ),
};

const units = ([a, b, c, d, e, f]: string): string =>
  [
    `infantry ${a} 4-4 | 2-4`,
    `infantry ${b} 5-4 | 3-4`,
    `infantry ${c} 3-4`,
    `infantry ${d} 6-4 | 3-4`,
    `tank ${e} 7-6 | 4-6`,
    `tank ${f} 2-6`,
  ].join('\n ');

const UNITS_OF_BOTH_SIDES: BedText = {
  red: units('ABCDEF'),
  blue: units('UVWXYZ'),
  map: 'river "River" 0301/0401 0302/0401 0302/0402 0303/0402 0303/0403\nlake "Lake" 0304/0403\ncity Town at 0402',
  setup:
    'setup Red { 0201: A 0202: B 0203: C 0302: D 0303: E 0204: F }\nsetup Blue { 0501: U 0502: V 0503: W 0402: X 0404: Y 0505: Z }',
  scenario: 'turns 4',
};

test.each(Object.entries(games))(
  'random players play a game with %s to its end, and every answer that they pick is legal',
  async (_, declaration) => {
    const analysis = await openBed(declaration, UNITS_OF_BOTH_SIDES);
    expect(findingsOf(analysis)).toEqual([]);
    for (let seed = 0; seed < 25; seed++)
      expect(
        playRandomly(declaredRuleset(declaration), scenarioOf(analysis), String(seed), { check: 'answer' }),
      ).toMatchObject({ ended: true, broken: [] });
  },
);

test.each(Object.entries(games))('no listed answer of a game with %s is refused', async (_, declaration) => {
  const scenario = scenarioOf(await openBed(declaration, UNITS_OF_BOTH_SIDES));
  const random = randomStream('listed');
  const refused: string[] = [];
  runToEnd(
    drive(declaredRuleset(declaration).start(scenario, { silent: true }), (moment) => {
      if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
      for (const answer of moment.legal()) {
        const refusal = moment.refuse(answer);
        if (refusal !== undefined) refused.push(`${moment.address}: ${refusal.message}`);
      }
      return moment.pick(random);
    }),
  );
  expect(refused).toEqual([]);
});
