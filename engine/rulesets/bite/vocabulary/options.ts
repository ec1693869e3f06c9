import { turnTitle, type MonthName } from '../../../model/calendar.js';
import { say, term } from '../../../model/say.js';
import { list } from '../../../model/words.js';
import type { Word } from '../../../play/vocabulary.js';
import type { BiteRule } from '../rulebook/index.js';
import { calendar, turnIn } from './calendar.js';
import type { Role } from './features.js';

/** An optional rule, with what it requires besides the advanced game [14.0-39.0]. */
interface OptionalRule {
  readonly text: string;
  readonly rules: readonly BiteRule[];
  /** Options that must be played for this option to be playable. */
  readonly needs?: readonly string[];
  /**
   * Other options that parts of this option require. The text names the part that has no effect without the other
   * option.
   */
  readonly serves?: Readonly<Record<string, string>>;
  /** First turn in which the option has an effect. Default: the first turn of the game. */
  readonly from?: number;
  /** Last turn in which the option has an effect. Default: the last turn of the game. */
  readonly until?: number;
  /** The months in which the option has an effect. Default: all months of the year. */
  readonly months?: readonly MonthName[];
  /** Number of turns that must have passed before the option can have an effect. */
  readonly turns?: number;
  /** The unit types that the option requires. The scenario must have at least one type of each inner list. */
  readonly units?: readonly (readonly string[])[];
  /** Role that at least one place of the map must have for the option to have an effect. */
  readonly place?: Role;
  /** A table that the author supplies: its name, a template of a row, and what happens without the table. */
  readonly table?: {
    readonly name: string;
    readonly row: string;
    readonly without: string;
  };
}

/** The optional rules. */
export const OPTIONS = {
  mountains: { text: 'Mountains and swamps hinder armour.', rules: ['14.0'] },
  factories: {
    text: 'New factories can be built.',
    rules: ['15.0', '15.1.place'],
    table: {
      name: 'factories',
      row: '‹DIE›: ‹NATION› = "‹CITIES›"',
      without: 'the owner of a new factory picks a city at home for it',
    },
  },
  'scorched-earth': { text: 'Soviet scorched earth, and evacuation of Soviet factories.', rules: ['16.0'] },
  research: {
    text: 'Technology is researched instead of following a fixed schedule.',
    rules: ['17.0', '17.2'],
    turns: 15,
  },
  naval: { text: 'Units can move by sea.', rules: ['18.0', '18.0.orders'] },
  recon: {
    text: 'Headquarters attempt air reconnaissance.',
    rules: ['19.0', '19.1'],
    units: [['air headquarters', 'supreme headquarters']],
  },
  'cavalry-charge': {
    text: 'Cavalry may charge.',
    rules: ['20.0'],
    units: [['cavalry', 'guards cavalry', 'ss cavalry']],
  },
  'panzer-attack': { text: 'Armour may make panzer attacks.', rules: ['21.0'] },
  stuka: { text: 'Dive bombers roll extra dice.', rules: ['22.0'], needs: ['recon'], units: [['dive bomber']] },
  paratroops: {
    text: 'Paratroops and glider troops may be dropped.',
    rules: ['23.0', '23.0.conditions'],
    units: [['paratroop', 'parachute infantry', 'airlanding'], ['supreme headquarters']],
  },
  marines: {
    text: 'Marines may land from the sea.',
    rules: ['24.0', '24.0.conditions'],
    units: [['marine'], ['naval headquarters']],
  },
  rockets: { text: 'Soviet artillery rolls extra dice for rocket launchers.', rules: ['25.0'] },
  'siege-gun': {
    text: 'The siege gun has advantages against fortifications.',
    rules: ['26.0'],
    units: [['siege artillery']],
  },
  garrisons: { text: 'Cities need garrisons; security and Slovak corps come into play.', rules: ['27.0'] },
  volkssturm: { text: 'Eliminated German infantry may return as Volkssturm.', rules: ['28.0'] },
  partisans: { text: 'Soviet partisans may be placed.', rules: ['29.0'], from: turnIn(1941, 'September') },
  rebels: {
    text: 'Chechen rebels may rise.',
    rules: ['30.0'],
    from: turnIn(1942, 'January'),
    units: [['rebel']],
    place: 'rebels',
  },
  reserve: {
    text: 'Units may be put in Reserve.',
    rules: ['31.0'],
    units: [['armoured headquarters', 'supreme headquarters']],
  },
  'strategic-bombing': {
    text: 'Bombers may attack factories, ports and stations.',
    rules: ['32.0', '32.0.who'],
    serves: { recon: 'tactical bombers need no reconnaissance to bomb with full effect' },
    units: [['bomber', 'dive bomber', 'strategic bomber']],
  },
  'first-winter': {
    text: 'The first winter hampers the Axis.',
    rules: ['33.0', '33.1'],
    from: turnIn(1941, 'November'),
    until: turnIn(1943, 'March'),
  },
  'lend-lease': { text: 'The Soviets receive Lend-Lease points.', rules: ['34.0'], from: turnIn(1941, 'September') },
  'strategic-war': {
    text: 'An air war over Germany, and attacks on convoys.',
    rules: ['35.0'],
    serves: { 'lend-lease': 'there are no convoys to attack' },
    units: [['allied bomber', 'submarine']],
  },
  'italian-surrender': {
    text: 'The surrender of Italy is decided by a die roll.',
    rules: ['36.0'],
    from: turnIn(1943, 'July'),
  },
  persia: {
    text: 'Persia can be captured.',
    rules: ['37.0', '37.0.corridor'],
    serves: { 'lend-lease': 'no points arrive by the Persian Corridor' },
    from: turnIn(1941, 'August'),
    place: 'corridor',
  },
  teams: { text: 'Two players play each side, with a northern and a southern command.', rules: ['38.1'] },
  'light-rain': { text: 'Light rain is added as a kind of weather.', rules: ['39.0'], months: ['May', 'October'] },
} as const satisfies Readonly<Record<string, OptionalRule>>;
export type Option = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as Option[];

export const isOption = (word: string): word is Option => Object.hasOwn(OPTIONS, word);
export const optionalRule = (option: Option): OptionalRule => OPTIONS[option];

/** The words that may follow `set optional =`, each with the requirements of its option. */
export const optionWords: readonly (Word & { readonly rules: readonly BiteRule[] })[] = OPTION_NAMES.map((word) => {
  const { text, rules, needs = [], serves = {}, from, until, months, place } = optionalRule(word);
  const presupposed = (): readonly string[] => [
    ...needs.map((other) => say`Needs the option ${other}.`),
    ...Object.entries(serves).map(([other, effect]) => say`Without the option ${other} ${term(effect)}.`),
    ...(from === undefined ? [] : [say`From ${turnTitle(from, calendar)} on.`]),
    ...(until === undefined ? [] : [say`Until ${turnTitle(until, calendar)}.`]),
    ...(months === undefined ? [] : [say`In ${list(months.map(term))}.`]),
    ...(place === undefined ? [] : [say`Applies to the place of the map with the role \`(${place})\`.`]),
  ];
  return {
    word,
    get text() {
      return [term(text), ...presupposed()].join(' ');
    },
    rules,
  };
});
