import { EmptyFileSystem } from 'langium';
import { describe, expect, test } from 'vitest';
import type { Document, Force, MapDef, Orders, Scenario, Side } from '../../language-server/generated/ast.js';
import { createSandtableServices } from '../../language-server/sandtable-module.js';

const { LangiumParser } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() }).sandtable.parser;

function parse(text: string): Document {
  const { value, lexerErrors, parserErrors } = LangiumParser.parse<Document>(text);
  expect([...lexerErrors, ...parserErrors].map(({ message }) => message)).toEqual([]);
  return value;
}

const first = (text: string): Document['elements'][number] => parse(text).elements[0];

describe('names', () => {
  test.each([
    ['25/7', '25/7'],
    ['Lehr/901', 'Lehr/901'],
    ['"7.Pz"', '7.Pz'],
    ['"7.Pz"/3', '7.Pz/3'],
    ['Lukin', 'Lukin'],
    ['Kholm-Zhirkovsky', 'Kholm-Zhirkovsky'],
    ['Лукин', 'Лукин'],
  ])('the parser reads %s as the name of a unit', (written, name) => {
    expect((first(`side Soviet { infantry ${written} 3-4 }`) as Side).forces.map((force) => force.name)).toEqual([
      name,
    ]);
  });

  test.each(['A', '"Baltic district"', '1', 'K1'])('the parser reads %s as the name of an area', (written) => {
    expect((first(`map A { area ${written} 0101 }`) as MapDef).items).toMatchObject([
      { name: written.replaceAll('"', ''), cells: ['0101'] },
    ]);
  });
});

describe('a vertical bar', () => {
  test('a vertical bar begins a row of terrain at the start of a line and separates faces elsewhere', () => {
    const { elements } = parse(
      'map A {\n  terrain {\n|..f\n\t|. f .   // two\n  }\n}\nside B { infantry C 4-10 | 2-10 }',
    );
    expect(elements[0]).toMatchObject({ items: [{ rows: [{ cells: '|..f' }, { cells: '|. f .   ' }] }] });
    expect(elements[1]).toMatchObject({ forces: [{ values: [{ faces: ['4-10', '2-10'] }] }] });
  });
});

describe('features', () => {
  test.each([
    ['major city Smolensk at 2216 2217', { kind: ['major', 'city'], name: 'Smolensk', cells: ['2216', '2217'] }],
    ['river Dnepr: 1110/1210 1111/1210', { kind: ['river'], name: 'Dnepr', hexsides: ['1110/1210', '1111/1210'] }],
    ['lake 1302/1303', { kind: ['lake'], hexsides: ['1302/1303'] }],
    [
      'rail "Orsha line" 1417 - 1517, 1616 - 1617',
      { name: 'Orsha line', chains: [{ cells: ['1417', '1517'] }, { cells: ['1616', '1617'] }] },
    ],
    [
      'fort at K12..K14 (strength 3) source "guess" [7.1] [7.2]',
      { cells: ['K12..K14'], origin: 'guess', citations: ['[7.1]', '[7.2]'] },
    ],
  ])('the parser builds the expected tree for: %s', (written, shape) => {
    expect((first(`map A { ${written} }`) as MapDef).items).toMatchObject([shape]);
  });
});

describe('forces', () => {
  test('the parser reads a formation with its members, and the group of a unit', () => {
    const [division] = (
      first(
        'side German { panzer division "7.Pz" { panzer regiment 25/7 4-10 source "a", 3-10 of corps "39" (fc 4) [5.1] } }',
      ) as Side
    ).forces as [Force];
    expect(division).toMatchObject({ kind: ['panzer', 'division'], name: '7.Pz' });
    expect(division.forces).toMatchObject([
      {
        kind: ['panzer', 'regiment'],
        name: '25/7',
        group: '39',
        values: [{ faces: ['4-10'], origin: 'a' }, { faces: ['3-10'] }],
      },
    ]);
  });
});

describe('scenarios', () => {
  test.each([
    ['setup A { 0101..0103 0201: 7 rifle, 1 tank (face 6-8-6), Remezov of army "13" [5.1] }', 'Setup'],
    ['setup A { area B: "7.Pz" (step 2)  0101: C }', 'Setup'],
    ['arrive turn 2 by 0101 0102 for A: 2 rifle', 'Arrival'],
    ['arrive turn 2 at X: 2 rifle', 'Arrival'],
    ['ruling overrun.fromZoc = true', 'RulingChoice'],
    ['house rule stacking.limit = -1.5 "why" [7.1]', 'HouseRule'],
    ['set turns.perDay = 3', 'Setting'],
    ['set grid for A = flat, Overcast, "late", 7', 'Setting'],
    ['score A 10, B 5 (until 3)', 'Score'],
    ['doctrine A { loss = retreat  advance = all }', 'Doctrine'],
  ])('the parser builds the expected tree for: %s', (written, type) => {
    expect((first(`scenario "S" { on M turns 3 ${written} }`) as Scenario).clauses).toMatchObject([{ $type: type }]);
  });
});

describe('orders', () => {
  test.each([
    ['move 25/7 to 1221', { verb: 'move', clauses: [{ preposition: 'to', cells: ['1221'] }] }],
    ['move A 0101 > 0102 > 0103', { path: { cells: ['0101', '0102', '0103'] } }],
    ['attack 1422, 1423 with 25/7, A (roll 3)', { cells: ['1422', '1423'], attributes: [{ key: 'roll', value: '3' }] }],
    [
      'attack 1422 { on D1, D2/A1: retreat A via 1 > 2, advance B to 1422 }',
      { answers: [{ results: ['D1', 'D2/A1'] }, { results: [] }] },
    ],
    ['assault 0301 (leader "29.Brigade", mobile) [9.1]', { attributes: [{ value: '29.Brigade' }, { key: 'mobile' }] }],
  ])('the parser builds the expected tree for: %s', (written, shape) => {
    expect((first(`orders turn 1 A { phase late combat: ${written} }`) as Orders).lines).toMatchObject([
      { words: ['late', 'combat'] },
      shape,
    ]);
  });
});
