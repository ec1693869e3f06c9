import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll } from '../editor.js';

const LESSON = 'ruleset pgg\nside {';

async function answerOf(name: string, input: object): Promise<string> {
  const { content } = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined });
  return content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join('');
}

describe('Tools for language models', () => {
  before(activated);
  after(closeAll);

  it('the tools for language models give the same answers as the command line', async () => {
    assert.match(await answerOf('sandtable_explain_rule', { ruleset: 'pgg', rule: '7.1' }), /^# 7\.1 Soviet stacking/);
    assert.match(await answerOf('sandtable_check', { text: LESSON }), /:2:6 error sandtable\/syntax/);
    await assert.rejects(answerOf('sandtable_explain_rule', { ruleset: 'pgg', rule: '7.99' }), /has no rule 7\.99/);
  });
});
