import { describe, expect, test } from 'vitest';
import { whyNot } from '../../../../../engine/mechanics/bars.js';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import type { Answer } from '../../../../../engine/play/moment.js';
import {
  FINISHED,
  NO_STRONGPOINT,
  OUT_OF_SUPPLY,
  SUPPLIED,
  UNFINISHED,
  type SequenceName,
} from '../../../../../engine/rulesets/rtl/state/fields.js';
import { activate } from '../../../../../engine/rulesets/rtl/sequence/activation.js';
import { reorganization } from '../../../../../engine/rulesets/rtl/reorganization/reorganization.js';
import { AT_HAND } from '../../../../../engine/rulesets/rtl/state/state.js';
import { determineSupply } from '../../../../../engine/rulesets/rtl/supply/determination.js';
import { bridging, placementBar } from '../../../../../engine/rulesets/rtl/works/bridges.js';
import { abandonWork } from '../../../../../engine/rulesets/rtl/works/builders.js';
import { construction, constructionPhase } from '../../../../../engine/rulesets/rtl/works/construction.js';
import { completing, dismantling, fortifying } from '../../../../../engine/rulesets/rtl/works/strongpoints.js';
import { drive, order } from '../drive.js';
import { field, type Field, type Sketch } from '../sketch.js';

const INFANTRY = 'infantry battalion I 5-4-4 (efficiency 5, stacking 2)';
const BUILDER = 'infantry battalion I 5-4-4 (efficiency 5, stacking 2, building)';
const STAFF = 'headquarters HQ 1-6 (command 1, efficiency 6)';
const ENEMY = 'infantry battalion E 3-3-4 (efficiency 5, stacking 2)';
const ARKO = 'artillery command Arko 1-5 (army, command 1, efficiency 6)';
const LEADER = 'leader L 2 (range 4)';
const BRIDGE = 'bridge unit B';

const slugOf = (refused: unknown): string | undefined => (refused as { slug?: string } | undefined)?.slug;
const assault = { sequence: 'assault' as SequenceName };

/** Situations in which a unit may or may not begin a strongpoint; `why` is the reason against it. */
const beginning: readonly (Sketch & { readonly case: string; readonly rules: string; readonly why?: string })[] = [
  { case: 'C121: infantry may begin a strongpoint', rules: '14.25a', german: { 6430: [INFANTRY] } },
  {
    case: 'infantry may begin a strongpoint in an enemy zone',
    rules: '14.21',
    german: { 6430: [INFANTRY] },
    soviet: { 6429: [ENEMY] },
  },
  {
    case: 'tanks may not begin a strongpoint',
    rules: '2.53 14.23',
    german: { 6430: ['tank battalion I 5-3-6 (efficiency 6)'] },
    why: 'no-builder',
  },
  {
    case: 'disrupted units may not begin a strongpoint',
    rules: '3.72f',
    german: { 6430: ['infantry battalion I 5-4-4 (efficiency 5, disrupted)'] },
    why: 'disrupted',
  },
  {
    case: 'units out of supply may not begin a strongpoint',
    rules: '6.14e 14.24',
    german: { 6430: ['infantry battalion I 5-4-4 (efficiency 5, oos)'] },
    why: 'out-of-supply',
  },
  {
    case: 'units in emergency supply may begin a strongpoint',
    rules: '6.13',
    german: { 6430: ['infantry battalion I 5-4-4 (efficiency 5, emergency)'] },
  },
  {
    case: 'inactive units may not begin a strongpoint',
    rules: '14.25a',
    german: { 6430: ['infantry battalion I 5-4-4 (efficiency 5, idle)'] },
    why: 'not-active',
  },
  {
    case: 'an Army unit that is not activated may not begin a strongpoint',
    rules: '14.25d',
    german: { 6430: ['infantry battalion I 5-4-4 (efficiency 5, army, idle)'] },
    why: 'not-active',
  },
  {
    case: 'no strongpoint is begun in swamp',
    rules: '14.22',
    terrain: { 6430: 'swamp' },
    german: { 6430: [INFANTRY] },
    why: 'swamp',
  },
  {
    case: 'no strongpoint is begun next to another',
    rules: '14.22',
    strongpoints: { 6430: 'Soviet' },
    german: { 6430: [INFANTRY] },
    why: 'strongpoint-there',
  },
  {
    case: 'no strongpoint is begun when all counters are on the map',
    rules: '2.24',
    strongpoints: { 6010: 'German' },
    settings: { strongpoints: 1 },
    german: { 6430: [INFANTRY] },
    why: 'no-counter',
  },
];

describe('strongpoints', () => {
  test.each(beginning)('$case [$rules]', ({ why, ...sketch }) => {
    const game = field({ ...assault, ...sketch });
    expect(slugOf(fortifying.read(game.state, order(game, 'fortify I')))).toBe(why);
    expect(fortifying.legal(game.state)).toHaveLength(why === undefined ? 1 : 0);
  });

  const beginStrongpoint = (sketch: Sketch = {}): Field => {
    const game = field({ ...assault, german: { 6430: [INFANTRY] }, soviet: { 6429: [ENEMY] }, ...sketch });
    fortifying.perform(game.state, { verb: 'fortify', pieces: [game.piece('I')] });
    return game;
  };
  const worksAt = ({ state, cell }: Field): number => state.strongpoint[cell('6430')];

  test('C121: a strongpoint whose builder was attacked but not driven out is finished in the Reorganization Segment [4.21.C1, 14.25c]', () => {
    const game = beginStrongpoint();
    expect(worksAt(game)).toBe(UNFINISHED);
    drive(construction(game.state));
    expect([worksAt(game), game.state.building[game.piece('I')]]).toEqual([FINISHED, 0]);
  });

  test.each([
    {
      case: 'attacks',
      does: (game: Field) => {
        abandonWork(game.state, game.piece('I'));
      },
    },
    {
      case: 'moves or retreats',
      does: (game: Field) => {
        game.state.put(game.piece('I'), game.cell('6431'));
      },
    },
  ])('C121: an unfinished strongpoint is removed immediately when its builder $case [14.26b]', ({ does }) => {
    const game = beginStrongpoint();
    does(game);
    expect([worksAt(game), game.state.building[game.piece('I')]]).toEqual([NO_STRONGPOINT, 0]);
    drive(construction(game.state));
    expect(worksAt(game)).toBe(NO_STRONGPOINT);
  });

  test('a strongpoint is finished in a later Assault Sequence of its builder, not in the same one [14.25c]', () => {
    const game = beginStrongpoint();
    const complete = order(game, 'complete I');
    expect(slugOf(completing.read(game.state, complete))).toBe('just-begun');
    game.state.clear('sequence');
    expect(slugOf(completing.read(game.state, complete))).toBe('not-active');
    drive(activate(game.state, ['3.Mot'], game.state.address));
    expect(completing.read(game.state, complete)).toMatchObject({ verb: 'complete' });
    completing.perform(game.state, { verb: 'complete', pieces: [game.piece('I')] });
    expect(worksAt(game)).toBe(FINISHED);
    game.state.put(game.piece('I'), game.cell('6431'));
    expect(worksAt(game), 'it stays when left [14.14]').toBe(FINISHED);
  });

  test.each([
    { befalls: ', disrupted', left: FINISHED },
    { befalls: '', left: NO_STRONGPOINT },
  ])(
    'C122: after an enemy unit (infantry$befalls) has entered a strongpoint, its state is $left (2 finished, 0 none) [14.26a]',
    ({ befalls, left }) => {
      const game = field({
        strongpoints: { 6430: 'German' },
        soviet: { 6430: [`infantry battalion E 3-3-4 (efficiency 5${befalls})`] },
      });
      drive(construction(game.state));
      expect(worksAt(game)).toBe(left);
    },
  );

  test.each([
    { case: 'it is empty', soviet: {}, why: undefined },
    { case: 'it belongs to the enemy', strongpoints: { 6430: 'Soviet' }, why: 'not-removable' },
    { case: 'a unit of the owner is in it', german: { 6430: [INFANTRY] }, why: 'not-removable' },
  ])('only an empty strongpoint may be removed, and only by its owner: $case [14.26c]', ({ why, ...sketch }) => {
    const game = field({ strongpoints: { 6430: 'German' }, ...sketch });
    expect(slugOf(dismantling.read(game.state, order(game, 'dismantle 6430')))).toBe(why);
  });

  test('a strongpoint counter that came off the map may be used again [14.26d]', () => {
    const game = field({
      ...assault,
      strongpoints: { 6010: 'German' },
      settings: { strongpoints: 1 },
      german: { 6430: [INFANTRY] },
    });
    const begins = (): string | undefined => slugOf(fortifying.read(game.state, order(game, 'fortify I')));
    const before = begins();
    dismantling.perform(game.state, { verb: 'dismantle', cells: [game.cell('6010')] });
    expect([before, begins()]).toEqual(['no-counter', undefined]);
  });

  test.each([
    { reading: 'staysUnfinished', left: UNFINISHED },
    { reading: 'removed', left: NO_STRONGPOINT },
  ])(
    'RTL-26 $reading: the reading decides what happens to the work of a disrupted builder [3.72f, 14.24]',
    ({ reading, left }) => {
      const game = field({
        rulings: { 'strongpoint.disruptedBuilder': reading },
        strongpoints: { 6430: 'German unfinished' },
        german: { 6430: ['infantry battalion I 5-4-4 (efficiency 5, disrupted, building)'] },
      });
      drive(construction(game.state));
      expect(worksAt(game)).toBe(left);
    },
  );

  test.each([
    { reading: 'removeFirst', outcomes: ['removed', 'finished'] },
    { reading: 'completeFirst', outcomes: ['finished', 'removed'] },
  ])(
    'RTL-25 $reading: the reading decides whether strongpoints are removed before others are completed [14.26a, SoP.C1]',
    ({ reading, outcomes }) => {
      const game = field({
        rulings: { 'strongpoint.removalOrder': reading },
        strongpoints: { 6430: 'German unfinished', 6010: 'German' },
        german: { 6430: [BUILDER] },
        soviet: { 6010: [ENEMY] },
      });
      drive(construction(game.state));
      expect(game.state.drainEvents().map(({ facts }) => facts?.outcome)).toEqual(outcomes);
    },
  );
});

/** A river between 6429 and 6430; each case places a headquarters east of 6430. */
const river = { sides: { river: '6429/6430' } };
const laying: readonly (Sketch & { readonly case: string; readonly rules: string; readonly why?: string })[] = [
  {
    case: 'C125: a bridge is not laid five hexes from a headquarters',
    rules: '16.22',
    german: { 6435: [], 6434: [], 6425: [STAFF] },
    why: 'no-headquarters',
  },
  { case: 'C125: a bridge is laid four hexes from a headquarters', rules: '16.22', german: { 6434: [STAFF] } },
  { case: 'an Arko counts as a headquarters for laying a bridge', rules: '16.22 16.31', german: { 6434: [ARKO] } },
  {
    case: 'a leader does not count as a headquarters for laying a bridge',
    rules: '16.22 15.21',
    german: { 6434: [LEADER] },
    why: 'no-headquarters',
  },
  {
    case: 'C125: a bridge is not laid in an enemy zone',
    rules: '16.22',
    german: { 6434: [STAFF] },
    soviet: { 6530: [ENEMY] },
    why: 'enemy-zone',
  },
  {
    case: 'a bridge is not laid in a hex with an enemy bridge',
    rules: '16.22 16.26',
    german: { 6434: [STAFF] },
    soviet: { 6430: ['bridge unit E (towards 6429)'] },
    why: 'enemy-there',
  },
  {
    case: 'a bridge is not laid in a hex with an enemy leader',
    rules: '16.22 15.22',
    german: { 6434: [STAFF] },
    soviet: { 6430: ['leader L 2 (range 4)'] },
    why: 'enemy-there',
  },
  {
    case: 'a bridge is not laid on a hexside without water',
    rules: '16.21',
    sides: { river: '6428/6429' },
    german: { 6434: [STAFF] },
    why: 'no-water',
  },
  {
    case: 'a bridge is not laid in a swamp without a route',
    rules: '16.24',
    terrain: { 6430: 'swamp' },
    german: { 6434: [STAFF] },
    why: 'swamp',
  },
  {
    case: 'a bridge is laid in a swamp with a trail',
    rules: '16.24',
    terrain: { 6430: 'swamp' },
    routes: { trail: ['6429 - 6430'] },
    german: { 6434: [STAFF] },
  },
  {
    case: 'a bridge is not laid next to a banded enemy',
    rules: '8.15',
    german: { 6434: [STAFF] },
    soviet: { 6530: ['infantry battalion E 3-3-4 (efficiency 5, banded)'] },
    why: 'beside-enemy',
  },
  {
    case: 'a bridge is laid next to a banded enemy if a combat unit is in the hex',
    rules: '8.15',
    german: { 6434: [STAFF], 6430: [INFANTRY] },
    soviet: { 6530: ['infantry battalion E 3-3-4 (efficiency 5, banded)'] },
  },
];

describe('bridges', () => {
  test.each(laying)('$case [$rules]', ({ why, german, ...sketch }) => {
    const game = field({ ...assault, ...river, ...sketch, german: { ...german, hand: [BRIDGE] } });
    expect(slugOf(whyNot(placementBar(game.state, 0, game.cell('6430'), game.cell('6429'))))).toBe(why);
  });

  const lay = (game: Field): Answer => ({
    verb: 'bridge',
    pieces: [game.piece('B')],
    cells: game.cells('6430 6429'),
  });
  test.each(['assault', 'pass'] as const)(
    'C125: a bridge is laid in the %s sequence, recorded, and taken up again [16.23]',
    (sequence) => {
      const game = field({ ...river, sequence, german: { 6434: [STAFF], hand: [BRIDGE] } });
      let decisions = 0;
      drive(constructionPhase(game.state, 'here'), {
        answer: () => (decisions++ === 0 ? lay(game) : { verb: 'end' }),
      });
      expect([game.where('B'), game.state.towards[game.piece('B')]]).toEqual(['6430', game.cell('6429')]);
      bridging.perform(game.state, { verb: 'bridge', pieces: [game.piece('B')], cells: [] });
      expect(game.where('B')).toBe(AT_HAND);
    },
  );

  test('a laid bridge stays in supply and in place where other units are out of supply [16.25]', () => {
    const game = field({ ...river, turn: 14, german: { 6430: ['bridge unit B (towards 6429)', INFANTRY] } });
    const { state } = game;
    for (let turn = 0; turn < 2; turn++) {
      drive(determineSupply(state));
      drive(reorganization(state));
    }
    const supplyOf = (name: string): number => state.supply[game.piece(name)];
    expect([supplyOf('I'), supplyOf('B'), game.where('B')]).toEqual([OUT_OF_SUPPLY, SUPPLIED, '6430']);
  });

  test('an order to lay a bridge names the hexside, unless there is only one [16.21]', () => {
    const game = field({ ...river, german: { 6434: [STAFF], hand: [BRIDGE] } });
    expect(bridging.read(game.state, order(game, 'bridge B to 6430'))).toMatchObject({
      cells: game.cells('6430 6429'),
    });
    const two = field({ sides: { river: '6429/6430 6430/6530' }, german: { 6434: [STAFF], hand: [BRIDGE] } });
    const plain = order(two, 'bridge B to 6430');
    expect(slugOf(bridging.read(two.state, plain))).toBe('no-side');
    const withSide = { ...plain, attributes: { towards: { value: '6530', source: NO_SOURCE } } };
    expect(bridging.read(two.state, withSide)).toMatchObject({ cells: two.cells('6430 6530') });
  });
});
