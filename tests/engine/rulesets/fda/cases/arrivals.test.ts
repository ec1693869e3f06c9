import { describe, expect, test } from 'vitest';
import { SPENT_MINES } from '../../../../../engine/rulesets/fda/state/ground.js';
import { reorganisation } from '../../../../../engine/rulesets/fda/night/night.js';
import { arrivals } from '../../../../../engine/rulesets/fda/sequence/arrivals.js';
import { setUp } from '../../../../../engine/rulesets/fda/sequence/set-up.js';
import { ELIMINATED, OUT_OF_PLAY, WITHDRAWN } from '../../../../../engine/rulesets/fda/state/state.js';
import { drive } from '../drive.js';
import { field, type Field, type Sketch } from '../field.js';
import { grids, take } from './table.js';

/** Arriving units follow the same rules as units that enter a sector. After the arrivals, division X is activated. */
describe.each(grids)('arrivals on %s', (grid) => {
  const arriving = (sketch: Sketch, dice: readonly number[] = []): Field => {
    const at = field({ grid, ...sketch });
    drive(arrivals(at.state), { dice });
    at.state.active = at.division('X');
    return at;
  };
  const airfield: Sketch = {
    settings: { 'optional.airfields': 'true' },
    features: [
      ['airfield', '0,0', { name: 'Strip', owner: 'B' }],
      ['airfield', '9,9', { name: 'Field', owner: 'B' }],
    ],
    A: { X: ['MECH m'] },
    B: {
      Y: ['INF y @ 5,5'],
      '': ['TAC one (airfield Strip)', 'TAC other (airfield Field)', 'TAC free', 'BOMBER-M b (airfield Strip)'],
    },
    arrivals: [['A', 1, '0,0', 'm']],
  };

  test('units that arrive on an enemy airfield eliminate its aircraft [15.2b]', () => {
    const at = arriving(airfield);
    expect(['one', 'b', 'other', 'free'].map((unit) => at.where(unit))).toEqual([OUT_OF_PLAY, OUT_OF_PLAY, -6, -6]);
  });
  test('capture of the last enemy airfield by arriving units also eliminates aircraft based on no airfield [15.2b]', () => {
    const at = arriving({ ...airfield, features: airfield.features!.slice(0, 1) });
    expect(at.where('free')).toBe(OUT_OF_PLAY);
  });
  test('units set up on an enemy airfield capture it [15.2b]', () => {
    const at = field({ grid, ...airfield, A: { X: ['MECH m @ 0,0'] }, arrivals: [] });
    drive(setUp(at.state));
    expect(['one', 'other'].map((unit) => at.where(unit))).toEqual([OUT_OF_PLAY, -6]);
  });
  test('aircraft that have not arrived yet are lost with their airfield too [15.2b]', () => {
    const at = arriving({
      ...airfield,
      arrivals: [
        ['A', 1, '0,0', 'm'],
        ['B', 1, '5,5', 'one'],
      ],
    });
    expect(at.where('one')).toBe(OUT_OF_PLAY);
  });
  test('units that arrive in an enemy ZOC move no farther this turn; units that arrive elsewhere do [9.2b]', () => {
    const sketch: Sketch = {
      A: { X: ['MECH m', 'MECH n'] },
      B: { Y: ['INF y @ 1,0'] },
      arrivals: [
        ['A', 1, '0,0', 'm'],
        ['A', 1, '-5,0', 'n'],
      ],
    };
    const at = arriving(sketch);
    take(at, { order: 'move m to -1,0', refused: '9.2b halted' });
    take(at, { order: 'move n to -6,0', at: { n: '-6,0' } });
    take(at, { turn: 2, order: 'move m to -1,0', at: { m: '-1,0' } });
  });
  test('units that arrive in heavy terrain without a road move no farther this turn [14b]', () => {
    const at = arriving({ terrain: { '0,0': 'forest' }, A: { X: ['MECH m'] }, arrivals: [['A', 1, '0,0', 'm']] });
    take(at, { order: 'move m to -1,0', refused: '9.2b halted' });
  });
  test.each([
    [4, 2],
    [5, 0],
  ])(
    'after arrival on enemy mines with a roll of %i, only the first unit may lose break points, and the mines are used up [13b, 13d]',
    (die, pr) => {
      const at = arriving(
        {
          features: [['minefield', '0,0', { owner: 'B' }]],
          A: { X: ['MECH m', 'MECH n'] },
          arrivals: [['A', 1, '0,0', 'm, n']],
        },
        [die],
      );
      expect(at.state.pr[at.piece('m')]).toBe(pr);
      expect(at.state.pr[at.piece('n')]).toBe(2);
      expect(at.state.mines[at.cell('0,0')]).toBe(SPENT_MINES);
    },
  );
  test('units that arrive on mines together with engineers subtract one from the roll for mines [13c]', () => {
    const at = arriving(
      {
        features: [['minefield', '0,0', { owner: 'B' }]],
        A: { X: ['MECH m', 'ENG e'] },
        arrivals: [['A', 1, '0,0', 'm, e']],
      },
      [5],
    );
    expect(at.state.pr[at.piece('m')]).toBe(2);
  });

  describe('a headquarters that returns by its own edge', () => {
    const returning = (sketch: Sketch, dice: readonly number[]): Field => {
      const at = field({ grid, edges: { A: '0,0' }, ...sketch });
      const headquarters = at.piece('h');
      at.state.cell[headquarters] = WITHDRAWN;
      at.state.cameFrom[headquarters] = at.cell('0,0');
      drive(reorganisation(at.state), { dice });
      return at;
    };
    test.each([
      [4, '0,0'],
      [5, ELIMINATED],
    ])(
      'a headquarters that returns by its own edge enters an enemy minefield and rolls %i [13b, 11e]',
      (die, where) => {
        const mines: Sketch['features'] = [['minefield', '0,0', { owner: 'B' }]];
        const at = returning({ features: mines, A: { X: ['HQ h'] } }, [die]);
        expect([at.where('h'), at.state.mines[at.cell('0,0')]]).toEqual([where, SPENT_MINES]);
      },
    );
    test('a headquarters that returns on an enemy airfield captures it if mines leave the headquarters alive [13b, 15.2b]', () => {
      const withoutHeadquarters = { ...airfield, A: { X: ['HQ h'] }, arrivals: [] };
      expect(returning(withoutHeadquarters, []).where('one')).toBe(OUT_OF_PLAY);
      const mined: Sketch = {
        ...withoutHeadquarters,
        features: [...airfield.features!, ['minefield', '0,0', { owner: 'B' }]],
      };
      expect(returning(mined, [4]).where('one')).toBe(OUT_OF_PLAY);
      expect(returning(mined, [5]).where('one')).not.toBe(OUT_OF_PLAY);
    });
  });
});
