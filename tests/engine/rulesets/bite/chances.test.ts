import { describe, expect, test } from 'vitest';
import { randomStream } from '../../../../engine/play/dice.js';
import { afterRound } from '../../../../engine/rulesets/bite/battle/round-chances.js';
import { BattleAnalysis } from '../../../../engine/rulesets/bite/battle/battle-analysis.js';
import { fight } from '../../../../engine/rulesets/bite/battle/fight.js';
import type { HitChances } from '../../../../engine/rulesets/bite/battle/side-state.js';
import { volleysIn } from '../../../../engine/rulesets/bite/battle/lone-support.js';
import { isFoughtInAir, type SpecialAttack } from '../../../../engine/rulesets/bite/battle/scene.js';
import { forecastOf } from '../../../../engine/rulesets/bite/battle/forecast.js';
import { Distribution } from '../../../../engine/rulesets/bite/battle/distribution.js';
import { wholeBattle } from '../../../../engine/rulesets/bite/battle/whole-battle.js';
import { order } from '../rtl/drive.js';
import { field, type Field, type Sketch } from './sketch.js';

const ROLLS_PER_CASE = 10_000;
const BATTLES_PER_CASE = 400;
/**
 * Critical values of the chi-square test at 0.1 %. The first value is for 1 degree of freedom, the second for 2, and so
 * on.
 */
const CRITICAL = [
  10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59, 31.26, 32.91, 34.53, 36.12, 37.7, 39.25,
];

/**
 * Returns the chi-square statistic of counts against probabilities. Cells with an expected count below five are merged.
 */
function chiSquare(counts: readonly number[], chances: readonly number[]): { sum: number; most: number } {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const cells: [count: number, expected: number][] = [];
  let rest: [number, number] = [0, 0];
  chances.forEach((chance, at) => {
    const cell: [number, number] = [counts[at] ?? 0, chance * all];
    if (cell[1] >= 5) cells.push(cell);
    else rest = [rest[0] + cell[0], rest[1] + cell[1]];
  });
  if (rest[1] >= 5) cells.push(rest);
  else expect(rest[0]).toBeLessThan(30);
  const sum = cells.reduce((total, [count, expected]) => total + (count - expected) ** 2 / expected, 0);
  return { sum, most: CRITICAL[Math.max(0, Math.min(cells.length - 2, CRITICAL.length - 1))] };
}

const contestIn = (at: Field, declared: readonly SpecialAttack[] = []): BattleAnalysis =>
  new BattleAnalysis(at.state, at.cell('0504'), declared, (piece) => at.state.piece(piece).isArtillery);

interface Row extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly declared?: readonly SpecialAttack[];
  /** The reconnoitred hex. */
  readonly scouted?: string;
}

const axis = [
  'panzer corps 41.Pz 5|4|3|2|1 (fuelled)',
  'infantry corps 28.AK 4|3|2|1',
  'artillery army 4.A 4|2|1|0',
  'fighter wing JG 3|2|1 (base 0503, fuelled)',
];
const soviet = ['infantry army 27.A 4|3|2|1', 'artillery army 2.A 4|2|1|0', 'bomber division BAD 3|2|1 (base 0604)'];
const plain: Sketch = { axis: { '0504': axis }, soviet: { '0504': soviet }, phase: 'combat' };

/** A battle of five blocks against five. */
const large: Sketch = {
  ...plain,
  axis: { '0504': [...axis, 'dive bomber wing StG 3|2|1 (base 0503, fuelled)'] },
  soviet: {
    '0504': [...soviet, 'shock army 1.U 7|5|3|1', 'fighter division IAD 3|2|1 (base 0604)'],
  },
};
const acrossTheRiver = (units: readonly string[]): string[] =>
  units.map((unit) => (unit.includes('wing') ? unit : `${unit.replace(/ \(.*/, '')} (from 0404, fuelled)`));

/**
 * Battles that together contain every step of a round and every modifier of the dice. `rules` lists the rules that a
 * battle shows.
 */
const rows: readonly Row[] = [
  { case: 'a battle on a plain with all five steps', rules: '3.11', ...plain },
  {
    case: 'a battle in forest with pooled dice',
    rules: 'Box1.terrain 7.7.7.pooled',
    ...plain,
    terrain: { '0504': 'forest' },
    axis: { '0504': [axis[0], 'infantry corps 28.AK 3|2|1'] },
  },
  { case: 'a battle in a major city', rules: 'Box1.city 7.7.2.places', ...plain, places: { Luga: 'major city 0504' } },
  { case: 'a battle in a fortress', rules: 'Box1.fortress', ...plain, places: { Leningrad: 'fortress 0504' } },
  { case: 'a battle in a bunker', rules: 'Box1.bunker', ...plain, places: { Hanko: 'bunker 0504' } },
  {
    case: 'a battle in which all attackers come across a river',
    rules: 'Box1.river',
    ...plain,
    axis: { '0504': acrossTheRiver(axis) },
    sides: { river: '0404/0504' },
  },
  { case: 'a battle in rain', rules: '9.3.rain', ...plain, layer: 'advanced', weather: 'rain' },
  { case: 'a battle in snow', rules: '9.3.snow', ...plain, layer: 'advanced', weather: 'snow' },
  {
    case: 'a battle in light rain',
    rules: '39.0.combat',
    ...plain,
    layer: 'advanced',
    options: ['light-rain'],
    weather: 'light rain',
  },
  {
    case: 'a battle in the first winter',
    rules: '33.0',
    ...plain,
    layer: 'advanced',
    options: ['first-winter'],
    weather: 'snow',
    turn: 'January 1942',
  },
  { case: 'a battle without reconnaissance', rules: '19.0', ...plain, layer: 'advanced', options: ['recon'] },
  {
    case: 'a battle with surprise',
    rules: 'SBE5.surprise',
    ...plain,
    settings: { surprise: 'true', supremacy: 'true' },
  },
  {
    case: 'a battle with a cancelled Malus',
    rules: '7.7.6.cancel',
    ...plain,
    layer: 'advanced',
    terrain: { '0504': 'swamp' },
    settings: { cancel: 'true' },
    axis: { '0504': ['ss panzer corps LSSAH 4|3|2|1 (fuelled)', ...axis] },
  },
  {
    case: 'a battle with a panzer attack',
    rules: '3.11',
    ...plain,
    layer: 'advanced',
    options: ['panzer-attack'],
    declared: ['panzer-attack'],
  },
  {
    case: 'a battle with rockets and Guards',
    rules: '25.0 10.0.attack',
    ...plain,
    layer: 'advanced',
    options: ['rockets'],
    turn: 'July 1942',
    side: 'Soviet',
    soviet: { '0504': ['guards infantry army 1.G 4|3|2|1', 'artillery army 2.A 4|2|1|0 (technology 2)'] },
  },
  { case: 'a battle in a minor city', rules: '7.7.2.places', ...plain, places: { Luga: 'minor city 0504' } },
  {
    case: 'a battle in which all attackers come across a strait in snow',
    rules: 'Box1.strait',
    ...plain,
    layer: 'advanced',
    weather: 'snow',
    axis: { '0504': acrossTheRiver(axis) },
    sides: { strait: '0404/0504' },
  },
  {
    case: 'a battle with mountain troops on both sides',
    rules: '6.1.2 9.3.snow Box1.terrain',
    ...plain,
    layer: 'advanced',
    weather: 'snow',
    terrain: { '0504': 'hill' },
    axis: { '0504': ['mountain corps 49.Geb 4|3|2|1', 'infantry corps 28.AK 4|3|2|1'] },
    soviet: { '0504': ['mountain army 1.M 3|2|1'] },
  },
  {
    case: 'a battle with armour in a swamp',
    rules: '14.0.swamp',
    ...plain,
    layer: 'advanced',
    options: ['mountains'],
    terrain: { '0504': 'swamp' },
  },
  {
    case: 'a battle with a siege gun before a fortress',
    rules: 'Box1.gustav 19.0',
    ...plain,
    layer: 'advanced',
    options: ['siege-gun', 'recon'],
    places: { Leningrad: 'fortress 0504' },
    axis: { '0504': ['siege artillery group Dora 4|3|2|1 (fuelled)', ...axis] },
  },
  {
    case: 'a battle with dive bombers over plain',
    rules: '22.0',
    ...plain,
    layer: 'advanced',
    options: ['recon', 'stuka'],
    scouted: '0504',
    axis: { '0504': ['dive bomber wing StG 3|2|1 (base 0503, fuelled)', 'infantry corps 28.AK 4|3|2|1'] },
  },
  {
    case: 'a battle with Finnish infantry that defends in forest',
    rules: '5.5.marksmen',
    ...plain,
    side: 'Soviet',
    terrain: { '0504': 'forest' },
    places: { North: 'attack zone 0504 (nation Finland)' },
    axis: { '0504': ['infantry corps 1.Fin 4|3|2|1 (of Finland)', 'ski corps 2.Fin 5|4|2|1 (of Finland)'] },
  },
  {
    case: 'a battle with Finnish ski troops that attack in forest',
    rules: '5.5.skis',
    ...plain,
    terrain: { '0504': 'forest' },
    places: { North: 'attack zone 0504 (nation Finland)' },
    axis: { '0504': ['infantry corps 1.Fin 4|3|2|1 (of Finland)', 'ski corps 2.Fin 5|4|2|1 (of Finland)'] },
  },
  {
    case: 'a battle with marines that defend and elites that attack',
    rules: '10.0.defence 10.0.attack',
    ...plain,
    layer: 'advanced',
    axis: { '0504': ['ss panzer corps LSSAH 4|3|2|1 (fuelled)', 'bomber wing KG 3|2|1 (base 0503, fuelled)'] },
    soviet: { '0504': ['marine division 1.Mar 3|2|1', 'infantry army 27.A 4|3|2|1'] },
  },
  {
    case: 'a battle with a landing from the sea',
    rules: '24.0.round',
    ...plain,
    layer: 'advanced',
    options: ['marines'],
    side: 'Soviet',
    axis: { '0504': axis.slice(1, 3) },
    soviet: { '0504': ['marine division 1.Mar 3|2|1 (technology 2, ashore)', 'infantry army 27.A 4|3|2|1'] },
  },
  {
    case: 'a battle with a drop of paratroops',
    rules: '23.0.landing',
    ...plain,
    layer: 'advanced',
    options: ['paratroops'],
    axis: {
      '0504': ['paratroop division 7.Fl 4|3|2|1 (carrying, base 0503)', 'bomber wing KG 3|2|1 (carrying, base 0503)'],
    },
  },
  {
    case: 'a cavalry charge with the extra dice of Barbò’s group',
    rules: '20.0.barbo',
    ...plain,
    layer: 'advanced',
    options: ['cavalry-charge'],
    declared: ['cavalry-charge'],
    axis: { '0504': ['cavalry group Barbo 2|1 (of Italy, charge 3)', 'infantry corps 28.AK 4|3|2|1'] },
    soviet: { '0504': ['infantry army 27.A 4|3|2|1'] },
  },
  {
    case: 'bombers caught on the ground, and Armoured HQs in a forest',
    rules: '6.4.armoured Box1.terrain',
    ...plain,
    layer: 'advanced',
    terrain: { '0504': 'forest' },
    axis: { '0504': ['armoured headquarters HQ 3|2|1 (activated)', ...axis] },
    soviet: { '0504': ['infantry army 27.A 4|3|2|1', 'bomber division BAD 3|2|1'] },
  },
];

/** Returns the probability of each number of hits of a salvo, with aimed and plain hits added together. */
function togetherOf({ aimed, plain }: HitChances): number[] {
  const chances: number[] = [];
  for (const [a, one] of aimed.entries())
    for (const [b, other] of plain.entries()) chances[a + b] = (chances[a + b] ?? 0) + one * other;
  return chances;
}

describe('exact chances of every salvo', () => {
  test.each(rows)(
    `$case: ${ROLLS_PER_CASE} rolls of each salvo follow the computed distribution [$rules]`,
    ({ rules, declared, scouted, ...sketch }) => {
      const at = field(sketch);
      for (const cell of at.cells(scouted ?? '')) at.state.scouted[cell] = 1;
      const contest = contestIn(at, declared);
      const isMet = isFoughtInAir(contest.scene(contest.initial, 1));
      const cited = new Set<string | undefined>();
      let salvos = 0;
      for (const slot of [...(isMet ? contest.air : []), ...contest.salvos(1)]) {
        const fired = contest.canHit(contest.initial, slot)
          ? volleysIn(contest.sceneOf(contest.initial, slot), slot.salvo)
          : [];
        if (fired.length === 0) continue;
        for (const { dice, from } of fired) for (const { rule } of [...dice.ledger, ...from.ledger]) cited.add(rule);
        salvos++;
        const random = randomStream(`${sketch.case}, ${slot.salvo.step} of ${slot.salvo.side}`);
        const counts: number[] = [];
        for (let roll = 0; roll < ROLLS_PER_CASE; roll++) {
          let hits = 0;
          for (const { dice, from } of fired)
            for (let die = 0; die < dice.value; die++) if (random(6) + 1 >= from.value) hits++;
          counts[hits] = (counts[hits] ?? 0) + 1;
        }
        const { sum, most } = chiSquare(counts, togetherOf(contest.hitsOf(contest.initial, slot)));
        expect(sum, `${slot.salvo.step} of ${slot.salvo.side}`).toBeLessThan(most);
      }
      expect(salvos).toBeGreaterThan(1);
      expect(rules.split(' ').filter((rule) => !cited.has(rule))).toEqual([]);
    },
  );
});

/**
 * Sets up the battle of a sketch and plays it repeatedly with random dice, each time for a number of rounds or until
 * the battle ends. Yields the position after each battle.
 */
function* played(sketch: Sketch, rounds: number): Generator<Field> {
  const at = field(sketch);
  const start = at.state.serialise();
  for (let seed = 0; seed < BATTLES_PER_CASE; seed++) {
    at.state.restore(start);
    const random = randomStream(`battle ${seed}`);
    const play = fight(at.state, at.cell('0504'), undefined);
    for (let step = play.next(); !step.done;) {
      const moment = step.value;
      if (at.state.battleNow && at.state.battleNow.round > rounds) break;
      if (moment.kind === 'decision') step = play.next(moment.fallback());
      else if (moment.kind === 'dice') step = play.next(Array.from({ length: moment.count }, () => random(6) + 1));
      else step = play.next([]);
    }
    yield at;
  }
}

describe('hits computed once for many states of a battle', () => {
  const [panzer, infantry] = axis;
  const advanced: Sketch = { ...large, layer: 'advanced' };
  test.each<Sketch & { readonly case: string }>([
    { case: 'a battle of five blocks against five', ...large },
    {
      case: 'a battle in which the remaining attackers came across a river',
      ...large,
      axis: { '0504': ['infantry corps A 2|2', 'infantry corps B 1|1|1|1 (from 0404)'] },
      sides: { river: '0404/0504' },
    },
    {
      case: 'a battle in which some attackers landed from the sea',
      ...advanced,
      axis: { '0504': [panzer.replace(')', ', ashore)'), infantry] },
    },
    {
      case: 'a battle with dive bombers, if no enemy fighter is present',
      ...advanced,
      options: ['stuka'],
      rulings: { 'airCombat.length': 'oneRound' },
    },
    { case: 'a battle with pooled dice', ...large, terrain: { '0504': 'forest' } },
  ])(
    '$case: hits computed for all states equal those computed for each state, and probabilities sum to 1',
    (sketch) => {
      const contest = contestIn(field(sketch));
      const round = afterRound(contest, Distribution.certain(contest, contest.initial), 1);
      expect(round.expectedValue(() => 1)).toBeCloseTo(1, 10);
      let compared = 0;
      round.forEach((stand) => {
        for (const slot of [...contest.air, ...contest.salvos(1), ...contest.salvos(2)]) {
          const fired = volleysIn(contest.sceneOf(stand, slot), slot.salvo);
          const none = fired.reduce((chance, { dice, from }) => chance * ((from.value - 1) / 6) ** dice.value, 1);
          const { aimed, plain } = contest.hitsOf(stand, slot);
          if (Math.abs(aimed[0] * plain[0] - none) > 1e-9)
            expect.fail(`${slot.salvo.step} of ${slot.salvo.side} in round ${slot.round}: ${plain[0]}, not ${none}`);
          compared++;
        }
      });
      expect(compared).toBeGreaterThan(100);
    },
  );
});

const battles: readonly (Sketch & { readonly case: string })[] = [
  {
    case: 'a battle of land units and guns',
    axis: { '0504': ['panzer corps A 4|3|2|1', 'artillery army B 4|2|1|0'] },
    soviet: { '0504': ['infantry army C 3|2|1', 'artillery army D 4|2|1|0'] },
    phase: 'combat',
  },
  {
    case: 'a battle with aircraft and a shield',
    axis: { '0504': ['fighter wing A 2|1 (base 0503)', 'infantry corps B 3|2|1'] },
    soviet: { '0504': ['fighter division C 2|1 (base 0604)', 'shock army D 7|5|3|1'] },
    phase: 'combat',
  },
  {
    case: 'a battle of fighters against a drop and its escort',
    layer: 'advanced',
    axis: {
      '0504': [
        'paratroop division A 2|1 (carrying, base 0503)',
        'bomber wing B 2|1 (carrying, base 0503)',
        'fighter wing C 1 (base 0503)',
      ],
    },
    soviet: { '0504': ['fighter division D 3|2|1 (base 0604, technology 2)', 'infantry army E 2|1'] },
    phase: 'combat',
  },
  {
    case: 'a battle with a drop without an aircraft',
    layer: 'advanced',
    axis: { '0504': ['paratroop division A 3|2|1 (carrying, base 0503)'] },
    soviet: { '0504': ['fighter division D 2|1 (base 0604)', 'infantry army E 2|1'] },
    phase: 'combat',
  },
  {
    case: 'a battle with bombers that attack the station',
    layer: 'advanced',
    places: { Pskov: 'minor city 0504' },
    control: { Soviet: '0504' },
    axis: { '0504': ['infantry corps A 2|1', 'strategic bomber wing B 3|2|1 (striking, base 0404)'] },
    soviet: { '0504': ['infantry army E 2|1', 'fighter division D 1 (base 0604)'] },
    phase: 'combat',
  },
  {
    case: 'a battle with fighters surprised on their base',
    settings: { surprise: 'true' },
    axis: { '0504': ['infantry corps A 3|2|1'] },
    soviet: { '0504': ['infantry army E 2|1', 'fighter division D 4|3|2|1 (technology 3)'] },
    phase: 'combat',
  },
];

describe('the computed distribution of a battle matches random play', () => {
  test.each(battles)('$case: the states after a round follow the computed distribution [7.7.steps]', (sketch) => {
    const contest = contestIn(field(sketch));
    const keys = new Map<string, number>();
    afterRound(contest, Distribution.certain(contest, contest.initial), 1).forEach(([one, other], chance) => {
      keys.set(one.codes + other.codes, chance);
    });
    const counts = new Map<string, number>();
    for (const { state } of played(sketch, 1)) {
      const codes = [0, 1].flatMap((side) =>
        contest.initial[side].remaining.units.map((piece) =>
          state.cell[piece] === contest.cell ? String.fromCharCode(state.step[piece] * 2 + state.marked[piece]) : 'ÿ',
        ),
      );
      const key = codes.join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].filter((key) => !keys.has(key))).toEqual([]);
    const order = [...keys.keys()];
    const { sum, most } = chiSquare(
      order.map((key) => counts.get(key) ?? 0),
      order.map((key) => keys.get(key) ?? 0),
    );
    expect(sum).toBeLessThan(most);
  });

  test.each([battles[0], ...battles.slice(-1)])(
    '$case: the winners follow the computed distribution [7.7.steps]',
    (sketch) => {
      const { ends, method: by } = wholeBattle(contestIn(field(sketch)));
      expect(by).toHaveProperty('states');
      const counts = [0, 0, 0];
      for (const { state, cell } of played(sketch, Infinity)) {
        counts[state.units[0][cell('0504')] > 0 ? 0 : state.units[1][cell('0504')] > 0 ? 1 : 2]++;
      }
      const { sum, most } = chiSquare(counts, ends);
      expect(sum).toBeLessThan(most);
    },
  );

  test.each([
    { round: 1, hit: 1, when: 'before the drop a hit on the bomber also hits its troops' },
    { round: 2, hit: 0, when: 'after the drop a hit on the bomber does not hit its troops' },
  ])('$when [23.0.flight, 23.0.landing]', ({ round, hit }) => {
    const at = field({
      layer: 'advanced',
      phase: 'combat',
      axis: {
        '0504': ['paratroop division P 2|1 (carrying, base 0503)', 'bomber wing B 2|1 (carrying, base 0503)'],
      },
      soviet: { '0504': ['infantry army E 2|1'] },
    });
    const contest = contestIn(at);
    const flak = contest.salvos(round).find(({ salvo }) => salvo.fire === 'flak' && salvo.side === 1);
    if (flak === undefined) throw new Error('There is no anti-aircraft fire.');
    const after = contest.afterHit(contest.initial[0], flak, false);
    const stepOf = (name: string): number => contest.tables[0].stepOf(after, at.piece(name));
    expect([stepOf('B'), stepOf('P')]).toEqual([1, hit]);
  });

  test('seeded playouts of a battle agree with the exact computation within their confidence interval', () => {
    const contest = contestIn(field(battles[0]));
    const exact = wholeBattle(contest).ends;
    const { ends, method: by } = wholeBattle(contest, 0, 4000);
    if (!('within' in by)) throw new Error('The forecast is exact.');
    for (const at of [0, 1, 2]) expect(Math.abs(ends[at] - exact[at])).toBeLessThan(2 * by.within + 1e-9);
  });
});

describe('the forecast of an order to fight [7.7]', () => {
  const forecastFor = (sketch: Sketch, text: string) => {
    const at = field(sketch);
    return forecastOf(at.state, order(at, text));
  };

  /** Maximum length of an inlay hint; editors cut longer ones. */
  const HINT = 43;

  test('the forecast of a battle has the chances in its summary, and the method and the dice in its ledger', () => {
    const found = forecastFor(battles[0], 'battle 0504');
    expect(found?.summary).toMatch(/^Axis \d+ %, Soviet \d+ % \(exact, \d+ states\)$/);
    expect(found?.chances.map(({ result }) => result)).toEqual(['Axis', 'Soviet']);
    expect(found?.chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(found?.summary.length).toBeLessThanOrEqual(HINT);
    const ledger = found?.ledger ?? [];
    expect(ledger[0].text).toBe('artillery: Axis 4x5, 1.3 hits on average');
    expect(ledger.flatMap(({ why = [] }) => why.map(({ text }) => text))).toContain('A: 4 dice from 5 on');
    expect(ledger.at(-1)?.text).toMatch(/^after round 1: .*both still there \d+ %$/);
    expect(ledger.at(-1)?.why?.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Axis loses \d\.\d of 8 steps on average$/),
      expect.stringMatching(/^Soviet loses \d\.\d of 7 steps on average$/),
    ]);
  });

  test('the forecast of a large battle says that it is an estimate, with its confidence interval', () => {
    const found = forecastFor(large, 'battle 0504');
    expect(found?.summary).toMatch(/^Axis \d+ %, Soviet \d+ % \(± \d %, 1000 runs\)$/);
    expect(found?.summary.length).toBeLessThanOrEqual(HINT);
    expect(forecastFor(large, 'battle 0504')).toEqual(found);
  });

  test('no forecast is given for an order that starts no battle, or for a battle against partisans', () => {
    expect(forecastFor(plain, 'battle 0505')).toBeUndefined();
    expect(forecastFor(plain, 'move A to 0505')).toBeUndefined();
    const at = field({ layer: 'advanced', options: ['partisans'], axis: { '0504': [axis[1]] } });
    at.state.partisans[at.cell('0504')] = 3;
    expect(forecastOf(at.state, order(at, 'battle 0504'))).toBeUndefined();
  });
});
