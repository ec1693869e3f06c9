import * as vscode from 'vscode';
import { HEX, type PaperName } from '../preview/print/paper.js';
import type { ServerSettings } from '../protocol/start.js';

const SECTION = 'sandtable';

export type Theme = 'auto' | 'light' | 'dark';

/** The current settings of the workspace. */
export const settings = {
  forServer: (): ServerSettings => ({ play: read<ServerSettings['play']>('play', 'type') }),
  followCursor: (): boolean => read('preview.follow', true),
  umpire: (): boolean => read('preview.umpire', false),
  /** Paper size for printing. */
  paper: (): PaperName => read<PaperName>('print.paper', 'A4'),
  /** Height of a printed cell in millimetres. */
  hex: (): number => read('print.hex', HEX),
  theme: (): Theme => read<Theme>('preview.theme', 'auto'),
};

export function onSettingChanged(key: string, then: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration(`${SECTION}.${key}`)) then();
  });
}

function read<T>(key: string, otherwise: T): T {
  return vscode.workspace.getConfiguration(SECTION).get<T>(key, otherwise);
}
