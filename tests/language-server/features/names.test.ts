import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaName, placeName, unitName } from '../../../language-server/features/names.js';
import { isDocument, isForce, isMapDef, isSide } from '../../../language-server/generated/ast.js';
import { AstUtils } from 'langium';
import { parse } from './kit.js';

/** Names as authors might choose them: words, digits, slashes, dots, signs of other alphabets. */
const names = fc
  .array(fc.constantFrom('K', 'a', '7', '12', '/', '.', '-', ' ', 'Ü', 'Дон', '_', "'", '\\', 'X2', 'to'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(''))
  .filter((name) => name.trim() !== '');

async function namesRead(text: string): Promise<unknown[]> {
  const root = (await parse(text)).parseResult.value;
  if (!isDocument(root)) return [];
  const named = AstUtils.streamAllContents(root).filter((node) => isForce(node) || isMapDef(node) || isSide(node));
  return named.map((node) => (node as { name?: unknown }).name).toArray();
}

test('a name is read as it is written, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      expect(
        await namesRead(`map ${placeName(name)} {\n}\nside ${placeName(name)} {\n  squad ${unitName(name)} 1-1\n}\n`),
      ).toEqual([name, name, name]);
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 40) },
  );
});

test.each([
  ['25/7', '25/7'],
  ['7.Pz', '"7.Pz"'],
  ['Lukin', 'Lukin'],
  ['Lehr/901', 'Lehr/901'],
  ['X2/1', 'X2/1'],
  ['X2', '"X2"'],
  ['X2-K', '"X2-K"'],
  ['Das Reich', '"Das Reich"'],
])('the unit %s is written %s', (name, text) => {
  expect(unitName(name)).toBe(text);
});

test.each([
  ['B', 'B'],
  ['1', '1'],
  ['X2', 'X2'],
  ['East gate', '"East gate"'],
])('the area %s is written %s', (name, text) => {
  expect(areaName(name)).toBe(text);
});
