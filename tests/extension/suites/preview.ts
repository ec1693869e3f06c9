import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { SandtableApi } from '../../../extension/activate.js';
import type { PreviewPanel } from '../../../extension/preview/panel.js';
import type { FromPreview, ToPreview } from '../../../preview/contract/messages.js';
import { completePreview, type Preview } from '../../../preview/contract/preview.js';
import { activated, closeAll, edit, eventually, find, replace } from '../editor.js';

type Message = FromPreview | ToPreview;

describe('The preview', () => {
  let api: SandtableApi;
  let editor: vscode.TextEditor;
  let panel: PreviewPanel;
  let messages: Message[] = [];
  const last = <T extends Message['type']>(type: T): Extract<Message, { type: T }> | undefined =>
    messages.findLast((message): message is Extract<Message, { type: T }> => message.type === type);

  before(async () => {
    api = await activated();
    editor = await edit('first-contact.sand');
    await vscode.commands.executeCommand('sandtable.preview');
    panel = await eventually('preview', () => api.previewOf(editor.document.uri));
    panel.onMessage((message) => messages.push(message));
  });
  beforeEach(() => {
    messages = [];
  });
  after(async () => {
    await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
    if (editor.document.isDirty) await vscode.commands.executeCommand('workbench.action.files.revert');
    await closeAll();
  });

  it('the preview opens to the side with the title of the scenario, and the focus stays in the text', async () => {
    const shown = await eventually('picture', () => panel.preview);
    assert.equal(shown.scene.title, panel.panel.title);
    assert.equal(panel.panel.viewColumn, vscode.ViewColumn.Two);
    assert.equal(vscode.window.activeTextEditor?.document, editor.document);
  });

  it('a document has at most one preview', async () => {
    await vscode.commands.executeCommand('sandtable.preview');
    assert.equal(api.previewOf(editor.document.uri), panel);
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    assert.equal(tabs.filter((tab) => tab.input instanceof vscode.TabInputWebview).length, 1);
  });

  it('the preview follows the active editor unless it is pinned', async () => {
    const map = 'ruleset pgg\nmap Small {\n  grid hexes flat columns 4 rows 3 labels CCRR even columns lower\n}\n';
    const beside = { viewColumn: vscode.ViewColumn.One };
    const other = await vscode.workspace.openTextDocument({ language: 'sandtable', content: map });
    await vscode.window.showTextDocument(other, beside);
    await eventually('the other map', () => panel.preview?.scene.grid.columns === 4);
    assert.equal(api.previewOf(other.uri), panel);
    await panel.pin(true);
    await vscode.window.showTextDocument(editor.document, beside);
    await vscode.commands.executeCommand('sandtable.preview');
    const second = await eventually('a preview of its own', () => api.previewOf(editor.document.uri));
    assert.equal(api.previewOf(other.uri), panel);
    panel.panel.dispose();
    panel = second;
    panel.onMessage((message) => messages.push(message));
    await eventually('the first map again', () => panel.preview);
    editor = await vscode.window.showTextDocument(editor.document, beside);
  });

  it('the preview compares with another seed and with an earlier text', async () => {
    /**
     * Returns the picture that is compared with the current one. Like the page, assembles it from the messages sent so
     * far.
     */
    const beside = (): Preview | undefined =>
      messages.reduce<Preview | undefined>(
        (before, message) =>
          message.type === 'show' ? message.beside && completePreview(message.beside, before) : before,
        undefined,
      );
    await panel.compare({ seed: 'other dice' });
    await eventually('other dice beside', () => beside()?.seed === 'other dice');
    assert.notEqual(panel.preview?.seed, 'other dice');
    const cellOf = (preview: Preview | undefined): number | undefined =>
      preview?.scene.counters.find(({ name }) => name === '26.Inf')?.cell;
    await panel.showMoment('setup');
    await panel.compareText('now');
    const before = await eventually('division', () => cellOf(beside()));
    await replace(editor, '2214: "26.Inf"', '2215: "26.Inf"');
    await eventually('moved counter', () => cellOf(panel.preview) !== before);
    assert.equal(cellOf(beside()), before);
    await replace(editor, '2215: "26.Inf"', '2214: "26.Inf"');
    await panel.compare(undefined);
    await eventually('nothing beside', () => last('show')?.beside === undefined);
  });

  it('the preview plays many games, and reports once that the text has changed', async () => {
    await panel.playGames({ runs: 20, seed: 'many' });
    const results = messages.findLast((message) => message.type === 'games' && 'games' in message);
    assert(results && 'isOver' in results);
    assert.deepEqual([results.isOver, results.games.games, results.games.seed], [true, 20, 'many']);
    await replace(editor, '2214: "26.Inf"', '2215: "26.Inf"');
    await replace(editor, '2215: "26.Inf"', '2214: "26.Inf"');
    assert.equal(messages.filter(({ type }) => type === 'edited').length, 1);
  });

  it('the preview is updated when the text changes', async () => {
    const cellOf = (name: string): number | undefined =>
      panel.preview?.scene.counters.find((counter) => counter.name === name)?.cell;
    await panel.showMoment('setup');
    const before = await eventually('division', () => cellOf('26.Inf'));
    await replace(editor, '2214: "26.Inf"', '2215: "26.Inf"');
    await eventually('moved counter', () => cellOf('26.Inf') !== before);
    await replace(editor, '2215: "26.Inf"', '2214: "26.Inf"');
    await eventually('counter in its old place', () => cellOf('26.Inf') === before);
  });

  it('the preview highlights the unit or cell at the text cursor', async () => {
    const at = find(editor.document, '"26.Inf"', 2);
    editor.selection = new vscode.Selection(at, at);
    const located = await eventually('highlight', () => last('locate'));
    assert.equal(located.unit, '26.Inf');
    const counter = panel.preview?.scene.counters.find(({ name }) => name === '26.Inf');
    assert.ok(counter);
    assert.deepEqual(located.cells, [counter.cell]);
  });

  it('the preview shows the set-up and the end of the turn', async () => {
    await panel.showMoment('setup');
    await eventually('set-up', () => panel.preview?.moment === -1);
    await vscode.commands.executeCommand('sandtable.runTurn');
    await eventually('played turn', () => (panel.preview?.moment ?? -1) >= 0);
  });

  it('the preview plays with another seed, and returns to the seed of the file', async () => {
    const written = (): readonly number[] | undefined =>
      panel.preview?.moments.flatMap(({ events }) => events).find(({ dice }) => dice?.written === true)?.dice?.values;
    assert.deepEqual(written(), [3], 'the die written in the file');
    await vscode.commands.executeCommand('sandtable.playSeed', panel.document, 'other dice');
    await eventually('other dice', () => panel.preview?.seed === 'other dice');
    assert.deepEqual(written(), [3], 'the die written in the file');
    await vscode.commands.executeCommand('sandtable.playSeed', panel.document, 'other dice', 'random');
    await eventually('the whole game', () => panel.preview?.moments.some(({ by }) => by === 'random') === true);
    await panel.playWithSeed(undefined);
    await eventually('dice of the file', () => panel.preview?.seed === 'first contact');
  });
});
