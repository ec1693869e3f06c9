import { expect, test } from 'vitest';
import { whyNoGun, type Support } from '../support.js';
import { type Sketch } from '../sketch.js';

const INFANTRY = 'infantry battalion D 3-3-4 (efficiency 4, stacking 2)';

/** Attackers whose strength is high enough to use all artillery support. */
const TANKS = 'tank regiment T 20-3-6 (efficiency 6, stacking 2)';

const gun = (name: string, support: number, more = ''): string =>
  `artillery battalion ${name} ${support}-1-4 (range 4, efficiency 6, stacking 1, banded${more})`;

const around = { 6229: [INFANTRY] };
const own = { 6230: [TANKS] };
const COMMAND = 'headquarters HQ 1-4 (command 1, efficiency 5)';

interface Barred extends Sketch, Support {
  readonly case: string;
  readonly rules: string;
  /** The slug in the code of the expected refusal; '' if the artillery may support. */
  readonly slug: string;
}

const ENEMY = 'infantry battalion X 3-3-4 (efficiency 4, stacking 2)';

/** Cases in which an enemy exerts a ZOC into 6230, which is adjacent to 6229 but not to 6130. */
const barred: readonly Barred[] = [
  {
    case: 'C117: artillery with range 4 supports at four hexes',
    rules: '12.13a',
    german: { 6230: [TANKS], 5828: [gun('G', 3)] },
    soviet: around,
    guns: 'G',
    slug: '',
  },
  {
    case: 'C117: artillery with range 4 does not support at five hexes',
    rules: '12.13a',
    german: { 6330: [TANKS], 5828: [gun('G', 3)] },
    soviet: { 6329: [INFANTRY] },
    at: '6329',
    guns: 'G',
    slug: 'out-of-range',
  },
  {
    case: 'C116: a gun in an enemy ZOC supports an attack on a hex next to it',
    rules: '12.14',
    german: { 6230: [TANKS, gun('G', 3)] },
    soviet: { 6229: [INFANTRY], 6330: [ENEMY] },
    guns: 'G',
    slug: '',
  },
  {
    case: 'C116: a gun in an enemy ZOC does not support an attack on another hex',
    rules: '12.14',
    german: { 6030: [TANKS], 6230: [gun('G', 3)] },
    soviet: { 6029: [INFANTRY], 6330: [ENEMY] },
    at: '6029',
    guns: 'G',
    slug: 'enemy-zone',
  },
  {
    case: 'a defending gun in an enemy ZOC supports no other hex',
    rules: '12.14',
    german: { 6230: [TANKS], 6128: ['infantry battalion Y 3-3-4 (efficiency 5)'] },
    soviet: { 6229: [INFANTRY], 6127: [gun('A', 3)] },
    by: 'Soviet',
    guns: 'A',
    slug: 'enemy-zone',
  },
  {
    case: 'a defending gun in an enemy ZOC does not support an adjacent hex either',
    rules: '12.14 12.25',
    german: { 6230: [TANKS], 6227: ['infantry battalion Y 3-3-4 (efficiency 5)'] },
    soviet: { 6229: [INFANTRY], 6228: [gun('A', 3)] },
    by: 'Soviet',
    guns: 'A',
    slug: 'enemy-zone',
  },
  {
    case: '12.25: an enemy next to the gun whose ZOC does not reach it does not prevent support',
    rules: '12.25 12.14 3.24a',
    sides: { river: '6128/6127' },
    german: { 6230: [TANKS], 6128: ['tank battalion Y 3-3-4 (efficiency 5)'] },
    soviet: { 6229: [INFANTRY], 6127: [gun('A', 3)] },
    by: 'Soviet',
    guns: 'A',
    slug: '',
  },
  {
    case: '12.25: a gun that the enemy has reached still supports its own hex',
    rules: '12.25',
    german: { 6230: [TANKS] },
    soviet: { 6229: [INFANTRY, gun('A', 3)] },
    by: 'Soviet',
    guns: 'A',
    slug: '',
  },
  {
    case: 'a gun that has fired does not support',
    rules: '12.13d 12.15',
    german: { 6230: [TANKS, gun('G', 3, ', fired')] },
    soviet: around,
    guns: 'G',
    slug: 'fired',
  },
  {
    case: 'a disrupted gun does not support',
    rules: '12.13d 3.72g',
    german: { 6230: [TANKS, gun('G', 3, ', disrupted')] },
    soviet: around,
    guns: 'G',
    slug: 'disrupted',
  },
  {
    case: 'a gun for offensive support only does not support the defence',
    rules: '2.51 12.0',
    german: { 6230: [TANKS] },
    soviet: { 6229: [INFANTRY, gun('A', 3, ', offensive')] },
    by: 'Soviet',
    guns: 'A',
    slug: 'offensive',
  },
  {
    case: 'C115: a gun alone in its hex defends instead of supporting',
    rules: '12.21',
    german: own,
    soviet: { 6229: [gun('A', 6)] },
    by: 'Soviet',
    guns: 'A',
    slug: 'alone',
  },
  {
    case: 'RTL-16: a gun with only a headquarters defends instead of supporting',
    rules: '12.22',
    german: own,
    soviet: { 6229: [COMMAND, gun('A', 6)] },
    by: 'Soviet',
    guns: 'A',
    slug: 'alone',
  },
  {
    case: 'two guns in the attacked hex may not both support',
    rules: '12.23',
    german: own,
    soviet: { 6229: [INFANTRY, gun('A', 6), gun('B', 6)] },
    by: 'Soviet',
    guns: 'A, B',
    slug: 'one-gun',
  },
  {
    case: 'RTL-17: by default Army artillery must be activated to support the attacker',
    rules: '12.13b',
    german: { 6230: [TANKS], 6231: [gun('G', 3, ', army, idle')] },
    soviet: around,
    guns: 'G',
    slug: 'not-active',
  },
  {
    case: 'RTL-17: the reading `anyReady` applies only to Army artillery',
    rules: '12.13b',
    rulings: { 'artillery.attackerArmyUnits': 'anyReady' },
    german: { 6230: [TANKS], 6231: [gun('G', 3, ', of 21.Inf, idle')] },
    soviet: around,
    guns: 'G',
    slug: 'not-active',
  },
  {
    case: 'a gun of another formation than the defending lead may not support',
    rules: '12.13c',
    german: { 6230: [TANKS] },
    soviet: { 6229: [INFANTRY], 6127: [gun('A', 3, ', of 70.Rifle')] },
    by: 'Soviet',
    guns: 'A',
    slug: 'other-formation',
  },
  {
    case: 'the attacker of an overrun has no artillery support',
    rules: '8.66',
    kind: 'overrun',
    german: { 6230: [TANKS, gun('G', 3)] },
    soviet: around,
    guns: 'G',
    slug: 'overrun',
  },
  {
    case: 'the defender of an overrun has no artillery support from another hex',
    rules: '8.66',
    kind: 'overrun',
    german: { 6230: [TANKS] },
    soviet: { 6229: [INFANTRY], 6127: [gun('A', 3)] },
    by: 'Soviet',
    guns: 'A',
    slug: 'overrun',
  },
];

test.each(barred)('$case [$rules]', ({ slug, ...setup }) => {
  expect(whyNoGun(setup)?.slug ?? '').toBe(slug);
});
