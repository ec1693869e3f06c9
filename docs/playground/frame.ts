/** Stands in the panel's page before its own script: what an editor gives a webview. */
import type { FromPreview } from '../../preview/messages.js';

let state: unknown;

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    // `location` of a page that is written into its frame has no origin; the page around it has.
    postMessage: (message: FromPreview) => {
      parent.postMessage(message, self.origin);
    },
    getState: () => state,
    setState: (now: unknown) => {
      state = now;
    },
  }),
});
