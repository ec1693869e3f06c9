import { describe, test } from 'vitest';
import { check, type Case } from '../volley.js';

const land = { fire: 'land' } as const;
const attack = { fire: 'land', attacks: true } as const;
const RIVER = { crossed: 'river' } as const;
const CITY = { terrain: 'forest', city: 'major' } as const;
const SNOW = { weather: 'snow' } as const;

describe('Malus halves dice [7.7.6.malus]', () => {
  test.each<Case>([
    { case: 'C01: in plain', rules: '7.7.7 3.11', ...attack, blocks: ['Germany panzer 5'], want: '5x5' },
    {
      case: 'C02: into forest',
      rules: '7.7.7 Box1.terrain 3.16',
      ...attack,
      blocks: ['Germany panzer 5'],
      where: { terrain: 'forest' },
      want: '2x5',
      why: '÷2 1 Malus = 2 [7.7.7]',
    },
    {
      case: 'C03: into forest across a river',
      rules: '7.7.7 Box1.river',
      ...attack,
      blocks: [{ block: 'Germany panzer 5', ...RIVER }],
      where: { terrain: 'forest' },
      want: '1x5',
      why: '+1 across a river [Box1.river]',
    },
    {
      case: 'C04: three Malus leave a die',
      rules: '3.17 7.7.7 Box1.city',
      ...attack,
      blocks: [{ block: 'Germany panzer 3', ...RIVER }],
      where: CITY,
      want: '1x5',
      why: 'at least 1 [3.17]',
    },
    {
      case: 'C05: behind a river in a city',
      rules: '7.7.7 Box1.river Box1.city',
      ...land,
      blocks: ['Soviet Union infantry 4'],
      where: { ...CITY, allCross: true },
      want: '4x4',
    },
    {
      case: 'C05: an attacker there has three Malus',
      rules: '7.7.7',
      ...attack,
      blocks: [{ block: 'Germany infantry 8', ...RIVER }],
      where: CITY,
      want: '1x6',
    },
    {
      case: 'C06: one comes over dry ground, and the river helps nobody',
      rules: 'Box1.river',
      ...land,
      blocks: ['Soviet Union infantry 4'],
      where: CITY,
      want: '4x5',
    },
    {
      case: 'C06: only who crosses has its Malus',
      rules: 'Box1.river',
      ...attack,
      blocks: [{ block: 'Germany infantry 8', ...RIVER }, 'Germany infantry 8'],
      where: CITY,
      want: '1x6 2x6',
    },
    {
      case: 'a strait is worth two',
      rules: 'Box1.strait',
      ...attack,
      blocks: [{ block: 'Germany infantry 8', crossed: 'strait' }],
      want: '2x6',
    },
    {
      case: 'C25: a city hampers no raid',
      rules: '7.7.6.air Box1.city',
      fire: 'raid',
      attacks: true,
      blocks: ['Germany bomber 4'],
      where: CITY,
      want: '4x5',
    },
    {
      case: 'C26: 5 and 7 halved',
      rules: '3.16',
      ...attack,
      blocks: ['Germany infantry 5'],
      where: { terrain: 'hill' },
      want: '2x6',
    },
    {
      case: 'C26: 7 quartered',
      rules: '3.16',
      ...attack,
      blocks: [{ block: 'Germany infantry 7', ...RIVER }],
      where: { terrain: 'hill' },
      want: '1x6',
    },
    {
      case: 'C36: one brigade, one army',
      rules: '6.0 3.11',
      ...attack,
      blocks: ['Hungary mountain 1', 'Soviet Union shock 7'],
      want: '1x6 7x6',
    },
    { case: 'C144: skiers at full strength', rules: '3.11', ...attack, blocks: ['Finland ski 5'], want: '5x6' },
    {
      case: 'C156: armour into swamp',
      rules: '14.0.swamp',
      ...attack,
      blocks: ['Germany panzer 5'],
      where: { terrain: 'swamp', hardGround: true },
      want: '1x5',
      why: 'armour into swamp [14.0.swamp]',
    },
    {
      case: 'C156: frozen swamp, Soviet armour',
      rules: '14.0.swamp 9.3.snow',
      ...attack,
      blocks: [{ block: 'Soviet Union tank 5', level: 2 }],
      where: { terrain: 'swamp', hardGround: true, ...SNOW },
      want: '2x5',
    },
    {
      case: 'C40: artillery at 0 rolls nothing',
      rules: '6.1.4.ammunition 3.17',
      fire: 'artillery',
      attacks: true,
      blocks: ['Germany artillery 0'],
      want: '-',
    },
    {
      case: 'infantry at 0 rolls a die',
      rules: '3.17',
      ...land,
      blocks: ['Soviet Union infantry 0'],
      want: '1x6',
      why: 'at least 1 [3.17]',
    },
    {
      case: 'or none, by the other reading',
      rules: '3.17',
      ...land,
      blocks: ['Soviet Union infantry 0'],
      rulings: { 'dice.atZero': 'nobody' },
      want: '-',
    },
  ])('$case [$rules]', check);
});

describe('dice in common', () => {
  const pair = ['Soviet Union tank 3', 'Soviet Union infantry 3'];
  const soviet = [{ block: pair[0], level: 2 } as const, pair[1]];
  const forest = { terrain: 'forest' } as const;
  test.each<Case>([
    {
      case: 'C07: the weakest rolls the die that the sum gains',
      rules: '7.7.7.pooled',
      ...attack,
      blocks: soviet,
      where: forest,
      want: '1x5 2x6',
      why: '+1 of 6 strength together [7.7.7.pooled]',
    },
    {
      case: 'C08: nobody below one die',
      rules: '7.7.7 3.17',
      ...attack,
      blocks: soviet.map((one) => ({ ...(typeof one === 'string' ? { block: one } : one), ...RIVER })),
      where: forest,
      want: '1x5 1x6',
    },
    {
      case: 'C09: nothing left over',
      rules: '7.7.7.pooled',
      ...attack,
      blocks: ['Germany panzer 5', 'Germany infantry 4'],
      where: forest,
      want: '2x5 2x6',
    },
    {
      case: 'C10: two odd strengths',
      rules: '7.7.7.pooled',
      ...attack,
      blocks: ['Germany panzer 5', 'Germany infantry 3'],
      where: forest,
      want: '2x5 2x6',
    },
    {
      case: 'C161: a minimum die is never taken from another',
      rules: '7.7.7 3.17',
      ...attack,
      blocks: ['Germany panzer 4', 'Germany infantry 1'],
      where: forest,
      want: '2x5 1x6',
    },
    {
      case: 'C161 by the sum alone',
      rules: '7.7.7.pooled A28',
      ...attack,
      blocks: ['Germany panzer 4', 'Germany infantry 1'],
      where: forest,
      rulings: { 'malus.pooled': 'sumOnly' },
      want: '2x5 -',
    },
    {
      case: 'C07 each for itself',
      rules: '7.7.7 A28',
      ...attack,
      blocks: soviet,
      where: forest,
      rulings: { 'malus.pooled': 'never' },
      want: '1x5 1x6',
    },
    {
      case: 'of equals the one with less strength is the weakest',
      rules: '7.7.7.pooled',
      ...attack,
      blocks: ['Germany infantry 5', 'Germany infantry 3'],
      where: forest,
      want: '2x6 2x6',
    },
    {
      case: 'another number of Malus is another sum',
      rules: '7.7.7.pooled',
      ...attack,
      blocks: [{ block: 'Germany infantry 3', ...RIVER }, 'Germany infantry 3'],
      where: forest,
      want: '1x6 1x6',
    },
  ])('$case [$rules]', check);
});
