import { build } from 'esbuild';
import ms from 'milsymbol';
import { describe, expect, test } from 'vitest';
import { landUnitsOnly } from '../../scripts/land-units-only.ts';
import { symbolCode } from '../../preview/render/symbol-code.js';

type Milsymbol = typeof ms;

async function bundled(): Promise<{ readonly size: number; readonly own: Milsymbol }> {
  const { outputFiles } = await build({
    stdin: { contents: "export { default } from 'milsymbol';", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    plugins: [landUnitsOnly],
  });
  const { text } = outputFiles[0];
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { readonly default: Milsymbol };
  return { size: text.length, own: module.default };
}

const { size, own } = await bundled();
const WORDS = [
  ...['infantry', 'motorized infantry', 'panzergrenadier', 'airborne', 'mountain infantry', 'partisan', 'machine gun'],
  ...['armour', 'cavalry', 'armoured reconnaissance', 'motorized reconnaissance', 'artillery', 'rocket artillery'],
  ...['self-propelled artillery', 'naval artillery', 'mortar', 'anti-tank', 'self-propelled anti-tank', 'air defence'],
  ...['motorized anti-tank', 'engineer', 'armoured engineer', 'motorized engineer', 'bridging', 'signals', 'supply'],
  ...['transport', 'fleet', 'fighter', 'headquarters', 'leader', 'nobody knows'],
];

describe('what a bundle holds of the library of symbols', () => {
  test.each(WORDS)('draws %s as the whole library does', (words) => {
    const sidc = symbolCode({ function: words, size: 'division' });
    const drawn = (library: Milsymbol): string => new library.Symbol({ sidc, monoColor: 'black' }).asSVG();
    expect(drawn(own)).toBe(drawn(ms));
  });

  test('is a quarter of it', () => {
    expect(size).toBeLessThan(110_000);
  });
});
