import { describe, expect, test } from 'vitest';
import { GERMAN, SOVIET } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { inEnemyZone } from '../../../../engine/rulesets/pgg/zones/zones.js';
import { field } from './field.js';

describe('zones of control [8.0]', () => {
  test('a unit exerts a ZOC into six hexes; ZOC are mutual and not added up [8.11, 8.16, 8.18]', () => {
    const at = field({ german: { '2010': ['inf 6', 'inf 26'] }, soviet: { '2011': ['rifle A'] } });
    expect(
      at.state.zone[GERMAN]
        .cells()
        .map((cell) => at.board.label(cell))
        .sort(),
    ).toEqual(['1910', '1911', '2009', '2011', '2110', '2111']);
    expect(inEnemyZone(at.state, SOVIET, at.cell('2011'))).toBe(true);
    expect(inEnemyZone(at.state, GERMAN, at.cell('2010'))).toBe(true);
  });

  test('C12: ZOC extends across a river, but not across a lake hexside [8.17]', () => {
    const at = field({ lake: '2010/2011', river: '2009/2010', soviet: { '2010': ['rifle A'] } });
    expect(inEnemyZone(at.state, GERMAN, at.cell('2011'))).toBe(false);
    expect(inEnemyZone(at.state, GERMAN, at.cell('2009'))).toBe(true);
  });

  test('disruption removes the ZOC of a unit, and recovery restores it [6.62]', () => {
    const at = field({ soviet: { '2010': ['rifle A (disrupted)'] } });
    expect(inEnemyZone(at.state, GERMAN, at.cell('2011'))).toBe(false);
    at.state.disrupt(at.piece('A'), false);
    expect(inEnemyZone(at.state, GERMAN, at.cell('2011'))).toBe(true);
  });

  test('zones of control change when a unit moves, and a restored state has the same zones', () => {
    const at = field({ soviet: { '2010': ['rifle A'] } });
    at.state.put(at.piece('A'), at.cell('3010'));
    expect(inEnemyZone(at.state, GERMAN, at.cell('2011'))).toBe(false);
    const before = at.state.zone[SOVIET].cells();
    at.state.restore(at.state.serialise());
    expect(at.state.zone[SOVIET].cells()).toEqual(before);
  });
});
