import type { FromPreview } from '../contract/messages.js';
import type { WebviewState } from './state.js';

interface EditorApi {
  postMessage(message: FromPreview): void;
  getState(): unknown;
  setState(state: WebviewState): void;
}

declare function acquireVsCodeApi(): EditorApi;

export const editor: EditorApi = acquireVsCodeApi();
