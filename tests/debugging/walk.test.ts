import { describe, expect, test } from 'vitest';
import { stepFrom, stopsBefore, stopsAfter, type Moments, type Stop } from '../../extension/debug/stepping.js';

/** Two moments of movement, one moment of combat with a three-line ledger, and a pause after the combat. */
const MOMENTS = [
  { phase: 'movement', figures: 0 },
  { phase: 'movement', figures: 0 },
  { phase: 'combat', figures: 3 },
  { phase: 'pause', figures: 0 },
] as unknown as Moments;

describe('the steps of the debugger', () => {
  test.each([
    ['over a moment to the next moment', { moment: 0 }, 'over', { moment: 1 }],
    ['over a line of a ledger to the next moment', { moment: 2, figure: 1 }, 'over', { moment: 3 }],
    ['into the first line of a ledger', { moment: 2 }, 'in', { moment: 2, figure: 0 }],
    ['from the last line of a ledger to the next moment', { moment: 2, figure: 2 }, 'in', { moment: 3 }],
    ['from a moment without a ledger to the next moment', { moment: 0 }, 'in', { moment: 1 }],
    ['out of a ledger to the next moment', { moment: 2, figure: 1 }, 'out', { moment: 3 }],
    ['out of a phase to the first moment of the next phase', { moment: 0 }, 'out', { moment: 2 }],
    ['out of the last phase to a position after the last moment', { moment: 3 }, 'out', { moment: 4 }],
    ['out of the end to a position after the end', { moment: 4 }, 'out', { moment: 5 }],
    ['back from the first line of a ledger to its moment', { moment: 2, figure: 0 }, 'back', { moment: 2 }],
    ['back from another line to the line before', { moment: 2, figure: 2 }, 'back', { moment: 2, figure: 1 }],
    ['back from the first moment to the same moment', { moment: 0 }, 'back', { moment: 0 }],
  ] as const)('a step of the debugger leads %s', (_, at, step, to) => {
    expect(stepFrom(MOMENTS, at, step)).toEqual(to);
  });
});

describe('the stops of a debug session', () => {
  const stops: readonly Stop[] = [
    { moment: 1, reason: 'breakpoint', id: 1 },
    { moment: 2, reason: 'breakpoint', id: 2 },
    { moment: 2, reason: 'exception' },
  ];

  test('stopsAfter returns the stops at later moments only', () => {
    expect(stopsAfter(stops, { moment: 1 })).toEqual(stops.slice(1));
    expect(stopsAfter(stops, { moment: 2 })).toEqual([]);
  });

  test('stopsBefore returns the stops at earlier moments only', () => {
    expect(stopsBefore(stops, { moment: 2 })).toEqual(stops.slice(0, 1));
    expect(stopsBefore(stops, { moment: 1 })).toEqual([]);
  });

  test('going back from a ledger line of a moment first reaches the stops of the same moment', () => {
    expect(stopsBefore(stops, { moment: 2, figure: 1 })).toEqual(stops.slice(1));
  });
});
