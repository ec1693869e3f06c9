import { describe, expect, test } from 'vitest';
import { hampers, type Crossed } from '../../../../../engine/rulesets/bite/blocks/firing.js';
import type { Weather } from '../../../../../engine/rulesets/bite/vocabulary/terrain.js';
import { rolled, type Step } from '../volley.js';

/** A situation in which two rules change the dice of a block. */
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

describe('interacting rules of dice', () => {
  test.each<Case>([
    {
      case: 'neither snow nor first winter hampers skiers in their forest',
      rules: '5.5.skis 5.5.snow 33.0 Box1.terrain',
      ...attack,
      blocks: ['Finland ski 5'],
      where: { terrain: 'forest', attackZone: true, ...WINTER },
      want: '2x5',
    },
    {
      case: 'Finns in a city in forest behind a river in rain hit on 2 or more',
      rules: '5.5.marksmen Box1.city Box1.river 9.3.rain 7.7.6.bonus',
      ...defence,
      blocks: ['Finland infantry 4'],
      where: { terrain: 'forest', city: 'major', attackZone: true, ...behind('river', 'rain') },
      want: '4x2',
    },
    {
      case: 'Guards attack a hill across a river in light rain',
      rules: '10.0.attack 39.0.combat Box1.river 3.17',
      ...attack,
      blocks: [{ block: 'Soviet Union guards tank 4', crossed: 'river' }],
      where: { terrain: 'hill', weather: 'light rain' },
      want: '1x5',
    },
    {
      case: 'a Bonus of Guards cancels a Malus by agreement',
      rules: '10.0.attack 39.0.combat 7.7.6.cancel',
      ...attack,
      blocks: [{ block: 'Soviet Union guards tank 8', crossed: 'river' }],
      where: { terrain: 'hill', weather: 'light rain' },
      cancel: true,
      want: '2x6',
    },
    {
      case: 'the siege gun ignores fortifications and reconnaissance but not the first winter',
      rules: 'Box1.gustav 19.0.spared 33.0',
      ...barrage,
      blocks: ['Germany siege artillery 4'],
      where: { works: 'fortress', unscouted: true, ...WINTER },
      want: '2x4',
    },
    {
      case: 'surprise removes the Malus of a bunker, not that of missing reconnaissance',
      rules: 'SBE5.surprise SBE5.surprise.first Box1.bunker 19.0',
      ...barrage,
      blocks: ['Germany artillery 4'],
      where: { works: 'bunker', unscouted: true, ...SURPRISE },
      want: '2x4',
    },
    {
      case: 'in the second round artillery has neither surprise Bonus nor reconnaissance Malus',
      rules: 'SBE5.surprise SBE5.surprise.first 19.0',
      ...barrage,
      blocks: ['Germany artillery 2'],
      where: { works: 'bunker', unscouted: true, round: 2, ...SURPRISE },
      want: '2x5',
    },
    {
      case: 'surprised defenders have no Bonus of their fortress',
      rules: 'SBE5.surprise Box1.fortress',
      ...defence,
      blocks: ['Soviet Union infantry 4'],
      where: { works: 'fortress', ...SURPRISE },
      want: '4x6',
    },
    {
      case: 'fortifications give attacking Romanians no Malus in the surprise turn',
      rules: 'SBE5.surprise Box1.fortress Box1.river',
      ...attack,
      blocks: [{ block: 'Romania infantry 4', crossed: 'river' }],
      where: { works: 'fortress', ...SURPRISE },
      want: '4x6',
    },
    {
      case: 'pooled dice are doubled after they are shared',
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
      case: 'dice of rockets are added to pooled dice',
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
      case: 'a landed unit and one across a river are pooled',
      rules: '23.0.landing Box1.river 7.7.7.pooled',
      ...attack,
      blocks: [
        { block: 'Germany paratroop 3', landed: 'air' },
        { block: 'Germany infantry 3', crossed: 'river' },
      ],
      want: '2x6 1x6',
    },
    {
      case: 'in the second round only the unit across the river has a Malus',
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
      case: 'in snow a river hampers neither side',
      rules: '9.3.rivers Box1.river',
      ...defence,
      blocks: ['Soviet Union infantry 4'],
      where: behind('river', 'snow'),
      want: '4x6',
    },
    {
      case: 'in snow a strait still hampers',
      rules: '9.3.rivers Box1.strait',
      ...defence,
      blocks: ['Soviet Union infantry 4'],
      where: behind('strait', 'snow'),
      want: '4x5',
    },
    {
      case: 'Germans attack across a strait in snow',
      rules: '9.3.snow Box1.strait 7.7.7',
      ...attack,
      blocks: [{ block: 'Germany infantry 8', crossed: 'strait' }],
      where: { weather: 'snow' },
      want: '1x6',
    },
    {
      case: 'Marines defend in a fortress',
      rules: '10.0.defence Box1.fortress',
      ...defence,
      blocks: ['Soviet Union marine 4'],
      where: { works: 'fortress' },
      want: '4x3',
    },
    {
      case: 'static units defend in a fortress behind a river',
      rules: '6.1.1.static Box1.fortress Box1.river',
      ...defence,
      blocks: ['Soviet Union static 4'],
      where: { works: 'fortress', ...behind('river') },
      want: '4x3',
    },
    {
      case: 'armour attacks a bunker in a frozen swamp across a frozen river',
      rules: '14.0.swamp 9.3.rivers 9.3.snow Box1.bunker Box1.terrain',
      ...attack,
      blocks: [{ block: 'Germany panzer 8', crossed: 'river' }],
      where: { terrain: 'swamp', works: 'bunker', weather: 'snow', hardGround: true },
      want: '1x5',
    },
    {
      case: 'a bunker hampers a headquarters, terrain does not',
      rules: '7.7.6.reach Box1.bunker 9.3.snow',
      ...attack,
      blocks: ['Germany armoured headquarters 4'],
      where: { terrain: 'swamp', works: 'bunker', weather: 'snow' },
      want: '1x5',
    },
    {
      case: 'Bonus and Malus of SS mountain troops cancel by agreement',
      rules: '6.1.2 7.7.6.cancel 10.0.attack',
      ...attack,
      blocks: ['Germany ss mountain 4'],
      where: { terrain: 'mountain' },
      rulings: { 'mountain.attack': 'malusAndBonus' },
      cancel: true,
      want: '4x5',
    },
    {
      case: 'mountain troops fight in mountains in the first winter',
      rules: '6.1.2 9.3.spared 33.0',
      ...attack,
      blocks: ['Germany mountain 4'],
      where: { terrain: 'mountain', ...WINTER },
      want: '4x6',
    },
    {
      case: 'long-range bombers attack a fortress in snow',
      rules: 'Box1.fortress 9.3.spared 19.0.spared',
      ...raid,
      blocks: ['Soviet Union strategic bomber 4'],
      where: { works: 'fortress', weather: 'snow', unscouted: true },
      want: '1x6',
    },
    {
      case: 'a unit at 0 rolls one die and adds nothing to a pool',
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
