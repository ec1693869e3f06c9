import type * as vscode from 'vscode';
import { parsePlaySetup, type PlaySetup } from '../../../preview/contract/play-messages.js';

/** Remembers for each file how it was played last. */
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
