import { AstUtils } from 'langium';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaName, placeName, quoted, unitName, unquoted } from '../../../engine/model/names.js';
import { itemText } from '../../../engine/model/placed-text.js';
import { showControlCharacters } from '../../../engine/model/words.js';
import type { AstNode } from 'langium';
import { isSetting } from '../../../language-server/generated/ast.js';
import { parse } from './kit.js';

/** Generates names that authors might choose: words, digits, slashes, dots, characters of other alphabets. */
const names = fc
  .array(
    fc.constantFrom('K', 'a', '7', '12', '/', '.', '-', ' ', 'Ü', 'Дон', '_', "'", '"', '\\', '␉', 'X2', 'T34', 'to'),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''))
  .filter((name) => name.trim() !== '');

/** Returns a file that uses the name wherever the language allows a name, once in each kind of statement. */
const positions = (name: string): string => {
  const place = placeName(name);
  const area = areaName(name);
  const unit = unitName(name);
  const source = { file: '', start: 0, end: 0 };
  const item = itemText({ name, drawn: [], attributes: { owner: { value: name, source } }, source });
  return `
map ${place} {
  major city ${place} at 0101
  river ${place}: 0101/0201
  area ${area} 0101..0104
}
side ${place} {
  panzer division ${unit} { rifle ${unit} 1-1 of army ${place} (owner ${place}) }
}
scenario "names" {
  on ${place}
  setup ${place} { 0101: ${item}, 2 rifle of army ${place} area ${area}: ${unit} 0102 0103: ${unit} }
  arrive turn 1 at ${area}: ${unit}
  set supply for ${place} = ${place}
  score ${area} 10 ${place} 5
  score ${place} 3
  doctrine ${place} { loss = retreat }
}
orders turn 1 ${place} {
  move ${unit}, ${unit} to 0102
  move ${unit} 0102 > 0103
  attack 0101 with ${unit}, ${unit} { on D1: lose ${unit} }
  fire ${unit} against ${unit}
  activate ${unit}
}
expect after turn 1 ${place} {
  ${unit} at 0102 (step 2)
  score ${place} 0
  attack 0101
  attack ${unit} (roll 3)
  ${unit} (eliminated)
}`;
};

/** Returns all names in a document. */
async function namesRead(text: string): Promise<{ readonly names: readonly unknown[]; readonly errors: number }> {
  const { parseResult } = await parse(text);
  const found = AstUtils.streamAst(parseResult.value)
    .flatMap((node: AstNode) => {
      const { name, group, value, key } = node as { name?: unknown; group?: unknown; value?: unknown; key?: unknown };
      const references = AstUtils.streamReferences(node).map(({ reference }) => reference.$refText);
      const values = isSetting(node) ? node.values : key === 'owner' ? [value] : [];
      return [name, group, ...values, ...references];
    })
    .filter((name) => name !== undefined);
  return {
    names: found.toArray(),
    errors: parseResult.lexerErrors.length + parseResult.parserErrors.length,
  };
}

test('the parser reads every name as it is written, in every position', async () => {
  const { names: all } = await namesRead(positions('Smolensk'));
  expect(all).toHaveLength(positions('Smolensk').match(/Smolensk/g)?.length ?? 0);
  expect(new Set(all)).toEqual(new Set(['Smolensk']));
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      expect(await namesRead(positions(name))).toEqual({ names: all.map(() => name), errors: 0 });
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 40), examples: [['T34'], ['X2'], ['I1'], ['INF-1'], ['7.Pz'], ['1']] },
  );
});

test('the parser keeps the characters of a quoted text, but control characters become spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(unquoted(quoted(text))).toBe(showControlCharacters(text));
    }),
  );
});

test.each([
  ['"a\tb"', 'a␉b'],
  ['"a\\tb"', 'a␉b'],
  ["'\u001b[31m'", '␛[31m'],
  ['"\u0085\u202e"', '��'],
  ['"a\\\\n"', 'a\\n'],
])('the parser reads the name %j as %s', async (written, name) => {
  expect((await namesRead(`side ${written} {}`)).names).toEqual([name]);
  expect(unquoted(written)).toBe(name);
});

test.each([
  ['25/7', '25/7'],
  ['7.Pz', '"7.Pz"'],
  ['Lukin', 'Lukin'],
  ['Lehr/901', 'Lehr/901'],
  ['X2/1', 'X2/1'],
  ['X2', '"X2"'],
  ['T34', '"T34"'],
  ['X2-K', '"X2-K"'],
  ['Das Reich', '"Das Reich"'],
])('the server writes the unit name %s as %s, with quotes only if they are necessary', (name, text) => {
  expect(unitName(name)).toBe(text);
});

test.each([
  ['B', 'B'],
  ['1', '1'],
  ['X2', 'X2'],
  ['East gate', '"East gate"'],
])('the server writes the area %s as %s', (name, text) => {
  expect(areaName(name)).toBe(text);
});
