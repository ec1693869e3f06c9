import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { activated, closeAll, eventually } from '../editor.js';

const page = (path: string): vscode.Uri => vscode.Uri.from({ scheme: 'sandtable-rule', path });

describe('Pages of rules', () => {
  before(activated);
  after(closeAll);

  it('pages of rules open as read-only Markdown documents', async () => {
    const document = await vscode.workspace.openTextDocument(page('/pgg/7.1.md'));
    assert.equal(document.languageId, 'markdown');
    assert.match(document.getText(), /7\.1/);
    assert.equal(vscode.workspace.fs.isWritableFileSystem('sandtable-rule'), false);
  });

  it('the rulebook has a contents page with links to each rule', async () => {
    const contents = (await vscode.workspace.openTextDocument(page('/pgg/index.md'))).getText();
    const links = [...contents.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, link]) => decodeURIComponent(link));
    assert.ok(links.length > 20, `${links.length} links`);
    const last = links.at(-1) ?? '';
    await assert.doesNotReject(async () => vscode.workspace.openTextDocument(page(`/pgg/${last}`)));
  });

  it('an unknown rule has no page', async () => {
    await assert.rejects(async () => vscode.workspace.openTextDocument(page('/pgg/999.md')));
    await assert.rejects(async () => vscode.workspace.openTextDocument(page('/chess/1.md')));
  });

  it('Explain Rule opens the page of a rule', async () => {
    await vscode.commands.executeCommand('sandtable.explainRule', 'pgg', '7.1');
    await eventually('tab with the rule', () =>
      vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find((tab) => tab.label.includes('7.1')),
    );
  });
});
