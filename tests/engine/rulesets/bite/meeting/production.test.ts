import { describe, expect, test } from 'vitest';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { enterHexes } from '../../../../../engine/rulesets/bite/control/control.js';
import { withdrawUnit, convertUnit } from '../../../../../engine/rulesets/bite/production/leaving.js';
import { pointsText } from '../../../../../engine/rulesets/bite/production/stores.js';
import { strategicWar } from '../../../../../engine/rulesets/bite/strategic/strategic-war.js';
import { ELIMINATED, OUT_OF_PLAY } from '../../../../../engine/rulesets/bite/state/state.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { carryOut, goOn, nextMonth, produce, setTable } from '../economy.js';

describe('withdrawal of units and other rules', () => {
  const leaving = (unit: string, at: string, saved: readonly number[], orders: readonly string[]) =>
    produce({
      axis: { [at]: [unit] },
      saved: { Germany: saved },
      orders,
      given: ({ state, piece }) => {
        withdrawUnit(state, piece('F'));
      },
    });

  test('a full-strength unit in supply is withdrawn free of charge [SBE.removal]', () => {
    const result = leaving('paratroop division F 3|2|1', '0105', [2], []);
    expect([result.where('F'), pointsText(result.store('Germany'))]).toEqual([OUT_OF_PLAY, '2 yellow']);
  });

  test('a reduced unit is withdrawn at the price of its missing steps [SBE.removal, 7.3.cost]', () => {
    const result = leaving('paratroop division F 3|2|1 (step 3)', '0105', [2], []);
    expect([result.where('F'), pointsText(result.store('Germany'))]).toEqual([OUT_OF_PLAY, 'nothing']);
    const half = leaving('paratroop division F 3|2|1 (step 3)', '0105', [2], ['repair F (steps 1)']);
    expect([half.where('F'), pointsText(half.store('Germany'))]).toEqual([OUT_OF_PLAY, 'nothing']);
  });

  test('a unit whose withdrawal cannot be paid stays and may be repaired step by step [SBE.removal]', () => {
    const result = leaving('paratroop division F 3|2|1 (step 3)', '0105', [1], ['release F']);
    expect([result.refused, result.where('F')]).toEqual([['7.3 over-budget'], '0105']);
  });

  test('two units withdrawn by one order are paid for together or not at all [SBE.removal, 7.3]', () => {
    const release = (yellow: number) =>
      produce({
        axis: { '0105': ['infantry corps F 3|2|1 (step 3)', 'infantry corps G 3|2|1 (step 3)'] },
        saved: { Germany: [yellow] },
        orders: ['release F, G'],
        given: ({ state, pieces }) => {
          for (const piece of pieces('F, G')) withdrawUnit(state, piece);
        },
      });
    expect(release(3).refused).toEqual(['7.3 over-budget']);
    expect([release(4).refused, release(4).where('G')]).toEqual([[], OUT_OF_PLAY]);
  });

  test('an eliminated unit due for withdrawal costs its full price and cannot be rebuilt first [SBE.removal, 7.3]', () => {
    const result = leaving('paratroop division F 3|2|1', 'lost', [4], ['rebuild F to Berlin']);
    expect([result.refused, result.where('F'), pointsText(result.store('Germany'))]).toEqual([
      ['SBE.removal removed'],
      OUT_OF_PLAY,
      '1 yellow',
    ]);
  });

  test('a unit out of supply is withdrawn only when it is in supply again [SBE.removal, 4.4]', () => {
    const at = setTable({
      axis: { '0505': ['paratroop division F 3|2|1 (unsupplied)'] },
      given: ({ state, piece }) => {
        withdrawUnit(state, piece('F'));
      },
    });
    expect(goOn(at, { orders: ['release F'] }).refused).toEqual(['SBE.removal out-of-supply']);
    expect(at.where('F')).toBe('0505');
    at.state.outOfSupply[at.piece('F')] = 0;
    nextMonth(at);
    goOn(at, {});
    expect(at.where('F')).toBe(OUT_OF_PLAY);
  });

  test('a unit is converted only if it is on the map and in supply, and keeps its losses [SBE9.lssah]', () => {
    const at = setTable({
      turn: 'January 1945',
      places: { Kassel: 'minor city 0204 (red 1)' },
      routes: { rail: ['0104 - 0204'] },
      axis: { lost: ['ss panzer corps LSSAH 4|3|2|1'], expected: ['ss panzer corps SS1 4|3|2|1'] },
      saved: { Germany: [9, 9] },
    });
    expect(convertUnit(at.state, 'LSSAH', 'SS1')).toBe(false);
    goOn(at, { orders: ['rebuild LSSAH to Kassel'] });
    expect([at.where('LSSAH'), at.where('SS1')]).toEqual(['0204', -2]);
    nextMonth(at);
    goOn(at, {});
    expect([at.where('LSSAH'), at.where('SS1'), at.strength('SS1')]).toEqual([OUT_OF_PLAY, '0204', 1]);
  });

  test('a withdrawal by date waits until its price is paid, but a removal by a condition does not wait [SBE.removal, 7.11]', async () => {
    const text = bite.starter
      .replace(/[‹›]/g, '')
      .replace('0402: "28.AK"', '0402: "28.AK" (step 3)')
      .replace('set production of Germany = 5', 'set production of Germany = 0\n  leave turn July 1941: "28.AK"')
      .replace(/orders turn[^]*$/, 'expect after turn July 1941 Axis production { "28.AK" at 0402 }');
    const analysis = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
    expect([...analysis.findings, ...analysis.playFindings()].filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
  });
});

describe('production and events of the months', () => {
  const MINE = {
    layer: 'advanced',
    options: ['scorched-earth', 'strategic-war', 'factories'],
    places: { Kerch: 'mine 0504 (yellow 1, red 1)', Land: 'territory 0504 (nation Soviet Union)' },
    routes: { rail: ['0104 - 0204 - 0304 - 0404 - 0504'] },
    saved: { Germany: [3] },
  } as const;

  test('a restored centre is ruined again when captured again [16.0.repair, 16.0.recaptured]', () => {
    const at = setTable(MINE);
    enterHexes(at.state, AXIS, at.cells('0504'));
    goOn(at, { orders: ['restore Kerch'] });
    enterHexes(at.state, SOVIET, at.cells('0504'));
    enterHexes(at.state, AXIS, at.cells('0504'));
    expect([at.state.ruined[at.cell('0504')], at.state.restored[at.cell('0504')]]).toEqual([1, 0]);
  });

  test('points from a captured factory are lost after the next production unless a yellow point saves them [16.1, 11.2.saving]', () => {
    const at = setTable({ ...MINE, saved: { Germany: [0] } });
    enterHexes(at.state, AXIS, at.cells('0504'));
    expect(pointsText(at.state.stores.Germany)).toBe('1 red');
    expect(pointsText(goOn(at, {}).store('Germany'))).toBe('nothing');
  });

  test('a new factory is removed when it is captured, and its place becomes free [15.1.place, 3.3.factories]', () => {
    const at = setTable({ ...MINE, places: { Kassel: 'minor city 0204 (limit 1)' } });
    at.state.redFactories[at.cell('0204')] = at.state.newFactories[at.cell('0204')] = 1;
    enterHexes(at.state, SOVIET, at.cells('0204'));
    enterHexes(at.state, AXIS, at.cells('0204'));
    expect([at.state.redFactories[at.cell('0204')], at.state.newFactories[at.cell('0204')]]).toEqual([0, 0]);
  });

  test('a raid lowers the income of its month only, even an income that the scenario lists [35.1.damage, 7.3]', () => {
    for (const income of ['listed', 'map']) {
      const at = setTable({
        ...MINE,
        turn: 'July 1944',
        settings: { income, 'production of Germany': [5, 1] },
        places: { Kassel: 'minor city 0204 (red 1)' },
        soviet: { box: ['allied bomber group RAF 1'] },
        saved: { Germany: [0] },
      });
      carryOut(at, strategicWar(at.state), { orders: ['raid Kassel with RAF'], dice: [1, 1, 1, 1, 1, 1, 6] });
      expect(pointsText(goOn(at, {}).store('Germany')), income).toBe('5 yellow');
      nextMonth(at);
      expect(pointsText(goOn(at, {}).store('Germany')), income).toBe('10 yellow, 1 red');
    }
  });

  test('interceptors are repaired and rebuilt with yellow and blue points in the same month [35.1.repair, 11.0.cost]', () => {
    const result = produce({
      ...MINE,
      axis: { box: ['interceptor wing JF2 2|1 (step 2)'], lost: ['interceptor wing FK9 2|1'] },
      saved: { Germany: [3, 0, 3] },
      orders: ['repair JF2', 'rebuild FK9'],
    });
    expect([result.refused, pointsText(result.store('Germany'))]).toEqual([[], '1 yellow, 1 blue']);
  });

  test('yellow points not needed with Lend-Lease may be saved [34.0.use, 11.2.saving]', () => {
    const result = produce({
      layer: 'advanced',
      options: ['lend-lease'],
      side: 'Soviet',
      turn: 'October 1941',
      soviet: { '1405': ['tank corps T 4|3|2|1 (step 4)'] },
      saved: { 'Soviet Union': [1, 1] },
      orders: ['repair T'],
    });
    expect([result.strength('T'), pointsText(result.store('Soviet Union'))]).toEqual([4, '1 yellow, 1 red']);
  });

  test('disbanding frees no place in a full city, and disbanded Guards are not rebuilt [7.3.4, 7.3.1, 10.0.lost]', () => {
    const result = produce({
      layer: 'advanced',
      side: 'Soviet',
      soviet: {
        '1404': ['guards infantry army G 4|3|2|1'],
        lost: ['infantry army A 3|2|1', 'infantry army B 3|2|1', 'infantry army C 3|2|1'],
      },
      saved: { 'Soviet Union': [9] },
      orders: [
        'rebuild A to Siberia',
        'rebuild B to Siberia',
        'disband G',
        'rebuild C to Siberia',
        'rebuild G to Siberia',
      ],
    });
    expect(result.refused).toEqual(['7.3.1 city-limit', '10.0.lost not-rebuilt']);
  });

  test('an ally may spend aid in the phase in which it is given, and save the rest [5.2.aid, 7.3.saving]', () => {
    const result = produce({
      places: {
        Rumania: 'territory 0412..0416 (nation Romania)',
        Bucharest: 'capital 0414 (nation Romania, source Romania)',
      },
      axis: { lost: ['infantry corps R 3|2|1 (of Romania)'] },
      saved: { Germany: [3] },
      orders: ['rebuild R to Bucharest', 'aid Romania (yellow 3)', 'rebuild R to Bucharest (step 2)'],
    });
    expect([result.refused, result.strength('R'), pointsText(result.store('Romania'))]).toEqual([
      ['7.3 over-budget'],
      2,
      '1 yellow',
    ]);
  });

  test('a city that is cut off or has an enemy unit takes no new unit [7.3.2, 7.3.1]', () => {
    const lost = { lost: ['infantry corps A 3|2|1'] };
    const result = produce({
      places: { Breslau: 'major city 0304' },
      routes: { rail: ['0104 - 0204 - 0304'] },
      axis: lost,
      soviet: { '0204': ['infantry army R 3|2|1'] },
      saved: { Germany: [3] },
      orders: ['rebuild A to Breslau'],
    });
    expect(result.refused).toEqual(['7.3.2 no-source']);
    expect(result.where('A')).toBe(ELIMINATED);
  });
});
