import { expect, test } from 'vitest';
import { TestWorkspace } from './workspace.js';

test.each(['', '\n\n', '// nothing yet\n', '/* '])('a file that says nothing is told how to begin: %j', async (text) => {
  const workspace = await TestWorkspace.of({ 'empty.sand': text });
  const [finding] = workspace.analyse('empty.sand').findings.filter(({ code }) => code === 'sandtable/empty-file');
  expect(finding?.severity).toBe(text === '/* ' ? undefined : 'information');
});
