import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleFor } from '../../preview/webview/map/snapshot.js';

test('the size of an exported picture is limited to what browsers can paint', () => {
  expect(scaleFor({ width: 2000, height: 1000 })).toBe(0.96);
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 200_000 }), fc.integer({ min: 100, max: 200_000 }), (width, height) => {
      const scale = scaleFor({ width, height });
      expect(Math.max(width, height) * scale).toBeLessThan(16_001);
      expect(width * scale * height * scale).toBeLessThan(100_000_001);
    }),
  );
});
