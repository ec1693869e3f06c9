import { describe, expect, test } from 'vitest';
import { hampers, type Crossed } from '../../../../../engine/rulesets/bite/blocks/firing.js';
import type { Weather } from '../../../../../engine/rulesets/bite/vocabulary/terrain.js';
import { rolled, type Step } from '../volley.js';

/** Where two rules that change dice meet: what each block rolls. */
interface Case extends Step {
  readonly case: string;
  readonly rules: string;
  readonly want: string;
}

const defence = { fire: 'land' } as const;
const attack = { fire: 'land', attacks: true } as const;
const barrage = { fire: 'artillery', attacks: true } as const;
const raid = { fire: 'raid', attacks: true } as const;
const behind = (crossed: Crossed, weather: Weather = 'clear') => ({ weather, allCross: hampers(crossed, weather) });
const WINTER = { weather: 'snow', firstWinter: true } as const;
const SURPRISE = { surprise: true } as const;
const rockets = { by: 2, why: 'rocket launchers', rule: '25.0' } as const;
const supremacy = { by: 2, why: 'supremacy', rule: 'SBE5.luftwaffe' } as const;

describe('rules that meet in a die', () => {
  test.each<Case>([
    {
      case: 'skiers in their woods know neither snow nor first winter',
      rules: '5.5.skis 5.5.snow 33.0 Box1.terrain',
      ...attack,
      blocks: ['Finland ski 5'],
      where: { terrain: 'forest', attackZone: true, ...WINTER },
      want: '2x5',
    },
    {
      case: 'marksmen in a city in the woods, behind a river, in rain, hit with all but a 1',
      rules: '5.5.marksmen Box1.city Box1.river 9.3.rain 7.7.6.bonus',
      ...defence,
      blocks: ['Finland infantry 4'],
      where: { terrain: 'forest', city: 'major', attackZone: true, ...behind('river', 'rain') },
      want: '4x2',
    },
    {
      case: 'Guards uphill across a river in light rain',
      rules: '10.0.attack 39.0.combat Box1.river 3.17',
      ...attack,
      blocks: [{ block: 'Soviet Union guards tank 4', crossed: 'river' }],
      where: { terrain: 'hill', weather: 'light rain' },
      want: '1x5',
    },
    {
      case: 'the same where one Bonus takes one Malus away',
      rules: '10.0.attack 39.0.combat 7.7.6.cancel',
      ...attack,
      blocks: [{ block: 'Soviet Union guards tank 8', crossed: 'river' }],
      where: { terrain: 'hill', weather: 'light rain' },
      cancel: true,
      want: '2x6',
    },
    {
      case: 'the siege gun needs neither scouts nor breaches, but freezes',
      rules: 'Box1.gustav 19.0.spared 33.0',
      ...barrage,
      blocks: ['Germany siege artillery 4'],
      where: { works: 'fortress', unscouted: true, ...WINTER },
      want: '2x4',
    },
    {
      case: 'surprise opens a bunker, but shows nobody where to shoot',
      rules: 'SBE5.surprise SBE5.surprise.first Box1.bunker 19.0',
      ...barrage,
      blocks: ['Germany artillery 4'],
      where: { works: 'bunker', unscouted: true, ...SURPRISE },
      want: '2x4',
    },
    {
      case: 'in its second round the guns see, and their Bonus is gone',
      rules: 'SBE5.surprise SBE5.surprise.first 19.0',
      ...barrage,
      blocks: ['Germany artillery 2'],
      where: { works: 'bunker', unscouted: true, round: 2, ...SURPRISE },
      want: '2x5',
    },
    {
      case: 'who is surprised has nothing of his fortress',
      rules: 'SBE5.surprise Box1.fortress',
      ...defence,
      blocks: ['Soviet Union infantry 4'],
      where: { works: 'fortress', ...SURPRISE },
      want: '4x6',
    },
    {
      case: 'Romanians storm as if there were no walls',
      rules: 'SBE5.surprise Box1.fortress Box1.river',
      ...attack,
      blocks: [{ block: 'Romania infantry 4', crossed: 'river' }],
      where: { works: 'fortress', ...SURPRISE },
      want: '4x6',
    },
    {
      case: 'dice in common are doubled after they are shared',
      rules: 'SBE5.luftwaffe 7.7.7.pooled 19.0',
      ...raid,
      blocks: [
        { block: 'Germany fighter 3', times: supremacy },
        { block: 'Germany bomber 3', times: supremacy },
      ],
      where: { unscouted: true, ...SURPRISE },
      want: '4x5 2x4',
    },
    {
      case: 'rockets come on top of dice in common',
      rules: '25.0 7.7.7.pooled 19.0',
      ...barrage,
      blocks: [
        { block: 'Soviet Union artillery 4', level: 2, extra: rockets },
        { block: 'Soviet Union artillery 2', level: 2, extra: rockets },
      ],
      where: { unscouted: true },
      want: '4x5 3x5',
    },
    {
      case: 'one landed, one across a river: as many Malus, one sum',
      rules: '23.0.landing Box1.river 7.7.7.pooled',
      ...attack,
      blocks: [
        { block: 'Germany paratroop 3', landed: 'air' },
        { block: 'Germany infantry 3', crossed: 'river' },
      ],
      want: '2x6 1x6',
    },
    {
      case: 'in the second round only the river is left, and there is no sum',
      rules: '23.0.landing Box1.river 7.7.7.pooled',
      ...attack,
      blocks: [
        { block: 'Germany paratroop 3', landed: 'air' },
        { block: 'Germany infantry 3', crossed: 'river' },
      ],
      where: { round: 2 },
      want: '3x6 1x6',
    },
    {
      case: 'snow opens a river to both',
      rules: '9.3.rivers Box1.river',
      ...defence,
      blocks: ['Soviet Union infantry 4'],
      where: behind('river', 'snow'),
      want: '4x6',
    },
    {
      case: 'it does not open a strait',
      rules: '9.3.rivers Box1.strait',
      ...defence,
      blocks: ['Soviet Union infantry 4'],
      where: behind('strait', 'snow'),
      want: '4x5',
    },
    {
      case: 'Germans across a strait in snow',
      rules: '9.3.snow Box1.strait 7.7.7',
      ...attack,
      blocks: [{ block: 'Germany infantry 8', crossed: 'strait' }],
      where: { weather: 'snow' },
      want: '1x6',
    },
    {
      case: 'marines behind walls',
      rules: '10.0.defence Box1.fortress',
      ...defence,
      blocks: ['Soviet Union marine 4'],
      where: { works: 'fortress' },
      want: '4x3',
    },
    {
      case: 'statics behind walls and a river',
      rules: '6.1.1.static Box1.fortress Box1.river',
      ...defence,
      blocks: ['Soviet Union static 4'],
      where: { works: 'fortress', ...behind('river') },
      want: '4x3',
    },
    {
      case: 'armour into a frozen swamp with a bunker across a frozen river',
      rules: '14.0.swamp 9.3.rivers 9.3.snow Box1.bunker Box1.terrain',
      ...attack,
      blocks: [{ block: 'Germany panzer 8', crossed: 'river' }],
      where: { terrain: 'swamp', works: 'bunker', weather: 'snow', hardGround: true },
      want: '1x5',
    },
    {
      case: 'walls hamper a headquarters where terrain does not',
      rules: '7.7.6.reach Box1.bunker 9.3.snow',
      ...attack,
      blocks: ['Germany armoured headquarters 4'],
      where: { terrain: 'swamp', works: 'bunker', weather: 'snow' },
      want: '1x5',
    },
    {
      case: 'SS mountain troops with both, cancelled',
      rules: '6.1.2 7.7.6.cancel 10.0.attack',
      ...attack,
      blocks: ['Germany ss mountain 4'],
      where: { terrain: 'mountain' },
      rulings: { 'mountain.attack': 'malusAndBonus' },
      cancel: true,
      want: '4x5',
    },
    {
      case: 'mountain troops in a snowed mountain of the first winter',
      rules: '6.1.2 9.3.spared 33.0',
      ...attack,
      blocks: ['Germany mountain 4'],
      where: { terrain: 'mountain', ...WINTER },
      want: '4x6',
    },
    {
      case: 'long-range bombers before a fortress in snow',
      rules: 'Box1.fortress 9.3.spared 19.0.spared',
      ...raid,
      blocks: ['Soviet Union strategic bomber 4'],
      where: { works: 'fortress', weather: 'snow', unscouted: true },
      want: '1x6',
    },
    {
      case: 'a unit at 0 has one die, halved or not, and adds nothing to a sum',
      rules: '3.17 7.7.7.pooled',
      ...attack,
      blocks: ['Soviet Union infantry 0', 'Soviet Union infantry 3'],
      where: { terrain: 'forest' },
      want: '1x6 1x6',
    },
  ])('$case [$rules]', ({ want, ...step }) => {
    expect(rolled(step)).toBe(want);
  });
});
