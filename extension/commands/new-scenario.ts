import * as vscode from 'vscode';
import type { RulesetsResult, Size } from '../../language-server/protocol.js';
import { LANGUAGE } from '../language.js';
import { did } from '../walkthrough.js';
import type { Desk } from './desk.js';

type Choice = RulesetsResult[number];

/** A new file with a small scenario of the game, size and sides chosen, which plays as it stands; Tab goes through its blanks. */
export async function newScenario({ server }: Desk): Promise<void> {
  const game = await chooseGame((await server.ask('sandtable/rulesets', {})) ?? []);
  if (!game) return;
  const size = game.size && (await chooseSize(game.size));
  if (game.size && !size) return;
  const sides = await nameSides(game);
  if (!sides) return;
  const starter = await server.ask('sandtable/newScenario', { ruleset: game.id, sides, ...(size && { size }) });
  if (starter === undefined || starter === null) return;
  const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content: '' });
  const editor = await vscode.window.showTextDocument(document);
  await editor.insertSnippet(new vscode.SnippetString(starter));
  did('write');
}

async function chooseGame(games: readonly Choice[]): Promise<Choice | undefined> {
  if (games.length === 0) return undefined;
  const chosen = await vscode.window.showQuickPick(
    games.map((game) => ({ label: game.title, description: game.id, game })),
    { placeHolder: vscode.l10n.t('Which game is it for?') },
  );
  return chosen?.game;
}

const OTHER = vscode.l10n.t('Another size…');
/** How many times as large as the smallest map those are that are offered. */
const OFFERED = [1, 2, 3];
/** Labels of a new map have two digits for the column and two for the row. */
const LARGEST = 99;

async function chooseSize({ columns, rows }: Size): Promise<Size | undefined> {
  const sizes = OFFERED.map((times) => ({ columns: columns * times, rows: rows * times }));
  const items = [...sizes.map((size) => ({ label: sizeText(size), size })), { label: OTHER }];
  const chosen = await vscode.window.showQuickPick(items, {
    placeHolder: vscode.l10n.t('How large is its map? Columns × rows'),
  });
  if (!chosen || 'size' in chosen) return chosen?.size;
  const smallest = sizeText({ columns, rows });
  const read = (text: string): Size | undefined => {
    const [, across, down] = /^\s*(\d+)\s*[×x*]\s*(\d+)\s*$/i.exec(text) ?? [];
    const size = { columns: Number(across), rows: Number(down) };
    const fits = size.columns >= columns && size.rows >= rows && Math.max(size.columns, size.rows) <= LARGEST;
    return fits ? size : undefined;
  };
  const written = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('Columns × rows, from {0} to {1} × {2}', smallest, LARGEST, LARGEST),
    value: smallest,
    validateInput: (text) =>
      read(text)
        ? undefined
        : vscode.l10n.t('Two numbers, like {0}, none smaller and none above {1}.', smallest, LARGEST),
  });
  return written === undefined ? undefined : read(written);
}

const sizeText = ({ columns, rows }: Size): string => `${columns} × ${rows}`;

/** Names for the sides that are the author's to name, the one that begins first; undefined when he breaks off. */
async function nameSides({ sides }: Choice): Promise<string[] | undefined> {
  const names: string[] = [];
  for (const side of sides) {
    const name = await vscode.window.showInputBox({
      prompt:
        names.length === 0
          ? vscode.l10n.t('What is the side called that begins?')
          : vscode.l10n.t('What is the other side called?'),
      value: side,
      validateInput: (text) =>
        names.includes(text.trim()) ? vscode.l10n.t('{0} is the other side.', text.trim()) : undefined,
    });
    if (name === undefined) return undefined;
    names.push(name.trim());
  }
  return names;
}
