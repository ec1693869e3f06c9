import type { StartWord } from '../../../mechanics/start.js';
import type { SettingModel } from '../../../model/statements.js';
import type { SettingWord } from '../../../play/vocabulary.js';
import type { BiteRule } from '../rulebook/index.js';
import { OPTION_NAMES, optionWords, type Option } from './options.js';
import { WEATHERS } from './terrain.js';

/** How things stand when play begins. */
export const startWords = [
  {
    word: 'control',
    of: 'places',
    takes: 'side or nobody',
    text: 'Who holds hexes when play begins, where it is not the side whose country they are.',
    rules: ['3.1', '3.3'],
  },
  { word: 'lost', of: 'units', takes: 'flag', text: 'Units that are lost before play begins.', rules: ['7.3'] },
] as const satisfies readonly StartWord<BiteRule>[];

export const LAYERS = ['base', 'advanced'] as const;
export type Layer = (typeof LAYERS)[number];

type Ruled = SettingWord & { readonly rules: readonly BiteRule[] };

const told = (word: string, takes: SettingWord['takes'], text: string, ...rules: BiteRule[]): Ruled => ({
  word,
  ...(takes !== undefined && { takes }),
  text,
  rules,
});

/** What a scenario says of its game and its turns: `set layer = advanced`. */
export const settings: readonly Ruled[] = [
  ...startWords,
  told('layer', LAYERS, '`base` or `advanced`; base without it.', '7.0'),
  {
    ...told('optional', OPTION_NAMES, 'The optional rules that are played: `set optional = mountains, recon`.', '7.0'),
    several: true,
    meanings: optionWords,
  },
  told('fog', 'flag', 'Fog of war: the enemy sees only the backs of blocks.', '1.3', '38.2'),
  told('cancel', 'flag', 'The players agree that Bonus and Malus of a unit cancel one for one.', '7.7.6'),
  told(
    'area',
    undefined,
    'The areas, countries or territories of the map in which is played; no unit goes beyond them, supply lines do: `set area = Germany, "North of the Dvina"`.',
    'SBE.short',
  ),
  told(
    'production',
    undefined,
    'The income of a nation in yellow, red, blue and black: `set production of Germany turn July 1941..September 1941 = 5`.',
    '7.3',
  ),
  told('income', ['listed', 'map'], '`listed` as the scenario says, or `map`: changed by what is lost and won.', '7.3'),
  told('oil', 'flag', 'The Soviets keep count of oil; `set oil for Soviet = true`.', 'SBE9'),
  told('saved', undefined, 'Points in store when play begins: `set saved of Germany = 5, 1, 0, 2`.', '7.3'),
  told(
    'technology',
    undefined,
    'The levels of a nation when play begins: `set technology of Germany = 2, 2, 2, 2`.',
    '3.13',
  ),
  told(
    'factories',
    undefined,
    'Factories under construction: `set factories of Germany = 5, 4, 1` in red, blue, black.',
    '15.1',
  ),
  told('factories.progress', 'number', 'The box they stand on: 5 of 10.', '15.1'),
  told(
    'projects',
    undefined,
    'Railways and sea routes that are built already: `set projects = "Saratov-Stalingrad"`.',
    'SBE6',
  ),
  told('projects.from', 'number', 'The turn from which they may be built.', 'SBE6'),
  told('weather', WEATHERS, 'The weather of a turn without a roll: `set weather turn October 1941 = rain`.', '9.0'),
  told('surprise', 'flag', 'Surprise in a turn: `set surprise turn June 1941 = true`.', 'SBE5'),
  told('supremacy', 'flag', 'Luftwaffe supremacy in the turn of the surprise.', 'SBE5'),
  told('frozen', 'flag', 'Units of frozen groups stay in this turn; in June 1941 without it.', '3.21'),
  told('first', 'side', 'Who sets up first; the Soviets without it.', '2.3'),
  told('dice', 'number', 'What multiplies the dice of a unit: `set dice of "JG 54" = 2`.', '7.7.7'),
  told('pocket', 'flag', 'The points of the pocket are for everybody in summer.', 'SBE6', '12.3'),
  told('crossed', 'flag', 'The Red Army has crossed the Finnish border before play begins.', '5.5'),
  told('volkssturm', 'flag', 'Soviet units have been in Germany before play begins.', '28.0'),
  told('persia', undefined, 'Persia before play begins: `neutral`, `axis`, or the month it fell.', '37.0'),
];

type Set = Pick<SettingModel, 'name' | 'values'>;

const valuesOf = (set: readonly Set[], name: string): readonly string[] =>
  set.filter((one) => one.name === name).flatMap(({ values }) => values.map(String));

export const layerOf = (set: readonly Set[]): Layer =>
  valuesOf(set, 'layer').at(-1) === 'advanced' ? 'advanced' : 'base';

/** The options that are played. */
export const optionsOf = (set: readonly Set[]): ReadonlySet<Option> => {
  const named = valuesOf(set, 'optional');
  return new Set(OPTION_NAMES.filter((option) => named.includes(option)));
};

export const isSet = (set: readonly Set[], name: string): boolean => valuesOf(set, name).at(-1) === 'true';
