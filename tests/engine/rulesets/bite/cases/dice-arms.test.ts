import { describe, test } from 'vitest';
import { check, type Case } from '../volley.js';

const land = { fire: 'land' } as const;
const attack = { fire: 'land', attacks: true } as const;
const RIVER = { crossed: 'river' } as const;

describe('reconnaissance, surprise, landings and special arms', () => {
  const unseen = { unscouted: true } as const;
  const surprise = { surprise: true, terrain: 'forest' } as const;
  const barrage = { fire: 'artillery', attacks: true } as const;
  const raid = { fire: 'raid', attacks: true } as const;
  test.each<Case>([
    {
      case: 'C114: bombers without reconnaissance are halved',
      rules: '19.0',
      ...raid,
      blocks: ['Germany bomber 4'],
      where: unseen,
      want: '2x5',
    },
    {
      case: 'C114: artillery without reconnaissance is halved',
      rules: '19.0',
      ...barrage,
      blocks: ['Germany artillery 4'],
      where: unseen,
      want: '2x5',
      why: 'no reconnaissance [19.0]',
    },
    {
      case: 'C114: bombers are not halved in the second round',
      rules: '19.0',
      ...raid,
      blocks: ['Germany bomber 4'],
      where: { ...unseen, round: 2 },
      want: '4x5',
    },
    {
      case: 'C114: artillery is not halved in the second round',
      rules: '19.0 6.1.4.ammunition',
      ...barrage,
      blocks: ['Germany artillery 2'],
      where: { ...unseen, round: 2 },
      want: '2x5',
    },
    {
      case: 'long-range bombers need no reconnaissance',
      rules: '19.0.spared 6.3.2.longRange',
      ...raid,
      blocks: ['Soviet Union strategic bomber 4'],
      where: unseen,
      want: '4x6',
    },
    {
      case: 'siege guns need no reconnaissance',
      rules: '19.0.spared',
      ...barrage,
      blocks: ['Germany siege artillery 4'],
      where: unseen,
      want: '4x5',
    },
    {
      case: 'defending artillery needs no reconnaissance',
      rules: '19.0.spared',
      fire: 'artillery',
      blocks: ['Germany artillery 4'],
      where: unseen,
      want: '4x5',
    },
    {
      case: 'C118: rocket launchers add dice',
      rules: '25.0 7.7.7',
      ...barrage,
      blocks: [
        { block: 'Soviet Union artillery 4', level: 2, extra: { by: 2, why: 'rocket launchers', rule: '25.0' } },
      ],
      where: unseen,
      want: '4x5',
      why: '+2 rocket launchers [25.0]',
    },
    {
      case: 'C118: dice of rocket launchers are added before halving under the reading `beforeHalving`',
      rules: '25.0 7.7.7 A29',
      ...barrage,
      blocks: [
        { block: 'Soviet Union artillery 4', level: 2, extra: { by: 2, why: 'rocket launchers', rule: '25.0' } },
      ],
      where: unseen,
      rulings: { 'malus.extraDice': 'beforeHalving' },
      want: '3x5',
    },
    {
      case: 'rocket launchers at 0 do not fire',
      rules: '25.0',
      ...barrage,
      blocks: [
        { block: 'Soviet Union artillery 0', level: 2, extra: { by: 2, why: 'rocket launchers', rule: '25.0' } },
      ],
      want: '-',
    },
    {
      case: 'C119: troops landed from the air have a Malus',
      rules: '23.0.landing',
      ...attack,
      blocks: [{ block: 'Germany paratroop 3', landed: 'air' }],
      want: '1x6',
    },
    {
      case: 'C120: troops landed from the sea have a Malus',
      rules: '24.0.round',
      ...attack,
      blocks: [{ block: 'Soviet Union marine 4', landed: 'sea' }],
      want: '2x6',
      why: 'landed from the sea [24.0.round]',
    },
    {
      case: 'C120: defenders against a landing have a Bonus',
      rules: '24.0.round',
      ...land,
      blocks: ['Germany infantry 4'],
      where: { landing: true },
      want: '4x5',
    },
    {
      case: 'C120: the Bonus against a landing ends after the first round',
      rules: '24.0.round',
      ...land,
      blocks: ['Germany infantry 4'],
      where: { landing: true, round: 2 },
      want: '4x6',
    },
    {
      case: 'C136: surprise gives Axis bombers a Bonus',
      rules: 'SBE5.surprise.first',
      ...raid,
      blocks: ['Germany bomber 4'],
      where: surprise,
      want: '4x4',
    },
    {
      case: 'C136: surprise frees Axis infantry of its Malus',
      rules: 'SBE5.surprise',
      ...attack,
      blocks: [{ block: 'Germany infantry 4', ...RIVER }],
      where: surprise,
      want: '4x6',
    },
    {
      case: 'C136: surprise removes the Bonus of the Soviets',
      rules: 'SBE5.surprise',
      ...land,
      blocks: ['Soviet Union infantry 4'],
      where: { ...surprise, allCross: true },
      want: '4x6',
    },
    {
      case: 'surprise does not replace reconnaissance',
      rules: 'SBE5.surprise 19.0',
      ...raid,
      blocks: ['Germany bomber 4'],
      where: { ...surprise, ...unseen },
      want: '2x4',
    },
    {
      case: 'C137: supremacy doubles the dice of fighters',
      rules: 'SBE5.luftwaffe',
      ...raid,
      blocks: [{ block: 'Germany fighter 3', times: { by: 2, why: 'supremacy', rule: 'SBE5.luftwaffe' } }],
      where: surprise,
      want: '6x5',
    },
    {
      case: 'C137: supremacy ends after the first round',
      rules: 'SBE5.surprise.first',
      ...raid,
      blocks: ['Germany fighter 3'],
      where: { ...surprise, round: 2 },
      want: '3x6',
    },
  ])('$case [$rules]', check);
});

describe('kinds of fire by class', () => {
  test.each<Case>([
    {
      case: 'C44: bombers of technology 1 do not fight in the air',
      rules: '6.3.2 7.7.1.power',
      fire: 'air',
      blocks: ['Soviet Union bomber 4', 'Germany bomber 4'],
      want: '- 4x6',
    },
    {
      case: 'C37: artillery fires at a bomber',
      rules: '6.1.4.power 6.5',
      fire: 'flak',
      blocks: ['Germany artillery 4'],
      want: '4x5',
    },
    {
      case: 'C37: a reduced bomber raids',
      rules: '6.3.2',
      fire: 'raid',
      attacks: true,
      blocks: ['Soviet Union strategic bomber 3'],
      want: '3x6',
    },
    {
      case: 'fighters of technology 1 do not raid',
      rules: '6.3.1 7.7.3',
      fire: 'raid',
      attacks: true,
      blocks: ['Soviet Union fighter 4'],
      want: '-',
    },
  ])('$case [$rules]', check);
});
