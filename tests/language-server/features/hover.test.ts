import { describe, expect, test } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver';
import { ruleLink } from '../../../language-server/text/markdown.js';
import { BATTLE, drill, FILES } from './drill.js';
import { desk, positionOf } from './kit.js';

const open = await desk({ ...FILES, 'battle.sand': BATTLE }, [drill]);

async function hover(file: string, snippet: string): Promise<string> {
  const document = open.documents.get(file);
  if (!document) throw new Error(file);
  const params = { textDocument: { uri: document.uri.toString() }, position: positionOf(document, snippet) };
  const found = await open.services.lsp.HoverProvider?.getHoverContent(document, params);
  return (found?.contents as MarkupContent | undefined)?.value ?? '';
}

/** A place in a file, with the cursor at `|>`, and texts that the hover must contain. */
const cases: readonly { readonly file: string; readonly on: string; readonly says: readonly string[] }[] = [
  {
    file: 'battle.sand',
    on: 'Guards [3.|>1]',
    says: [
      '**3.1 Losses** · Drill · *enforced*',
      'steps back or dies',
      'sandtable.explainRule?%5B%22drill%22%2C%222%22%5D',
    ],
  },
  { file: 'battle.sand', on: 'ruleset dr|>ill', says: ['**Drill**', '3 rules', '1 rulings'] },
  {
    file: 'battle.sand',
    on: '01|>01: 1/1',
    says: ['**0101** clear', 'road **Ham road**', 'Area West', '**1/1** 1 · Blue'],
  },
  { file: 'battle.sand', on: '03|>02: Guards', says: ['**0302** dense wood', 'town **Ham**', '**Guards** 1 · Red'] },
  { file: 'battle.sand', on: 'to 02|>01\n', says: ['**0201** clear', 'road **Ham road**'] },
  { file: 'field.sand', on: 'river Brook 0102/|>0202', says: ['hexside', 'river Brook'] },
  { file: 'field.sand', on: 'West 0101..|>0104', says: ['**0101..0104** 4 hexes'] },
  {
    file: 'field.sand',
    on: '    |. . |>w . .\n    |. . w . .\n    |. . . . .\n    |. . . . .',
    says: ['**0301** dense wood'],
  },
  { file: 'field.sand', on: 'area We|>st', says: ['**Area West** · 4 hexes', '0101 0102 0103 0104'] },
  { file: 'field.sand', on: 'town H|>am', says: ['town **Ham** at 0302'] },
  { file: 'field.sand', on: 'map Fi|>eld', says: ['**A field** · 20 hexes · 1 area'] },
  { file: 'field.sand', on: '"w" dense |>wood', says: ['**dense wood**', 'Trees.'] },
  { file: 'field.sand', on: 'ri|>ver', says: ['**river**', 'Water.', 'hexsides'] },
  {
    file: 'battle.sand',
    on: 'move 1/|>1 to',
    says: ['**1/1**', 'squad · Blue', 'in 0101', 'Strength **1**: 1 printed', 'In supply', 'Can reach 1 hex'],
  },
  { file: 'battle.sand', on: 'attack 0302 with |>1/1', says: ['in 0201', 'Can reach 3 hexes'] },
  { file: 'sides.sand', on: 'platoon "1.Pl|>atoon"', says: ['**1.Platoon** · platoon · Blue', '1/1', '2/1'] },
  { file: 'sides.sand', on: 'sq|>uad Guards', says: ['**squad**', 'Ten men.', 'numbers: `strength-march`'] },
  { file: 'sides.sand', on: 'of pla|>toon', says: ['**platoon**', 'Some squads.'] },
  { file: 'sides.sand', on: 'side Bl|>ue', says: ['**Blue** · 3 units and 0 pools declared'] },
  { file: 'battle.sand', on: 'setup Bl|>ue {', says: ['**Blue**', '2 pieces on the map'] },
  { file: 'battle.sand', on: 'scenario "At |>Ham"', says: ['**At Ham** · Field · 2 turns', 'moments played'] },
  {
    file: 'battle.sand',
    on: 'ruling march.|>diagonal',
    says: ['May units march over corners?', '`false`: They may not. (*default*)', '`true`: They may. (**chosen**)'],
  },
  {
    file: 'battle.sand',
    on: 'true [1|>]',
    says: ['*Are halves of a march dropped?* They are dropped.', '`ruling march.diagonal`'],
  },
  { file: 'battle.sand', on: 'rule stack.|>limit', says: ['Units to a cell.', 'Rulebook: **1**; here **2**.'] },
  { file: 'battle.sand', on: 'lo|>ss = die', says: ['How a loss is taken.', 'retreat: Step back.', '**die**: Die.'] },
  { file: 'battle.sand', on: '(st|>ep 1)', says: ['Its face.', 'Value: a number.'] },
  { file: 'battle.sand', on: 'phase mar|>ch:', says: ['**march**'] },
  { file: 'battle.sand', on: 'mo|>ve 1/1', says: ['**1/1** to 0201: 1', '`move UNITS to CELL [CELL > CELL]`'] },
  {
    file: 'battle.sand',
    on: 'att|>ack 0302 with',
    says: [
      '**even odds**',
      '1 against 1',
      '| Kill | Retreat | Miss |',
      '| 33 % | 50 % | 17 % |',
      '`attack CELL with UNITS`',
    ],
  },
  { file: 'battle.sand', on: 'on Ret|>reat', says: ['**Retreat**', 'steps back'] },
];

describe('the hover', () => {
  test.each(cases)('a hover in $file explains the word at the cursor: $on', async ({ file, on, says }) => {
    const text = await hover(file, on);
    for (const part of says) expect(text).toContain(part);
  });

  test.each([
    ['[|>1, 3.1]', '**1 Marching**', '3.1 Losses'],
    ['[1, 3.|>1]', '**3.1 Losses**', '1 Marching'],
  ])('a hover in a citation of several rules shows the rule at the cursor: %s', async (on, says, not) => {
    const cited = await desk({ ...FILES, 'battle.sand': BATTLE.replace('Guards [3.1]', 'Guards [1, 3.1]') }, [drill]);
    const params = { textDocument: { uri: cited.main.uri.toString() }, position: positionOf(cited.main, on) };
    const found = await cited.services.lsp.HoverProvider?.getHoverContent(cited.main, params);
    const text = (found?.contents as MarkupContent | undefined)?.value ?? '';
    expect(text).toContain(says);
    expect(text).not.toContain(`**${not}**`);
  });

  test('a hover on a plain number shows nothing', async () => {
    expect(await hover('battle.sand', 'Ham |>5\n')).toBe('');
  });

  test('a hover links only rules that are in the rulebook', async () => {
    const texts = await Promise.all(cases.map(({ file, on }) => hover(file, on)));
    const linked = texts.flatMap((text) =>
      [...text.matchAll(/sandtable\.explainRule\?([^ )]+)/g)].map(([, args]) => decodeURIComponent(args)),
    );
    expect(linked.length).toBeGreaterThan(cases.length / 2);
    for (const args of linked) expect([...drill.rulebook.keys()]).toContain((JSON.parse(args) as string[])[1]);
    expect(ruleLink(drill, '3.1')).toContain('explainRule');
    expect(ruleLink(drill, '9.9')).toBe('\\[9.9\\]');
  });
});
