import * as vscode from 'vscode';
import type { ForcesLine } from '../../protocol/forces.js';
import type { Server } from '../client/server.js';
import { isSandtable } from '../language.js';

export const FORCES_VIEW = 'sandtable.forces';

/**
 * Registers the *Forces* view of the explorer. The view lists all units of each side of the active file, and which of
 * them start on the map, arrive later, or are not placed.
 */
export function showForces(server: Server): vscode.Disposable {
  const tree = new ForcesTree(server);
  const view = vscode.window.createTreeView(FORCES_VIEW, { treeDataProvider: tree, showCollapseAll: true });
  const follow = (editor: vscode.TextEditor | undefined): void => {
    if (!isSandtable(editor?.document)) return;
    // The condition of a view cannot refer to the language of the active editor. This context key shows the view
    // after a file was edited.
    void vscode.commands.executeCommand('setContext', 'sandtable.edited', true);
    tree.show(editor?.document.uri);
  };
  follow(vscode.window.activeTextEditor);
  return vscode.Disposable.from(
    view,
    tree,
    vscode.window.onDidChangeActiveTextEditor(follow),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => {
      if (uri.toString() === tree.document?.toString()) tree.show(undefined);
    }),
    server.onChanged((uris) => {
      if (tree.document && uris.has(tree.document.toString())) tree.refresh();
    }),
  );
}

/** The data provider of the Forces view. It queries the server only while the view is visible. */
class ForcesTree implements vscode.TreeDataProvider<ForcesLine>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changed.event;
  document: vscode.Uri | undefined;

  constructor(private readonly server: Server) {}

  show(document: vscode.Uri | undefined): void {
    if (document?.toString() === this.document?.toString()) return;
    this.document = document;
    this.refresh();
  }

  refresh(): void {
    this.changed.fire(undefined);
  }

  async getChildren(line?: ForcesLine): Promise<readonly ForcesLine[] & ForcesLine[]> {
    if (line) return [...line.members];
    const sides = this.document && (await this.server.ask('sandtable/forces', { uri: this.document.toString() }));
    return [...(sides ?? [])];
  }

  getTreeItem({ what, name, kind, where, totals, members, place }: ForcesLine): vscode.TreeItem {
    const { None, Collapsed, Expanded } = vscode.TreeItemCollapsibleState;
    const item = new vscode.TreeItem(
      what === 'pool' ? vscode.l10n.t('Pool of {0}', name) : name,
      members.length === 0 ? None : what === 'side' ? Expanded : Collapsed,
    );
    item.description = [...(where === undefined ? [] : [where]), ...totalsText(what, totals)].join(' · ');
    // Without this label, screen readers announce the tooltip instead of the row.
    item.accessibilityInformation = { label: [name, item.description].filter(Boolean).join(', ') };
    item.tooltip = [kind === '' ? name : `${kind} ${name}`, ...totalLines(totals)].join('\n');
    item.iconPath = new vscode.ThemeIcon(ICONS[what], toneOf(totals));
    item.command = { command: 'sandtable.openForce', title: vscode.l10n.t('Open the Text'), arguments: [place] };
    return item;
  }

  dispose(): void {
    this.changed.dispose();
  }
}

const ICONS = { side: 'organization', formation: 'symbol-namespace', unit: 'symbol-field', pool: 'layers' } as const;

function toneOf({ left, twice }: ForcesLine['totals']): vscode.ThemeColor | undefined {
  if (twice > 0) return new vscode.ThemeColor('list.errorForeground');
  return left > 0 ? new vscode.ThemeColor('list.warningForeground') : undefined;
}

/** Formats the totals: `4 of 5 placed`, `1 placed twice`. For a unit, only problems are reported. */
function totalsText(what: ForcesLine['what'], { exist, setUp, arrive, left, twice }: ForcesLine['totals']): string[] {
  const again =
    twice > 0 ? [what === 'unit' ? vscode.l10n.t('placed twice') : vscode.l10n.t('{0} placed twice', twice)] : [];
  if (what === 'unit') return [...(left > 0 ? [vscode.l10n.t('left over')] : []), ...again];
  return [vscode.l10n.t('{0} of {1} placed', Math.min(exist, setUp + arrive), exist), ...again];
}

function totalLines({ exist, setUp, arrive, left, twice }: ForcesLine['totals']): string[] {
  return [
    vscode.l10n.t('{0} in all', exist),
    vscode.l10n.t('{0} set up', setUp),
    vscode.l10n.t('{0} to arrive', arrive),
    vscode.l10n.t('{0} left over', left),
    vscode.l10n.t('{0} placed twice', twice),
  ];
}
