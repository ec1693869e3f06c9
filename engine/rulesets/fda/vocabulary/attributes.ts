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
    text: 'Combat factor of the unit, if it is higher than that of the table.',
    rules: ['3a', 'Aa'],
  },
  {
    word: 'range',
    of: 'unit',
    value: 'number',
    text: 'Range of the unit, if it is greater than that of the table.',
    rules: ['Aa'],
  },
  {
    word: 'pr',
    of: 'unit',
    value: 'number',
    text: 'Break points of the unit, 1 to 3. Default: the usual number of its kind.',
    rules: ['3b', '2.1g', '2.1n'],
  },
  {
    word: 'regiment',
    of: 'unit',
    value: 'flag',
    text: 'The unit has regiment size, regardless of its kind.',
    rules: ['1a'],
  },
  {
    word: 'brigade',
    of: 'unit',
    value: 'flag',
    text: 'The unit has brigade size, regardless of its kind.',
    rules: ['1a'],
  },
  {
    word: 'battalion',
    of: 'unit',
    value: 'flag',
    text: 'The unit has battalion size, regardless of its kind.',
    rules: ['2.1n'],
  },
  { word: 'foot', of: 'unit', value: 'flag', text: 'The unit moves on foot: 1 sector.', rules: ['7a'] },
  { word: 'mounted', of: 'unit', value: 'flag', text: 'The unit moves on horseback: 1 sector.', rules: ['7a'] },
  {
    word: 'mechanised',
    of: 'unit',
    value: 'flag',
    text: 'The unit moves in vehicles: 4 sectors.',
    rules: ['7a', '16a'],
  },
  { word: 'towed', of: 'unit', value: 'flag', text: 'The guns of the unit are towed: 4 sectors.', rules: ['7a', '7i'] },
  {
    word: 'armoured',
    of: 'unit',
    value: 'flag',
    text: 'The unit rides in tanks: it is a target for tanks and anti-tank guns and moves 3 sectors (reconnaissance 5).',
    rules: ['7a', '10.1b', '16a'],
  },
  {
    word: 'self-propelled',
    of: 'unit',
    value: 'flag',
    text: 'The guns of the unit are self-propelled: it moves 3 sectors, may move and fire, and has the values 2/6 as artillery.',
    rules: ['7a', '7i', 'Ab'],
  },
  {
    word: 'class',
    of: 'unit',
    value: 'text',
    known: knownClasses,
    text: 'The class of the armour: A is heavy, B medium, C light.',
    rules: ['Ab', 'Ac'],
  },
  {
    word: 'vehicle',
    of: 'unit',
    value: 'text',
    known: knownVehicles,
    text: 'The vehicle of the armour; its class is looked up by nation.',
    rules: ['Ac'],
  },
  { word: 'light', of: 'unit', value: 'flag', text: 'The unit uses the light row of the combat table.', rules: ['Ab'] },
  {
    word: 'medium',
    of: 'unit',
    value: 'flag',
    text: 'The unit uses the medium row of the combat table.',
    rules: ['Ab'],
  },
  {
    word: 'heavy',
    of: 'unit',
    value: 'flag',
    text: 'The unit uses the heavy row of the combat table.',
    rules: ['Ab', '15.1b'],
  },
  {
    word: 'calibre',
    of: 'unit',
    value: 'number',
    text: 'Calibre of the guns in millimetres: artillery over 105 and anti-tank guns over 76 are heavy.',
    rules: ['Ab', '15.1b'],
  },
  {
    word: 'rocket',
    of: 'unit',
    value: 'flag',
    text: 'The unit is rocket artillery, with the values 3/8.',
    rules: ['Ab', '15.1b'],
  },
  {
    word: 'regiments',
    of: 'unit',
    value: 'number',
    text: 'Number of regiments of the artillery unit. Default: 1.',
    rules: ['10g'],
  },
  {
    word: 'models',
    of: 'unit',
    value: 'number',
    text: 'Number of models of the unit, without effect in play.',
    rules: ['Bc'],
  },
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
    text: 'The headquarters is excellent: +1 to reorganisation rolls.',
    rules: ['2.1f', '11d'],
  },
  { word: 'normal', of: 'unit', value: 'flag', text: 'The headquarters has normal quality.', rules: ['2.1f', '11d'] },
  {
    word: 'poor',
    of: 'unit',
    value: 'flag',
    text: 'The headquarters is poor: −1 to reorganisation rolls.',
    rules: ['2.1f', '11d'],
  },
  {
    word: 'reconnaissance',
    of: 'unit',
    value: 'flag',
    text: 'The unit also does the work of reconnaissance.',
    rules: ['Bb', '2.1l'],
  },
  {
    word: 'engineers',
    of: 'unit',
    value: 'flag',
    text: 'The unit also does the work of engineers.',
    rules: ['Bb', '2.1s'],
  },
  {
    word: 'anti-tank',
    of: 'unit',
    value: 'flag',
    text: 'The unit also does the work of an anti-tank unit.',
    rules: ['Bb', '2.1q'],
  },
  {
    word: 'flamethrowers',
    of: 'unit',
    value: 'flag',
    text: 'The unit assaults fortifications and mines as engineers do.',
    rules: ['8k'],
  },
  {
    word: 'airfield',
    of: 'unit',
    value: 'text',
    names: 'place',
    text: 'The airfield from which the air unit flies.',
    rules: ['15.2a', '15.2b'],
  },
] as const satisfies Words;

const ofFeatures = [
  {
    word: 'owner',
    of: 'feature',
    value: 'text',
    names: 'side',
    text: 'The side to which the feature belongs, or which holds it at the start.',
    rules: ['7.1b', '13b', '15.2b', '16a', '16c'],
  },
  {
    word: 'river',
    of: 'feature',
    value: 'text',
    names: 'place',
    text: 'The river to which the bank belongs.',
    rules: ['14e'],
  },
  { word: 'live', of: 'feature', value: 'flag', text: 'The mines have not attacked yet.', rules: ['13b'] },
  {
    word: 'spent',
    of: 'feature',
    value: 'flag',
    text: 'The mines have attacked and are now only heavy terrain.',
    rules: ['13d'],
  },
] as const satisfies Words;

const ofPlacements = [
  {
    word: 'pr',
    of: 'placement',
    value: 'number',
    text: 'Break points with which the unit begins, if some are already lost.',
    rules: ['3c'],
  },
] as const satisfies Words;

const ofExpectations = [
  { word: 'pr', of: 'expectation', value: 'number', text: 'Break points that the unit has left.', rules: ['3c'] },
  { word: 'destroyed', of: 'expectation', value: 'flag', text: 'The unit is off the table.', rules: ['3c', '11a'] },
  {
    word: 'eliminated',
    of: 'expectation',
    value: 'flag',
    text: 'The unit has lost its last break point.',
    rules: ['3c', '12l'],
  },
  { word: 'expected', of: 'expectation', value: 'flag', text: 'The unit has not arrived yet.', rules: ['4e'] },
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
    text: 'Number of dice of attacker and defender, or of firer and target, such as 4-2.',
    rules: ['8e', '10c', '12j'],
  },
  {
    word: 'scores',
    of: 'expectation',
    value: 'factors',
    text: 'Scores of the two dice pools, such as 12-10.',
    rules: ['8p', '8q', '8s', '10h', '12l'],
  },
  {
    word: 'result',
    of: 'expectation',
    value: 'text',
    text: 'The result: Taken, Held, Equal, Hit …',
    rules: ['8p', '8q', '8s', '10h', '10i', '12l'],
  },
  {
    word: 'outcome',
    of: 'expectation',
    value: 'text',
    text: 'The winner and the level of victory.',
    rules: ['16b', '16f'],
  },
] as const satisfies Words;

const ofOrders = [
  {
    word: 'roll',
    of: 'order',
    value: 'number',
    text: 'The dice rolls of this order, in place of rolls from the seed.',
    rules: ['8e', '10c'],
  },
  {
    word: 'structure',
    of: 'order',
    value: 'text',
    text: 'The structure that bombers attack in the sector: bridge, fortification or city.',
    rules: ['12i'],
  },
] as const satisfies Words;

const ofScores = [
  {
    word: 'holder',
    of: 'score',
    value: 'text',
    names: 'side',
    text: 'The side that allotted the points and scores them if it holds the place.',
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
