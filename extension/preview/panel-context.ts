import type * as vscode from 'vscode';
import type { Preview } from '../../preview/contract/preview.js';
import type { Server } from '../client/server.js';
import type { PageChannel } from './page-channel.js';
import type { PictureQueue } from './picture-queue.js';
import type { ShownState } from './shown-state.js';

export type PanelServer = Pick<Server, 'ask' | 'askInParts' | 'logError'>;

/** State and services that the parts of a preview panel share. */
export interface PanelContext {
  readonly server: PanelServer;
  readonly channel: PageChannel;
  readonly queue: PictureQueue;
  readonly state: ShownState;
  /** The document shown. */
  readonly document: vscode.Uri;
  /** The picture shown; undefined before the first picture, and if the file has no picture. */
  readonly preview: Preview | undefined;
  /**
   * Requests the picture again and sends it to the page. Resolves when the page has the picture of the present state.
   */
  refresh(): Promise<void>;
}
