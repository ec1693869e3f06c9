import { describe, expect, test } from 'vitest';
import { Awards, type Awarded } from '../../../engine/mechanics/special-rules/awards.js';
import type { SpecialGame } from '../../../engine/mechanics/special-rules/face.js';
import { Losses, type LostIn } from '../../../engine/mechanics/special-rules/losses.js';
import { Members } from '../../../engine/mechanics/special-rules/members.js';
import type { AwardModel } from '../../../engine/model/special-rules.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import { fda } from '../../../engine/rulesets/fda/index.js';
import { pgg } from '../../../engine/rulesets/pgg/index.js';
import { played } from './starters.js';

const NAMES: Readonly<Record<string, string>> = { B: 'Blue', R: 'Red' };

/**
 * A fictitious game with a place of two cells and three units. Each turn is written as text: `1: B. -1/1` ends a phase
 * of turn 1 in which Blue holds the first cell, neither side holds the second cell, and the unit 1/1 is lost. `1! BB`
 * also ends the turn.
 */
class Town {
  private holders: readonly (string | undefined)[] = [];
  private lost: readonly string[] = [];
  private turn = 0;
  readonly losses: Losses;
  readonly awards: Awards;

  constructor(award: Partial<AwardModel>) {
    const unit = (name: string, kind: string) => ({ name, kind, members: [] });
    const forces = [unit('1/1', 'infantry'), unit('2/1', 'infantry'), unit('1/7', 'tank')];
    const game = {
      scenario: { sides: [{ name: 'Blue', forces }] },
      special: {
        lost: ['lost'],
        holder: (cell: number) => this.holders[cell],
        counts: { standing: { times: () => this.blue() }, 'at dusk': { after: 'dusk', times: () => this.blue() } },
      },
      unitLocations: () =>
        forces.map(({ name }) => ({
          name,
          side: name.endsWith('1') ? 'Blue' : 'Red',
          ...(this.lost.includes(name) ? { off: 'lost' } : { cell: '0101' }),
        })),
    } as unknown as SpecialGame;
    this.losses = new Losses(game, new Members([]), () => this.turn);
    this.awards = new Awards(game, this.losses);
    const place = { name: 'Town', cells: [0, 1], preposition: 'at', source: NO_SOURCE } as const;
    this.awards.add([{ side: 'Blue', place, points: 2, attributes: {}, citations: [], source: NO_SOURCE, ...award }]);
  }

  /** Ends a phase, or a turn if the line contains `!`. */
  after(line: string): this {
    this.step(line);
    return this;
  }

  /** Returns a new game that is restored from the records of this game. */
  takenUp(award: Partial<AwardModel>): Town {
    const next = new Town(award);
    next.awards.restore(JSON.parse(JSON.stringify(this.awards.record())) as Awarded);
    next.losses.restore(JSON.parse(JSON.stringify(this.losses.record())) as LostIn);
    Object.assign(next, { holders: this.holders, lost: this.lost, turn: this.turn });
    return next;
  }

  points(): number {
    this.awards.gameEnds();
    return this.awards.lines().reduce((sum, { points }) => sum + points, 0);
  }

  private blue(): number {
    return this.holders.filter((holder) => holder === 'Blue').length;
  }

  private step(line: string): void {
    const [, turn, ends, holders, lost = ''] = /^(\d)([:!]) (\S\S)(?: -(.*))?$/.exec(line) ?? [];
    this.turn = Number(turn);
    this.holders = Array.from(holders, (letter) => NAMES[letter]);
    this.lost = lost.split(' ').filter(Boolean);
    this.losses.phaseEnds();
    this.awards.phaseEnds(this.turn, 'dusk');
    if (ends !== '!') return;
    this.awards.turnEnds(this.turn);
    this.awards.gameContinues();
  }
}

const flag = (...words: string[]): Pick<AwardModel, 'attributes'> => ({
  attributes: Object.fromEntries(words.map((word) => [word, { value: true, source: NO_SOURCE, keySource: NO_SOURCE }])),
});
const turns = (first: number, last = first) => ({ during: { first, last, source: NO_SOURCE } });
const nowhere = { place: undefined };
const captured = { occasion: 'captured' };
const heldAward = { occasion: 'held' };

describe('awards', () => {
  const cases: readonly (readonly [string, Partial<AwardModel>, readonly string[], number])[] = [
    ['captured: a capture in the first phase gives points', captured, ['0: ..', '1: BB'], 2],
    ['captured: a place held from the start gives no points', captured, ['0: BB', '1: BB'], 0],
    ['captured: the capture of a part of the place gives no points', captured, ['0: RR', '1: BR'], 0],
    ['captured: the capture of the last cell gives points', captured, ['0: RR', '1: BR', '1: BB'], 2],
    ['captured: two captures in a turn give points twice', captured, ['0: RR', '1: BB', '1: RR', '1! BB'], 4],
    [
      'captured (each-turn): two captures in a turn give points once',
      { ...captured, ...flag('each-turn') },
      ['0: RR', '1: BB', '1: RR', '1! BB'],
      2,
    ],
    [
      'captured (each-turn): captures in two turns give points twice',
      { ...captured, ...flag('each-turn') },
      ['0: RR', '1: BB', '1! RR', '2! BB'],
      4,
    ],
    [
      'captured (once): captures in two turns give points once',
      { ...captured, ...flag('once') },
      ['0: RR', '1: BB', '1! RR', '2! BB'],
      2,
    ],
    [
      'captured (each-cell): each captured cell gives points',
      { ...captured, ...flag('each-cell') },
      ['0: RR', '1: BR', '1: BB'],
      4,
    ],
    [
      'captured (each-cell, once): each cell gives points only the first time',
      { ...captured, ...flag('each-cell', 'once') },
      ['0: RR', '1: BR', '1! RR', '2: BB', '2! RR', '3: BB'],
      4,
    ],
    [
      'captured: a capture before the turn named gives no points',
      { ...captured, ...turns(2) },
      ['0: RR', '1! BB', '2! BB'],
      0,
    ],
    [
      'captured: a second capture in the turn named gives points',
      { ...captured, ...turns(2) },
      ['0: RR', '1! BB', '2: RR', '2! BB'],
      2,
    ],
    ['lost at a place: the loss to the enemy gives points', { occasion: 'lost' }, ['0: BB', '1: BR', '1: RR'], 2],
    ['lost at a place: a place that neither side holds gives no points', { occasion: 'lost' }, ['0: BB', '1: ..'], 0],
    [
      'lost at a place: a place that the enemy held from the start gives no points',
      { occasion: 'lost' },
      ['0: RR', '1: BB', '2! BB'],
      0,
    ],
    [
      'lost at a place (each-cell): each lost cell gives points',
      { occasion: 'lost', ...flag('each-cell') },
      ['0: BB', '1: BR', '1: RR'],
      4,
    ],
    [
      'lost at a place (once): two losses give points once',
      { occasion: 'lost', ...flag('once') },
      ['0: BB', '1! RR', '2: BB', '2! RR'],
      2,
    ],
    ['held: a place held when the game is over gives points', heldAward, ['0: RR', '1! BB', '2! BB'], 2],
    ['held: a place lost before the end gives no points', heldAward, ['0: RR', '1! BB', '2! BR'], 0],
    ['held: a place without a word for the event counts when it is held', {}, ['0: RR', '1! BB'], 2],
    [
      'held: a place held at the end of the last turn named gives points',
      { ...heldAward, ...turns(1, 2) },
      ['0: RR', '1! BB', '2! BB', '3! RR'],
      2,
    ],
    [
      'held: a place held only at the end of the first turn named gives no points',
      { ...heldAward, ...turns(1, 2) },
      ['0: RR', '1! BB', '2! RR', '3! BB'],
      0,
    ],
    [
      'held (each-turn): each turn at whose end the place is held gives points',
      { ...heldAward, ...flag('each-turn') },
      ['0: RR', '1! BB', '2! RR', '3: BB', '3! BB'],
      4,
    ],
    [
      'held (each-turn): only the turns named give points',
      { ...heldAward, ...flag('each-turn'), ...turns(2, 3) },
      ['0: BB', '1! BB', '2! BB', '3! BB', '4! BB'],
      4,
    ],
    [
      'held (judged): the points are removed when the game continues',
      { ...heldAward, ...turns(1), ...flag('judged') },
      ['1! BB', '2! BB'],
      0,
    ],
    ['held (each-cell): each held cell gives points', { ...heldAward, ...flag('each-cell') }, ['1! BR'], 2],
    [
      'held: a place without cells gives no points',
      { ...heldAward, place: { name: 'Nowhere', cells: [], preposition: 'at', source: NO_SOURCE } },
      ['1! BB'],
      0,
    ],
    ['lost: each lost unit gives points', { occasion: 'lost', ...nowhere }, ['1: .. -1/1', '1! .. -1/1 2/1 1/7'], 4],
    ['lost: only lost units of the kind give points', { occasion: 'lost tank', ...nowhere }, ['1: .. -1/1 1/7'], 0],
    [
      'lost (once): two lost units give points once',
      { occasion: 'lost units', ...nowhere, ...flag('once') },
      ['1: .. -1/1 2/1'],
      2,
    ],
    [
      'lost: only units lost in the turn named give points',
      { occasion: 'lost', ...nowhere, ...turns(2) },
      ['1! .. -1/1', '2! .. -1/1 2/1', '3! .. -1/1 2/1'],
      2,
    ],
    [
      'lost: a unit lost before the first turn gives no points',
      { occasion: 'lost', ...nowhere, ...turns(1) },
      ['0: .. -1/1', '1! .. -1/1'],
      0,
    ],
    [
      'lost: a unit that returned and is lost again gives points in the later turn',
      { occasion: 'lost', ...nowhere, ...turns(3) },
      ['1! .. -1/1', '2! ..', '3! .. -1/1'],
      2,
    ],
    ['destroyed: only lost units of the enemy give points', { occasion: 'destroyed' }, ['1! .. -1/1 1/7'], 2],
    [
      'counted by the game: an event of the current position gives points for the position',
      { occasion: 'standing' },
      ['1: BB', '1! BR'],
      2,
    ],
    [
      'counted by the game: an event at the end of a phase gives points after each such phase',
      { occasion: 'at dusk' },
      ['0: BB', '1: BB', '1! BR'],
      6,
    ],
    [
      'counted by the game (once): the first event gives points',
      { occasion: 'at dusk', ...flag('once') },
      ['1: RR', '1: BB', '2! BR'],
      4,
    ],
    [
      'counted by the game: only events of the turn named give points',
      { occasion: 'at dusk', ...turns(2) },
      ['1: BB', '2! BR', '3: BB'],
      2,
    ],
    [
      'destroyed: a unit destroyed after the turn named gives no points',
      { occasion: 'destroyed tank', ...turns(1) },
      ['1! .. -1/1', '2! .. -1/1 1/7'],
      0,
    ],
  ];

  test.each(cases)('%s', (_, award, course, points) => {
    const town = course.reduce((before, line) => before.after(line), new Town(award));
    expect(town.points()).toBe(points);
  });

  test.each(cases)(
    '%s, also when the game is restored from a snapshot after each phase',
    (_, award, course, points) => {
      const town = course.reduce((before, line) => before.after(line).takenUp(award), new Town(award));
      expect(town.points()).toBe(points);
    },
  );
});

describe.each([
  { ruleset: pgg, side: 'German', other: 'Soviet', cells: [['area Ford 0304', 'area Ford 0504']] },
  {
    ruleset: fda,
    side: 'Blue',
    other: 'Red',
    cells: [
      ['area Ford 0304', 'area Ford 0403'],
      ['  assault 0604', '  move "1st Staff" to 0403\n  assault 0604'],
    ],
  },
] as const)('in play of $ruleset.id', ({ ruleset, side, other, cells }) => {
  const given = async (statement: string): Promise<string[]> => {
    const { checked, play } = await played(ruleset, statement, cells);
    expect(checked).toEqual([]);
    const lines = play.game.score().filter(({ rule }) => rule === 'scenario');
    return lines.map(({ side: whose, points, text }) => `${whose} ${points}: ${text}`);
  };

  test.each([
    [`score for ${side} captured at Ford 3 (once)`, [`${side} 3: Ford captured`]],
    [`score for ${other} captured at Ford 3`, []],
    [`score for ${side} turn 1..2 held at Ford 1 (each-turn)`, [`${side} 1: Ford held`, `${side} 1: Ford held`]],
    [`score for ${side} start 4, option 2`, [`${side} 4: from the start`]],
    [
      `when ${side} holds Ford { score for ${side} start 1, option 2 }`,
      [`${side} 1: a condition came true`, `${side} 2: a condition came true`],
    ],
    [`victory ${side} turn 1 when ${side} holds Ford\n  score for ${side} held at Ford 5`, [`${side} 5: Ford held`]],
  ])('the score statement “%s” produces the expected entries', async (statement, lines) => {
    // The place is entered in turn 1.
    expect(await given(statement)).toEqual(lines);
  });
});
