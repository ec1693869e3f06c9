import type { StartWord } from '../../../mechanics/start.js';
import type { SettingModel } from '../../../model/statements.js';
import type { SettingWord } from '../../../play/vocabulary.js';
import { createWordBuilders } from '../../../play/words.js';
import type { BiteRule } from '../rulebook/index.js';
import { OPTION_NAMES, optionWords, type Option } from './options.js';
import { WEATHERS } from './terrain.js';

/** Settings that describe the situation at the start of play. */
export const startWords = [
  {
    word: 'control',
    of: 'places',
    takes: 'side or nobody',
    text: 'The side that controls hexes at the start of play, if not the side of their country.',
    rules: ['3.1', '3.3'],
  },
  { word: 'lost', of: 'units', takes: 'flag', text: 'Units that are eliminated before play begins.', rules: ['7.3'] },
] as const satisfies readonly StartWord<BiteRule>[];

export const LAYERS = ['base', 'advanced'] as const;
export type Layer = (typeof LAYERS)[number];

type Ruled = SettingWord & { readonly rules: readonly BiteRule[] };

const { setting } = createWordBuilders<BiteRule>();

/** The settings of a scenario: `set layer = advanced`. */
export const settings: readonly Ruled[] = [
  ...startWords,
  setting('layer', LAYERS, 'The `base` or the `advanced` game. Default: `base`.', '7.0'),
  {
    ...setting(
      'optional',
      OPTION_NAMES,
      'The optional rules of the scenario: `set optional = mountains, recon`.',
      '7.0',
    ),
    allowsList: true,
    meanings: optionWords,
  },
  setting('fog', 'flag', 'Fog of war: the enemy sees only the backs of blocks.', '1.3', '38.2'),
  setting('cancel', 'flag', 'The players agree that Bonus and Malus of a unit cancel one for one.', '7.7.6'),
  setting(
    'area',
    undefined,
    'The areas, countries or territories of the map that the scenario uses: `set area = Germany, "North of the Dvina"`. Units may not leave them, but supply lines may.',
    'SBE.short',
  ),
  setting(
    'production',
    undefined,
    'The income of a nation in yellow, red, blue and black: `set production of Germany turn July 1941..September 1941 = 5`.',
    '7.3',
  ),
  setting(
    'income',
    ['listed', 'map'],
    '`listed`: the income is as the scenario says. `map`: it changes with places lost and captured.',
    '7.3',
  ),
  setting('oil', 'flag', 'The Soviets need oil points for headquarters: `set oil for Soviet = true`.', 'SBE9'),
  setting('saved', undefined, 'Points in store at the start of play: `set saved of Germany = 5, 1, 0, 2`.', '7.3'),
  setting(
    'technology',
    undefined,
    'The technology levels of a nation at the start of play, in infantry, armour, fighters and bombers: `set technology of Germany = 2, 2, 2, 2`.',
    '3.13',
  ),
  setting(
    'factories',
    undefined,
    'The numbers of red, blue and black factories under construction: `set factories of Germany = 5, 4, 1`.',
    '15.1',
  ),
  setting(
    'factories.progress',
    'number',
    'The box of the factory track on which factories under construction begin; in the campaign this is box 5 of 10.',
    '15.1',
  ),
  setting(
    'projects',
    undefined,
    'Railways and sea routes that are built before play begins: `set projects = "Saratov-Stalingrad"`.',
    'SBE6',
  ),
  setting('projects.from', 'number', 'The turn from which railways and sea routes may be built.', 'SBE6'),
  setting(
    'weather',
    WEATHERS,
    'The weather of a turn, which is then not rolled: `set weather turn October 1941 = rain`.',
    '9.0',
  ),
  setting('surprise', 'flag', 'The rules for surprise apply in a turn: `set surprise turn June 1941 = true`.', 'SBE5'),
  setting('supremacy', 'flag', 'Luftwaffe supremacy applies in the surprise turn.', 'SBE5'),
  setting('frozen', 'flag', 'Units of frozen groups may not move in this turn. Default: June 1941.', '3.21'),
  setting('first', 'side', 'The side that sets up first. Default: the Soviets.', '2.3'),
  setting('dice', 'number', 'A factor by which the dice of a unit are multiplied: `set dice of "JG 54" = 2`.', '7.7.7'),
  setting('pocket', 'flag', 'All Soviet units may use the points of the pocket in summer.', 'SBE6', '12.3'),
  setting('crossed', 'flag', 'Soviet units have crossed the Finnish border before play begins.', '5.5'),
  setting('volkssturm', 'flag', 'Soviet units have been in Germany before play begins.', '28.0'),
  setting(
    'persia',
    undefined,
    'The status of Persia before play begins: `neutral`, `axis`, or the month in which Persia fell.',
    '37.0',
  ),
];

type Set = Pick<SettingModel, 'name' | 'values'>;

const valuesOf = (set: readonly Set[], name: string): readonly string[] =>
  set.filter((one) => one.name === name).flatMap(({ values }) => values.map(String));

export const layerOf = (set: readonly Set[]): Layer =>
  valuesOf(set, 'layer').at(-1) === 'advanced' ? 'advanced' : 'base';

/** Returns the options that a scenario uses. */
export const optionsOf = (set: readonly Set[]): ReadonlySet<Option> => {
  const named = valuesOf(set, 'optional');
  return new Set(OPTION_NAMES.filter((option) => named.includes(option)));
};

export const isSet = (set: readonly Set[], name: string): boolean => valuesOf(set, name).at(-1) === 'true';
