import type * as vscode from 'vscode';
import { parsePlaySetup, type PlaySetup } from '../../../preview/contract/play-messages.js';

/** Stores for each file the set-up of the last game that was played from it: players, view and strength. */
export class PlayMemory {
  constructor(private readonly store: Pick<vscode.Memento, 'get' | 'update'>) {}

  read(uri: string): PlaySetup | undefined {
    return parsePlaySetup(this.store.get(keyOf(uri)));
  }

  async write(uri: string, setup: PlaySetup): Promise<void> {
    await this.store.update(keyOf(uri), setup);
  }
}

const keyOf = (uri: string): string => `play ${uri}`;
