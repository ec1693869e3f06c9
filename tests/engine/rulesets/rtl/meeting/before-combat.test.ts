import { describe, expect, test } from 'vitest';
import { before, type Attacked, type Came } from '../procedures.js';

/** Reads a fact of a played procedure, other than the positions of units. */
type Then = (played: Came) => unknown;

type Row<Told> = Told & { readonly case: string; readonly rules: string; readonly then?: readonly [Then, unknown] };
const TANK = 'tank battalion T 5-3-6 (efficiency 6, stacking 2)';
const TANKS = 'tank battalion U 5-3-6 (efficiency 6, stacking 2)';
const RECON = 'reconnaissance battalion R 2-2-6|1-1-6 (efficiency 6-5, stacking 1)';
const RIFLES = 'infantry battalion D 3-4-4|2-3-4 (efficiency 4-3, stacking 2)';
const MOTORIZED = 'motorized infantry battalion M 5-5-6 (efficiency 6, stacking 2)';

const questions: Then = ({ moments }) =>
  moments.flatMap((moment) => (moment.kind === 'decision' ? [moment.question] : [])).join(' ');

describe('before combat', () => {
  const rows: readonly Row<Attacked>[] = [
    {
      case: 'the zone of the unit that follows a refusal surrounds the next hex',
      rules: '9.23d 9.25 3.21',
      terrain: { '6228 6328 6329': 'lake' },
      german: { 6130: [TANKS], 6230: [TANK] },
      attacks: { 6129: 'U', 6229: 'T' },
      soviet: { 6129: ['reconnaissance battalion S 2-2-6 (efficiency 6, stacking 1)'], 6229: [RECON] },
      answers: { refusal: 'refuse S to 6028', advance: 'advance U to 6129' },
      dice: [6],
      at: { S: '6028', U: '6129', R: '6229' },
      then: [questions, 'refusal advance'],
    },
    {
      case: 'if no unit follows, the next hex may refuse as well',
      rules: '9.23d 9.25',
      terrain: { '6228 6328 6329': 'lake' },
      german: { 6130: [TANKS], 6230: [TANK] },
      attacks: { 6129: 'U', 6229: 'T' },
      soviet: { 6129: ['reconnaissance battalion S 2-2-6 (efficiency 6, stacking 1)'], 6229: [RECON] },
      answers: { refusal: ['refuse S to 6028', 'refuse R to 6127'], advance: 'stay' },
      dice: [6, 6],
      at: { S: '6028', R: '6127' },
    },
    {
      case: 'a unit that refused and came near another fight does not react',
      rules: '9.26 9.32',
      german: { 6230: [TANK], 6129: [TANKS] },
      attacks: { 6229: 'T', 6128: 'U' },
      soviet: { 6229: [RECON], 6128: [RIFLES] },
      answers: { refusal: 'refuse R to 6327' },
      dice: [6],
      at: { R: '6327' },
      then: [questions, 'refusal advance'],
    },
    {
      case: 'a headquarters alone in its hex leads it and may refuse',
      rules: '15.12c 9.21',
      side: 'Soviet',
      soviet: { 6230: [TANK] },
      german: { 6229: ['headquarters R 1-6 (efficiency 5, stacking 1)'] },
      answers: { refusal: 'refuse R to 6028' },
      dice: [5],
      at: { R: '6028' },
    },
    {
      case: 'a headquarters with another unit does not lead the refusal',
      rules: '15.12c 9.23a',
      side: 'Soviet',
      soviet: { 6230: [TANK] },
      german: { 6229: [RECON, 'headquarters H 1-6 (efficiency 9, stacking 1)'] },
      answers: { refusal: 'refuse R, H to 6028' },
      dice: [7],
      at: { R: '6229', H: '6229' },
    },
    {
      case: 'the check of a refusal is harder out of supply',
      rules: '9.23a 6.14 3.44',
      german: { 6230: [TANK] },
      soviet: { 6229: ['reconnaissance battalion R 2-2-6 (efficiency 6, stacking 1, oos)'] },
      answers: { refusal: 'refuse R to 6028' },
      dice: [6],
      at: { R: '6229' },
    },
    {
      case: 'a reaction in rain pays the costs of rain',
      rules: '9.31 8.41',
      weather: 'rain',
      side: 'Soviet',
      attacks: { 6229: 'A' },
      soviet: { 6328: ['tank brigade A 5-3-6 (efficiency 6)'] },
      german: { 6229: [RIFLES], 6231: [MOTORIZED] },
      refused: { reaction: ['react M to 6233', '9.31 out-of-reach'] },
      answers: { reaction: 'react M to 6232' },
      dice: [6],
      at: { M: '6232' },
    },
    {
      case: 'a river without a bridge uses up the whole half allowance of a reaction',
      rules: '9.31 8.36c RTL-03',
      side: 'Soviet',
      sides: { river: '6231/6232' },
      attacks: { 6229: 'A' },
      soviet: { 6328: ['tank brigade A 5-3-6 (efficiency 6)'] },
      german: { 6229: [RIFLES], 6231: [MOTORIZED] },
      refused: { reaction: ['react M 6231 > 6232 > 6233', '8.36c stopped'] },
      answers: { reaction: 'react M to 6232' },
      dice: [6],
      at: { M: '6232' },
    },
    {
      case: 'a builder of a strongpoint that reacts leaves its work',
      rules: '9.3 14.26b',
      side: 'Soviet',
      attacks: { 6229: 'A' },
      soviet: { 6328: ['tank brigade A 5-3-6 (efficiency 6)'] },
      german: { 6229: [RIFLES], 6231: ['motorized infantry battalion M 5-5-6 (efficiency 6, building)'] },
      strongpoints: { 6231: 'German unfinished' },
      answers: { reaction: 'react M to 6229' },
      dice: [6],
      at: { M: '6229' },
      then: [({ state, cell }) => state.strongpoint[cell('6231')], 0],
    },
    {
      case: 'a reaction brings the second step that a hex needs to hold without retreat',
      rules: '9.35 9.41',
      side: 'Soviet',
      attacks: { 6229: 'A' },
      soviet: { 6328: ['tank brigade A 5-3-6 (efficiency 6)'] },
      german: { 6229: ['infantry battalion D 3-4-4 (efficiency 4, stacking 2)'], 6231: [MOTORIZED] },
      strongpoints: { 6229: 'German' },
      answers: { reaction: 'react M to 6229', stand: 'stand', lead: 'lead M' },
      dice: [6, 6],
      then: [({ state, cell }) => state.noRetreat[cell('6229')], 1],
    },
    {
      case: 'points spent on a reaction are not available when the hex holds without retreat',
      rules: '9.33a 9.42a 15.32',
      side: 'Soviet',
      attacks: { 6229: 'A' },
      soviet: { 6328: ['tank brigade A 5-3-6 (efficiency 6)'] },
      german: { 6229: [RIFLES], 6231: [MOTORIZED, 'headquarters HQ 1-6 (command 2, efficiency 6)'] },
      strongpoints: { 6229: 'German' },
      answers: { reaction: 'react M to 6230', command: 'spend HQ', stand: 'stand' },
      dice: [8, 5],
      then: [({ state, cell }) => state.noRetreat[cell('6229')], 0],
    },
    {
      case: 'an Army unit attached by the scenario belongs to that formation and does not react for another',
      rules: '9.32 4.31',
      side: 'Soviet',
      attacks: { 6229: 'A' },
      soviet: { 6328: ['tank brigade A 5-3-6 (efficiency 6)'] },
      german: {
        6229: [RIFLES],
        6231: [
          'motorized infantry battalion M 5-5-6 (efficiency 6, army)',
          'motorized infantry battalion N 5-5-6 (efficiency 6)',
        ],
        6430: ['infantry battalion X 3-3-4 (of 8.Mot)'],
      },
      given: ({ state, piece, scenario }) => {
        const force = (name: string) => scenario.sides[0].forces.find((one) => one.name === name)!;
        state.attachments = [{ pieces: [force('M')], to: force('8.Mot'), source: force('M').source } as never];
        expect(state.formationOf(piece('M'))).toBe('8.Mot');
      },
      refused: { reaction: ['react M to 6232', '9.32 other-formation'] },
    },
    {
      case: 'a reaction into the hex of an enemy leader drives him out',
      rules: '9.3 15.22',
      side: 'Soviet',
      attacks: { 6229: 'A' },
      soviet: { 6328: ['tank brigade A 5-3-6 (efficiency 6)'], 6233: ['leader V 6 (command 1, range 4)'] },
      german: { 6229: [RIFLES], 6231: [MOTORIZED] },
      answers: { reaction: 'react M to 6233' },
      dice: [6],
      at: { M: '6233', V: '6328' },
    },
  ];
  test.each(rows)('$case [$rules]', ({ then, ...setup }) => {
    const played = before(setup);
    if (then !== undefined) expect(then[0](played)).toBe(then[1]);
  });
});
