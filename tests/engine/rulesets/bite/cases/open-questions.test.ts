import { expect, test } from 'vitest';
import { crowdBar } from '../../../../../engine/rulesets/bite/air/missions.js';
import { specialAttackBar } from '../../../../../engine/rulesets/bite/battle/special-attacks.js';
import { circumstancesOf } from '../../../../../engine/rulesets/bite/blocks/circumstances.js';
import { diceText, volleysOf } from '../../../../../engine/rulesets/bite/blocks/shooting.js';
import { arrowsOf } from '../../../../../engine/rulesets/bite/movement/arrows.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field } from '../sketch.js';

test.each([
  [false, 0],
  [true, 2],
])('A03 %s: units can walk along a rail link to a box in %i directions [3.7, A03]', (reading, want) => {
  const { state } = field({
    boxes: ['9900'],
    links: ['rail link 2003 - 9900'],
    rulings: { 'siberia.onFoot': reading },
  });
  expect(arrowsOf(state).length).toBe(want);
});

test.each([
  ['basedCounted', false],
  ['basedExtra', true],
])(
  'A05 %s: a third air unit may join in a hex with one air unit based there and one sent there: %s [3.10.battle, A05]',
  (reading, may) => {
    const { state, cell } = field({
      rulings: { 'battle.aircraft': reading },
      axis: { '0504': ['infantry corps I 3', 'fighter wing F 3', 'bomber wing B 3 (base 0404)'] },
    });
    expect(crowdBar(state, AXIS, cell('0504'), 1) === undefined).toBe(may);
    expect(crowdBar(state, AXIS, cell('0504'), 2)).toBeDefined();
  },
);

test.each([
  ['defence', 1, '4x6'],
  ['defence', 3, '4x4'],
  ['listed', 3, '4x6'],
] as const)('A16 %s: artillery of level %i fires at aircraft with %s [7.7.2.power, A16]', (reading, level, want) => {
  const { state, cell, piece } = field({
    rulings: { 'flak.power': reading },
    axis: { '0504': ['bomber wing B 3 (base 0404)'] },
    soviet: { '0504': ['infantry army E 3', `artillery army G 4|2|1|0 (technology ${level})`] },
  });
  const at = cell('0504');
  const where = circumstancesOf(state, at, 1);
  const fired = volleysOf(state, { cell: at, side: SOVIET, fire: 'flak', units: [piece('G')], where });
  expect(diceText(fired)).toBe(want);
});

test.each([
  ['noStronghold', 'minor city', undefined],
  ['noCity', 'minor city', 'no-plain'],
  ['noStronghold', 'major city', 'no-plain'],
] as const)('A41 %s: the ruling decides whether cavalry may charge into a %s [20.0, A41]', (reading, city, want) => {
  const { state, cell } = field({
    layer: 'advanced',
    options: ['cavalry-charge'],
    rulings: { 'charge.ground': reading },
    places: { Luga: `${city} 0504` },
    axis: { '0504': ['cavalry corps C 3'] },
    soviet: { '0504': ['infantry army E 3 (technology 1)'] },
  });
  expect(specialAttackBar(state, cell('0504'), 'cavalry-charge')?.slug).toBe(want);
});
