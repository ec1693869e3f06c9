import { beforeAll, describe, expect, test } from 'vitest';
import { createBoard, PLAIN_GRID } from '../../../../engine/board/create-board.js';
import type { GridSpec } from '../../../../engine/board/board.js';
import type { ScenarioModel } from '../../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { campaign } from './campaign.js';
import { field } from './field.js';

let lesson: ScenarioModel;
beforeAll(async () => {
  lesson = await campaign('examples/pgg/first-contact.sand');
});

/** Returns a scenario with the units of a sketch on an empty map with another grid. */
function onMap(grid: Partial<GridSpec>): ScenarioModel {
  const { scenario } = field({
    german: { '0101': ['inf 6', 'pz 25/7'] },
    soviet: { '0201': ['rifle A', 'leader Konev 3'] },
  });
  const board = createBoard({ ...PLAIN_GRID, ...grid });
  const map = {
    name: 'Small',
    board,
    terrainWords: [],
    terrain: new Uint8Array(board.size).fill(255),
    features: [],
    areas: new Map(),
    gridSource: NO_SOURCE,
    source: NO_SOURCE,
  };
  return { ...scenario, map, turns: 3 };
}

describe('maps other than that of the campaign', () => {
  test.each(['a', 'b', 'c'])(
    'on a small map, a random game with seed %s plays to its end without a violated invariant',
    (seed) => {
      const { ended, broken } = playRandomly(pgg, lesson, seed, { check: 'answer' });
      expect(broken).toEqual([]);
      expect(ended).toBe(true);
    },
  );

  test.each<[string, Partial<GridSpec>]>([
    ['two hexes', { columns: 2, rows: 1 }],
    ['hexes with pointed tops', { orientation: 'pointy', columns: 12, rows: 9 }],
    ['a map that begins in column 30', { columns: 10, rows: 10, firstColumn: 30 }],
    ['squares', { shape: 'squares', columns: 8, rows: 8, diagonals: true }],
    ['squares without diagonals', { shape: 'squares', columns: 8, rows: 8, diagonals: false }],
  ])('random games on a map of another shape play without errors: %s', (_, grid) => {
    for (const seed of ['a', 'b']) {
      const { ended, broken } = playRandomly(pgg, onMap(grid), seed, { check: 'answer' });
      expect(broken).toEqual([]);
      expect(ended).toBe(true);
    }
  });

  test('a game without units and special rules reaches its end', () => {
    const empty = { ...onMap({ columns: 3, rows: 3 }), sides: [], setups: [], arrivals: [] };
    const { ended, game } = playRandomly(pgg, empty, 'a', { check: 'answer' });
    expect(ended).toBe(true);
    expect(game.position().pieces).toEqual([]);
  });
});
