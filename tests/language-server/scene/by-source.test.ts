import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Source } from '../../../engine/model/source.js';
import { contains } from '../../../language-server/play/lookup.js';
import { BySource } from '../../../language-server/scene/by-source.js';

const source = fc
  .tuple(fc.constantFrom('a', 'b'), fc.nat(40), fc.nat(6))
  .map(([file, start, length]): Source => ({ file, start, end: start + length }));

test('the index finds the same items within a range as a search through all items', () => {
  fc.assert(
    fc.property(fc.array(source), source, (sources, outer) => {
      const all = sources.map((each) => ({ source: each }));
      const found = new BySource(all).within(outer);
      expect(new Set(found)).toEqual(new Set(all.filter((each) => contains(outer, each.source))));
    }),
  );
});

test('the index finds the same statement around a range as a search through all statements', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), source, (gaps, inner) => {
      let at = 0;
      const statements = gaps.map((gap) => {
        const start = at + (gap % 3);
        at = start + gap + 1;
        return { source: { file: 'a', start, end: at - 1 } };
      });
      expect(new BySource(statements.toReversed()).around(inner)).toEqual(
        statements.find((each) => contains(each.source, inner)),
      );
    }),
  );
});

test('the index finds a thousand findings by their source with far fewer than a million comparisons', () => {
  let looks = 0;
  const all = Array.from({ length: 1000 }, (_, index) => ({
    get source(): Source {
      looks += 1;
      return { file: 'a', start: index * 10, end: index * 10 + 9 };
    },
  }));
  const findings = new BySource(all);
  for (let index = 0; index < 1000; index++) findings.within({ file: 'a', start: index * 10, end: index * 10 + 9 });
  expect(looks).toBeLessThan(60_000);
});
