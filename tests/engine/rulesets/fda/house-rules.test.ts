import { describe, expect, test } from 'vitest';
import { barrage } from '../../../../engine/rulesets/fda/barrage.js';
import { supremacy, weather } from '../../../../engine/rulesets/fda/day.js';
import { moversLeft } from '../../../../engine/rulesets/fda/movement/held.js';
import { reorganisation } from '../../../../engine/rulesets/fda/night.js';
import { countVictory, scoreLines } from '../../../../engine/rulesets/fda/victory.js';
import { bookNumbers, type NumberName } from '../../../../engine/rulesets/fda/vocabulary/numbers.js';
import { carryOut } from './carry-out.js';
import { findingsIn, textOf } from './checking.js';
import { drive } from './drive.js';
import { field, type Sketch } from './field.js';

/** What one order comes to: its dice, or the refusal. */
const dice =
  (sketch: Sketch, text: string, answers?: Readonly<Record<string, string>>) =>
  (house: Sketch['house']): string =>
    carryOut(field({ active: 'X', ...sketch, house }), text, [], answers);

/** What a unit has left, or how far it went, when an order is carried out. */
const left =
  (sketch: Sketch, text: string, unit: string, rolls: readonly number[] = []) =>
  (house: Sketch['house']): number => {
    const at = field({ active: 'X', ...sketch, house });
    carryOut(at, text, rolls);
    return at.state.pr[at.piece(unit)];
  };
const away =
  (sketch: Sketch, text: string, unit: string, rolls: readonly number[] = []) =>
  (house: Sketch['house']): number => {
    const at = field({ active: 'X', ...sketch, house });
    const from = at.state.cell[at.piece(unit)];
    carryOut(at, text, rolls);
    return at.board.distance(from, at.state.cell[at.piece(unit)]);
  };
/** How many of these sectors to the east a unit may go to. */
const march =
  (code: string, sketch: Sketch = {}) =>
  (house: Sketch['house']) =>
    [1, 2, 3, 4, 5, 6, 7].filter((sectors) => {
      const at = field({ A: { X: [`${code} x @ 0,0`] }, ...sketch, house, active: 'X' });
      return carryOut(at, `move x to ${sectors},0`) === 'done';
    }).length;

const facing: Sketch = { A: { X: ['INF x @ 1,0'] }, B: { Y: ['INF y @ 0,0'] } };
const assault = 'assault 0,0 with x';
const firing: Sketch = { A: { X: ['ART-M g @ 3,0'] }, B: { Y: ['INF y @ 0,0'] } };
const fire = 'fire g against 0,0';
const won = [6, 6];
const tie = [3, 3, 3, 3];

/** The night of a division that misses points, at its so many-th attempt: what it has then. */
const night =
  (attempt: number, roll: number, marks = 'normal', sketch: Sketch = {}) =>
  (house: Sketch['house']): number => {
    const A = { X: [`HQ h @ 0,0 (${marks})`, 'INF a @ 0,0 (left 1)', 'INF b @ 0,0 (left 1)'] };
    const at = field({ A, B: { Y: ['INF y @ 9,9'] }, ...sketch, house });
    at.state.attempts[at.division('X')] = attempt - 1;
    drive(reorganisation(at.state), { dice: [roll], every: 1 });
    return ['a', 'b'].reduce((sum, unit) => sum + at.state.pr[at.piece(unit)], 0);
  };

const sky: Sketch = { skies: 'A', A: { X: ['INF x @ 9,0'], '': ['TAC t', 'BOMBER-M m'] }, B: { Y: ['INF y @ 0,0'] } };
const guns: Sketch = { ...sky, B: { Y: ['INF y @ 0,0', 'AA-L aa @ 0,0'] } };

/** A barrage on a sector: what its units lost, how far they were driven, and whether it is fortified still. */
const bombard =
  (nation: string, gun: string, rolls: readonly number[]) =>
  (house: Sketch['house']): unknown => {
    const at = field({
      A: { X: [`${gun} g @ 5,0`] },
      B: { Y: ['ARM-B t @ 0,0', 'INF i @ 0,0'] },
      nations: { A: nation },
      settings: { 'optional.barrage': 'true' },
      features: [['fortification', '0,0', { owner: 'B' }]],
      house,
    });
    const target = { verb: 'barrage', pieces: [at.piece('g')], cells: [at.cell('0,0')] };
    drive(barrage(at.state), {
      dice: rolls,
      every: 6,
      answer: (decision) =>
        decision.question === 'barrage' && decision.refuse(target) === undefined ? target : undefined,
    });
    const units = ['t', 'i'].map((unit) => at.piece(unit));
    return [
      ...units.map((unit) => at.state.pr[unit]),
      ...units.map((unit) => (at.state.onMap(unit) ? at.board.distance(at.cell('0,0'), at.state.cell[unit]) : 'off')),
      at.state.fort[at.cell('0,0')],
    ];
  };

/** The points of side A for an item of the count. */
const count =
  (sketch: Sketch, inflicted = 0) =>
  (house: Sketch['house']) => {
    const at = field({ A: { X: ['INF a @ 0,0'] }, B: { Y: ['INF far @ 9,9'] }, ...sketch, house });
    at.state.inflictedInAll[0] = inflicted;
    return scoreLines(at.state).reduce((sum, { points }) => sum + points, 0);
  };

/** Findings of a scenario with a house rule. */
const found = (change: Parameters<typeof textOf>[0], slug: string) => async (house: Sketch['house']) => {
  const rules = Object.entries(house ?? {}).map(([number, value]) => `house rule ${number} = ${value} "ours"`);
  const text = textOf({ ...change, scenario: [change.scenario, ...rules].join('\n  ') });
  return (await findingsIn(text)).filter(({ code }) => code.endsWith(`/${slug}`)).length;
};

interface Proof {
  /** What the house rule makes of the number. */
  readonly house: number;
  readonly play: (house: Sketch['house']) => unknown;
  /** What comes of it by the book, and by the house rule. */
  readonly comes: readonly [book: unknown, house: unknown];
}

/** Every number a house rule may override does what its text says. */
const proofs: Readonly<Partial<Record<NumberName, Proof>>> = {
  'stacking.least': {
    house: 5,
    play: found({ sets: 'set turns.perDay = 4  set stack.limit = 5' }, 'setting-value'),
    comes: [1, 0],
  },
  'stacking.most': {
    house: 1,
    play: dice({ A: { X: ['INF x @ 0,0', 'INF z @ 1,0'] } }, 'move x to 1,0'),
    comes: ['done', '4c stack-limit'],
  },
  'combat.units': {
    house: 2,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0'] } }, 'assault 0,0 with x, a, b'),
    comes: ['2-2', '9.1f too-many'],
  },
  'movement.foot': { house: 2, play: march('INF'), comes: [1, 2] },
  'movement.armoured': { house: 2, play: march('ARM-B'), comes: [3, 2] },
  'movement.mechanised': { house: 6, play: march('MECH'), comes: [4, 6] },
  'movement.reconnaissance': { house: 6, play: march('REC-L'), comes: [5, 6] },
  'movement.air': {
    house: 3,
    play: dice(
      { ...sky, A: { X: ['INF x @ 9,0'], '': ['TAC t @ 5,0'] }, rulings: { airStaysOnMap: true } },
      'strike t against y',
    ),
    comes: ['3-1', '7a too-far'],
  },
  'movement.road': { house: 2, play: march('INF', { roads: ['0,0 1,0 2,0 3,0 4,0'] }), comes: [2, 3] },
  'supply.movingDivisor': {
    house: 3,
    play: (house) => {
      const at = field({ A: { X: ['HQ h @ 0,0', 'INF a @ 0,0', 'INF b @ 0,0', 'INF c @ 0,0'] }, edges: {}, house });
      return moversLeft(at.state, at.division('X'));
    },
    comes: [2, 1],
  },

  'assault.base': { house: 2, play: dice(facing, assault), comes: ['2-2', '3-3'] },
  'assault.large': { house: 3, play: dice({ ...facing, A: { X: ['HMG x @ 1,0'] } }, assault), comes: ['1-2', '1-4'] },
  'assault.stronger': {
    house: 3,
    play: dice({ ...facing, A: { X: ['ARM-C x @ 1,0'] } }, assault),
    comes: ['3-2', '5-2'],
  },
  'assault.muchStronger': {
    house: 4,
    play: dice({ ...facing, A: { X: ['ARM-B x @ 1,0'] } }, assault),
    comes: ['4-2', '6-2'],
  },
  'assault.artillery': {
    house: 2,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'ART-M g @ 4,0'] } }, 'assault 0,0 with x, g'),
    comes: ['3-2', '4-2'],
  },
  'assault.ground': {
    house: 2,
    play: dice({ ...facing, terrain: { '0,0': 'forest' } }, assault),
    comes: ['2-3', '2-4'],
  },
  'assault.headquartersLost': {
    house: 0,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'HQ h (left 0)'] } }, assault),
    comes: ['1-2', '2-2'],
  },
  'assault.losses': { house: 0, play: dice({ ...facing, lost: { X: 3 } }, assault), comes: ['1-2', '2-2'] },
  'assault.lossesAbove': { house: 3, play: dice({ ...facing, lost: { X: 3 } }, assault), comes: ['1-2', '2-2'] },
  'assault.unsupplied': { house: 0, play: dice({ ...facing, edges: {} }, assault), comes: ['1-1', '2-2'] },
  'assault.breakPoints': { house: 2, play: left(facing, assault, 'y', won), comes: [1, 0] },
  'support.units': {
    house: 1,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'INF a @ 1,0', 'INF b @ 1,0'] } }, 'assault 0,0 with x, a, b'),
    comes: ['2-2', '9.1f too-many'],
  },
  'support.points': {
    house: 4,
    play: dice({ ...facing, A: { X: ['INF x @ 1,0', 'ARM-A a @ 1,0'] } }, 'assault 0,0 with x, a'),
    comes: ['2-2', '3-2'],
  },
  'strength.multiple': {
    house: 3,
    play: dice({ ...facing, A: { X: ['ARM-B x @ 1,0'] } }, assault),
    comes: ['4-2', '3-2'],
  },
  'retreat.sectors': { house: 3, play: away(facing, assault, 'y', won), comes: [2, 3] },
  'retreat.short': {
    house: 2,
    play: (house) => {
      const at = field({ ...facing, terrain: { '-1,0': 'forest' }, house, active: 'X' });
      carryOut(at, assault, won, { retreat: 'retreat y to -1,0' });
      return at.where('y') === '-1,0';
    },
    comes: [true, false],
  },
  'retreat.equal': { house: 2, play: away(facing, assault, 'x', tie), comes: [1, 2] },
  'retreat.zone': {
    house: 0,
    play: left(
      {
        A: { X: ['INF x @ 0,0'] },
        B: { Y: ['INF y @ 1,0'], Z: ['INF a @ -2,0', 'INF b @ -2,2', 'INF c @ 0,2', 'INF d @ 0,-2'] },
        roads: ['0,0', '1,0'],
      },
      'assault 1,0 with x',
      'x',
      tie,
    ),
    comes: [1, 2],
  },

  'fire.base': { house: 2, play: dice(firing, fire), comes: ['3-2', '4-3'] },
  'fire.large': { house: 2, play: dice(firing, fire), comes: ['3-2', '4-3'] },
  'fire.stronger': { house: 2, play: dice(firing, fire), comes: ['3-2', '4-2'] },
  'fire.muchStronger': {
    house: 3,
    play: dice({ ...firing, A: { X: ['ART-H g @ 3,0'] } }, fire),
    comes: ['4-2', '5-2'],
  },
  'fire.ground': { house: 2, play: dice({ ...firing, terrain: { '0,0': 'forest' } }, fire), comes: ['3-3', '3-4'] },
  'fire.massed': {
    house: 2,
    play: dice({ ...firing, A: { X: ['ART-M g @ 3,0 (regiments 3)'] } }, fire),
    comes: ['4-2', '5-2'],
  },
  'fire.massedAbove': {
    house: 3,
    play: dice({ ...firing, A: { X: ['ART-M g @ 3,0 (regiments 3)'] } }, fire),
    comes: ['4-2', '3-2'],
  },
  'fire.headquartersLost': {
    house: 0,
    play: dice({ ...firing, A: { X: ['ART-M g @ 3,0', 'HQ h (left 0)'] } }, fire),
    comes: ['2-2', '3-2'],
  },
  'fire.unsupplied': { house: 0, play: dice({ ...firing, edges: {} }, fire), comes: ['2-1', '3-2'] },
  'fire.breakPoints': { house: 2, play: left(firing, fire, 'y', [6, 6, 6]), comes: [1, 0] },
  'fire.sightFrom': {
    house: 3,
    play: dice(
      { A: { X: ['ARM-A x @ 0,0'] }, B: { Y: ['INF y @ 2,0'] }, terrain: { '1,0 1,-1 1,1': 'forest' } },
      'fire x against y',
    ),
    comes: ['10b no-sight', '4-2'],
  },
  'counterBattery.least': {
    house: 5,
    play: (house) => {
      const B = { Y: ['ART-M y @ 5,0'] };
      return carryOut(field({ A: { X: ['ART-M g @ 0,0'] }, B, house, active: 'X' }), 'counterbattery g against y', [5]);
    },
    comes: ['done', '2-2'],
  },

  'reorganisation.first': { house: 3, play: night(1, 3), comes: [2, 3] },
  'reorganisation.second': { house: 4, play: night(2, 4), comes: [2, 3] },
  'reorganisation.later': { house: 5, play: night(3, 5), comes: [2, 3] },
  'reorganisation.excellent': { house: 2, play: night(1, 2, 'excellent'), comes: [2, 3] },
  'reorganisation.poor': { house: 0, play: night(1, 4, 'poor'), comes: [2, 3] },
  'reorganisation.unsupplied': { house: 0, play: night(1, 4, 'normal', { edges: {} }), comes: [2, 3] },
  'reorganisation.lostPerPoint': { house: 1, play: night(1, 4), comes: [3, 4] },

  'air.breakPoints': {
    house: 2,
    play: (house) => {
      const at = field({ ...sky, house });
      return at.state.pr[at.piece('t')];
    },
    comes: [3, 2],
  },
  'air.flyingFrom': {
    house: 4,
    play: (house) => {
      const at = field({ ...sky, house });
      drive(weather(at.state), { dice: [4] });
      return at.state.flying;
    },
    comes: [0, 1],
  },
  'air.supremacy': {
    house: 2,
    play: (house) => {
      const at = field({ ...sky, house });
      at.state.flying = 1;
      return drive(supremacy(at.state), { every: 1 }).map((moment) => (moment.kind === 'dice' ? moment.count : 0));
    },
    comes: [
      [2, 1],
      [3, 2],
    ],
  },
  'air.superiorNumber': {
    house: 2,
    play: (house) => {
      const at = field({ ...sky, house });
      at.state.flying = 1;
      return drive(supremacy(at.state), { every: 1 }).map((moment) => (moment.kind === 'dice' ? moment.count : 0));
    },
    comes: [
      [2, 1],
      [3, 1],
    ],
  },
  'air.bomber': { house: 4, play: dice(sky, 'strike m against y'), comes: ['4-1', '5-1'] },
  'air.tactical': { house: 3, play: dice(sky, 'strike t against y'), comes: ['3-1', '4-1'] },
  'air.antiAircraft': { house: 3, play: dice(guns, 'strike t against aa'), comes: ['3-2', '3-3'] },
  'air.other': { house: 2, play: dice(sky, 'strike t against y'), comes: ['3-1', '3-2'] },
  'air.structure': {
    house: 4,
    play: dice({ ...sky, features: [['bridge', '0,0']] }, 'strike m against 0,0 (structure = bridge)'),
    comes: ['3-3', '3-4'],
  },
  'air.open': { house: 2, play: dice(sky, 'strike t against y'), comes: ['3-1', '4-1'] },
  'air.guns': { house: 2, play: dice(guns, 'strike t against y'), comes: ['3-2', '3-3'] },
  'air.ground': {
    house: 2,
    play: dice({ ...sky, terrain: { '0,0': 'forest' } }, 'strike t against y'),
    comes: ['2-2', '2-3'],
  },
  'air.damage': { house: 2, play: left(sky, 'strike t against y', 'y', [6, 6, 6]), comes: [1, 0] },
  'air.withdrawal': {
    house: 2,
    play: away(
      { ...sky, A: { X: ['INF x @ 9,0'], '': ['TAC t @ 0,0'] }, rulings: { airStaysOnMap: true } },
      'strike t against y',
      't',
      [1, 1, 1, 6],
    ),
    comes: [3, 2],
  },

  'mines.least': {
    house: 4,
    play: left(
      { A: { X: ['INF x @ 1,0'] }, features: [['minefield', '0,0', { owner: 'B', live: true }]] },
      'move x to 0,0',
      'x',
      [4],
    ),
    comes: [2, 0],
  },
  'mines.engineers': {
    house: -2,
    play: left(
      { A: { X: ['ENG x @ 1,0'] }, features: [['minefield', '0,0', { owner: 'B', live: true }]] },
      'move x to 0,0',
      'x',
      [6],
    ),
    comes: [0, 1],
  },
  'engineers.turns': {
    house: 3,
    play: (house) => {
      const at = field({ A: { X: ['ENG e @ 0,0'] }, active: 'X', house });
      carryOut(at, 'entrench e');
      return at.state.taskDone[at.piece('e')];
    },
    comes: [2, 3],
  },

  'barrage.least': {
    house: 6,
    play: bombard('Soviet', 'ART-M', [5]),
    comes: [
      [1, 1, 0, 0, 1],
      [2, 2, 0, 0, 1],
    ],
  },
  'barrage.heavy': {
    house: 2,
    play: bombard('Soviet', 'ART-H', [4, 5, 5]),
    comes: [
      [1, 1, 0, 0, 1],
      [1, 1, 0, 0, 0],
    ],
  },
  'barrage.fortifications': {
    house: 5,
    play: bombard('Soviet', 'ART-M', [5, 1, 1]),
    comes: [
      [2, 2, 0, 0, 1],
      [2, 2, 0, 0, 0],
    ],
  },
  'barrage.unitFrom': {
    house: 6,
    play: bombard('Soviet', 'ART-M', [5, 5, 6]),
    comes: [
      [1, 1, 0, 0, 1],
      [2, 1, 0, 0, 1],
    ],
  },
  'barrage.breakPoints': {
    house: 2,
    play: bombard('Soviet', 'ART-M', [5, 5, 1]),
    comes: [
      [1, 2, 0, 0, 1],
      [0, 2, 'off', 0, 1],
    ],
  },
  'barrage.retreat': {
    house: 3,
    play: bombard('German', 'ART-M', [5, 5, 5]),
    comes: [
      [2, 2, 2, 1, 1],
      [2, 2, 3, 1, 1],
    ],
  },
  'barrage.infantryRetreat': {
    house: 2,
    play: bombard('German', 'ART-M', [5, 5, 5]),
    comes: [
      [2, 2, 2, 1, 1],
      [2, 2, 2, 2, 1],
    ],
  },
  'airfield.radius': {
    house: 8,
    play: dice(
      {
        ...sky,
        settings: { 'optional.airfields': 'true' },
        features: [['airfield', '-10,0', { name: 'Alpha', owner: 'A' }]],
      },
      'strike t against y',
    ),
    comes: ['3-1', '15.2a beyond-radius'],
  },
  'airfield.groundDice': {
    house: 2,
    play: dice(
      {
        skies: 'A',
        A: { X: ['INF x @ 9,0'], '': ['TAC t'] },
        B: { Y: ['INF i @ 9,9'], '': ['TAC e @ 0,0'] },
        settings: { 'optional.airfields': 'true' },
        features: [
          ['airfield', '0,0', { name: 'Beta', owner: 'B' }],
          ['airfield', '1,1', { name: 'Alpha', owner: 'A' }],
        ],
      },
      'strike t against e',
    ),
    comes: ['3-1', '3-2'],
  },

  'victory.dice': {
    house: 3,
    play: (house) => {
      const at = field({ ...facing, house });
      return drive(countVictory(at.state), { every: 1 }).map((moment) => (moment.kind === 'dice' ? moment.count : 0));
    },
    comes: [
      [2, 2],
      [3, 3],
    ],
  },
  'victory.breakPoint': { house: 2, play: count({}, 4), comes: [4, 8] },
  'victory.infantry': { house: 6, play: count({ B: { Y: ['INF far @ 9,9', 'INF b (left 0)'] } }), comes: [3, 6] },
  'victory.armour': { house: 6, play: count({ B: { Y: ['INF far @ 9,9', 'ARM-B b (left 0)'] } }), comes: [5, 6] },
  'victory.place': {
    house: 6,
    play: count({ features: [['village', '0,0', { name: 'Cagny', owner: 'B' }]] }),
    comes: [2, 6],
  },
  'victory.lastTurn': {
    house: 6,
    play: (house) => {
      const at = field({ ...facing, house });
      at.state.phase = 'end';
      at.state.inflicted[0] = 1;
      return scoreLines(at.state).reduce((sum, { points }) => sum + points, 0);
    },
    comes: [3, 6],
  },
  'victory.headquarters': { house: 6, play: count({ B: { Y: ['INF far @ 9,9', 'HQ b (left 0)'] } }), comes: [4, 6] },
};

/** Numbers of a map and of scenarios for points, which the checks hold against it: see the cases of the checks. */
const OF_CHECKS: readonly NumberName[] = (Object.keys(bookNumbers) as NumberName[]).filter(
  (name) => name.startsWith('objectives.') || name === 'guards.units',
);

describe("a house rule of Fronte d'Attacco", () => {
  test('each has its proof', () => {
    const proven = [...Object.keys(proofs), ...OF_CHECKS];
    expect(proven.sort()).toEqual(Object.keys(bookNumbers).sort());
  });

  test.each(Object.entries(proofs))('%s is played', async (name, { house, play, comes }) => {
    const { rules } = bookNumbers[name as NumberName];
    expect(comes[0]).not.toEqual(comes[1]);
    expect(await play({}), `${name} by the book [${rules.join(', ')}]`).toEqual(comes[0]);
    expect(await play({ [name]: house }), `house rule ${name} = ${house}`).toEqual(comes[1]);
  });
});
