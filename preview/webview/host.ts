import type { FromPreview, ToPreview } from '../contract/messages.js';
import type { WebviewState } from './state.js';

interface EditorApi {
  postMessage(message: FromPreview): void;
  getState(): unknown;
  setState(state: WebviewState): void;
}

declare function acquireVsCodeApi(): EditorApi;

export const editor: EditorApi = acquireVsCodeApi();

/** Subscribes to messages of the extension; other messages posted to the page are ignored. */
export function listen(hear: (message: ToPreview) => void): void {
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isForUs(data)) hear(data);
  });
}

const TYPES: ReadonlySet<string> = new Set<ToPreview['type']>([
  'show',
  'overlays',
  'dropTargets',
  'verdict',
  'brushes',
  'locate',
  'trouble',
  'paint',
  'games',
  'edited',
  'forces',
]);

function isForUs(data: unknown): data is ToPreview {
  return (
    typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string' && TYPES.has(data.type)
  );
}
