/** Runs in the panel's page before its script and provides the functions that an editor gives a webview. */
import type { FromPreview } from '../../preview/contract/messages.js';

let state: unknown;

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    // The `location` of a page that was written into its frame has no origin, so the origin of the parent is used.
    postMessage: (message: FromPreview) => {
      parent.postMessage(message, self.origin);
    },
    getState: () => state,
    setState: (now: unknown) => {
      state = now;
    },
  }),
});
