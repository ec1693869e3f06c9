import { expect, test } from 'vitest';
import { declaredRuleset } from '../../engine/declared/index.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import { BED, expectFindings, openBed, scenarioOf, ZONE, type BedCase } from './bed.js';

const SNOW_OR_CLEAR: Partial<Declaration> = {
  weather: [
    { word: 'clear', text: '', rule: '14', turns: undefined },
    { word: 'snow', text: '', rule: '14', turns: undefined },
  ],
  weatherTable: {
    sides: 6,
    byTurn: [{ turns: { first: 2, last: 3 }, byRoll: ['clear', 'clear', 'clear', 'snow', 'snow', 'snow'] }],
    rule: '14',
  },
  modifiers: [
    {
      what: 'movement',
      change: { how: 'exactly', amount: 1 },
      conditions: [{ of: 'game', is: 'weather', weather: 'snow' }],
      reason: 'snow',
      rule: '14',
    },
  ],
};
const inTurn = (turn: number): string => `orders turn ${turn} Red { move A to 0304 }`;
const tooFar = ['bed/3/out-of-reach: The path to 0304 costs 2 points; A has 1 point [3].'];

test.each<BedCase>([
  {
    title: 'a roll for the weather finds its row and its column in the table',
    orders: `dice "2/weather" = 4\n${inTurn(2)}`,
    findings: tooFar,
  },
  {
    title: 'the weather table gives other weather for another roll',
    orders: `dice "2/weather" = 3\n${inTurn(2)}`,
  },
  {
    title: 'no die is rolled for the weather in a turn without a row of the table',
    orders: `${inTurn(1)}\nexpect after turn 1 Red { not weather }`,
  },
  {
    title: 'the scenario sets the weather of a turn',
    scenario: 'turns 3\nset weather turn 2 = snow',
    orders: `dice "3/weather" = 1\n${inTurn(2)}\nexpect after turn 2 Red movement { weather (weather "snow") }`,
    findings: tooFar,
  },
  {
    title: 'the weather that a scenario sets for a turn ends with the turn',
    scenario: 'turns 3\nset weather turn 2 = snow',
    orders: `dice "3/weather" = 1\n${inTurn(3)}`,
  },
])('$title', (one) => expectFindings({ game: SNOW_OR_CLEAR, ...one }));

const CHOSEN: Partial<Declaration> = {
  zones: [ZONE],
  rulings: [
    {
      option: 'zone.enter',
      values: ['stop', 'free'],
      rules: ['5'],
      question: 'Does a unit stop in an enemy zone?',
      readings: { stop: 'It stops.', free: 'It goes on.' },
    },
    {
      option: 'stack.excess',
      values: ['refused', 'lost'],
      rules: ['4'],
      question: 'What happens to too many units?',
      readings: { refused: 'The phase cannot end.', lost: 'They are lost.' },
    },
    {
      option: 'control.pass',
      values: ['no', 'yes'],
      rules: ['9'],
      question: 'Does passing through a place take it?',
      readings: { no: 'It does not.', yes: 'It does.' },
    },
  ],
};
const PAST = 'setup Red { 0202: A }\nsetup Blue { 0402: X }';

test.each<BedCase>([
  {
    title: 'the first reading of a ruling holds where the scenario chooses none',
    orders: 'orders turn 1 Red { move A 0302 > 0301 }',
    findings: ['bed/5/zone-stop'],
  },
  {
    title: 'a scenario chooses another reading of a ruling',
    scenario: 'turns 3\nruling zone.enter = free',
    orders: 'orders turn 1 Red { move A 0302 > 0301 }',
  },
  {
    title: 'a reading of yes or no is chosen by its word',
    map: 'city Town at 0201 (owner Blue)',
    scenario: 'turns 3\nruling control.pass = yes\nscore Town 3',
    orders: 'orders turn 1 Red { move A 0201 > 0101 }\nexpect after end { score Red 3 }',
  },
  {
    title: 'the reading of one ruling leaves the others at their first reading',
    scenario: 'turns 3\nruling stack.excess = lost',
    orders: 'orders turn 1 Red { move A 0302 > 0301 }',
    findings: ['bed/5/zone-stop'],
  },
])('$title', (one) => expectFindings({ game: CHOSEN, setup: PAST, ...one }));

const CLASSES: Partial<Declaration> = {
  classes: ['', 'tracked', 'wheeled'],
  terrain: [
    { ...BED.terrain[0], costs: [1, 1, 1] },
    { ...BED.terrain[1], costs: [2, 3, undefined] },
  ],
  places: BED.places.map((place) => ({ ...place, costs: [0, 0, 0] })),
  hexsides: BED.hexsides.map((hexside) => ({ ...hexside, costs: [1, 2, undefined] })),
  unitKinds: [
    BED.unitKinds[0],
    { ...BED.unitKinds[1], class: 1 },
    { ...BED.unitKinds[1], word: 'truck', symbol: { function: 'supply' }, class: 2 },
  ],
};
const WOOD = `|. . . . . . .
|. . . . . . .
|. . w . . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .`;

test.each<BedCase>([
  {
    title: 'a class pays its own cost of the terrain',
    red: 'tank A 4-2',
    orders: 'orders turn 1 Red { move A 0302 > 0303 }',
    findings: ['bed/3/out-of-reach: The path to 0303 costs 3 points; A has 2 points [3].'],
  },
  {
    title: 'a kind without a class pays the usual cost',
    red: 'infantry A 4-2',
    orders: 'orders turn 1 Red { move A 0302 > 0303 }',
  },
  {
    title: 'a class does not enter terrain that is closed to it',
    red: 'truck A 1-6',
    orders: 'orders turn 1 Red { move A 0302 > 0303 }',
    findings: ['bed/1/impassable: A may not enter 0303 (wood) from 0302 [1].'],
  },
  {
    title: 'a class enters terrain that is closed to it along a line with a rate',
    red: 'truck A 1-6',
    map: 'road "Road" 0302 - 0303',
    orders: 'orders turn 1 Red { move A 0302 > 0303 }',
  },
  {
    title: 'a class does not cross a hexside that is closed to it',
    red: 'truck A 1-6',
    map: 'river "River" 0302/0202',
    orders: 'orders turn 1 Red { move A 0302 > 0202 }',
    findings: ['bed/1/impassable: A river separates 0302 from 0202; A may not cross it [1].'],
  },
  {
    title: 'a class crosses a hexside that is closed to it along a line that bridges hexsides',
    game: { ...CLASSES, lines: [{ ...BED.lines[0], bridges: true }] },
    red: 'truck A 1-6',
    map: 'river "River" 0302/0202\nroad "Road" 0302 - 0202',
    orders: 'orders turn 1 Red { move A 0302 > 0202 }',
  },
])('$title', (one) => expectFindings({ game: CLASSES, terrain: WOOD, ...one }));

test('the record of weather without a rule of its own cites the rule of the weather table', async () => {
  const declaration = {
    ...BED,
    ...SNOW_OR_CLEAR,
    weather: SNOW_OR_CLEAR.weather?.map((each) => ({ ...each, rule: '' })) ?? [],
  };
  const scenario = scenarioOf(await openBed(declaration, { scenario: 'turns 2' }));
  const { events } = playThrough(declaredRuleset(declaration), scenario, { until: 'end' });
  expect(events.filter(({ kind }) => kind === 'weather').map(({ rule }) => rule)).toEqual(['14']);
});
