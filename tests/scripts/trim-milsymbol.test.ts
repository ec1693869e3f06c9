import { build } from 'esbuild';
import ms from 'milsymbol';
import { describe, expect, test } from 'vitest';
import { trimMilsymbol } from '../../scripts/trim-milsymbol.ts';
import { symbolCode } from '../../preview/render/symbol-code.js';

type Milsymbol = typeof ms;

async function bundled(): Promise<{ readonly size: number; readonly own: Milsymbol }> {
  const { outputFiles } = await build({
    stdin: { contents: "export { default } from 'milsymbol';", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    plugins: [trimMilsymbol],
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
  ...['transport', 'fleet', 'fighter', 'headquarters', 'leader', 'an unknown function'],
];

describe('the milsymbol library in a bundle', () => {
  test.each(WORDS)('the trimmed milsymbol library draws %s like the whole library', (words) => {
    const sidc = symbolCode({ function: words, size: 'division' });
    const drawn = (library: Milsymbol): string => new library.Symbol({ sidc, monoColor: 'black' }).asSVG();
    expect(drawn(own)).toBe(drawn(ms));
  });

  test('the bundled milsymbol library has less than 110 kB, a quarter of the whole library', () => {
    expect(size).toBeLessThan(110_000);
  });
});
