import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CodeAction, CompletionItem, MarkupContent } from 'vscode-languageserver';
import { rulesets } from '../../../engine/rulesets/index.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { desk, positionOf, textAt, type Desk } from './kit.js';

const lessonsOf = (game: string): string => path.join(import.meta.dirname, '../../../examples', game, 'lessons');

/** Opens a lesson with its imports and replaces parts of its text, as a reader might do. */
async function lesson(name: string, from: string | readonly string[] = [], to = '', game = 'pgg'): Promise<Desk> {
  const folder = lessonsOf(game);
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const changed = [from].flat().reduce((text, part) => {
    if (!text.includes(part)) throw new Error(part);
    return text.replace(part, to);
  }, read(name));
  const imported = fs.readdirSync(folder).filter((file) => !/^\d/.test(file));
  const beside = Object.fromEntries(imported.map((file) => [file, read(file)]));
  return desk({ ...beside, [name]: changed }, [...rulesets.values()]);
}

async function hover({ services, main }: Desk, snippet: string): Promise<string> {
  const params = { textDocument: { uri: main.uri.toString() }, position: positionOf(main, snippet) };
  const found = await services.lsp.HoverProvider?.getHoverContent(main, params);
  return ((found?.contents as MarkupContent | undefined)?.value ?? '').replace(/\]\(command:[^)]*\)/g, ']');
}

async function complete({ services, main }: Desk, snippet: string): Promise<ReadonlyMap<string, CompletionItem>> {
  const params = { textDocument: { uri: main.uri.toString() }, position: positionOf(main, snippet) };
  const list = await services.lsp.CompletionProvider?.getCompletion(main, params);
  return new Map(list?.items.map((item) => [item.label, item]));
}

/** Returns the inlay hints by the text that precedes them on their line. */
async function hints({ services, main }: Desk): Promise<ReadonlyMap<string, { label: string; tooltip: string }>> {
  const range = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };
  const found = await services.lsp.InlayHintProvider?.getInlayHints(main, {
    textDocument: { uri: main.uri.toString() },
    range,
  });
  return new Map(
    found?.map(({ position, label, tooltip }) => [
      textAt(main, { start: { line: position.line, character: 0 }, end: position }).trim(),
      { label: typeof label === 'string' ? label : '', tooltip: JSON.stringify(tooltip ?? '') },
    ]),
  );
}

/** Returns the titles and inserted texts of the code actions at a position. */
async function actions({ services, main }: Desk, snippet: string): Promise<readonly (readonly [string, string])[]> {
  const at = positionOf(main, snippet);
  const found = (await services.lsp.CodeActionProvider?.getCodeActions(main, {
    textDocument: { uri: main.uri.toString() },
    range: { start: at, end: at },
    context: { diagnostics: (main.diagnostics ?? []).filter(({ range }) => range.start.line === at.line) },
  })) as CodeAction[] | undefined;
  return (found ?? []).map(({ title, edit }) => [
    title,
    Object.values(edit?.changes ?? {})
      .flat()
      .map(({ newText }) => newText)
      .join(''),
  ]);
}

describe('a move order of pgg', () => {
  const PATH = 'move 25/7 2012 > 2013 > 2113 > 2213 > 2313 > 2413 > 2513 > 2613';

  test('a hint of a move shows the cost of the written path, not of the cheapest one', async () => {
    const found = await hints(await lesson('1-movement.sand'));
    expect(found.get(PATH)?.label).toBe('cost 6');
    expect(found.get('move 6/7 to 2315')?.label).toBe('cost 5');
  });

  test('a hover on a move shows each hex with the reason for its cost [6.7]', async () => {
    const text = await hover(await lesson('1-movement.sand'), 'm|>ove 25/7');
    expect(text).toContain('to 2613: **6**');
    expect(text).toContain('2613: ½ along the road, +2 river');
  });

  test('completion lists reachable hexes, and explains why the hexes just beyond them cannot be reached', async () => {
    const found = await complete(
      await lesson('1-movement.sand', 'move 6/7 to 2315', 'move 6/7 to '),
      'move 6/7 to |>\n',
    );
    expect(found.get('2315')?.detail).toBe('cost 5 · clear');
    expect(found.get('2713')?.detail).toContain('Soviet units stand in 2713');
    expect(found.get('2713')?.tags).toHaveLength(1);
    expect(found.get('2710')?.detail).toContain('costs 10½ points; 6/7 has 10');
    expect(found.has('3310')).toBe(false);
  });

  test('completion explains why a hex cannot be reached while its label is typed', async () => {
    const found = await complete(
      await lesson('1-movement.sand', 'move 6/7 to 2315', 'move 6/7 to 331'),
      'move 6/7 to 331|>\n',
    );
    expect(found.get('3310')?.detail).toContain('[6.23]');
  });

  test.each([
    ['move "26.Inf" 2115 > 2214 > 2314 >', 'move "26.Inf" 2115 > 2214 >', 'move "26.Inf" |>2115', '2314 > 2414 > 2514'],
    ['move 6/7 to 2315', 'move 6/7 to 2915', 'move 6/7 to |>2915', '2814'],
  ])('a quick fix repairs an illegal move: %s', async (from, to, at, expected) => {
    const found = await actions(await lesson('1-movement.sand', from, to), at);
    expect(found.map(([, text]) => text)).toContainEqual(expect.stringContaining(expected));
  });
});

describe('an attack order of pgg', () => {
  test('completion lists the targets of an attack with the odds of all units that can join [9.3]', async () => {
    const found = await complete(await lesson('2-combat.sand', 'attack 2713 with', 'attack '), 'attack |> "7.Pz"');
    expect(found.get('2713')?.detail).toMatch(/7\/7/);
    expect(found.get('2713')?.detail).toMatch(/26\.Inf/);
    expect(found.get('2713')?.detail).toMatch(/1-1 to 10-1/);
    expect(found.get('3011')?.detail).not.toMatch(/: .*\d-\d/);
  });
});

describe('a rail movement order of pgg', () => {
  test('a hint of a rail movement counts the rail hexes [6.33], and an air marker as four hexes [13.31]', async () => {
    const main = await lesson('6-interdiction-and-rail.sand');
    const line = 'rail 28/1 3314 > 3214 > 3114 > 3013 > 2913 > 2813 > 2713';
    expect((await hints(main)).get(line)?.label).toBe('cost 9');
    expect(await hover(main, 'r|>ail 28/1')).toContain('3114: 4 under interdiction');
  });

  test('completion lists rail hexes for a rail movement', async () => {
    const found = await complete(
      await lesson('6-interdiction-and-rail.sand', 'rail 28/3 3314 > 3214', 'rail 28/3 to '),
      'rail 28/3 to |>\n',
    );
    expect(found.get('3114')?.detail).toBe('cost 5 · clear');
    expect(found.get('3113')?.detail).toContain('is not a rail hex');
  });

  test('quick fixes offer nearby rail hexes when the target has no rails', async () => {
    const found = await actions(
      await lesson('6-interdiction-and-rail.sand', 'rail 28/3 3314 > 3214', 'rail 28/3 to 3213'),
      'rail 28/3 to |>3213',
    );
    expect(found[0]).toEqual(['Go to 3214 instead (cost 1)', '3214']);
  });
});

test('a quick fix offers the nearest hex with room for an overstacked unit [7.1]', async () => {
  const found = await actions(
    await lesson('2-combat.sand', '2713: 2 rifle (face 4-5-6)', '2713: 4 rifle (face 4-5-6)'),
    '2713: |>4 rifle',
  );
  expect(found).toContainEqual([
    'Set up 1 rifle in 2712',
    expect.stringContaining('2712: 1 rifle (face 4-5-6) of army "28"'),
  ]);
});

test('a hover on a unit of pgg shows strength, supply line and range', async () => {
  const text = await hover(await lesson('1-movement.sand'), 'move 7|>6/20 to');
  expect(text).toContain('Attack **3**');
  expect(text).toContain('In supply along 2410 > 2511 > 2512 > 2513');
  expect(text).toMatch(/Can reach \d+ hexes/);
});

describe('the code action for default answers', () => {
  const ANSWERS = /(?<=\(roll 1\)) \{\n {4}on D2[^}]*\}/;
  const combat = fs.readFileSync(path.join(lessonsOf('pgg'), '2-combat.sand'), 'utf8');

  test('a fix writes a default answer into the braces of the attack, or as an order of the defender', async () => {
    const braces = ANSWERS.exec(combat)?.[0] ?? '';
    const defence = '  defend 2713 { on D2: retreat }\n';
    const found = await actions(await lesson('2-combat.sand', [braces, defence]), 'att|>ack 2713 with');
    expect(found.filter(([title]) => title.startsWith('Write the answer'))).toEqual([
      ['Write the answer of Soviet: defend 2713 { retreat }', '  defend 2713 { retreat }\n'],
      ...['28/2', '28/1'].map((unit) => [
        `Write the answer: retreat ${unit} via 2812 > 2912`,
        ` { retreat ${unit} via 2812 > 2912 }`,
      ]),
      ['Write the answer: stay', ' { stay }'],
    ]);
  });

  test('the code action for default answers writes a new block when the side has no orders', async () => {
    const block = /\norders turn 1 Soviet \{[^]*?\n\}\n/.exec(combat)?.[0] ?? '';
    const found = await actions(await lesson('2-combat.sand', block, ''), 'att|>ack 2713 with');
    expect(found.map(([, text]) => text)).toContain('\n\norders turn 1 Soviet {\n  defend 2713 { retreat }\n}');
  });

  test('the code action for default answers quotes a side whose name has several words', async () => {
    const folder = lessonsOf('fda');
    const read = (file: string): string =>
      fs
        .readFileSync(path.join(folder, file), 'utf8')
        .replace(/(?<=(?:side|setup|orders turn 1|owner) )Red\b/g, '"Red Army"');
    const assault = read('2-assault.sand').replace(/\norders turn 1 "Red Army" \{[^]*?\n\}\n/, '\n');
    const open = await desk({ 'ground.sand': read('ground.sand'), '2-assault.sand': assault }, [...rulesets.values()]);
    const texts = (await actions(open, 'ass|>ault 0706 with')).map(([, text]) => text);
    expect(texts.find((text) => text.includes('orders'))).toMatch(
      /^\n\norders turn 1 "Red Army" \{\n {2}defend 0706 with "21st Foot", "3rd Anti-Tank"\n\}/,
    );
  });
});

/** Returns the arrows of all moments, for example `attack 2612 > 2713`. */
function drawnIn({ services, main }: Desk): string[] {
  const ask = answersFor(services);
  const uri = main.uri.toString();
  const board = services.compile.Analyser.analyse(main)?.map?.board;
  return (ask['sandtable/preview']({ uri })?.moments ?? []).flatMap(({ number }) =>
    (ask['sandtable/preview']({ uri, moment: number })?.scene.overlays ?? []).map(
      ({ kind, cells }) => `${kind} ${cells.map((cell) => board?.label(cell)).join(' > ')}`,
    ),
  );
}

describe('the map of a lesson', () => {
  test('the map of a lesson shows ZOC, reach and supply lines on demand', async () => {
    const { services, main } = await lesson('2-combat.sand');
    const ask = answersFor(services);
    const board = services.compile.Analyser.analyse(main)?.map?.board;
    const overlay = (want: 'zone' | 'reach' | 'supply', of: string): readonly string[] =>
      ask['sandtable/overlay']({ uri: main.uri.toString(), want, of, moment: 'setup' }).flatMap(({ cells }) =>
        cells.map((cell) => board?.label(cell) ?? ''),
      );
    expect(overlay('zone', 'Soviet')).toEqual(expect.arrayContaining(['2612', '2613', '2712']));
    expect(overlay('reach', 'Khomenko')).toContain('3010');
    expect(overlay('supply', '25/7')).toEqual(['2612', '2613']);
    expect(overlay('supply', '28/1').slice(0, 2)).toEqual(['2713', '2812']);
  });

  test('the map of a lesson draws the path of each retreat and advance at the moment in which it happens', async () => {
    expect(drawnIn(await lesson('2-combat.sand'))).toEqual(
      expect.arrayContaining(['retreat 2713 > 2812 > 2912', 'advance 2612 > 2713 > 2812', 'attack 2612 > 2713']),
    );
  });
});

describe('hidden values', () => {
  test('hovers and hints hide untried strengths until they are revealed [12.1]', async () => {
    const drawn = /\d-\d-6/;
    const main = await lesson('5-untried.sand');
    const attack = await hover(main, 'attack 28|>13');
    expect(attack).toContain('**29/1** ?-6 (untried');
    expect(attack).not.toMatch(drawn);
    for (const { label, tooltip } of (await hints(main)).values()) expect(label + tooltip).not.toMatch(drawn);
    expect(await hover(main, '28|>/1 (revealed)')).toMatch(drawn);
  });

  test('the picture and the record hide untried strengths, unless the umpire requests them', async () => {
    const { services, main } = await lesson('5-untried.sand');
    const ask = answersFor(services);
    const shownTo = (umpire: boolean, as?: string): string => {
      const uri = main.uri.toString();
      const before = ask['sandtable/preview']({ uri })?.moments.findLast(({ phase }) => phase === 'movement')?.number;
      const preview = ask['sandtable/preview']({
        uri,
        moment: before ?? 'setup',
        umpire,
        ...(as !== undefined && { as }),
      });
      const counters = preview?.scene.counters.filter(({ name }) => name.startsWith('28/'));
      const draws = preview?.moments.filter(({ answer }) => answer === 'hidden').map(({ events }) => events);
      return JSON.stringify([counters, draws]);
    };
    expect(shownTo(false)).not.toMatch(/\d-\d-6/);
    expect(shownTo(true)).toMatch(/\d-\d-6/);
    for (const side of ['German', 'Soviet']) expect(shownTo(false, side)).toBe(shownTo(false));
  });
});

describe('lessons of fda, with activations and dice pools', () => {
  const MOVE = 'move "1st Motor" to 0706';
  const ASSAULT = 'assault 0706 with "1st Tanks", "1st Motor", "11th Foot", "1st Guns"';
  const assault = async (from: string | readonly string[] = [], to = ''): Promise<Desk> =>
    lesson('2-assault.sand', from, to, 'fda');

  test('the inlay hint of an assault shows both dice pools; its tooltip lists each die and the exact odds [8e]', async () => {
    const hint = (await hints(await assault())).get(ASSAULT);
    expect(hint?.label).toBe('5 dice against 2');
    expect(hint?.tooltip).toContain('leader of regiment size');
    expect(hint?.tooltip).toMatch(/Taken.*%/);
  });

  test('the map shows the attackers while the dice are rolled, and the retreat of the defeated units [8e, 8q]', async () => {
    const drawn = drawnIn(await assault());
    expect(drawn.filter((arrow) => arrow === 'attack 0705 > 0606')).toHaveLength(2);
    expect(drawn).toContainEqual(expect.stringMatching(/^retreat 0705 > /));
  });

  test('the drag of a counter whose division is not activated is refused, and the refusal names the order to give first [6b]', async () => {
    const { services, main } = await lesson('1-movement.sand', [], '', 'fda');
    const ask = answersFor(services);
    const uri = main.uri.toString();
    const board = services.compile.Analyser.analyse(main)?.map?.board;
    const activated = ask['sandtable/preview']({ uri })?.moments.find(({ rule }) => rule === '6b')?.number ?? 0;
    const drag = { uri, counters: ['1st Tanks'], from: -2, to: board?.cell('0609') ?? -1, moment: activated - 1 };
    expect(ask['sandtable/move'](drag)).toEqual({
      refused: expect.stringMatching(
        /which division is activated\?.*Answer “activate "Blue Armoured"” first\.$/,
      ) as string,
    });
  });

  test('completion of a move proposes reachable squares [7a]', async () => {
    const found = await complete(await assault(MOVE, 'move "1st Motor" to '), 'move "1st Motor" to |>\n');
    expect(found.get('0605')?.detail).toBe('cost 2 · river · Lene bridge');
    expect(found.has('0101')).toBe(false);
  });

  test('completion of an assault proposes its targets, and all units that can lead or support', async () => {
    const found = await complete(await assault(`${ASSAULT} (roll 6-5-4-3-2-1-4-2)`, 'assault '), 'assault |>\n');
    expect(found.get('0706')?.detail).toContain(
      '1st Tanks, 1st Motor, 11th Foot, 12th Foot, 1st Guns: 5 dice against 2',
    );
    expect(found.get('0602')?.detail).not.toContain('dice');
  });

  test('a hover on a unit shows break points, supply and range [7.1b]', async () => {
    const text = await hover(await assault(), 'move "1st M|>otor" to 0706');
    expect(text).toContain('Break points **2 of 2**');
    expect(text).toContain('traced from HQ Blue Armoured');
    expect(text).toContain('Can reach 51 squares');
  });

  test('a quick fix offers the nearest square for a move that is too far [7a]', async () => {
    const found = await actions(await assault(MOVE, 'move "1st Motor" to 0101'), 'move "1st Motor" to |>0101');
    expect(found).toContainEqual(['Go to 0505 instead (cost 2)', '0505']);
  });
});

describe('a battle of blocks in bite', () => {
  const air = async (): Promise<Desk> => lesson('3-air.sand', [], '', 'bite');

  test("a hint of a battle shows each side's chance to hold the hex in a few words [7.7]", async () => {
    const hint = (await hints(await air())).get('battle 0503');
    expect(hint?.label).toMatch(/^Axis \d+ %, Soviet \d+ % \(exact, \d+ states\)$/);
    expect(hint?.label.length).toBeLessThanOrEqual(43);
  });

  test('completion of a battle proposes hexes with the chances of each side', async () => {
    const proposals = await complete(await lesson('3-air.sand', 'battle 0503', 'battle ', 'bite'), '  battle |>\n');
    expect(proposals.get('0503')?.detail).toMatch(/^Axis \d+ %, Soviet \d+ % \(exact, \d+ states\) · plain/);
  });

  test('a hover on a battle explains each step, with the dice of each unit and the reasons [7.7.steps]', async () => {
    const lines = (await hover(await air(), 'bat|>tle 0503')).split('\n');
    const raid = lines.findIndex((line) => line.startsWith('- air raid: Axis 3x5 3x6'));
    expect(lines.slice(raid + 1, raid + 3)).toEqual([
      String.raw`  - KG 1: 3 dice from 5 on [\[7.7.7\]]: 3 strength [\[3.11\]]; 5 and up: technology 2 [\[6.3.2\]]`,
      String.raw`  - JG 54: 3 dice from 6 on [\[7.7.7\]]: 3 strength [\[3.11\]]; 6 and up: technology 2 [\[6.3.1\]]`,
    ]);
    expect(lines.filter((line) => line.startsWith('- ')).map((line) => /\w[\w -]*/.exec(line)?.[0])).toEqual([
      ...['air combat', 'air combat', 'anti-aircraft', 'anti-aircraft', 'air raid', 'land combat', 'land combat'],
      'after round 1',
    ]);
  });

  test('a hover on the hex of a battle explains the battle before it is fought [7.7.steps]', async () => {
    const lines = (await hover(await air(), 'battle 05|>03')).split('\n');
    const step = lines.findIndex((line) => line.startsWith('- Battle, step 7 **land combat: Axis 3x6'));
    expect(lines[step + 2]).toMatch(/^ {2}- 1\.AK: 2 dice from 6 on .*: 3 strength .*; ÷2 1 Malus = 1 /);
  });
});

describe('a unit without fuel in bite', () => {
  const FLIGHT = 'fly "KG 1" to 0503';

  test('a quick fix for a unit without fuel activates the headquarters of the unit first [13.2]', async () => {
    const armour = await lesson(
      '4-armour-and-headquarters.sand',
      '  activate "HQ Pz4" with "41.Pz", "29.Mot"\n',
      '',
      'bite',
    );
    const order = 'activate "HQ Pz4" with "41.Pz", "29.Mot"';
    expect(await actions(armour, '|>move "41.Pz", "29.Mot" to 0504')).toContainEqual([
      `Order ${order} first`,
      `${order}\n  `,
    ]);
    const scouts = ['  activate "Luftflotte 1" with "KG 1"\n  scout 0604 with "Luftflotte 1" (roll 1-2-3-3)', ''];
    const air = await lesson('6-fog.sand', scouts[0], `  ${FLIGHT}`, 'bite');
    expect(await actions(air, `|>${FLIGHT}`)).toContainEqual([
      'Order activate "Luftflotte 1" with "KG 1" first',
      'activate "Luftflotte 1" with "KG 1"\n  ',
    ]);
  });
});

test('completion of a place inserts its name when a name is typed, otherwise its label', async () => {
  const written = 'rebuild "18.Armee" to ';
  const supplies = (typed: string): Promise<Desk> =>
    lesson('2-supply-and-production.sand', `${written}0304`, written + typed, 'bite');
  const named = await complete(await supplies('Br'), `${written}Br|>`);
  expect(named.get('Brest')?.detail).toMatch(/^0304 · at 1 for/);
  expect(named.has('0304')).toBe(false);
  const labelled = await complete(await supplies('03'), `${written}03|>`);
  expect(labelled.get('0304')?.detail).toMatch(/^at 1 for/);
});
