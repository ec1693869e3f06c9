import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { recordFor } from '../../../engine/play/visibility.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { isDocument, isOrder, isOrders } from '../../../language-server/generated/ast.js';
import { desk, parse } from './kit.js';

const games = [...rulesets.values()];
const lessons = games.flatMap(({ id }) => globSync(`examples/${id}/lessons/[0-9]*`).sort());

/** Returns a file, from any folder, and its imports as one workspace. The imports come first. */
function withImports(path: string): ReadonlyMap<string, string> {
  const text = readFileSync(path, 'utf8');
  const imported = [...text.matchAll(/^import "(.*)"/gm)].flatMap(([, file]) => [
    ...withImports(join(path, '..', file)),
  ]);
  return new Map([...imported, [basename(path), text.replaceAll('import "../', 'import "')]]);
}

test.each(lessons)('every answer of %s is written as an order that gives the same answer', async (path) => {
  const { services, main } = await desk(Object.fromEntries(withImports(path)), games);
  const analysis = services.compile.Analyser.analyse(main);
  const verbs = new Set(analysis?.ruleset?.vocabulary.verbs.map(({ word }) => word));
  const played = analysis?.playthrough();
  const answers = (played ? recordFor(played, { umpire: true }).moments : [])
    .filter(({ kind, answer }) => kind === 'decision' && verbs.has(answer.split(' ')[0]))
    .map(({ answer }) => answer);
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of new Set(answers)) {
    const { parseResult } = await parse(`orders turn 1 A {\n${answer}\n}`);
    const root = parseResult.value;
    const lines = isDocument(root) ? root.elements.flatMap((each) => (isOrders(each) ? each.lines : [])) : [];
    const read = lines.map((line) => (isOrder(line) ? line.verb : ''));
    expect([answer, read, parseResult.parserErrors.length]).toEqual([answer, [answer.split(' ')[0]], 0]);
  }
});
