import type { Option } from '../../../../../engine/rulesets/bite/vocabulary/options.js';
import type { Weather } from '../../../../../engine/rulesets/bite/vocabulary/terrain.js';
import type { Chance } from '../../models/chance.js';
import {
  monthBy,
  monthText,
  isFirstWinter,
  levelOf,
  type Field,
  type Level,
  type Month,
  type Side,
} from './technology.js';

/** A nation whose blocks the model of battle rounds includes. */
export type Nation = 'Germany' | 'Romania' | 'Finland' | 'Italy' | 'Soviet Union';
export const KINDS = {
  infantry: 'corps',
  shock: 'army',
  static: 'corps',
  ski: 'brigade',
  mountain: 'corps',
  cavalry: 'corps',
  marine: 'brigade',
  paratroop: 'division',
  mechanized: 'corps',
  tank: 'corps',
  artillery: 'army',
  'siege artillery': 'brigade',
  fighter: 'wing',
  bomber: 'wing',
  'dive bomber': 'wing',
  'strategic bomber': 'wing',
} as const;
export type Kind = keyof typeof KINDS;

export interface Block {
  readonly name: string;
  readonly kind: Kind;
  readonly nation: Nation;
  readonly elite?: 'guards' | 'ss' | 'airborne';
  readonly level: Level;
  readonly steps: readonly number[];
  /** Index of the step on which the block begins. */
  readonly step: number;
  readonly shield?: number;
  readonly acrossRiver: boolean;
}

export interface Encounter {
  readonly attacker: Side;
  readonly forces: Readonly<Record<Side, readonly Block[]>>;
  readonly month: Month;
  readonly weather: Weather;
  readonly isAdvanced: boolean;
  readonly options: readonly Option[];
  readonly rulings: Readonly<Record<string, string | number | boolean>>;
  readonly cancels: boolean;
  readonly terrain: 'plain' | 'forest' | 'hill' | 'mountain' | 'swamp';
  readonly town: Town | undefined;
  readonly isScouted: boolean;
}
export type Town = 'minor city' | 'major city' | 'fortress' | 'bunker';

export const isAir = ({ kind }: Block): boolean => kind === 'fighter' || kind.endsWith('bomber');
export const isGun = ({ kind }: Block): boolean => kind.endsWith('artillery');
export const isCombat = (block: Block): boolean => !isAir(block) && !isGun(block);
export const isArmour = ({ kind }: Block): boolean => kind === 'tank' || kind === 'mechanized';

const OPTIONS: readonly Option[] = [
  ...(['recon', 'mountains', 'rockets', 'siege-gun', 'first-winter', 'light-rain'] as const),
  ...(['cavalry-charge', 'panzer-attack', 'stuka'] as const),
];
const RULINGS = {
  'hits.best': [2, 3, 1],
  'malus.pooled': ['singleShares', 'never'],
  'hits.support': ['likeOthers', 'last'],
  'zero.alone': ['atOnce', 'roundEnd'],
  'river.allCross': ['asMade', 'present'],
  'mountain.attack': ['noMalus', 'malusAndBonus'],
  'flak.power': ['defence', 'listed'],
  'flak.order': ['together', 'defenderFirst'],
  'snow.flak': ['attackers', 'both'],
  'bombers.airCombat': ['fromLevel2', 'always'],
  'technology.minorsFollow': [true, false],
  'dice.atZero': ['combatUnits', 'nobody'],
  'airCombat.length': ['untilOver', 'oneRound'],
  'charge.ground': ['noStronghold', 'noCity'],
  'charge.returnFire': ['beforeOthers', 'tiesOnly'],
  'stuka.cover': ['groundAndStrongholds', 'strongholds'],
} as const;
/** Returns the chosen reading of a ruling, or the first reading if none was chosen. */
export const reading = (
  { rulings }: Pick<Encounter, 'rulings'>,
  name: keyof typeof RULINGS,
): string | number | boolean => rulings[name] ?? RULINGS[name][0];

const FIELDS: Readonly<Partial<Record<Kind, Field>>> = {
  mechanized: 'armour',
  tank: 'armour',
  fighter: 'fighters',
  bomber: 'bombers',
  'dive bomber': 'bombers',
  'strategic bomber': 'bombers',
};

/**
 * Returns the level of a block in a month. Allies are one level behind Germany; Finnish infantry and shock troops begin
 * at 2 [3.13, 5.1-5.5, 17.1].
 */
function levelIn(kind: Kind, nation: Nation, month: Month, doFollow: boolean): Level {
  const at = FIELDS[kind] ?? 'infantry';
  const led = Math.max(1, levelOf('Axis', at, month) - 1) as Level;
  switch (nation) {
    case 'Germany':
      return levelOf('Axis', at, month);
    case 'Soviet Union':
      return kind === 'shock' ? (Math.max(2, levelOf('Soviet', at, month)) as Level) : levelOf('Soviet', at, month);
    case 'Italy':
      return 1;
    default:
      return nation === 'Finland' && at === 'infantry' ? 2 : doFollow ? led : 1;
  }
}

const LAND_OF: Readonly<Record<Nation, readonly Kind[]>> = {
  'Soviet Union': ['infantry', 'infantry', 'shock', 'mountain', 'cavalry', 'marine', 'mechanized', 'tank', 'tank'],
  Germany: ['infantry', 'infantry', 'mountain', 'cavalry', 'paratroop', 'mechanized', 'tank', 'tank'],
  Romania: ['infantry', 'mountain', 'cavalry', 'mechanized', 'tank'],
  Italy: ['infantry', 'mountain', 'cavalry', 'tank'],
  Finland: ['infantry', 'ski', 'cavalry', 'mountain'],
};

export function encounterBy(by: Chance): Encounter {
  const month = monthBy(by);
  const isAdvanced = by.happens(85);
  const drawn = isAdvanced ? OPTIONS.filter(() => by.happens(45)) : [];
  const options: Option[] = drawn.includes('stuka') && !drawn.includes('recon') ? [...drawn, 'recon'] : drawn;
  const rulings = Object.fromEntries(
    Object.entries(RULINGS).flatMap(([name, readings]) =>
      by.happens(35) ? [[name, by.oneOf<string | number | boolean>(readings)]] : [],
    ),
  );
  const weather = !isAdvanced
    ? 'clear'
    : by.oneOf<Weather>([
        ...(['clear', 'clear', 'clear', 'rain', 'snow'] as const),
        ...(isFirstWinter(month) ? (['snow', 'snow'] as const) : []),
        ...(options.includes('light-rain') ? (['light rain'] as const) : []),
      ]);
  const attacker = by.oneOf<Side>(['Axis', 'Soviet']);
  const terrain = by.oneOf<Encounter['terrain']>(['plain', 'plain', 'plain', 'forest', 'hill', 'mountain', 'swamp']);

  const mayCome = (kind: Kind): boolean => {
    if (!options.includes('mountains') || terrain !== 'mountain') return true;
    return weather === 'clear' ? kind !== 'tank' && kind !== 'mechanized' : kind === 'mountain';
  };
  const blockBy = (name: string, kind: Kind, nation: Nation, attacks: boolean): Block => {
    const top = 1 + by.upTo(['infantry', 'shock', 'tank'].includes(kind) ? 6 : 4);
    const steps = kind.endsWith('artillery')
      ? by.oneOf([
          [4, 2, 1, 0],
          [3, 1, 0],
          [2, 1, 0],
        ])
      : [...Array.from({ length: top }, (_, i) => top - i), ...(kind === 'infantry' && by.happens(15) ? [0] : [])];
    const step = by.upTo(steps.length - 1);
    const elite =
      nation === 'Soviet Union' && ['infantry', 'cavalry', 'mechanized', 'tank', 'artillery'].includes(kind)
        ? 'guards'
        : nation === 'Germany' && ['infantry', 'mountain', 'cavalry', 'tank'].includes(kind)
          ? 'ss'
          : kind === 'paratroop'
            ? 'airborne'
            : undefined;
    return {
      name,
      kind,
      nation,
      ...(elite && by.happens(30) && { elite }),
      level: levelIn(kind, nation, month, rulings['technology.minorsFollow'] !== false),
      steps,
      step: attacks && steps[step] === 0 ? 0 : step,
      ...(steps[0] >= 3 && by.happens(15) && { shield: by.oneOf([steps[0], steps[1]]) }),
      acrossRiver: attacks && by.happens(40),
    };
  };
  const forceOf = (side: Side): Block[] => {
    const attacks = side === attacker;
    const letter = attacks ? 'A' : 'D';
    const nation: Nation =
      side === 'Soviet'
        ? 'Soviet Union'
        : by.oneOf<Nation>(['Germany', 'Germany', 'Germany', 'Romania', 'Finland', 'Italy']);
    const kinds: readonly Kind[] = [...LAND_OF[nation], ...(attacks ? [] : (['static'] as const))];
    const able = attacks ? kinds.filter(mayCome) : kinds;
    const land = Array.from({ length: 1 + by.upTo(1) }, (_, i) =>
      blockBy(`${letter}${i}`, able.length > 0 ? by.oneOf(able) : 'mountain', nation, attacks),
    );
    const gun: Kind =
      nation === 'Germany' && options.includes('siege-gun') && by.happens(40) ? 'siege artillery' : 'artillery';
    if (by.happens(50)) land.push(blockBy(`${letter}g`, gun, nation, attacks));
    const airNation: Nation = side === 'Soviet' ? 'Soviet Union' : 'Germany';
    const wings: readonly Kind[] = ['fighter', 'bomber', side === 'Soviet' ? 'strategic bomber' : 'dive bomber'];
    const flying = weather === 'rain' || by.happens(35) ? 0 : 1 + by.upTo(1);
    return [
      ...land,
      ...Array.from({ length: flying }, (_, i) => blockBy(`${letter}x${i}`, by.oneOf(wings), airNation, attacks)),
    ];
  };
  return {
    attacker,
    forces: { Axis: forceOf('Axis'), Soviet: forceOf('Soviet') },
    month,
    weather,
    isAdvanced,
    options,
    rulings,
    cancels: by.happens(20),
    terrain,
    town: by.oneOf<Town | undefined>([
      ...[undefined, undefined, undefined],
      ...(['minor city', 'major city', 'fortress', 'bunker'] as const),
    ]),
    isScouted: options.includes('recon') && by.happens(60),
  };
}

/** Returns a block as text of a sketch. */
export function written({ name, kind, nation, elite, steps, step, shield, acrossRiver }: Block, base: string): string {
  const word = kind === 'tank' && nation !== 'Soviet Union' ? 'panzer' : kind;
  const attributes = [
    `step ${step + 1}`,
    `of ${nation}`,
    ...(shield === undefined ? [] : [`shield ${shield}`]),
    ...(elite === 'airborne' ? ['elite airborne'] : []),
    kind === 'fighter' || kind.endsWith('bomber') ? `base ${base}` : `from ${acrossRiver ? '0404' : '0503'}`,
  ];
  const prefix = elite === 'guards' || elite === 'ss' ? `${elite} ` : '';
  return `${prefix}${word} ${KINDS[kind]} ${name} ${steps.join('|')} (${attributes.join(', ')})`;
}

export const turnOf = ({ month }: Encounter): string => monthText(month);
