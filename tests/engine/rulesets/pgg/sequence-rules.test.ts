import { describe, expect, test } from 'vitest';
import type { Decision, Pause } from '../../../../engine/play/moment.js';
import { attacking } from '../../../../engine/rulesets/pgg/combat/combat.js';
import { PggGame } from '../../../../engine/rulesets/pgg/game.js';
import { sovietInterdiction } from '../../../../engine/rulesets/pgg/interdiction/interdiction.js';
import { GERMAN } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { playGame } from '../../../../engine/rulesets/pgg/sequence/sequence.js';
import { movementPhase } from '../../../../engine/rulesets/pgg/sequence/movement-phase.js';
import { SOVIET_MARKER } from '../../../../engine/rulesets/pgg/interdiction/markers.js';
import { inEnemyZone } from '../../../../engine/rulesets/pgg/zones/zones.js';
import { drive, order } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

/** Rule numbers of the phases of a turn, in order. */
const PHASES = ['4.2.A1', '4.2.A2', '4.2.A3', '4.2.A4', '4.2.B1', '4.2.B2', '4.2.B3', '4.2.B4', '4.2.B5'];

/** A sketch with adjacent units of both sides. */
const facing: Sketch = { german: { '2010': ['inf 6'] }, soviet: { '2011': ['rifle A', 'leader Konev 4'] } };

/** The sketch `facing` with a second German unit behind the line and a third that arrives later. */
const busy: Sketch = {
  german: { '2010': ['inf 6'], '1005': ['inf 26'] },
  soviet: facing.soviet,
  expected: [{ turn: 7, at: '0101', german: ['inf 35'] }],
};

/** Plays a number of phases from the phase with this rule number; all decisions are passed. */
function phasesFrom(
  at: Field,
  rule: string,
  count = 1,
  look: (decision: Decision) => void = () => undefined,
): { readonly pauses: Pause[] } {
  at.state.phasesDone = PHASES.indexOf(rule);
  const play = playGame(at.state);
  const pauses: Pause[] = [];
  let step = play.next();
  while (!step.done) {
    const moment = step.value;
    if (moment.kind === 'pause') pauses.push(moment);
    if (moment.kind === 'decision') look(moment);
    if (pauses.length === count) break;
    step = play.next(moment.kind === 'decision' ? { verb: 'pass' } : []);
  }
  return { pauses };
}

describe('the phases of a turn [4.1, 4.2]', () => {
  test('the whole Soviet player-turn comes first, then the German one and the next turn, and none after the last [4.1, 4.2.C]', () => {
    const game = new PggGame({ ...field(facing).scenario, turns: 2 });
    drive(game.play());
    const reports = game.drainEvents().filter(({ kind }) => kind === 'phase' || kind === 'victory');
    const turn = (number: number) =>
      PHASES.map((rule) => `${rule} ${number} ${rule.startsWith('4.2.A') ? 'Soviet' : 'German'}`);
    expect(reports.slice(0, -1).map(({ rule, text, side }) => `${rule} ${/\d+/.exec(text)?.[0]} ${side}`)).toEqual([
      ...turn(1),
      ...turn(2),
    ]);
    expect(reports.at(-1)?.kind).toBe('victory');
    expect(game.now()).toMatchObject({ phase: 'end' });
  });

  test.each([
    ['4.2.A2', 'attack pass'],
    ['4.2.A3', undefined],
    ['4.2.A4', 'interdict pass'],
    ['4.2.B1', 'enter move overrun pass'],
    ['4.2.B2', 'attack pass'],
    ['4.2.B4', undefined],
    ['4.2.B5', 'interdict pass'],
  ])('in phase %s the active side may give these orders: %s', (rule, verbs) => {
    const found: [string, string][] = [];
    phasesFrom(field(busy), rule, 1, (decision) => {
      const legal = new Set(decision.legal().map(({ verb }) => verb));
      found.push([decision.rule, [...legal].sort().join(' ')]);
    });
    expect(found).toEqual(verbs === undefined ? [] : [[rule, verbs]]);
  });

  test.each([
    ['4.2.A2', 'Soviet', 'attack 2010 with A', 'attack 3010 with A'],
    ['4.2.B2', 'German', 'attack 2011 with 6', 'attack 3011 with 6'],
  ] as const)('in phase %s the %s side may attack enemies next to its units, and no others', (_, side, next, far) => {
    const at = field({
      ...facing,
      side,
      phase: 'combat',
      german: { ...facing.german, '3010': ['inf 26'] },
      soviet: { ...facing.soviet, '3011': ['rifle B'] },
    });
    expect(attacking.read(at.state, order(at, next))).toMatchObject({ verb: 'attack' });
    expect(attacking.read(at.state, order(at, far))).toMatchObject({ refused: true });
  });

  test.each([
    ['4.2.A3', ['4.2.A1', '4.2.A2', '4.2.A4'], 'A', '6'],
    ['4.2.B4', ['4.2.B1', '4.2.B2', '4.2.B3', '4.2.B5'], '6', 'A'],
  ])('phase %s ends the disruption of its own side, and no other phase does [6.63]', (rule, others, own, enemy) => {
    const after = (phase: string) => {
      const at = field({ german: { '2010': ['inf 6 (disrupted)'] }, soviet: { '4011': ['rifle A (disrupted)'] } });
      phasesFrom(at, phase);
      return [own, enemy].map((name) => at.state.disrupted[at.piece(name)]);
    };
    expect(after(rule)).toEqual([0, 1]);
    for (const other of others) expect(after(other)).toEqual([1, 1]);
  });

  test('the Soviet marker stays during the German player-turn and is removed at its end [4.2.B5, 13.46]', () => {
    const lies = (phases: number): boolean => {
      const at = field({});
      at.state.interdict(at.cell('2010'), SOVIET_MARKER, true);
      phasesFrom(at, '4.2.B1', phases);
      return (at.state.interdicted[at.cell('2010')] & SOVIET_MARKER) !== 0;
    };
    expect([1, 2, 3, 4, 5].map(lies)).toEqual([true, true, true, true, false]);
  });

  test('the Soviet marker is placed last in the Soviet player-turn, in any hex, and has neither ZOC nor stacking [4.2.A4, 13.42]', () => {
    const at = field({ side: 'Soviet', soviet: { '5920': ['rifle A', 'rifle B', 'rifle C'] } });
    for (const hex of ['0101', '2010', '5920'])
      expect(sovietInterdiction.read(at.state, order(at, `interdict ${hex}`))).toMatchObject({ verb: 'interdict' });
    drive(sovietInterdiction.perform(at.state, { verb: 'interdict', cells: at.cells('2010') }));
    expect(at.state.interdicted[at.cell('2010')]).toBe(SOVIET_MARKER);
    expect(['2009', '2010', '2011'].map((hex) => inEnemyZone(at.state, GERMAN, at.cell(hex)))).not.toContain(true);
    expect(at.state.count[at.cell('2010')]).toBe(0);
    expect(phasesFrom(field(facing), '4.2.A4').pauses).toMatchObject([{ side: 'Soviet', ends: 'side' }]);
  });
});

describe('the dice of turn 1 [5.21]', () => {
  const moves = (turn: number, die: number): { readonly rolls: number; readonly frozen: boolean } => {
    const at = field({ side: 'Soviet', turn, soviet: { '1414': ['rifle A'] }, armies: { 19: ['A'] } });
    const { moments } = drive(movementPhase(at.state, '4.2.A1'), { dice: [die] });
    return {
      rolls: moments.filter(({ kind }) => kind === 'dice').length,
      frozen: at.state.frozen[at.piece('A')] === 1,
    };
  };

  test.each([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
  ])('a roll of %i freezes the 19th Army: %s', (die, frozen) => {
    expect(moves(1, die)).toEqual({ rolls: 1, frozen });
  });

  test('from turn 2 on no dice are rolled, and all armies may move', () => {
    expect(moves(2, 6)).toEqual({ rolls: 0, frozen: false });
  });
});
