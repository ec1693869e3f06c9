import { expect, test } from 'vitest';
import { NO_SOURCE } from '../../../../../engine/model/source.js';
import { moving } from '../../../../../engine/rulesets/rtl/movement/moving.js';
import { entering } from '../../../../../engine/rulesets/rtl/reinforcements/entering.js';
import { activate } from '../../../../../engine/rulesets/rtl/sequence/activation.js';
import { EMERGENCY, NO_STRONGPOINT, SUPPLIED } from '../../../../../engine/rulesets/rtl/state/fields.js';
import { determineSupply } from '../../../../../engine/rulesets/rtl/supply/determination.js';
import { lineOf } from '../../../../../engine/rulesets/rtl/supply/supply.js';
import { bridging } from '../../../../../engine/rulesets/rtl/works/bridges.js';
import { construction } from '../../../../../engine/rulesets/rtl/works/construction.js';
import { completing, fortifying } from '../../../../../engine/rulesets/rtl/works/strongpoints.js';
import { eliminate } from '../../../../../engine/rulesets/rtl/combat/losses.js';
import { drive, order } from '../drive.js';
import { field, type Field, type Sketch } from '../sketch.js';

const INFANTRY = 'infantry battalion I 5-4-4 (efficiency 5, stacking 2)';
const STAFF = 'headquarters HQ 1-6 (command 1, efficiency 6)';
const ENEMY = 'infantry battalion E 3-3-4 (efficiency 5, stacking 2)';
const road = { sources: { West: 'German 6426' }, routes: { 'main road': ['6428 - 6427 - 6426'] } };
const traces = (game: Field, who = 'I'): boolean => lineOf(game.state, game.piece(who)).value;
const slugOf = (read: unknown): string | undefined => (read as { slug?: string }).slug;

/** Situations in which two rules interact. `check` plays the situation and returns a value, which must equal `is`. */
const meetings: readonly {
  readonly case: string;
  readonly rules: string;
  readonly sketch: Sketch;
  readonly check: (game: Field) => unknown;
  readonly is: unknown;
}[] = [
  {
    case: 'a bridge that is taken up cuts the road behind it',
    rules: '6.22 16.23',
    sketch: {
      ...road,
      sides: { stream: '6426/6427' },
      german: { 6430: [INFANTRY, STAFF], 6427: ['bridge unit B (towards 6426)'] },
    },
    check(game) {
      const before = traces(game);
      bridging.perform(game.state, { verb: 'bridge', pieces: [game.piece('B')], cells: [] });
      return [before, lineOf(game.state, game.piece('I')).line.length];
    },
    is: [true, 5],
  },
  {
    case: 'a unit blocked by a strongpoint is supplied again when the strongpoint is removed',
    rules: '14.11 14.26a',
    sketch: { ...road, strongpoints: { 6426: 'Soviet' }, german: { 6430: [INFANTRY], 6426: [STAFF] } },
    check(game) {
      const before = traces(game);
      drive(construction(game.state));
      return [before, traces(game)];
    },
    is: [false, true],
  },
  {
    case: 'a disrupted unit on an enemy strongpoint leaves it in place, and the source stays closed',
    rules: '3.72f 6.31 14.26a',
    sketch: {
      ...road,
      strongpoints: { 6426: 'Soviet' },
      german: { 6430: [INFANTRY], 6426: ['headquarters HQ 1-6 (command 1, efficiency 6, disrupted)'] },
    },
    check(game) {
      drive(construction(game.state));
      return traces(game);
    },
    is: false,
  },
  {
    case: 'a builder that is lost loses its work',
    rules: '11.21 14.26b',
    sketch: { sequence: 'assault', german: { 6430: [INFANTRY] } },
    check(game) {
      fortifying.perform(game.state, { verb: 'fortify', pieces: [game.piece('I')] });
      eliminate(game.state, game.piece('I'), '11.21');
      return game.state.strongpoint[game.cell('6430')];
    },
    is: NO_STRONGPOINT,
  },
  {
    case: 'a builder that falls out of supply does not finish its strongpoint',
    rules: '6.14e 14.24',
    sketch: { sequence: 'assault', german: { 6430: [INFANTRY] } },
    check(game) {
      fortifying.perform(game.state, { verb: 'fortify', pieces: [game.piece('I')] });
      game.state.clear('sequence');
      drive(activate(game.state, ['3.Mot'], game.state.address));
      game.state.supply[game.piece('I')] = 2;
      return slugOf(completing.read(game.state, order(game, 'complete I')));
    },
    is: 'out-of-supply',
  },
  {
    case: 'a builder that moves away and returns begins its work again',
    rules: '14.25b 14.26b',
    sketch: { sequence: 'assault', german: { 6430: [INFANTRY] } },
    check(game) {
      fortifying.perform(game.state, { verb: 'fortify', pieces: [game.piece('I')] });
      game.state.put(game.piece('I'), game.cell('6431'));
      game.state.put(game.piece('I'), game.cell('6430'));
      game.state.clear('sequence');
      return slugOf(completing.read(game.state, order(game, 'complete I')));
    },
    is: 'not-building',
  },
  {
    case: 'a unit that returns in this turn is not checked for supply',
    rules: '5.26 6.12',
    sketch: { turn: 14, german: { 6430: [INFANTRY], 6530: ['infantry battalion R 5-4-4 (efficiency 5)'] } },
    check(game) {
      game.state.returnedThisTurn[game.piece('R')] = 1;
      drive(determineSupply(game.state));
      return ['I', 'R'].map((who) => game.state.supply[game.piece(who)]);
    },
    is: [EMERGENCY, SUPPLIED],
  },
  {
    case: 'leaders and bridges are never out of supply',
    rules: '15.23 16.25',
    sketch: { turn: 14, german: { 6430: ['leader L 2 (range 4)', 'bridge unit B (towards 6429)'] } },
    check(game) {
      drive(determineSupply(game.state));
      return ['L', 'B'].map((who) => game.state.supply[game.piece(who)]);
    },
    is: [SUPPLIED, SUPPLIED],
  },
  {
    case: 'a unit on foot that enters an enemy zone does not move on',
    rules: '5.22 8.22',
    sketch: {
      german: { due: ['infantry battalion R 5-4-4 (efficiency 5, stacking 2, by 6434)'] },
      soviet: { 6433: [ENEMY] },
    },
    check(game) {
      entering.perform(game.state, { verb: 'enter', pieces: [game.piece('R')], cells: [game.cell('6434')] });
      return slugOf(moving.read(game.state, order(game, 'move R to 6334')));
    },
    is: 'moved',
  },
  {
    case: 'a unit that would have to stop in a full entry hex does not enter',
    rules: '3.32 5.22 8.22',
    sketch: {
      german: {
        6434: ['infantry regiment F 5-4-4 (efficiency 5, stacking 9)'],
        due: ['infantry battalion R 5-4-4 (efficiency 5, stacking 2, by 6434)'],
      },
      soviet: { 6433: [ENEMY] },
    },
    check: (game) => slugOf(entering.read(game.state, order(game, 'enter R to 6434'))),
    is: 'stack-limit',
  },
  {
    case: 'an entry is free again when the last waiting unit has entered or is lost',
    rules: '5.21 11.21',
    sketch: { german: { 6433: [INFANTRY] }, soviet: { due: ['infantry battalion R 3-3-4 (efficiency 4, by 6434)'] } },
    check(game) {
      const read = (): string | undefined => slugOf(moving.read(game.state, order(game, 'move I to 6434')));
      const before = read();
      eliminate(game.state, game.piece('R'), '11.21');
      return [before, read()];
    },
    is: ['entry-hex', undefined],
  },
  {
    case: 'a limited source that the enemy holds supplies no unit',
    rules: '3.11 S3.24',
    sketch: {
      turn: 14,
      sources: { Field: 'German 6426 limited' },
      german: { 6430: [INFANTRY] },
      soviet: { 6426: [ENEMY] },
    },
    check(game) {
      const of = [{ name: 'Field', source: NO_SOURCE }];
      game.state.settings = [{ name: 'supply', of, values: [2], source: NO_SOURCE }];
      drive(determineSupply(game.state));
      return game.state.supply[game.piece('I')];
    },
    is: EMERGENCY,
  },
];

test.each(meetings)('$case [$rules]', ({ sketch, check, is }) => {
  expect(check(field(sketch))).toEqual(is);
});
