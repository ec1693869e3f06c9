import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CompletionItem, MarkupContent } from 'vscode-languageserver';
import { rulesets } from '../../../engine/rulesets/index.js';
import { desk, marked } from './kit.js';

const GROUND = readFileSync('examples/bite/lessons/ground.sand', 'utf8').replace(
  '  nation Germany {',
  '  nation Finland { infantry corps "II. Corps" 2 | 1 }\n  nation Germany {',
);

/**
 * Returns a scenario with orders. Germany has 10 yellow, 4 red, 3 blue and 6 black points, plus the income of its
 * cities.
 */
const play = (points: string, side: string, orders: string): string => `ruleset bite
import "ground.sand"

scenario "What is there" {
  on Bug
  turns July 1941..September 1941
  set layer = advanced
  set optional = research, factories
  ${points}
  setup Axis {
    0403: "41.Pz" (step 3)
    0304: "28.AK" (step 2)
    0302: "HQ Pz4" (step 3)
    0203: "29.Mot"
    0102: "II. Corps"
  }
  set lost of "18.Armee" = true
  arrive turn July 1941: "1.AK"
  setup Soviet { 0904: "8.A" }
}

orders turn July 1941 ${side} {
  ${orders}
}`;

const FRONT = readFileSync('examples/bite/invented-front.sand', 'utf8').replace(
  '  area Pers 1410',
  '  area Pers 1410\n  area Depot 1205',
);

/**
 * Returns a scenario with orders in which each side has 9 yellow points. The Soviet side controls nothing but the port
 * of the territory Lost land.
 */
const behind = (month: string, side: string, orders: string): string => `ruleset bite
import "ground.sand"

scenario "Behind the front" {
  on Fragment
  turns October 1941..December 1941
  set layer = advanced
  set optional = scorched-earth, naval, volkssturm, recon, partisans, rebels, reserve
  set projects.from = 1
  set volkssturm = true
  set control of Borderland = Axis
  set control of Bukhta = Axis
  set control of "Lost land" = Axis
  set saved of Germany = 9
  set saved of "Soviet Union" = 9
  set technology of Germany = 2, 2, 2, 2
  set lost of "7.AK" = true
  setup Soviet { 1004: "9.A" 1105: Stavka 0507: "12.A" }
  setup Axis {
    0504: "3.Pz" (step 2)
    0604: "6.AK"
    0404: "HQ Pz1"
    0303: FHQ
    0305: "Luft 4"
    0309: "5.AK" (step 2)
  }
  leave turn October 1941: "3.Pz"
  arrive turn October 1941 at Depot: "2.Cav", "10.Art"
  table weather { October: 1941 = clear November: 1941 = clear } source "invented"
  victory nobody
}

${
  month === 'October'
    ? ''
    : `orders turn October 1941 Axis { phase movement: move "6.AK" to 0705 }
       orders turn November 1941 Axis { phase movement: move "6.AK" to 0906 }`
}
orders turn ${month} 1941 ${side} {
  ${orders}
}`;

/**
 * Returns the labels of the proposals, each with its price. Proposals without a price, such as words of the language,
 * are left out.
 */
async function proposed(ground: string, written: string): Promise<Readonly<Record<string, string>>> {
  const items = await itemsAt(ground, written);
  return Object.fromEntries(items.flatMap(({ label, detail }) => (detail === undefined ? [] : [[label, detail]])));
}

async function itemsAt(ground: string, written: string): Promise<readonly CompletionItem[]> {
  const { text, cursor } = marked(written);
  const { services, main } = await desk({ 'ground.sand': ground, 'play.sand': text }, [...rulesets.values()]);
  const list = await services.lsp.CompletionProvider?.getCompletion(main, {
    textDocument: { uri: main.uri.toString() },
    position: main.textDocument.positionAt(cursor),
  });
  return list?.items ?? [];
}

const POINT = '1 yellow; 9 yellow left';
const ARMY = 'at 1 for 1 yellow; 9 yellow left · at 2 for 2 yellow; 8 yellow left · at 4 for 4 yellow; 6 yellow left';
const PANZER = 'to 3 for 1 yellow, 1 red; 9 yellow, 3 red left · to 4 for 2 yellow, 2 red; 8 yellow, 2 red left';
const STAFF = 'to 3 for 1 yellow, 1 black; 9 yellow, 5 black left · to 4 for 2 yellow, 2 black; 8 yellow, 4 black left';
const RICH = 'set saved of Germany = 5, 2, 1, 4';
const POOR = 'set production of Germany = 2';

interface Row {
  readonly orders: string;
  readonly has: Readonly<Record<string, string>>;
  readonly points?: string;
  readonly side?: string;
}

const rows: readonly Row[] = [
  {
    orders: 'phase production: repair |>',
    has: { '"41.Pz"': PANZER, '"28.AK"': `to 3 for ${POINT}`, '"HQ Pz4"': STAFF },
  },
  {
    orders: 'phase production: repair "41.Pz", |>',
    has: {
      '"28.AK"': '3 yellow, 2 red; 7 yellow, 2 red left',
      '"HQ Pz4"': '4 yellow, 2 red, 2 black; 6 yellow, 2 red, 4 black left',
    },
  },
  { orders: 'phase production: repair |>', points: POOR, has: { '"28.AK"': 'to 3 for 1 yellow; 1 yellow left' } },
  {
    // Each repair is affordable, but both together are not.
    orders: 'phase production: repair "28.AK", |>',
    points: 'set production of Germany = 1, 1',
    has: {},
  },
  {
    orders: 'phase production: repair |>',
    points: 'set production of Germany = 1, 1',
    has: { '"41.Pz"': 'to 3 for 1 yellow, 1 red; nothing left', '"28.AK"': 'to 3 for 1 yellow; nothing left' },
  },
  { orders: 'phase production: rebuild |>', has: { '"18.Armee"': ARMY } },
  {
    orders: 'phase production: rebuild "18.Armee" to |>',
    points: POOR,
    has: {
      '0104': 'at 1 for 1 yellow; 1 yellow left · at 2 for 2 yellow; nothing left · plain · Warsaw · West of the Bug',
      '0304': 'at 1 for 1 yellow; 1 yellow left · at 2 for 2 yellow; nothing left · plain · Brest · West of the Bug',
    },
  },
  { orders: 'phase production: place |>', has: { '"1.AK"': 'free; Warsaw takes 1 more · free; Brest takes 0 more' } },
  {
    orders: 'phase production: place "1.AK" to |>',
    has: {
      '0104': 'free; Warsaw takes 1 more · plain · Warsaw · West of the Bug',
      '0304': 'free; Brest takes 0 more · plain · Brest · West of the Bug',
    },
  },
  {
    orders: 'phase production: aid |>',
    has: { Finland: `${POINT} · 1 red; 3 red left · 1 blue; 2 blue left · 1 black; 5 black left` },
  },
  {
    orders: 'phase production: research |>',
    has: {
      infantry: `point 1 of 30 for ${POINT}`,
      armour: `point 1 of 25 for ${POINT}`,
      fighters: `point 1 of 30 for ${POINT}`,
      bombers: `point 1 of 30 for ${POINT}`,
    },
  },
  {
    orders: 'phase production: research armour\n  research |>',
    has: {
      infantry: 'point 1 of 30 for 1 yellow; 8 yellow left',
      fighters: 'point 1 of 30 for 1 yellow; 8 yellow left',
      bombers: 'point 1 of 30 for 1 yellow; 8 yellow left',
    },
  },
  { orders: 'phase production: factory |>', has: { red: POINT, blue: POINT, black: POINT } },
  {
    orders: 'phase production: save |>',
    has: { yellow: '10 yellow at most', red: '4 red at most', blue: '3 blue at most', black: '6 black at most' },
  },
  {
    orders: 'phase strategic rail: rail |>',
    has: { '"41.Pz"': POINT, '"28.AK"': POINT, '"29.Mot"': POINT, '"1.AK"': POINT },
  },
  {
    orders: 'phase strategic rail: rail "41.Pz" to |>',
    has: {
      '0304': `${POINT} · plain · Brest · West of the Bug`,
      '0203': `${POINT} · plain · West of the Bug`,
      '0305': `${POINT} · swamp · West of the Bug`,
      '0205': `${POINT} · plain · West of the Bug`,
      '0104': `${POINT} · plain · Warsaw · West of the Bug`,
      '0206': `${POINT} · plain · Radom · West of the Bug`,
    },
  },
  {
    orders: 'phase strategic rail: rail |>',
    side: 'Soviet',
    has: { '"8.A"': '1 yellow; 6 yellow left; 4 trains left in the Soviet Union' },
  },
  { orders: 'phase movement: activate |>', has: { '"HQ Pz4"': 'can command 2 units' } },
  {
    orders: 'phase movement: activate "HQ Pz4" with |>',
    has: { '"41.Pz"': '1 of 2 units left', '"29.Mot"': '1 of 2 units left' },
  },
  { orders: 'phase movement: activate "HQ Pz4" with "41.Pz", |>', has: { '"29.Mot"': '0 of 2 units left' } },
];

test.each(rows)(
  'completion shows prices and remaining points: $orders',
  async ({ orders, has, points = RICH, side = 'Axis' }) => {
    expect(await proposed(GROUND, play(points, side, orders))).toEqual(has);
  },
);

const FARE = '3 yellow; 14 yellow left; 2 trains left in the Soviet Union';
const behindRows: readonly (readonly [string, string, string, Readonly<Record<string, string>>])[] = [
  ['October', 'Axis', 'phase production: release |>', { '"3.Pz"': '1 yellow, 1 red; 19 yellow, 3 red left' }],
  [
    'October',
    'Axis',
    'phase production: disband |>',
    {
      '"3.Pz"': '3 yellow, 3 red to rebuild',
      '"5.AK"': '2 yellow to rebuild',
      '"6.AK"': '3 yellow to rebuild',
      '"HQ Pz1"': '4 yellow, 4 black to rebuild',
      '"Luft 4"': '3 yellow, 3 black to rebuild',
      FHQ: '4 yellow, 4 black to rebuild',
    },
  ],
  [
    'October',
    'Axis',
    'phase production: levy |>',
    { '"7.AK"': 'free; Altstadt takes 1 more · free; Furt takes 0 more' },
  ],
  [
    'October',
    'Axis',
    'phase production: levy "7.AK" to |>',
    {
      '0104': 'free; Altstadt takes 1 more · plain · Altstadt · The Reich',
      '0305': 'free; Furt takes 0 more · plain · Furt · The Reich',
    },
  ],
  [
    'December',
    'Axis',
    'phase production: restore |>',
    { '0906': 'point 1 of 3 for 1 yellow; 41 yellow left · plain · Ruda · The Union · The south' },
  ],
  ['October', 'Soviet', 'phase production: build |>', { '(project "Persian line")': '3 yellow; 14 yellow left' }],
  [
    'October',
    'Soviet',
    'phase production: delay |>',
    {
      '"10.Art"': 'free; may be placed from next month on',
      '"2.Cav"': 'free; may be placed from next month on',
    },
  ],
  ['October', 'Soviet', 'phase production: partisans 0608 |>', {}],
  ['October', 'Soviet', 'phase strategic rail: evacuate |>', { blue: FARE, red: FARE }],
  [
    'October',
    'Soviet',
    'phase strategic rail: evacuate red |>',
    {
      '0702': `${FARE} · plain · Severny · The Union · Nordland attacks · Nordland stays`,
      '1105': `${FARE} · plain · Stolitsa · The Union`,
      '1306': `${FARE} · plain · Zavod · The Union`,
    },
  ],
  [
    'October',
    'Axis',
    'phase movement:\n  activate "HQ Pz1"\n  reserve |>',
    { '"5.AK"': '1 point of HQ Pz1, 3 left', '"6.AK"': '1 point of HQ Pz1, 3 left' },
  ],
  ['October', 'Axis', 'phase movement: ship |>', { '"5.AK"': '1 action of FHQ, 1 left' }],
  [
    'October',
    'Axis',
    'phase movement: ship "5.AK" to |>',
    { '0708': '1 action of FHQ, 1 left · plain · Bukhta · The Union · The south' },
  ],
  [
    'October',
    'Axis',
    'phase movement: activate "Luft 4"\n  scout |>',
    {
      '0507': 'an attempt of Luft 4, 2 left · plain · Borderland · The south',
      '1004': 'an attempt of Luft 4, 2 left · plain · The Union',
      '1105': 'an attempt of Luft 4, 2 left · plain · Stolitsa · The Union',
    },
  ],
  [
    'October',
    'Axis',
    'phase movement: activate "Luft 4"\n  scout 0507 with |>',
    { '"Luft 4"': 'an attempt of Luft 4, 2 left' },
  ],
];

test.each(behindRows)(
  'in %s, completion for the %s side shows the price of each proposal: %s',
  async (month, side, orders, has) => {
    expect(await proposed(FRONT, behind(month, side, orders))).toEqual(has);
  },
);

test('completion for partisans shows how many battalions can still be placed', async () => {
  const proposals = await proposed(FRONT, behind('October', 'Soviet', 'phase production: partisans |>'));
  expect(proposals).toHaveProperty('1008', '1 battalion; 0 left · plain · Gorny · The Union');
  expect(proposals).not.toHaveProperty('0604');
});

/** Attributes and values that legal orders have in parentheses are proposed first. */
test.each([
  ['Axis', 'phase production: repair "5.AK" (|>', ['steps']],
  ['Axis', 'phase production: repair "5.AK" (steps |>', ['1']],
  ['Axis', 'phase production: aid Romania (|>', ['black', 'red', 'blue', 'yellow']],
  ['Axis', 'phase movement: activate FHQ with "3.Pz" (action |>', ['armour', 'reserve']],
  ['Soviet', 'phase production: build (|>', ['project']],
  ['Soviet', 'phase production: build (project |>', ['"Persian line"']],
])('in the %s orders “%s” completion proposes these words first: %o', async (side, orders, has) => {
  const items = await itemsAt(FRONT, behind('October', side, orders));
  expect(items.flatMap(({ label, sortText }) => (sortText?.startsWith('0') ? [label] : [])).sort()).toEqual(
    has.toSorted(),
  );
});

test.each([
  ['Axis', 'phase production: re|>pair "5.AK"', '**to 3 for 1 yellow; 19 yellow left**'],
  ['Soviet', 'phase strategic rail: evacuate r|>ed 1105', `**${FARE}**`],
  ['Soviet', 'phase strategic rail: evacuate r|>ed 0906', '`evacuate red|blue CELL`'],
])('the hover on the order of side %s shows its price: %s', async (side, orders, says) => {
  const { text, cursor } = marked(behind('October', side, orders));
  const { services, main } = await desk({ 'ground.sand': FRONT, 'play.sand': text }, [...rulesets.values()]);
  const hover = await services.lsp.HoverProvider?.getHoverContent(main, {
    textDocument: { uri: main.uri.toString() },
    position: main.textDocument.positionAt(cursor),
  });
  const { value } = hover!.contents as MarkupContent;
  expect(value.split('\n')[0]).toContain(says);
});

/** Returns a scenario with aircraft, raiders and submarines, for the completion of orders that use them. */
const air = (month: string, side: string, orders: string): string => `ruleset bite
import "ground.sand"

scenario "In the air" {
  on Fragment
  turns ${month}..June 1944
  set layer = advanced
  set optional = paratroops, strategic-bombing, lend-lease, strategic-war
  set technology of Germany = 2, 2, 2, 2
  set control of Sever = Soviet
  setup Soviet { 0507: "12.A" 0905: "9.A" 0805: ADD 1105: Stavka, "45.BAD" }
  setup Axis { 0305: "KG 27", "Luft 4" 0404: "JG 3" 0104: Sturm 0303: FHQ }
  table weather { July: 1943 = clear } source "invented"
  victory nobody
}

orders turn ${month} ${side} {
  ${orders}
}`;
test.each([
  [
    'Axis',
    'phase movement: activate "Luft 4" with "KG 27", "JG 3"\n  fly "JG 3" to |>',
    { '0905': '5 of 5 hexes; 1 air unit more may join · plain · The Union' },
  ],
  [
    'Axis',
    'phase movement: activate "Luft 4" with "KG 27"\n  bomb |>',
    { '0906': 'factory of 1 yellow: 6 of 10 hexes; 1 air unit more may join · plain · Ruda · The Union · The south' },
  ],
  [
    'Axis',
    'phase movement: activate FHQ\n  drop Sturm to |>',
    { '0604': '5 of 5 hexes; 1 action of FHQ, 1 left · plain · The Union' },
  ],
  ['Axis', 'phase movement: activate FHQ\n  drop |>', { Sturm: '1 action of FHQ, 1 left' }],
  [
    'Axis',
    'phase strategic war: sink with |>',
    { 'U-Nord': '1 red, 2 blue on the arctic route', 'U-Sued': '2 blue on the southern route' },
  ],
  [
    'Soviet',
    'phase strategic war: raid 0104 with "8.AF"\n}\norders turn July 1943 Axis { phase strategic war: intercept |>',
    { '0104': '1 air unit against 1 bomber · plain · Altstadt · The Reich' },
  ],
  [
    'Soviet',
    'phase strategic war: raid |>',
    { '0305': 'produces 2 yellow, 1 red, 1 blue; 1 bomber more may join · plain · Furt · The Reich' },
  ],
  [
    'Soviet',
    'phase strategic war: raid 0104 with |>',
    { '"8.AF"': 'produces 8 yellow, 3 red, 3 blue, 6 black; 1 bomber more may join' },
  ],
])('completion shows ranges and possible targets for %s: %s', async (side, orders, has) => {
  expect(await proposed(FRONT, air('July 1943', side, orders))).toMatchObject(has);
});

/** Returns the titles of the fixes for the first error of play. */
async function offeredFor(front: string, text: string): Promise<string[]> {
  const { services, main } = await desk({ 'ground.sand': front, 'play.sand': text }, [...rulesets.values()]);
  const refused = services.compile.Analyser.analyse(main.uri)?.playFindings() ?? [];
  const [{ source, message, code }] = refused.filter(({ severity }) => severity === 'error');
  const range = { start: main.textDocument.positionAt(source.start), end: main.textDocument.positionAt(source.end) };
  const actions = await services.lsp.CodeActionProvider?.getCodeActions(main, {
    textDocument: { uri: main.uri.toString() },
    range,
    context: { diagnostics: [{ range, message, code }] },
  });
  return (actions ?? []).map(({ title }) => title).filter((title) => !title.startsWith('Suppress '));
}

test.each([
  ['Axis', 'phase production: levy "7.AK" to 0303', ['0104', '0305']],
  ['Axis', 'phase movement: ship "5.AK" to 0706', ['0708']],
  ['Soviet', 'phase strategic rail: evacuate red 0805', ['0702', '1105', '1306']],
  ['Soviet', 'phase production: partisans 0604', ['0503', '0506', '0805']],
])(
  'quick fixes offer the nearest legal hexes for an order that is too expensive or illegal: %s, %s',
  async (side, orders, has) => {
    const titles = await offeredFor(FRONT, behind('October', side, orders));
    expect(titles.map((title) => /^Write (\d+) instead/.exec(title)?.[1]).sort()).toEqual(has);
  },
);

test.each([
  ['Axis', 'phase production: levy "3.Pz" to 0104', 'Write levy "7.AK" to 0104 instead'],
  ['Axis', 'phase production: repair "6.AK"', 'Write repair "3.Pz"'],
])(
  'for the illegal %s orders “%s” the first quick fix writes the nearest legal order',
  async (side, orders, begins) => {
    const [first] = await offeredFor(FRONT, behind('October', side, orders));
    expect(first).toMatch(new RegExp(`^${begins}`));
  },
);

/** Each order needs an option that is off. The fix enables the option and, if necessary, the advanced game. */
test.each([
  ['scorched-earth', 'Soviet', 'phase strategic rail: evacuate red 1105'],
  ['naval', 'Axis', 'phase movement: ship "5.AK" to 0708'],
  ['volkssturm', 'Axis', 'phase production: levy "7.AK" to 0104'],
  ['recon', 'Axis', 'phase movement: activate "Luft 4"\n  scout 0507 with "Luft 4"'],
  ['partisans', 'Soviet', 'phase production: partisans 0503'],
  ['research', 'Axis', 'phase production: research armour'],
  ['factories', 'Axis', 'phase production: factory red'],
])('with the option %s off, a quick fix enables the option for %s', async (option, side, orders) => {
  const text = behind('October', side, orders);
  const off = text.replace(`${option}, `, '');
  expect(await offeredFor(FRONT, off)).toEqual([`Play ${option}`]);
  const alone = text.replace(/ {2}set optional = .*\n/, '');
  expect(await offeredFor(FRONT, alone)).toEqual([`Play ${option}`]);
});

test('the fix that enables an option also sets its missing prerequisite', async () => {
  const text = behind('October', 'Axis', 'phase production: levy "7.AK" to 0104');
  expect(await offeredFor(FRONT, text.replace('  set volkssturm = true\n', ''))).toEqual([
    'Set that Soviet units entered Germany before play begins',
  ]);
});
