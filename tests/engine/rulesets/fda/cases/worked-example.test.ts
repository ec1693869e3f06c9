import { expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { activations } from '../../../../../engine/rulesets/fda/activation/activation.js';
import { drive, order } from '../drive.js';
import { field } from '../field.js';

/**
 * The rulebook's example of support, played from its first step. A German infantry division blocks the road; an
 * American division moves up and waits. The German armour comes too late, and the American armour attacks together with
 * the other division [9.1i]. The rulebook shows the sectors only in a drawing; the sectors used here fit its text.
 */
test.each(['hexes', 'squares'] as const)(
  "C01: the rulebook's example of support plays as a whole turn on %s [9.1i, 6b, 9.1e]",
  (grid) => {
    const at = field({
      grid,
      A: { Infanterie: ['HQ hi @ -3,0', 'INF y @ -1,0'], Panzer: ['HQ hp @ -10,0', 'ARM-B p @ -9,0', 'MECH g @ -9,0'] },
      B: {
        Infantry: ['HQ ui @ 4,0', 'INF i1 @ 2,0', 'INF i2 @ 2,0'],
        Armor: ['HQ ua @ 5,1', 'ARM-B tank @ 3,1', 'MECH mech @ 3,1'],
      },
    });
    const script: Readonly<Record<string, readonly string[]>> = {
      Infanterie: ['move y to 0,0'],
      Infantry: ['move i1, i2 to 1,0'],
      Panzer: ['move p to -6,0', 'move g to -5,0'],
      Armor: ['move tank to 0,1', 'move mech to 0,1', 'assault 0,0 with tank, mech, i1, i2'],
    };
    const waiting = new Map(Object.entries(script).map(([division, orders]) => [division, [...orders]]));
    drive(activations(at.state), {
      dice: [6, 5, 4, 3, 6, 6],
      answer: (decision) => {
        if (decision.question !== 'action') return undefined;
        const text = waiting.get(at.state.divisions[at.state.active].name)?.shift();
        if (text === undefined) return undefined;
        const answer = decision.read(order(at, text));
        if (isRefusal(answer)) throw new Error(`${text}: ${answer.message}`);
        return answer;
      },
    });
    expect([...waiting.values()].flat()).toEqual([]);
    const reports = at.state.drainEvents();
    expect(reports.flatMap(({ kind, text }) => (kind === 'activation' ? text : []))).toEqual([
      'A activates Infanterie.',
      'B activates Infantry.',
      'A activates Panzer.',
      'B activates Armor.',
    ]);
    expect(reports.find(({ kind }) => kind === 'assault')?.facts).toEqual({
      pools: '4-2',
      scores: '18-12',
      result: 'Taken',
    });
    expect(at.state.pr[at.piece('y')]).toBe(1);
    expect(at.board.distance(at.cell('0,0'), at.state.cell[at.piece('y')])).toBe(2);
  },
);
