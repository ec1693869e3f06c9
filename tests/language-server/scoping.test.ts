import { AstUtils } from 'langium';
import { describe, expect, test } from 'vitest';
import { isDraw, isForce, isOrders, type Orders, type Order } from '../../language-server/generated/ast.js';
import { stub } from './stub-ruleset.js';
import { TestWorkspace } from './workspace.js';

const FIELD = `ruleset stub
map Field {
  grid squares columns 8 rows 8
  area X 0801
}
side Blue { infantry A 3-4  infantry B 3-4 }
side Red { pool rifle { 8 of 3-4 } }
`;

/** A counter that a rule draws from a pool. */
const BY_RULE = { word: 'Reserve/1', text: '', rules: [] };

/** Returns the texts of the declarations to which the units of the first order refer. */
async function pieces(scenario: string, orders: string): Promise<(string | undefined)[]> {
  const workspace = await TestWorkspace.of({
    'field.sand': FIELD,
    'scenario.sand': `ruleset stub\nimport "field.sand"\nscenario "S" { on Field turns 3 ${scenario} }\n`,
    'orders.sand': `ruleset stub\nimport "scenario.sand"\norders turn 1 Blue { ${orders} }\n`,
  });
  const [block] = AstUtils.streamAst(workspace.document('orders.sand').parseResult.value)
    .filter(isOrders)
    .toArray() as [Orders];
  return (block.lines[0] as Order).pieces.map(({ ref }) => ref?.$cstNode?.text);
}

describe('drawn counters are named by their group and a number', () => {
  const setup =
    'setup Red { 0101: 2 rifle of army "16"  0102: 1 rifle  0103 0104: 3 rifle (disrupted), 1 rifle of army "16" }';

  test.each([
    ['16/1', '2 rifle'],
    ['16/2', '2 rifle'],
    ['16/3', '3 rifle (disrupted)'],
    ['16/6', '1 rifle'],
    ['16/7', undefined],
    ['0102/1', '1 rifle'],
    ['0102/2', undefined],
  ])('a counter drawn at random is named by its group and a number: %s', async (name, draw) => {
    expect(await pieces(setup, `move ${name}`)).toEqual([draw]);
  });

  test.each([
    ['arrive turn 2 at X: 2 rifle', 'X2/2', '2 rifle'],
    ['arrive turn 2 by 0803 0804: 2 rifle', '0803/2', '2 rifle'],
    ['arrive turn 2 at X: 2 rifle of army "4"', '4/2', '2 rifle'],
    ['setup Red { area X: 1 rifle } arrive turn 1 at X: 1 rifle', 'X/1', '1 rifle'],
  ])(
    'the counters drawn for the statement “%s” are named by their group or place, for example %s',
    async (statement, name, draw) => {
      expect(await pieces(statement, `move ${name}`)).toEqual([draw]);
    },
  );

  test('counters drawn from one group get consecutive numbers, first in the set-up, then at arrivals', async () => {
    const all = 'setup Red { 0101: 1 rifle of army "9" } arrive turn 2 at X: 1 rifle (disrupted) of army "9"';
    expect(await pieces(all, 'move 9/1, 9/2, 9/3')).toEqual(['1 rifle', '1 rifle (disrupted)', undefined]);
  });
});

describe('names visible in a file', () => {
  test('the names visible in a file include its declarations and those of direct and indirect imports', async () => {
    const workspace = await TestWorkspace.of({
      'field.sand': FIELD,
      'one.sand':
        'ruleset stub\nimport "field.sand"\nscenario "One" { on Field setup Red { 0101: 1 rifle of army "16" } }\norders turn 1 Red { move 16/1 }',
      'two.sand':
        'ruleset stub\nimport "field.sand"\nscenario "Two" { on Field setup Red { 0102: 1 rifle of army "16" } }\norders turn 1 Red { move 16/1 }',
      'three.sand': 'ruleset stub\nscenario "Three" { on Field }',
    });
    const drawn = (path: string): unknown =>
      AstUtils.streamReferences(
        AstUtils.streamAst(workspace.document(path).parseResult.value).filter(isOrders).head()?.lines[0] as Order,
      )
        .map(({ reference }) =>
          'ref' in reference && isDraw(reference.ref) ? AstUtils.getDocument(reference.ref).uri.path : undefined,
        )
        .head();
    expect(drawn('one.sand')).toBe('/campaign/one.sand');
    expect(drawn('two.sand')).toBe('/campaign/two.sand');
    expect(workspace.codes('three.sand')).toContain('sandtable/unknown-name');
  });

  test('the names visible in a file include only the areas of the map of its scenario', async () => {
    const workspace = await TestWorkspace.of({
      'a.sand': 'ruleset stub\nmap East { grid squares columns 4 rows 4 area X 0101 }',
      'b.sand': 'ruleset stub\nmap West { grid squares columns 4 rows 4 area X 0404 }',
      'c.sand':
        'ruleset stub\nimport "a.sand"\nimport "b.sand"\nside Red { pool rifle { 1 of 3-4 } }\nscenario "S" { on West setup Red { area X: 1 rifle } }',
    });
    const { scenario } = workspace.analyse('c.sand');
    expect(scenario?.map.name).toBe('West');
    expect(scenario?.setups[0]?.placements[0]?.cells.map((cell) => scenario.map.board.label(cell))).toEqual(['0404']);
  });

  test('counters that only a rule draws can be named in files of the game with that rule, but not in files of other games', async () => {
    const drawing = { ...stub, id: 'drawing', vocabulary: { ...stub.vocabulary, unitsByRule: [BY_RULE] } };
    const text = 'side Red { pool rifle { 1 of 3-4 } }\norders turn 1 Red { move Reserve/1 }\n';
    const files = { 'a.sand': `ruleset drawing\n${text}`, 'b.sand': `ruleset stub\n${text}`, 'c.sand': text };
    const workspace = await TestWorkspace.of(files, [stub, drawing]);
    const lacks = Object.keys(files).filter((path) => workspace.codes(path).includes('sandtable/unknown-name'));
    expect(lacks).toEqual(['b.sand']);
  });

  test('the references to a name omit those of a deleted file', async () => {
    const workspace = await TestWorkspace.of({
      'field.sand': FIELD,
      'a.sand': 'ruleset stub\nimport "field.sand"\norders turn 1 Blue { move A }',
      'b.sand': 'ruleset stub\nimport "field.sand"\norders turn 1 Blue { move A }',
    });
    await workspace.remove('b.sand');
    const { References } = workspace.services.references;
    const [force] = AstUtils.streamAst(workspace.document('field.sand').parseResult.value).filter(isForce);
    const found = References.findReferences(force, { includeDeclaration: false }).map(
      ({ sourceUri }) => sourceUri.path,
    );
    expect(found.toArray()).toEqual(['/campaign/a.sand']);
  });

  test('the names visible in a file include the members of formations', async () => {
    const workspace = await TestWorkspace.of({
      'a.sand':
        'ruleset stub\nside Blue { division "7.Pz" { infantry 6/7 2-4 } }\norders turn 1 Blue { move 6/7, "7.Pz" }',
    });
    const order = AstUtils.streamAst(workspace.document('a.sand').parseResult.value).filter(isOrders).head()
      ?.lines[0] as Order;
    expect(order.pieces.map(({ ref }) => isForce(ref) && ref.kind.join(' '))).toEqual(['infantry', 'division']);
  });
});
