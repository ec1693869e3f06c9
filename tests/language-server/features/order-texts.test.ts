import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../../engine/rulesets/index.js';
import { isDocument, isOrder, isOrders } from '../../../language-server/generated/ast.js';
import { desk, parse } from './kit.js';

const games = [...rulesets.values()];
/** Lessons whose files stand in one folder and that are played openly: under fog the answers of a side are hidden from who looks. */
const lessons = games
  .flatMap(({ id }) => globSync(`examples/${id}/lessons/[0-9]*`).sort())
  .filter((path) => !/import "\.\.\/|set fog/.test(readFileSync(path, 'utf8')));

test.each(lessons)('what is answered in %s is told as the orders that would say it', async (path) => {
  const folder = join(path, '..');
  const beside = readdirSync(folder).filter((name) => !/^\d/.test(name) && name.endsWith('.sand'));
  const files = [...beside, basename(path)].map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const { services, main } = await desk(Object.fromEntries(files), games);
  const analysis = services.compile.Analyser.analyse(main);
  const verbs = new Set(analysis?.ruleset?.vocabulary.verbs.map(({ word }) => word));
  const answers = (analysis?.playthrough()?.moments ?? [])
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
