import { describe, expect, test } from 'vitest';
import { choice } from '../../../engine/mechanics/choice.js';
import { playRetreat, type RetreatProcedure } from '../../../engine/mechanics/retreat-procedure.js';
import type { Answer } from '../../../engine/play/moment.js';

/**
 * A retreat on a small field for tests. Each place has room for a given number of units. Units and places are
 * identified by numbers. A unit with a number of 10 or more retreats together with the unit that has the next number.
 */
class Field implements RetreatProcedure<number> {
  readonly places = new Map<number, number>();
  readonly questions: string[] = [];
  readonly blocked: number[] = [];

  constructor(private readonly room: Readonly<Record<number, number>>) {}

  private free(place: number): number {
    return this.room[place] - [...this.places.values()].filter((one) => one === place).length;
  }

  paths(): number[] {
    return Object.keys(this.room)
      .map(Number)
      .filter((place) => this.free(place) > 0);
  }
  removeBlocked(waiting: readonly number[]): readonly number[] {
    if (this.paths().length > 0) return waiting;
    this.blocked.push(...waiting);
    return [];
  }
  decide(waiting: readonly number[], number: number) {
    this.questions.push(`${number}: ${waiting.join()}`);
    return choice({
      address: `retreat ${number}`,
      side: 'Blue',
      rule: '1',
      question: 'retreat',
      prompt: 'Blue: where?',
      verbs: ['retreat'],
      options: () => [],
      answer: () => ({ verb: 'retreat' }),
      whyNot: () => undefined,
    });
  }
  isEnd({ verb }: Answer): boolean {
    return verb === 'stay';
  }
  isMeant(path: number, { cells }: Answer): boolean {
    return cells === undefined || cells[0] === path;
  }
  move(unit: number, path: number): readonly number[] {
    const units = unit < 10 ? [unit] : [unit, unit + 1];
    for (const one of units) this.places.set(one, path);
    return units;
  }
}

const to = (cell: number, ...pieces: number[]): Answer => ({ verb: 'retreat', pieces, cells: [cell] });

/** Plays a retreat with the given answers to its questions, and returns the units that have retreated. */
function play(field: Field, units: readonly number[], answers: readonly Answer[], first?: Answer): number[] {
  const left = [...answers];
  const playing = playRetreat(units, field, first);
  let step = playing.next();
  while (step.done !== true) {
    const answer = left.shift();
    if (answer === undefined) throw new Error('There are more questions than answers.');
    step = playing.next(answer);
  }
  expect(left).toEqual([]);
  return step.value;
}

describe('playRetreat', () => {
  test('playRetreat asks about the remaining units until all have retreated', () => {
    const field = new Field({ 7: 2, 8: 1 });
    expect(play(field, [1, 2, 3], [to(7, 2), to(8, 1), to(7, 3)])).toEqual([2, 1, 3]);
    expect(field.questions).toEqual(['1: 1,2,3', '2: 1,3', '3: 3']);
    expect([...field.places]).toEqual([
      [2, 7],
      [1, 8],
      [3, 7],
    ]);
  });

  test('playRetreat asks again about a unit if other units of the same answer have taken its room', () => {
    const field = new Field({ 7: 2, 8: 1 });
    expect(play(field, [1, 2, 3], [to(7, 1, 2, 3), to(8, 3)])).toEqual([1, 2, 3]);
    expect(field.questions).toEqual(['1: 1,2,3', '2: 3']);
  });

  test('playRetreat uses an earlier answer for the first question and asks only the remaining questions', () => {
    const field = new Field({ 7: 2 });
    expect(play(field, [1, 2], [to(7, 2)], to(7, 1))).toEqual([1, 2]);
    expect(field.questions).toEqual(['2: 2']);
  });

  test('playRetreat does not ask about units that had to go with another unit', () => {
    const field = new Field({ 7: 3 });
    expect(play(field, [1, 10, 11], [to(7, 10, 11), to(7, 1)])).toEqual([10, 11, 1]);
    expect(field.questions).toEqual(['1: 1,10,11', '2: 1']);
  });

  test('playRetreat ends when no unit can retreat', () => {
    const field = new Field({ 7: 1 });
    expect(play(field, [1, 2], [to(7, 1)])).toEqual([1]);
    expect(field.blocked).toEqual([2]);
  });

  test('playRetreat ends when an answer allows the remaining units to stay', () => {
    const field = new Field({ 7: 3 });
    expect(play(field, [1, 2, 3], [to(7, 2), { verb: 'stay' }])).toEqual([2]);
    expect(field.questions).toEqual(['1: 1,2,3', '2: 1,3']);
    expect(play(new Field({ 7: 3 }), [1, 2], [{ verb: 'stay' }])).toEqual([]);
  });

  test('playRetreat moves each unit along its first path if the answer names no path', () => {
    const field = new Field({ 7: 1, 8: 2 });
    expect(play(field, [1, 2], [{ verb: 'retreat', pieces: [2, 1] }])).toEqual([2, 1]);
    expect([...field.places]).toEqual([
      [2, 7],
      [1, 8],
    ]);
  });

  test('playRetreat asks nothing when no units retreat', () => {
    expect(play(new Field({ 7: 1 }), [], [])).toEqual([]);
  });
});
