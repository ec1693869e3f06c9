import { describe, expect, test } from 'vitest';
import { AT_HAND, ELIMINATED } from '../../../../../engine/rulesets/rtl/state/state.js';
import { phase } from '../battle.js';
import { beaten, won, type Came, type Over } from '../procedures.js';

/** Reads a fact of a played procedure, other than the positions of units. */
type Then = (played: Came) => unknown;

type Row<Told> = Told & { readonly case: string; readonly rules: string; readonly then?: readonly [Then, unknown] };
const TANK = 'tank battalion T 5-3-6 (efficiency 6, stacking 2)';
const TANKS = 'tank battalion U 5-3-6 (efficiency 6, stacking 2)';
const FOOT = 'infantry battalion B 5-3-4 (efficiency 6, stacking 2)';
const RECON = 'reconnaissance battalion R 2-2-6|1-1-6 (efficiency 6-5, stacking 1)';
const RIFLES = 'infantry battalion D 3-4-4|2-3-4 (efficiency 4-3, stacking 2)';
const MOTORIZED = 'motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)';
const GUNS = 'artillery battalion G 3-2-6 (range 6, efficiency 5, stacking 1)';

/** Lakes that leave 6228 as the only way out of 6229; behind 6228 lie 6127, 6227 and 6327. */
const lakes = { '6128 6328 6129 6329': 'lake' };

describe('retreat and advance', () => {
  const rows: readonly Row<Over & { readonly advances?: true }>[] = [
    {
      case: 'disruption by the same result makes the check for a zone harder',
      rules: '11.56b 3.72b',
      terrain: lakes,
      german: { 6230: [TANK], 6327: [FOOT] },
      soviet: { 6229: ['reconnaissance battalion R 2-2-6|1-1-6 (efficiency 6-5, stacking 1, disrupted)'] },
      dice: [5],
      at: { R: '6127' },
      lost: 'R',
    },
    {
      case: 'a unit on its last step is eliminated by the check for a zone',
      rules: '11.56c 11.21',
      terrain: lakes,
      german: { 6230: [TANK], 6327: [FOOT] },
      soviet: { 6229: ['reconnaissance battalion R 2-2-6|1-1-6 (efficiency 6-5, stacking 1, reduced)'] },
      dice: [6],
      at: { R: ELIMINATED },
    },
    {
      case: 'a unit with a band closes no retreat path',
      rules: '3.23 11.51',
      terrain: lakes,
      german: { 6230: [TANK], 6327: ['infantry battalion B 5-3-4 (efficiency 6, banded)'] },
      soviet: { 6229: [RECON] },
      at: { R: '6127' },
      lost: '',
    },
    {
      case: 'a vehicle beyond a river without a bridge closes no retreat path',
      rules: '3.24a 11.51',
      terrain: lakes,
      sides: { river: '6327/6228' },
      german: { 6230: [TANK], 6327: [TANKS] },
      soviet: { 6229: [RECON] },
      at: { R: '6127' },
      lost: '',
    },
    {
      case: 'infantry closes a retreat path, but the motorized pursuit needs a motorized zone there',
      rules: '11.56d 3.24a',
      terrain: lakes,
      sides: { river: '6327/6228' },
      german: { 6230: [TANK], 6327: [TANKS, FOOT] },
      soviet: { 6229: [RIFLES] },
      dice: [4],
      at: { D: '6127' },
      lost: '',
    },
    {
      case: 'in rain no trail leads motorized units through a swamp in a retreat',
      rules: '11.32 8.37a 5.13d',
      weather: 'rain',
      terrain: { ...lakes, 6228: 'swamp' },
      routes: { trail: ['6229 - 6228 - 6227'] },
      german: { 6230: [TANK] },
      soviet: { 6229: [RECON, RIFLES] },
      answers: { retreat: 'retreat D to 6227' },
      at: { R: ELIMINATED, D: '6227' },
    },
    {
      case: 'in dry weather a trail leads motorized units through a swamp in a retreat',
      rules: '11.32 8.37a',
      terrain: { ...lakes, 6228: 'swamp' },
      routes: { trail: ['6229 - 6228 - 6227'] },
      german: { 6230: [TANK] },
      soviet: { 6229: [RECON] },
      at: { R: '6227' },
    },
    {
      case: 'a laid bridge carries heavy guns over the river in a retreat',
      rules: '11.32 8.36c 16.2',
      terrain: lakes,
      sides: { river: '6229/6228' },
      german: { 6230: [TANK] },
      soviet: { 6229: [GUNS, 'bridge unit B1 (towards 6228)'] },
      answers: { retreat: 'retreat G to 6227' },
      at: { G: '6227' },
    },
    {
      case: 'units on foot have a free path and retreat separately, and the motorized group passes the zone',
      rules: '11.3 11.51 8.36c',
      terrain: { '6129 6329': 'lake' },
      sides: { river: '6229/6128 6229/6328' },
      german: { 6230: [TANK], 6327: [FOOT] },
      soviet: { 6229: [RIFLES, 'tank brigade R 2-2-6|1-1-6 (efficiency 6-5, stacking 1)'] },
      answers: { retreat: ['retreat D to 6028', 'retreat R to 6127'] },
      dice: [6],
      at: { D: '6028', R: '6127' },
      lost: '',
    },
    {
      case: 'a stack that passes a zone may find no room together behind it',
      rules: '11.56a 11.33',
      terrain: { ...lakes, '6227': 'lake' },
      german: { 6230: [TANK], 6327: [FOOT] },
      soviet: {
        6229: [RIFLES, RECON],
        6127: ['infantry regiment F 9-9-4 (efficiency 4, stacking 7)'],
      },
      answers: { lead: 'lead R', excess: 'remove R' },
      dice: [6],
      at: { D: '6127', R: ELIMINATED },
    },
    {
      case: 'a second step back towards the fight does not lead around enemies or their zones',
      rules: '11.3 RTL-24',
      rulings: { 'retreat.direction': 'neverCloser' },
      german: { 6230: [TANK] },
      soviet: { 6229: [RIFLES] },
      refused: { retreat: ['retreat D 6229 > 6128 > 6229', '11.3 no-way'] },
      answers: { retreat: 'retreat D 6229 > 6128 > 6228' },
      at: { D: '6228' },
    },
    {
      case: 'a builder that retreats leaves its work',
      rules: '11.3 14.26b',
      german: { 6230: [TANK] },
      soviet: { 6229: ['infantry battalion D 3-4-4 (efficiency 4, stacking 2, building)'] },
      strongpoints: { 6229: 'Soviet unfinished' },
      answers: { retreat: 'retreat D to 6028' },
      then: [({ state, cell }) => state.strongpoint[cell('6229')], 0],
    },
    {
      case: 'victors drive out a leader who stayed behind, and remove the bridge',
      rules: '11.6 15.22 16.26',
      advances: true,
      german: { 6230: [TANK] },
      soviet: { 6229: ['leader V 6 (command 1, range 4)', 'bridge unit B1 (towards 6228)'], 6027: [RIFLES] },
      answers: { advance: 'advance T to 6229' },
      at: { T: '6229', V: '6027', B1: AT_HAND },
    },
    {
      case: 'the second hex of an advance may lie beyond a river only for motorized infantry',
      rules: '11.61b 8.36c',
      advances: true,
      sides: { river: '6229/6228' },
      german: { 6230: [TANK, MOTORIZED] },
      attackers: 'T, M',
      refused: { advance: ['advance T 6229 > 6228', '11.61 too-far'] },
      answers: { advance: 'advance M 6229 > 6228' },
      at: { T: '6230', M: '6228' },
    },
    {
      case: 'cavalry advances one hex, because it is not motorized',
      rules: '11.61c',
      advances: true,
      german: { 6230: ['cavalry regiment T 5-3-6 (efficiency 6, stacking 2)'] },
      refused: { advance: ['advance T 6229 > 6228', '11.61 too-far'] },
      at: { T: '6230' },
    },
  ];
  test.each(rows)('$case [$rules]', ({ then, advances, ...setup }) => {
    const played = advances ? won(setup) : beaten(setup);
    if (then !== undefined) expect(then[0](played)).toBe(then[1]);
  });
});

describe('fights that follow each other', () => {
  const facts = (kind: string, { events }: Pick<Came, 'events'>): unknown[] =>
    events.flatMap((event) => (event.kind === kind ? [event.cells?.at(-1)] : []));

  test('a unit that is a guest in a hex retreats with the other units of the hex, which take the loss [11.35, 11.21]', () => {
    const { at, events } = phase(
      {
        german: {
          6230: ['tank regiment T 8-3-6 (efficiency 6, stacking 2)'],
          6226: ['tank regiment U 8-3-6 (efficiency 6, stacking 2)'],
        },
        soviet: { 6229: [RECON], 6227: [RIFLES] },
      },
      ['attack 6229 with T', 'attack 6227 with U'],
      {
        answers: { refusal: 'stay', resolution: 'resolve 6229', retreat: 'retreat R to 6227' },
        dice: [6, 5],
      },
    );
    const { state, piece } = at;
    expect(events.flatMap(({ facts }) => facts?.result ?? [])).toEqual(['DR', 'D1R']);
    expect([state.reduced[piece('D')], state.reduced[piece('R')]]).toEqual([1, 0]);
    expect(facts('retreat', { events })).toHaveLength(3);
    expect([at.where('D'), at.where('R')]).not.toContain('6227');
  });

  test('a hex that no unit holds any more is not attacked, and its attackers do not advance [9.23d, 10.11]', () => {
    const played = phase({ german: { 6230: [TANK] }, soviet: { 6229: [RECON] } }, ['attack 6229 with T'], {
      answers: { refusal: 'refuse R to 6028', advance: 'stay' },
      dice: [6],
    });
    expect(facts('attack', played)).toEqual([]);
    expect(played.at.where('T')).toBe('6230');
  });

  test('a unit that reacted into the defending hex fights there [9.35, 10.15]', () => {
    const { at, moments } = phase(
      {
        german: { 6230: ['tank regiment T 12-3-6 (efficiency 6, stacking 2)'] },
        soviet: { 6229: [RIFLES], 6227: [MOTORIZED] },
      },
      ['attack 6229 with T'],
      { answers: { reaction: 'react M to 6229', lead: 'lead M' }, dice: [6, 10] },
    );
    const leads = moments.flatMap((moment) =>
      moment.kind === 'decision' && moment.question === 'lead'
        ? moment.legal().flatMap(({ pieces = [] }) => pieces)
        : [],
    );
    expect(leads).toContain(at.piece('M'));
  });
});
