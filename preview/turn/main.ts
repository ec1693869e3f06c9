/** What a page of a turn has in the place of the editor. It runs before the panel does. */
import type { FromPreview } from '../messages.js';
import { answers, TURN } from './host.js';
import type { Turn } from './turn.js';

const answer = answers(JSON.parse(document.getElementById(TURN)?.textContent ?? '') as Turn);
let state: unknown;

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    postMessage(message: FromPreview) {
      const told = answer(message);
      if (told) window.postMessage(told, '*');
    },
    getState: () => state,
    setState: (kept: unknown) => (state = kept),
  }),
});
