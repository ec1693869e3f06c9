import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attributes } from '../../../engine/model/map.js';
import type { PlacedItem, SettingModel } from '../../../engine/model/statements.js';
import type { Placement, ScenarioModel } from '../../../engine/model/scenario.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { randomStream } from '../../../engine/play/dice.js';
import { drive, runToEnd } from '../../../engine/play/drive.js';
import type { Answer, Decision, DiceRoll, Reply } from '../../../engine/play/moment.js';
import type { Game } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { FdaGame } from '../../../engine/rulesets/fda/game.js';
import { fda } from '../../../engine/rulesets/fda/index.js';
import type { PggGame } from '../../../engine/rulesets/pgg/game.js';
import { pgg } from '../../../engine/rulesets/pgg/index.js';
import { assertAffordably } from './affordable.js';
import { field as fdaField } from './fda/field.js';
import { field as pggField } from './pgg/field.js';

type AnyGame = PggGame | FdaGame;

/**
 * A reply to a decision or a dice roll, with the names of the units in it. The names serve to repeat the reply in
 * another game, in which the units have other indices.
 */
interface Replied {
  readonly address: string;
  readonly reply: Reply;
  readonly names: readonly string[];
}

/** A game whose position can be written as a scenario that begins with the next turn. */
interface Writable {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
  /** The turns after which the position is written. */
  readonly after: readonly number[];
  /**
   * Returns the `set` statements that describe the position. Undefined if a part of the position cannot be written as a
   * statement.
   */
  readonly settings: (game: AnyGame) => readonly SettingModel[] | undefined;
  /** Returns the attributes to write in parentheses behind a unit on the map. */
  readonly marks: (game: AnyGame, piece: number) => Readonly<Record<string, number | true | undefined>>;
  /** Returns the address of a question of the last played turn that the later scenario asks again during set-up. */
  readonly askedAgain?: (turn: number) => string;
}

const set = (name: string, value: string | number, more: { of?: string; side?: string } = {}): SettingModel => ({
  name,
  values: [value],
  source: NO_SOURCE,
  ...(more.side !== undefined && { side: more.side }),
  ...(more.of !== undefined && { of: [{ name: more.of, source: NO_SOURCE }] }),
});

/** Returns `set lost` statements for all pieces that have left the map for this reason. */
const lost = (game: AnyGame, off: string, isNamed: (name: string) => boolean = () => true): SettingModel[] =>
  game
    .unitLocations()
    .filter((unit) => unit.off === off && isNamed(unit.name))
    .map(({ name }) => set('lost', 'true', { of: name }));

const pggWritten: Writable = {
  ruleset: pgg,
  scenario: pggField({
    places: { Smolensk: ['major city', '2216 2217'], Krasny: ['town', '2014'], Orsha: ['minor city', '1815'] },
    terrain: { '1914 1915 2115 2116': 'forest', '2013': 'swamp' },
    roads: ['1814 - 1914 - 2013 - 2113 - 2213 - 2313'],
    river: '2015/2116 2014/2115',
    scores: { Smolensk: 25, Krasny: 3, Orsha: 5 },
    areas: { X: '5907' },
    german: { '1814': ['pz 25/7', 'gr 6/7'], '1815': ['gr 7/7', 'inf 6'], '1816': ['inf 26'], '1714': ['kav 1'] },
    soviet: {
      '2014': ['rifle A 4-5-6', 'rifle B 6-8-6'],
      '2015': ['rifle C 2-3-6', 'leader Lukin 3'],
      '2115': ['tank D 5-10', 'rifle E 1-2-6'],
      '2216': ['rifle F 7-7-6', 'leader Konev 4'],
    },
    armies: { 16: ['A', 'B', 'C', 'D', 'E', 'F', 'Lukin', 'Konev'] },
    turns: 4,
  }).scenario,
  after: [1, 2, 3],
  settings(game) {
    const { state, scenario } = game as PggGame;
    const sides = ['Soviet', 'German'];
    const granted = (side: string): number =>
      state.points.reduce((sum, one) => (sides[one.side] === side ? sum + one.points : sum), 0);
    const turns = state.sovietInterdictionTurns;
    return [
      ...['2216', '2217', '2014', '1815'].map((label) =>
        set('control', sides[state.control[scenario.map.board.cell(label)]], { of: label }),
      ),
      ...lost(game, 'eliminated', (name) => /[67]$/.test(name)),
      ...sides.map((side) => set('points', granted(side), { side })),
      ...(turns.length > 0 ? [{ ...set('interdiction.turns', 0), values: [...turns] }] : []),
    ];
  },
  marks(game, piece) {
    const { state } = game as PggGame;
    return {
      step: state.step[piece] > 0 ? state.step[piece] + 1 : undefined,
      disrupted: state.disrupted[piece] === 1 || undefined,
      revealed: (state.piece(piece).pool >= 0 && state.untried[piece] === 0) || undefined,
    };
  },
  askedAgain: (turn) => `${turn}/German/air interdiction`,
};

const fdaWritten: Writable = {
  ruleset: fda,
  scenario: fdaField({
    terrain: { '0,0 0,1': 'city', '1,-2 2,-2 -2,2': 'forest' },
    roads: ['-6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0 5,0 6,0'],
    edges: { A: '-6,0 -6,1 -6,2', B: '6,0 6,1 6,-1' },
    features: [
      ['fortification', '2,0', { name: 'Works' }],
      ['city', '0,0', { name: 'Caen', owner: 'B' }],
    ],
    A: {
      One: ['HQ h1 @ -3,0 (excellent)', 'ARM-B t1 @ -2,0', 'MECH i1 @ -2,0', 'MECH i2 @ -2,1', 'ART-H g1 @ -4,0'],
      Two: ['HQ h2 @ -3,1', 'INF i3 @ -2,2', 'INF i4 @ -2,1', 'CAV c2 @ -2,2'],
    },
    B: {
      Three: ['HQ h3 @ 2,0 (poor)', 'INF j1 @ 0,0', 'INF j2 @ 0,1', 'AT-H k3 @ 0,0', 'HMG w3 @ 0,1'],
      Four: ['HQ h4 @ 2,1', 'ARM-A t4 @ 1,0', 'MECH j3 @ 1,0', 'ART-SP m4 @ 3,1'],
    },
    scores: [['0,0', 5, 'A']],
    settings: { 'turns.perDay': 3 },
    turns: 9,
  }).scenario,
  after: [3, 6], // weather and supremacy are rolled on the first turn of a day
  settings(game) {
    const { state, scenario } = game as FdaGame;
    if (game.unitLocations().some(({ off }) => off !== undefined && off !== 'destroyed')) return undefined;
    const { board } = scenario.map;
    const first = [0, 1].toSorted((a, b) => state.inflicted[b] - state.inflicted[a])[0];
    return [
      ...[...state.control].map((side, cell) =>
        set('control', side < 0 ? 'nobody' : state.sideName(side as 0 | 1), { of: board.label(cell) }),
      ),
      ...lost(game, 'destroyed'),
      ...([0, 1] as const).map((side) => set('inflicted', state.inflictedInAll[side], { side: state.sideName(side) })),
      ...state.divisions.flatMap(({ name, index }) => set('attempts', state.attempts[index], { of: name })),
      // The side that inflicted more losses in the previous turn is first. Without this setting, the dice decide
      // after equal losses.
      ...(state.inflicted[0] === state.inflicted[1] ? [] : [set('first', state.sideName(first))]),
    ];
  },
  marks: (game, piece) => ({ pr: (game as FdaGame).state.pr[piece] }),
};

/**
 * Returns the scenario beginning with the next turn, with each unit placed on its own at its current position, in the
 * original order.
 */
function begunAfter(turn: number, game: AnyGame, { scenario, settings, marks }: Writable): ScenarioModel | undefined {
  const set = settings(game);
  if (set === undefined) return undefined;
  const where = new Map(game.unitLocations().map(({ name, cell }) => [name, cell]));
  const pieces = indicesOf(game);
  const alone = (item: PlacedItem, name: string): Placement[] => {
    const cell = where.get(name);
    if (cell === undefined) return [];
    const own = Object.entries(marks(game, pieces.get(name) ?? -1)).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, { value, source: NO_SOURCE, keySource: NO_SOURCE }] as const],
    );
    const attributes: Attributes = { ...item.attributes, ...Object.fromEntries(own) };
    const one = { ...item, ...(item.name === undefined && { drawn: [name], count: 1 }), attributes };
    return [
      {
        cells: [scenario.map.board.cell(cell)],
        cellsSource: NO_SOURCE,
        items: [one],
        citations: [],
        source: NO_SOURCE,
      },
    ];
  };
  const setups = scenario.setups.map((setup) => ({
    ...setup,
    placements: setup.placements.flatMap((placement) =>
      placement.items.flatMap((item) =>
        (item.name === undefined ? item.drawn : [item.name]).flatMap((name) =>
          alone(item, name).map((one) => ({ ...placement, ...one })),
        ),
      ),
    ),
  }));
  return { ...scenario, firstTurn: turn + 1, setups, settings: [...scenario.settings, ...set] };
}

const indicesOf = (game: AnyGame): ReadonlyMap<string, number> =>
  new Map(game.state.muster.pieces.map(({ name, index }) => [name, index]));

const start = (ruleset: Ruleset, scenario: ScenarioModel): AnyGame =>
  ruleset.start(scenario, { silent: true }) as AnyGame;

/** Plays a random game and writes its position as a scenario when the given turn ends. */
function played(written: Writable, seed: string, turn: number) {
  const random = randomStream(seed);
  const game = start(written.ruleset, written.scenario);
  const replies: Replied[] = [];
  let done = 0;
  let middle: ScenarioModel | undefined;
  const reply = (moment: Decision | DiceRoll): Reply => {
    const isDice = moment.kind === 'dice';
    const given: Reply = isDice
      ? Array.from({ length: moment.count }, () => random(moment.sides) + 1)
      : moment.pick(random);
    const pieces = isDice ? [] : ((given as Answer).pieces ?? []);
    replies.push({ address: moment.address, reply: given, names: pieces.map((piece) => game.pieceName(piece)) });
    return given;
  };
  for (const pause of drive(game, reply))
    if (pause.turn === turn && pause.ends === 'turn') {
      done = replies.length;
      middle = begunAfter(turn, game, written);
    }
  return { game, replies, done, middle };
}

/**
 * Plays a scenario with the replies of another game, and lists each question that differs and each reply that is
 * refused.
 */
function goneOn(ruleset: Ruleset, middle: ScenarioModel, setup: readonly Replied[], later: readonly Replied[]) {
  const game = start(ruleset, middle);
  const pieces = indicesOf(game);
  const otherwise: string[] = [];
  const given = { setup: setup.values(), later: later.values() };
  const reply = (moment: Decision | DiceRoll): Reply | undefined => {
    const isSetUp = game.now().turn === 0;
    const one = given[isSetUp ? 'setup' : 'later'].next().value;
    if (one === undefined || (!isSetUp && one.address !== moment.address)) {
      otherwise.push(`${moment.address} is asked, not ${one?.address ?? 'nothing'}`);
      return undefined;
    }
    if (moment.kind === 'dice') return one.reply;
    const answer = one.reply as Answer;
    const named = { ...answer, ...(answer.pieces && { pieces: one.names.map((name) => pieces.get(name) ?? -1) }) };
    const refused = moment.refuse(named);
    if (refused) otherwise.push(`${moment.address}: ${refused.message}`);
    return refused ? undefined : named;
  };
  runToEnd(drive(game, reply));
  return { game, otherwise };
}

/** Returns the positions of all units, the scores and the winner. */
function ended(game: Game): unknown {
  const units = game.unitLocations().flatMap(({ name, cell }) => (cell === undefined ? [] : [`${name} in ${cell}`]));
  const points: Record<string, number> = {};
  for (const line of game.score()) points[line.side] = (points[line.side] ?? 0) + line.points;
  return { units: units.toSorted(), points, outcome: game.outcome() };
}

test.each([pggWritten, fdaWritten])(
  'a game of $ruleset.id continues in the same way from a position written as a set-up',
  (written) => {
    const { ruleset, after, askedAgain } = written;
    let compared = 0;
    assertAffordably(
      fc.property(fc.nat(), fc.constantFrom(...after), (seed, turn) => {
        const { game, replies, done, middle } = played(written, String(seed), turn);
        if (middle === undefined) return;
        compared++;
        const again = replies.slice(0, done).filter(({ address }) => address.startsWith(askedAgain?.(turn) ?? 'never'));
        const other = goneOn(ruleset, middle, again, replies.slice(done));
        expect(other.otherwise).toEqual([]);
        expect(ended(other.game)).toEqual(ended(game));
      }),
      25,
    );
    expect(compared).toBeGreaterThan(0);
  },
);
