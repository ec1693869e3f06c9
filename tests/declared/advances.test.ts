import { test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Effect } from '../../engine/declared/effect.js';
import { eliminate, redAttacks, retreat } from './combat-bed.js';
import { advances, attackX, expectEnds, PAIR, retreats, STACKS, type ResultCase } from './result-cases.js';

const state = (who: Effect['who']): Effect => ({
  who,
  does: 'state',
  state: 'disrupted',
  alternatives: [],
  chooser: 'owner',
});
const disrupted = (isLostTheSecondTime: boolean): Partial<Declaration> => ({
  states: [
    { word: 'disrupted', text: '', rule: '7', canAttack: false, canMove: true, hasZone: false, isLostTheSecondTime },
  ],
});

test.each<ResultCase>([
  {
    title: 'an attacker advances into the hex that the enemy has left',
    effects: [eliminate('defender')],
    game: advances(),
    ...STACKS,
    orders: redAttacks('attack 0402 with A, B { advance A }'),
    ends: { A: '0402', B: '0401' },
  },
  {
    title: 'by default the attackers stay',
    effects: [eliminate('defender')],
    game: advances(),
    ...STACKS,
    ends: { A: '0401', B: '0401' },
  },
  {
    title: 'a second unit does not advance where one may',
    effects: [eliminate('defender')],
    game: advances(),
    ...STACKS,
    orders: redAttacks('attack 0402 with A, B { advance A, B }'),
    findings: ['bed/7.4/one-unit: Only one unit advances; the order names 2 [7.4].'],
    ends: { A: '0401', B: '0401' },
  },
  {
    title: 'all attackers advance where all may',
    effects: [eliminate('defender')],
    game: advances({ units: 'all' }),
    ...STACKS,
    orders: redAttacks('attack 0402 with A, B { advance A, B }'),
    ends: { A: '0402', B: '0402' },
  },
  {
    title: 'an attacker advances only into the terrain that the game names',
    effects: [eliminate('defender')],
    game: advances({ onto: ['city'] }),
    ...PAIR,
    orders: redAttacks('attack 0402 with A { advance A }'),
    findings: ['sandtable/'],
    ends: { A: '0401' },
  },
  {
    title: 'an attacker that must advance does so by default',
    effects: [eliminate('defender')],
    game: advances({ isMandatory: true }),
    ...PAIR,
    ends: { A: '0402' },
  },
  {
    title: 'a defender advances into the hex that the attackers have left',
    effects: [eliminate('attacker')],
    game: advances({ who: 'both' }),
    ...PAIR,
    orders: `${attackX()}\norders turn 1 Blue {\n defend 0402 { advance X }\n}`,
    ends: { X: '0401', A: 'eliminated' },
  },
  {
    title: 'an attacker advances along the line of retreat',
    effects: [retreat('defender', 2)],
    game: { ...advances({ hexes: 2, followsRetreat: true }), ...retreats({ by: 'enemy' }) },
    ...PAIR,
    orders: attackX('{ retreat X to 0404 advance A to 0403 }'),
    ends: { X: '0404', A: '0403' },
  },
  {
    title: 'the refusal of an advance lists no ways that are too long',
    effects: [eliminate('defender')],
    game: advances({ hexes: 2 }),
    ...PAIR,
    orders: attackX('{ advance A to 0405 }'),
    findings: [
      'bed/7.4/off-the-way: A may not advance to 0405 [7.4]. Open: 0402, 0402 > 0502, 0402 > 0503, 0402 > 0403, 0402 > 0303, 0402 > 0302.',
    ],
    ends: { X: 'eliminated', A: '0401' },
  },
  {
    title: 'a unit in a state that forbids attacks does not attack',
    effects: [state('defender')],
    game: disrupted(false),
    ...PAIR,
    orders: `${attackX()}\norders turn 1 Blue {\n phase combat:\n attack 0401 with X\n}`,
    findings: ['bed/7/state: X is disrupted and cannot attack [7].'],
    ends: { X: '0402', A: '0401' },
  },
  {
    title: 'a unit that enters a state a second time is lost',
    effects: [state('defender')],
    game: disrupted(true),
    ...PAIR,
    scenario: 'turns 2',
    orders: `${attackX()}\norders turn 2 Red {\n phase combat:\n attack 0402 with A\n}`,
    ends: { X: 'eliminated', A: '0401' },
  },
])('$title', expectEnds);
