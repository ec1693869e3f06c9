import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { buildPreview } from '../../../language-server/scene/preview.js';
import { momentAtOffset } from '../../../language-server/scene/moment-at-offset.js';
import { TestWorkspace } from '../workspace.js';

const read = (name: string): string => readFileSync(new URL(`../../../examples/${name}`, import.meta.url), 'utf8');
const contact = read('pgg/first-contact.sand');
const assault = read('fda/lessons/2-assault.sand');

const workspace = await TestWorkspace.of({ 'contact.sand': contact, 'forces.sand': read('pgg/forces.sand') }, [
  ...rulesets.values(),
]);
const analysis = workspace.analyse('contact.sand');
const moments = buildPreview(analysis)?.moments ?? [];
const die = moments.findIndex(({ battle }) => battle);

describe('the moments of the preview', () => {
  test('the summary of a moment shows what happened, and names whole formations', () => {
    const said = moments.map(({ said: { who = [], head = '', rest = '', result = '', cost } }) =>
      [who.join(', '), head, rest, result, cost === undefined ? '' : ` (${cost})`].join(''),
    );
    expect(said.slice(3, 13)).toEqual([
      'passes in interdiction',
      '7.Pz → 2512 (1½)',
      '26.Inf → 2513 (3)',
      'passes in initial movement',
      'attack 2612 with 7.Pz, 26.Inf',
      '25 : 20 → 1-1, rolled 3 → D1/A1',
      'Soviet retreat',
      '28/2 retreat → 2712',
      '28/1 retreat → 2712',
      'German retreat',
    ]);
  });

  test('the summary of a moment shows its turn and phase, and the units concerned', () => {
    expect(moments[die].stretch).toEqual({ side: 'German', name: 'combat' });
    expect(moments[die].units).toEqual(['25/7', '6/7', '7/7', '26.Inf']);
    expect(moments.filter(({ passes }) => passes).map(({ number }) => number)).toEqual([0, 1, 2, 3, 6, 17, 18, 19]);
  });

  test('the preview opens at the last event, not at the passes after it', () => {
    expect(buildPreview(analysis)?.moment).toBe(16);
    expect(buildPreview(analysis, { moment: 'end' })?.moment).toBe(19);
  });
});

describe('the battle report of the panel', () => {
  const fight = buildPreview(analysis, { moment: die })?.detail?.fight;

  test('the battle report shows the numbers, the reasons by side, and the meaning of the result', () => {
    expect(fight).toMatchObject({
      title: 'Attack on 2612',
      outcome: 'The defender, then the attacker, loses one step or retreats one hex.',
      figures: [
        { label: 'attack', text: '25' },
        { label: 'defense', text: '20' },
        { label: 'odds', text: '1-1' },
      ],
      result: 'D1/A1',
      sides: ['German', 'Soviet'],
      ledgers: [
        { title: 'attack', side: 'German' },
        { title: 'defense', side: 'Soviet' },
      ],
    });
  });

  test('the battle report shows the column of the combat results table, with the die faces for each result', () => {
    expect(fight?.table).toMatchObject({ column: '1-1', row: 3 });
    expect(fight?.table?.rows[2].results[2]).toBe('D1/A1');
    expect(fight?.table?.chances.find(({ result }) => result === 'D1/A1')).toEqual({
      result: 'D1/A1',
      chance: 2 / 6,
      faces: [2, 3],
    });
  });

  test('the battle report shows the hits that each side could roll with its dice pool', async () => {
    const files = { 'assault.sand': assault, 'ground.sand': read('fda/lessons/ground.sand') };
    const pools = (await TestWorkspace.of(files, [...rulesets.values()])).analyse('assault.sand');
    const { fight: contest } = buildPreview(pools, { moment: 5 })?.detail ?? {};
    expect(contest).toMatchObject({
      title: 'Assault on 0706',
      outcome: 'The assault takes the sector, 20 against 7.',
    });
    expect(
      contest?.totals?.map(({ side, dice, least, rolled, chances }) => [side, dice, least, rolled, chances.length]),
    ).toEqual([
      ['Blue', 5, 5, 20, 26],
      ['Red', 3, 3, 7, 16],
    ]);
    for (const { chances } of contest?.totals ?? []) expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1);
    expect(contest?.table).toBeUndefined();
    const { chances = [], totals = [] } = contest ?? {};
    expect(chances.map(({ result }) => result)).toEqual(['Taken', 'Equal', 'Held']);
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const [own, other] = totals.map((pool) => pool.chances);
    const more = own.flatMap((chance, i) => other.map((against, j) => (i + 5 > j + 3 ? chance * against : 0)));
    expect(chances[0].chance).toBeCloseTo(more.reduce((sum, chance) => sum + chance));
  });
});

test('the battle report of fire shows the dice of the firing side and the chances of each number of hits', async () => {
  const files = {
    'lessons/blocks.sand': read('bite/lessons/1-blocks-and-battle.sand'),
    'eastern-front.sand': read('bite/eastern-front.sand'),
    'to-leningrad-forces.sand': read('bite/to-leningrad-forces.sand'),
  };
  const blocks = (await TestWorkspace.of(files, [...rulesets.values()])).analyse('lessons/blocks.sand');
  const { fight } = buildPreview(blocks, { moment: 15 })?.detail ?? {};
  expect(fight).toMatchObject({ title: 'Land combat on 1416', result: '3 hits', ledgers: [{ side: 'Axis' }] });
  expect(fight?.dice.map(({ sides, values }) => [sides, values])).toEqual([
    [6, [6, 6]],
    [6, [5]],
  ]);
  const [{ dice, rolled, chances }] = fight?.totals ?? [];
  expect([dice, rolled]).toEqual([3, 3]);
  expect(chances[3]).toBeCloseTo((1 / 6) ** 2 * (2 / 6));
});

test('the battle report of air attacks shows the probability of each result, on units and on structures', async () => {
  const files = {
    'ground.sand': read('fda/lessons/ground.sand'),
    'air.sand': read('fda/lessons/5-air-and-night.sand'),
  };
  const air = (await TestWorkspace.of(files, [...rulesets.values()])).analyse('air.sand');
  const results = (buildPreview(air)?.moments ?? []).flatMap(({ number, events }) => {
    if (!events.some(({ kind }) => kind === 'strike')) return [];
    const { chances = [], result } = buildPreview(air, { moment: number })?.detail?.fight ?? {};
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    return [[result, ...chances.map((each) => each.result)].join(' ')];
  });
  expect(results).toEqual([
    'Hit Hit Equal Repelled',
    'Downed Hit Equal Downed',
    'Destroyed Destroyed Miss',
    'Downed Hit Equal Downed',
  ]);
});

test('a text position within an order selects the moment of the decision that the order answers', () => {
  const file = analysis.uri;
  const at = (text: string): number => contact.indexOf(text) + 2;
  expect(momentAtOffset(analysis, { file, offset: at('attack 2612') })).toEqual({ moment: die - 1 });
  expect(momentAtOffset(analysis, { file, offset: at('scenario') })).toEqual({});
});
