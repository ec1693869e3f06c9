import { describe, expect, test } from 'vitest';
import { Expectations } from '../../../engine/play/expectations.js';
import type { Game } from '../../../engine/play/game.js';
import type { PieceView } from '../../../engine/play/records.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { attributes, board, expectAfter, scenario } from './written.js';

const piece = (name: string, cell: string): PieceView => ({
  name,
  side: 'Blue',
  kind: 'squad',
  cell,
  values: '1',
  step: 1,
  steps: 2,
  flags: [],
  formation: 'Guards',
  symbol: { function: 'infantry' },
});

describe('an expectation about a formation', () => {
  const judged = (pieces: readonly PieceView[], flags = {}): unknown => {
    const at = {
      about: 'unit' as const,
      name: 'Guards',
      cell: board.cell('0202'),
      attributes: attributes(flags),
      source: NO_SOURCE,
    };
    const written = scenario({ expectations: [expectAfter(1, undefined, at)] });
    const game = { scenario: written, findUnits: () => pieces } as unknown as Game;
    const expectations = new Expectations(written);
    const pause = { kind: 'pause', turn: 1, phase: 'fight', ends: 'turn' } as const;
    expectations.judge(game, pause, { phase: [], side: [], turn: [] });
    return expectations.results().map(({ passed, got }) => [passed, got]);
  };

  test('an expectation about a formation applies to each of its units, and shows the unit that fails it', () => {
    expect(judged([piece('a', '0202'), piece('b', '0202')])).toEqual([[true, 'a at 0202, step 1']]);
    expect(judged([piece('a', '0202'), piece('b', '0303')])).toEqual([[false, 'b at 0303, step 1']]);
    expect(judged([piece('a', '0303'), piece('b', '0202')])).toEqual([[false, 'a at 0303, step 1']]);
    expect(judged([piece('a', '0202'), { ...piece('b', '0202'), step: 2 }], { step: 1 })).toEqual([
      [false, 'b at 0202, step 2'],
    ]);
  });
  test('an expectation about a formation without units fails', () => {
    expect(judged([])).toEqual([[false, 'no unit Guards']]);
  });
});
