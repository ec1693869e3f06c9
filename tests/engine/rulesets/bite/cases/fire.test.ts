import { describe, expect, test } from 'vitest';
import { circumstancesOf } from '../../../../../engine/rulesets/bite/blocks/circumstances.js';
import type { Fire } from '../../../../../engine/rulesets/bite/blocks/firing.js';
import { diceText, volleysOf } from '../../../../../engine/rulesets/bite/blocks/shooting.js';
import { AXIS, SOVIET } from '../../../../../engine/rulesets/bite/vocabulary/sides.js';
import { field, type Sketch } from '../sketch.js';

interface Row {
  readonly case: string;
  readonly rules: readonly string[];
  readonly what: string;
  /** The firing side. The Axis attacks hex 0504. */
  readonly side: 'Axis' | 'Soviet';
  readonly fire: Fire;
  readonly round?: number;
  readonly sketch: Sketch;
  /** Number of dice and lowest face that hits: `2x5 1x6` is two dice that hit on 5 and 6, and one that hits on 6. */
  readonly dice: string;
}

const axis = (...units: readonly string[]): Sketch['axis'] => ({ '0504': units });
const soviet = axis;
const rifles = soviet('infantry army 27.A 4|3|2|1');
const tank = 'panzer corps 41.Pz 5|4|3|2|1';
const forest = { '0504': 'forest' };
const leningrad = { Leningrad: 'fortress 0504' };

/** Situations that affect the number of dice and the numbers that hit: terrain, walls, rivers, weather, options. */
const rows: readonly Row[] = [
  {
    case: 'C01',
    rules: ['7.7.7', 'Box1.plain'],
    what: 'a tank attacks on a plain',
    side: 'Axis',
    fire: 'land',
    sketch: { axis: axis(tank), soviet: rifles },
    dice: '5x5',
  },
  {
    case: 'C02',
    rules: ['Box1.terrain'],
    what: 'a tank attacks into forest',
    side: 'Axis',
    fire: 'land',
    sketch: { axis: axis(tank), soviet: rifles, terrain: forest },
    dice: '2x5',
  },
  {
    case: 'C03',
    rules: ['Box1.river', '7.7.7'],
    what: 'a tank attacks into forest across a river',
    side: 'Axis',
    fire: 'land',
    sketch: { axis: axis(`${tank} (from 0404)`), soviet: rifles, terrain: forest, sides: { river: '0404/0504' } },
    dice: '1x5',
  },
  {
    case: 'C05',
    rules: ['Box1.river', 'Box1.city'],
    what: 'infantry defends a major city, and all attackers come across the river',
    side: 'Soviet',
    fire: 'land',
    sketch: {
      axis: axis('infantry corps 1.AK 4|3|2|1 (from 0404)', 'infantry corps 2.AK 4|3|2|1 (from 0404)'),
      soviet: soviet('infantry army 27.A 4|3|2|1 (technology 1)'),
      terrain: forest,
      sides: { river: '0404/0504' },
      places: { Luga: 'major city 0504' },
    },
    dice: '4x4',
  },
  {
    case: 'C06',
    rules: ['Box1.river'],
    what: 'infantry defends a major city, and one attacker comes over land',
    side: 'Soviet',
    fire: 'land',
    sketch: {
      axis: axis('infantry corps 1.AK 4|3|2|1 (from 0404)', 'infantry corps 2.AK 4|3|2|1 (from 0503)'),
      soviet: rifles,
      sides: { river: '0404/0504' },
      places: { Luga: 'major city 0504' },
    },
    dice: '4x5',
  },
  {
    case: 'C06',
    rules: ['Box1.river', '9.3.rivers'],
    what: 'infantry defends behind a frozen river',
    side: 'Soviet',
    fire: 'land',
    sketch: {
      axis: axis('infantry corps 1.AK 4|3|2|1 (from 0404)'),
      soviet: rifles,
      sides: { river: '0404/0504' },
      layer: 'advanced',
      weather: 'snow',
    },
    dice: '4x6',
  },
  {
    case: 'C14',
    rules: ['Box1.fortress'],
    what: 'artillery attacks a fortress',
    side: 'Axis',
    fire: 'artillery',
    sketch: { axis: axis('artillery army 4.A 4|2|1|0'), soviet: rifles, places: leningrad },
    dice: '1x5',
  },
  {
    case: 'C14',
    rules: ['Box1.fortress'],
    what: 'infantry defends a fortress',
    side: 'Soviet',
    fire: 'land',
    sketch: { axis: axis(tank), soviet: rifles, places: leningrad },
    dice: '4x4',
  },
  {
    case: 'C16',
    rules: ['26.0', 'Box1.gustav'],
    what: 'the siege gun attacks with its option',
    side: 'Axis',
    fire: 'artillery',
    sketch: {
      axis: axis('siege artillery army Gustav 4|2|1|0'),
      soviet: rifles,
      places: leningrad,
      layer: 'advanced',
      options: ['siege-gun'],
    },
    dice: '4x4',
  },
  ...(['fortress', 'minor city'] as const).map((place): Row => ({
    case: 'C16',
    rules: ['26.0', '26.0.third'],
    what: `the siege gun of technology 3 attacks a ${place}`,
    side: 'Axis',
    fire: 'artillery',
    sketch: {
      axis: axis('siege artillery army Gustav 4|2|1|0'),
      soviet: rifles,
      places: { Leningrad: `${place} 0504` },
      layer: 'advanced',
      options: ['siege-gun'],
      settings: { 'technology of Germany': [3, 2, 2, 2] },
    },
    dice: place === 'fortress' ? '4x3' : '4x4',
  })),
  {
    case: 'C16',
    rules: ['26.0', 'Box1.fortress'],
    what: 'the siege gun attacks without its option',
    side: 'Axis',
    fire: 'artillery',
    sketch: { axis: axis('siege artillery army Gustav 4|2|1|0'), soviet: rifles, places: leningrad },
    dice: '1x5',
  },
  {
    case: 'C19',
    rules: ['33.0'],
    what: 'units attack in the first winter with its option',
    side: 'Axis',
    fire: 'land',
    sketch: {
      axis: axis('infantry corps 1.AK 4|3|2|1'),
      soviet: rifles,
      layer: 'advanced',
      weather: 'snow',
      turn: 'January 1942',
      options: ['first-winter'],
    },
    dice: '1x6',
  },
  {
    case: 'C19',
    rules: ['9.3.snow'],
    what: 'units attack in the first winter without its option',
    side: 'Axis',
    fire: 'land',
    sketch: {
      axis: axis('infantry corps 1.AK 4|3|2|1'),
      soviet: rifles,
      layer: 'advanced',
      weather: 'snow',
      turn: 'January 1942',
    },
    dice: '2x6',
  },
  {
    case: 'C21',
    rules: ['10.0.attack'],
    what: 'SS troops attack in the advanced game',
    side: 'Axis',
    fire: 'land',
    sketch: { axis: axis('ss panzer corps LSSAH 4|3|2|1'), soviet: rifles, layer: 'advanced' },
    dice: '4x4',
  },
  {
    case: 'C21',
    rules: ['10.0'],
    what: 'SS troops attack in the base game',
    side: 'Axis',
    fire: 'land',
    sketch: { axis: axis('ss panzer corps LSSAH 4|3|2|1'), soviet: rifles },
    dice: '4x5',
  },
  {
    case: 'C48',
    rules: ['7.7.2', '7.7.2.places'],
    what: 'the guns of a major city fire at aircraft',
    side: 'Soviet',
    fire: 'flak',
    sketch: {
      axis: axis('bomber wing KG1 4|3|2|1'),
      soviet: soviet('infantry army 27.A 3|2|1'),
      places: { Luga: 'major city 0504' },
    },
    dice: '5x6',
  },
  {
    case: 'C49',
    rules: ['7.7.2.places', '7.7.2.power'],
    what: 'the guns of a fortress fire at aircraft',
    side: 'Soviet',
    fire: 'flak',
    sketch: { axis: axis('bomber wing KG1 4|3|2|1'), soviet: soviet('infantry army 27.A 3|2|1'), places: leningrad },
    dice: '2x5 3x6',
  },
  {
    case: 'C117',
    rules: ['22.0'],
    what: 'dive bombers attack a target without cover',
    side: 'Axis',
    fire: 'raid',
    round: 2,
    sketch: {
      axis: axis('dive bomber wing StG 4|3|2|1'),
      soviet: rifles,
      layer: 'advanced',
      options: ['stuka'],
    },
    dice: '6x5',
  },
  {
    case: 'C117',
    rules: ['22.0'],
    what: 'dive bombers attack without their option',
    side: 'Axis',
    fire: 'raid',
    sketch: { axis: axis('dive bomber wing StG 4|3|2|1'), soviet: rifles, layer: 'advanced' },
    dice: '4x5',
  },
  ...(
    [
      { reading: 'fromLevel2', dice: '' },
      { reading: 'always', dice: '3x6' },
    ] as const
  ).map(({ reading, dice }): Row => ({
    case: 'A14',
    rules: ['A14', '6.3.2', '7.7.1'],
    what: `Soviet bombers of technology 1 fight in the air, reading: ${reading}`,
    side: 'Soviet',
    fire: 'air',
    sketch: {
      axis: axis('fighter wing JG 3|2|1'),
      soviet: soviet('bomber division BAD 3|2|1 (technology 1)'),
      rulings: { 'bombers.airCombat': reading },
    },
    dice,
  })),
  {
    case: 'C118',
    rules: ['25.0'],
    what: 'Soviet artillery fires without the option for rockets',
    side: 'Soviet',
    fire: 'artillery',
    sketch: {
      axis: axis('infantry corps 1.AK 4|3|2|1'),
      soviet: soviet('artillery army 1.Art 4|2|1|0 (technology 2)'),
      side: 'Soviet',
      layer: 'advanced',
    },
    dice: '4x5',
  },
  {
    case: 'C117',
    rules: ['22.0'],
    what: 'dive bombers attack over a forest',
    side: 'Axis',
    fire: 'raid',
    round: 2,
    sketch: {
      axis: axis('dive bomber wing StG 4|3|2|1'),
      soviet: rifles,
      terrain: forest,
      layer: 'advanced',
      options: ['stuka'],
    },
    dice: '4x5',
  },
  {
    case: 'C117',
    rules: ['22.0', 'A42'],
    what: 'dive bombers attack over a forest that is no cover under the reading `strongholds`',
    side: 'Axis',
    fire: 'raid',
    round: 2,
    sketch: {
      axis: axis('dive bomber wing StG 4|3|2|1'),
      soviet: rifles,
      terrain: forest,
      layer: 'advanced',
      options: ['stuka'],
      rulings: { 'stuka.cover': 'strongholds' },
    },
    dice: '6x5',
  },
  {
    case: 'C117',
    rules: ['22.0.fighters'],
    what: 'dive bombers attack against an enemy fighter',
    side: 'Axis',
    fire: 'raid',
    round: 2,
    sketch: {
      axis: axis('dive bomber wing StG 4|3|2|1'),
      soviet: soviet('infantry army 27.A 4|3|2|1', 'fighter wing IAP 2|1'),
      layer: 'advanced',
      options: ['stuka'],
    },
    dice: '4x5',
  },
  {
    case: 'C118',
    rules: ['25.0', '19.0'],
    what: 'rocket launchers of technology 2 fire without reconnaissance',
    side: 'Soviet',
    fire: 'artillery',
    sketch: {
      axis: axis('infantry corps 1.AK 4|3|2|1'),
      soviet: soviet('artillery army 1.Art 4|2|1|0 (technology 2)'),
      side: 'Soviet',
      layer: 'advanced',
      options: ['recon', 'rockets'],
    },
    dice: '4x5',
  },
  {
    case: 'C137',
    rules: ['SBE5.luftwaffe', 'SBE5.surprise.first'],
    what: 'units roll double dice in the surprise turn',
    side: 'Axis',
    fire: 'raid',
    sketch: {
      axis: axis('fighter wing JG54 3|2|1'),
      soviet: rifles,
      turn: 'June 1941',
      layer: 'advanced',
      settings: { surprise: 'true', 'dice of JG54': 2 },
    },
    dice: '6x5',
  },
];

describe('dice of a battle on the map', () => {
  test.each(rows)('$case: $what [$rules]', ({ side, fire, round = 1, sketch, dice }) => {
    const { state, cell } = field(sketch);
    const at = side === 'Axis' ? AXIS : SOVIET;
    const units = state
      .unitsAt(cell('0504'), at)
      .filter((piece) => state.piece(piece).isAir === (fire === 'raid' || fire === 'air'));
    const where = circumstancesOf(state, cell('0504'), round);
    expect(diceText(volleysOf(state, { cell: cell('0504'), side: at, fire, units, where }))).toBe(dice);
  });
});
