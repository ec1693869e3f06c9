import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { buildScene } from '../../../language-server/scene/build-scene.js';
import { buildPrintData } from '../../../language-server/scene/print-data.js';
import { imageOf } from '../../../preview/vassal/counter.js';
import { desk } from '../features/kit.js';

const README = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8');
const FIRST = /```sand\n([\s\S]*?)```/.exec(README)![1];

/**
 * Opens the scenario of the README with a formation.
 * @param ofDivision the attributes after the name of the division
 * @param ofUnit the attributes after the values of the unit
 */
async function opened(ofDivision: string, ofUnit: string) {
  const text = FIRST.replace(
    'infantry division "26.Inf"  9-7 | 4-7 | 2-7 | 1-7',
    `panzer division "7.Pz"${ofDivision} { panzer regiment "26.Inf" 4-10 | 2-10${ofUnit} }`,
  );
  const { services, main } = await desk({ 'first.sand': text }, [rulesets.get('pgg')!]);
  const analysis = services.compile.Analyser.analyse(main);
  if (!analysis) throw new Error('The scenario cannot be read.');
  return analysis;
}

describe('short names', () => {
  test('the counters of the map, of the print and of VASSAL have the short texts of the unit and its formation', async () => {
    const analysis = await opened(' (short 7)', ' (short "GD")');
    expect(analysis.findings.filter(({ message }) => message.includes('short'))).toEqual([]);
    const [onMap] = buildScene(analysis, { moment: 'setup' })?.counters ?? [];
    expect(onMap).toMatchObject({ name: '26.Inf', shortName: 'GD', formation: '7.Pz', shortFormation: '7' });
    const [{ front, back }] = buildPrintData(analysis)!.bySide[0].counters;
    for (const face of [front, back]) expect(face).toMatchObject({ shortName: 'GD', shortFormation: '7' });
    expect(imageOf(front)).toBe('German.26~2e~Inf.panzer_regiment.7~2e~Pz.GD.7.4-10.1of2.png');
  });

  test('a counter without short texts shows the names of the unit and its formation', async () => {
    const [counter] = buildScene(await opened('', ' (short "")'), { moment: 'setup' })?.counters ?? [];
    expect(counter).toMatchObject({ name: '26.Inf', formation: '7.Pz' });
    expect(Object.keys(counter).filter((key) => key.startsWith('short'))).toEqual([]);
  });

  test('a short text without a value is an error', async () => {
    const { findings } = await opened('', ' (short)');
    expect(findings.map(({ message }) => message)).toContain(
      '“short” takes a name or a text in quotes; here it has none.',
    );
  });
});
