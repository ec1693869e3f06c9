import { expect, test } from 'vitest';
import { TestWorkspace } from './workspace.js';

test.each([
  { text: '', told: 'information' },
  { text: '// nothing yet\n', told: 'information' },
  { text: '/* ', told: undefined },
  { text: 'ruleset pgg', told: undefined },
])('a file that says nothing is told how to begin: $text', async ({ text, told }) => {
  const workspace = await TestWorkspace.of({ 'empty.sand': text });
  const finding = workspace.analyse('empty.sand').findings.find(({ code }) => code === 'sandtable/empty-file');
  expect(finding?.severity).toBe(told);
});
