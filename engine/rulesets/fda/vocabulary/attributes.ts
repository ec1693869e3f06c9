import type { AttributeWord } from '../../../play/vocabulary.js';
import type { FdaRule } from '../rulebook/index.js';
import { nations } from './nations.js';
import { vehicles, type VehicleNation } from './vehicles.js';

type Words = readonly (AttributeWord & { readonly rules: readonly FdaRule[] })[];

/** The classes of armour [Ab]. */
const CLASSES = { A: 'heavy', B: 'medium', C: 'light' } as const;
const knownClasses = Object.entries(CLASSES).map(([name, text]) => ({ name, text }));

const knownNations = Object.keys(nations).map((name) => ({ name, text: 'nation' }));

/** Returns the nations whose units use the vehicles of a nation [Ac]. */
const driversOf = (owner: string): readonly string[] =>
  Object.entries(nations).flatMap(([name, { vehicles: driven }]) => (driven === owner ? [name] : []));

const knownVehicles = (Object.keys(vehicles) as VehicleNation[]).flatMap((nation) =>
  Object.entries(vehicles[nation]).flatMap(([letter, names]) =>
    names.map((name) => ({
      name,
      text: `${nation}, class ${letter}`,
      appliesTo: { word: 'nation', values: driversOf(nation) },
    })),
  ),
);

const ofUnits = [
  {
    word: 'fc',
    of: 'unit',
    value: 'number',
    text: 'Combat factor, where it is higher than the table’s.',
    rules: ['3a', 'Aa'],
  },
  { word: 'range', of: 'unit', value: 'number', text: 'Range, where it is greater than the table’s.', rules: ['Aa'] },
  {
    word: 'pr',
    of: 'unit',
    value: 'number',
    text: 'Break points, 1 to 3; without it the usual number of its kind.',
    rules: ['3b', '2.1g', '2.1n'],
  },
  { word: 'regiment', of: 'unit', value: 'flag', text: 'Of regiment size, whatever its kind says.', rules: ['1a'] },
  { word: 'brigade', of: 'unit', value: 'flag', text: 'Of brigade size, whatever its kind says.', rules: ['1a'] },
  { word: 'battalion', of: 'unit', value: 'flag', text: 'Of battalion size, whatever its kind says.', rules: ['2.1n'] },
  { word: 'foot', of: 'unit', value: 'flag', text: 'Goes on foot: 1 sector.', rules: ['7a'] },
  { word: 'mounted', of: 'unit', value: 'flag', text: 'Goes on horseback: 1 sector.', rules: ['7a'] },
  { word: 'mechanised', of: 'unit', value: 'flag', text: 'Goes in vehicles: 4 sectors.', rules: ['7a', '16a'] },
  { word: 'towed', of: 'unit', value: 'flag', text: 'Guns that are towed: 4 sectors.', rules: ['7a', '7i'] },
  {
    word: 'armoured',
    of: 'unit',
    value: 'flag',
    text: 'Rides in tanks: a target for tanks and anti-tank guns, 3 sectors (reconnaissance 5).',
    rules: ['7a', '10.1b', '16a'],
  },
  {
    word: 'self-propelled',
    of: 'unit',
    value: 'flag',
    text: 'Guns on their own tracks: 3 sectors, may move and fire; as artillery 2/6.',
    rules: ['7a', '7i', 'Ab'],
  },
  {
    word: 'class',
    of: 'unit',
    value: 'text',
    known: knownClasses,
    text: 'The class of armour: A heavy, B medium, C light.',
    rules: ['Ab', 'Ac'],
  },
  {
    word: 'vehicle',
    of: 'unit',
    value: 'text',
    known: knownVehicles,
    text: 'What the armour drives; its class is looked up by nation.',
    rules: ['Ac'],
  },
  { word: 'light', of: 'unit', value: 'flag', text: 'The light row of the combat table.', rules: ['Ab'] },
  { word: 'medium', of: 'unit', value: 'flag', text: 'The medium row of the combat table.', rules: ['Ab'] },
  { word: 'heavy', of: 'unit', value: 'flag', text: 'The heavy row of the combat table.', rules: ['Ab', '15.1b'] },
  {
    word: 'calibre',
    of: 'unit',
    value: 'number',
    text: 'Calibre of the guns in millimetres: artillery over 105 and anti-tank guns over 76 are heavy.',
    rules: ['Ab', '15.1b'],
  },
  { word: 'rocket', of: 'unit', value: 'flag', text: 'Rocket artillery: 3/8.', rules: ['Ab', '15.1b'] },
  {
    word: 'regiments',
    of: 'unit',
    value: 'number',
    text: 'Regiments the artillery unit is made of; 1 unless written.',
    rules: ['10g'],
  },
  { word: 'models', of: 'unit', value: 'number', text: 'Models the unit is made of; without effect.', rules: ['Bc'] },
  {
    word: 'nation',
    of: 'unit',
    value: 'text',
    known: knownNations,
    text: 'Nation of a division or unit: German, American, British, Canadian, Soviet …',
    rules: ['Ac', '15.1c', '15.1d'],
  },
  {
    word: 'excellent',
    of: 'unit',
    value: 'flag',
    text: 'Excellent headquarters: +1 to reorganise.',
    rules: ['2.1f', '11d'],
  },
  { word: 'normal', of: 'unit', value: 'flag', text: 'Normal headquarters.', rules: ['2.1f', '11d'] },
  { word: 'poor', of: 'unit', value: 'flag', text: 'Poor headquarters: −1 to reorganise.', rules: ['2.1f', '11d'] },
  {
    word: 'reconnaissance',
    of: 'unit',
    value: 'flag',
    text: 'Does the work of reconnaissance besides its own.',
    rules: ['Bb', '2.1l'],
  },
  {
    word: 'engineers',
    of: 'unit',
    value: 'flag',
    text: 'Does the work of engineers besides its own.',
    rules: ['Bb', '2.1s'],
  },
  {
    word: 'anti-tank',
    of: 'unit',
    value: 'flag',
    text: 'Does the work of an anti-tank unit besides its own.',
    rules: ['Bb', '2.1q'],
  },
  {
    word: 'flamethrowers',
    of: 'unit',
    value: 'flag',
    text: 'Assaults fortifications and mines as engineers do.',
    rules: ['8k'],
  },
  {
    word: 'airfield',
    of: 'unit',
    value: 'text',
    names: 'place',
    text: 'The airfield an air unit flies from.',
    rules: ['15.2a', '15.2b'],
  },
] as const satisfies Words;

const ofFeatures = [
  {
    word: 'owner',
    of: 'feature',
    value: 'text',
    names: 'side',
    text: 'The side it belongs to, or that holds it at the start.',
    rules: ['7.1b', '13b', '15.2b', '16a', '16c'],
  },
  { word: 'river', of: 'feature', value: 'text', names: 'place', text: 'The river a bank belongs to.', rules: ['14e'] },
  { word: 'live', of: 'feature', value: 'flag', text: 'Mines that have not struck yet.', rules: ['13b'] },
  { word: 'spent', of: 'feature', value: 'flag', text: 'Mines that have struck: heavy terrain only.', rules: ['13d'] },
] as const satisfies Words;

const ofPlacements = [
  {
    word: 'pr',
    of: 'placement',
    value: 'number',
    text: 'Break points it begins with, when some are already lost.',
    rules: ['3c'],
  },
] as const satisfies Words;

const ofExpectations = [
  { word: 'pr', of: 'expectation', value: 'number', text: 'Break points the unit has left.', rules: ['3c'] },
  { word: 'destroyed', of: 'expectation', value: 'flag', text: 'The unit is off the table.', rules: ['3c', '11a'] },
  {
    word: 'eliminated',
    of: 'expectation',
    value: 'flag',
    text: 'The unit has lost its last break point.',
    rules: ['3c', '12l'],
  },
  { word: 'expected', of: 'expectation', value: 'flag', text: 'The unit has not come yet.', rules: ['4e'] },
  {
    word: 'withdrawn',
    of: 'expectation',
    value: 'flag',
    text: 'The unit has retreated off its own edge.',
    rules: ['8r'],
  },
  {
    word: 'off-the-table',
    of: 'expectation',
    value: 'flag',
    text: 'The air unit is at its base off the table.',
    rules: ['12b'],
  },
  {
    word: 'removed',
    of: 'expectation',
    value: 'flag',
    text: 'The unit is out of the game for good.',
    rules: ['15.2b'],
  },
  {
    word: 'supplied',
    of: 'expectation',
    value: 'flag',
    text: 'The unit’s division is in supply.',
    rules: ['7.1a', '7.1b'],
  },
  {
    word: 'unsupplied',
    of: 'expectation',
    value: 'flag',
    text: 'The unit’s division is out of supply.',
    rules: ['7.1d', '7.1e'],
  },
  {
    word: 'pools',
    of: 'expectation',
    value: 'factors',
    text: 'Dice of attacker and defender, firer and target: 4-2.',
    rules: ['8e', '10c', '12j'],
  },
  {
    word: 'scores',
    of: 'expectation',
    value: 'factors',
    text: 'Sums of the two pools: 12-10.',
    rules: ['8p', '8q', '8s', '10h', '12l'],
  },
  {
    word: 'result',
    of: 'expectation',
    value: 'text',
    text: 'What came of it: Taken, Held, Equal, Hit …',
    rules: ['8p', '8q', '8s', '10h', '10i', '12l'],
  },
  {
    word: 'outcome',
    of: 'expectation',
    value: 'text',
    text: 'Who has won, and how far.',
    rules: ['16b', '16f'],
  },
] as const satisfies Words;

const ofOrders = [
  {
    word: 'roll',
    of: 'order',
    value: 'number',
    text: 'The dice of this order, instead of those drawn from the seed.',
    rules: ['8e', '10c'],
  },
  {
    word: 'structure',
    of: 'order',
    value: 'text',
    text: 'What bombers attack in the sector: bridge, fortification or city.',
    rules: ['12i'],
  },
] as const satisfies Words;

const ofScores = [
  {
    word: 'holder',
    of: 'score',
    value: 'text',
    names: 'side',
    text: 'The side that allotted the points, and scores them when it holds the place.',
    rules: ['16e', '16f'],
  },
] as const satisfies Words;

/** Attributes in parentheses after units, features, placements, orders, expectations and scores. */
export const attributes: Words = [
  ...ofUnits,
  ...ofFeatures,
  ...ofPlacements,
  ...ofExpectations,
  ...ofOrders,
  ...ofScores,
];

/** The attributes that a unit may have. */
export type UnitAttribute = (typeof ofUnits)[number]['word'];
/** The attributes that a feature may have. */
export type FeatureAttribute = (typeof ofFeatures)[number]['word'];
