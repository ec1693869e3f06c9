import * as vscode from 'vscode';
import type { RulesetsResult, Size } from '../../protocol/new-scenario.js';
import { LANGUAGE } from '../language.js';
import { completeWalkthroughStep } from '../walkthrough.js';
import type { CommandContext } from './command-context.js';

type Choice = RulesetsResult[number];

/**
 * Creates a file with a small playable scenario for a game, size and sides that the user chooses. Tab moves through the
 * placeholders of the file.
 */
export async function newScenario({ server }: CommandContext): Promise<void> {
  const game = await chooseGame((await server.ask('sandtable/rulesets', {})) ?? []);
  if (!game) return;
  const size = game.size && (await chooseSize(game.size));
  if (game.size && !size) return;
  const sides = await nameSides(game);
  if (!sides) return;
  const target = game.file === undefined ? undefined : await unusedFileNextTo(vscode.Uri.parse(game.file));
  const starter = await server.ask('sandtable/newScenario', {
    ruleset: game.id,
    sides,
    ...(size && { size }),
    ...(target && { target: target.toString() }),
  });
  if (starter === undefined || starter === null) return;
  const document = target
    ? await vscode.workspace.openTextDocument(target.with({ scheme: 'untitled' }))
    : await vscode.workspace.openTextDocument({ language: LANGUAGE, content: '' });
  await openSnippet(document, starter);
}

/**
 * Creates a file with a small game of the user's own, with its rules, a map and a scenario. The user then changes this
 * game.
 */
export async function newGame({ server }: CommandContext): Promise<void> {
  const title = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('Title of the game'),
    validateInput: (text) => (text.trim() === '' ? vscode.l10n.t('Enter a title.') : undefined),
  });
  if (title === undefined) return;
  const sides = await nameSides({ sides: [vscode.l10n.t('North'), vscode.l10n.t('South')] }, (name) =>
    /^\p{Lu}/u.test(name) ? undefined : vscode.l10n.t('The name of a side begins with a capital letter.'),
  );
  if (!sides) return;
  const text = await server.ask('sandtable/newGame', { title: title.trim(), sides });
  if (text === undefined) return;
  await openSnippet(await vscode.workspace.openTextDocument({ language: LANGUAGE, content: '' }), text);
}

async function openSnippet(document: vscode.TextDocument, snippet: string): Promise<void> {
  const editor = await vscode.window.showTextDocument(document);
  await editor.insertSnippet(new vscode.SnippetString(snippet));
  completeWalkthroughStep('write');
}

/** Returns the URI of a file that does not exist yet, in the folder of the file that declares a game. */
async function unusedFileNextTo(declaring: vscode.Uri): Promise<vscode.Uri> {
  for (let count = 1; ; count++) {
    const uri = vscode.Uri.joinPath(declaring, '..', `scenario-${count}.sand`);
    const isOpen = vscode.workspace.textDocuments.some((document) => document.uri.path === uri.path);
    if (!isOpen && !(await exists(uri))) return uri;
  }
}

async function exists(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}

/** Asks for a game. Returns undefined if the user cancels. */
export async function chooseGame(games: readonly Choice[]): Promise<Choice | undefined> {
  if (games.length === 0) return undefined;
  const chosen = await vscode.window.showQuickPick(
    games.map((game) => ({
      label: game.title,
      description: game.file === undefined ? game.id : vscode.workspace.asRelativePath(vscode.Uri.parse(game.file)),
      game,
    })),
    { placeHolder: vscode.l10n.t('Choose a game') },
  );
  return chosen?.game;
}

const OTHER = vscode.l10n.t('Another size…');
/** The map sizes that are offered to the user, as multiples of the smallest size that the game allows. */
const OFFERED = [1, 2, 3];
/** Maximum number of columns and rows, because a cell label has two digits for the column and two for the row. */
const MAX_COLUMNS_OR_ROWS = 99;

async function chooseSize({ columns, rows }: Size): Promise<Size | undefined> {
  const sizes = OFFERED.map((times) => ({ columns: columns * times, rows: rows * times }));
  const items = [...sizes.map((size) => ({ label: sizeText(size), size })), { label: OTHER }];
  const chosen = await vscode.window.showQuickPick(items, {
    placeHolder: vscode.l10n.t('Map size (columns × rows)'),
  });
  if (!chosen || 'size' in chosen) return chosen?.size;
  const smallest = sizeText({ columns, rows });
  const read = (text: string): Size | undefined => {
    const [, across, down] = /^\s*(\d+)\s*[×x*]\s*(\d+)\s*$/i.exec(text) ?? [];
    const size = { columns: Number(across), rows: Number(down) };
    const fits =
      size.columns >= columns && size.rows >= rows && Math.max(size.columns, size.rows) <= MAX_COLUMNS_OR_ROWS;
    return fits ? size : undefined;
  };
  const written = await vscode.window.showInputBox({
    prompt: vscode.l10n.t('Columns × rows, from {0} to {1} × {2}', smallest, MAX_COLUMNS_OR_ROWS, MAX_COLUMNS_OR_ROWS),
    value: smallest,
    validateInput: (text) =>
      read(text)
        ? undefined
        : vscode.l10n.t('Enter columns × rows: at least {0}, at most {1} each.', smallest, MAX_COLUMNS_OR_ROWS),
  });
  return written === undefined ? undefined : read(written);
}

const sizeText = ({ columns, rows }: Size): string => `${columns} × ${rows}`;

/**
 * Asks for the names of sides that the ruleset does not name, the first player's side first. Returns undefined if the
 * user cancels.
 *
 * @param refuse returns why a name is not allowed. Default: all names are allowed
 */
async function nameSides(
  { sides }: Pick<Choice, 'sides'>,
  refuse: (name: string) => string | undefined = () => undefined,
): Promise<string[] | undefined> {
  const names: string[] = [];
  for (const side of sides) {
    const name = await vscode.window.showInputBox({
      prompt:
        names.length === 0
          ? vscode.l10n.t('Name of the side that plays first')
          : vscode.l10n.t('Name of the other side'),
      value: side,
      validateInput: (text) =>
        names.includes(text.trim())
          ? vscode.l10n.t('The other side is already called {0}.', text.trim())
          : refuse(text.trim()),
    });
    if (name === undefined) return undefined;
    names.push(name.trim());
  }
  return names;
}
