import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import { stub } from './stub-ruleset.js';
import { TestWorkspace, uriOf } from './workspace.js';

/** Short texts that together use every statement of the language. */
const texts = [
  ...[
    'findings/scenario/setup.sand',
    'findings/orders/all.sand',
    'findings/map/words.sand',
    'findings/forces/words.sand',
  ].map((path) => readFileSync(join('tests/fixtures', path), 'utf8').replace(/[»«]/g, '')),
  ...readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sand'))
    .map((name) => readFileSync(join('examples', name), 'utf8'))
    .filter((text) => text.length < 6000),
];

const SCRAPS = [
  '{',
  '}',
  ':',
  '"',
  '|',
  '..',
  '/',
  '-',
  '>',
  '(',
  ')',
  '[9.9]',
  '9999',
  '0',
  'turn',
  'at',
  'of',
  'A',
  'x',
  '\n',
  '//',
  '/*',
  'é',
  '𝄞',
  '\t',
  '= =',
];

/** Generates edited texts: truncates a text, deletes a piece of it, or inserts a scrap or a copy of a piece. */
const edited = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.record({
        kind: fc.constantFrom('cut', 'insert', 'repeat', 'truncate'),
        at: fc.nat(),
        length: fc.nat(40),
        scrap: fc.constantFrom(...SCRAPS),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((now, { kind, at, length, scrap }) => {
      const place = at % (now.length + 1);
      if (kind === 'cut') return now.slice(0, place) + now.slice(place + length);
      if (kind === 'truncate') return length === 0 ? now.slice(0, place) : now.slice(0, place) + now.slice(-length);
      return (
        now.slice(0, place) +
        (kind === 'insert' ? scrap : now.slice(place, place + length).repeat(2)) +
        now.slice(place)
      );
    }, text),
  );

test('any edited text is checked without an exception, and every finding lies within the text', async () => {
  const workspace = await TestWorkspace.of({ 'a.sand': '' }, [stub, ...rulesets.values()]);
  await fc.assert(
    fc.asyncProperty(edited, async (text) => {
      await workspace.write('a.sand', text);
      const analysis = workspace.analyse('a.sand');
      for (const { code, message, source } of [...analysis.findings, ...analysis.playFindings()]) {
        expect(code, `${message}\n${text}`).not.toBe('sandtable/fault');
        expect(message).not.toMatch(/An error occurred|undefined|NaN/);
        if (source.file !== uriOf('a.sand').toString()) continue;
        expect(source.start).toBeGreaterThanOrEqual(0);
        expect(source.end).toBeGreaterThanOrEqual(source.start);
        expect(source.end).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 150) },
  );
}, 120_000);

test('a file with a syntax error in one statement is still parsed in its other statements', async () => {
  const workspace = await TestWorkspace.of({
    'a.sand':
      'ruleset stub\nmap Field { grid squares columns 4 rows 4 }\nside Blue { infantry  infantry B 3-4 }\nscenario "S" { on Field turns setup Blue { 0101: B } }',
  });
  expect(workspace.codes('a.sand')).toContain('sandtable/syntax');
  expect(workspace.analyse('a.sand').map?.board.size).toBe(16);
  expect(workspace.analyse('a.sand').scenario?.setups[0]?.placements[0]?.items).toMatchObject([{ name: 'B' }]);
});
