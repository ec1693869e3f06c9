/** Replaces the VS Code API in the page of a turn. This script must run before the panel's script. */
import type { FromPreview } from '../contract/messages.js';
import { answerFromTurn, TURN_ELEMENT_ID } from './host.js';
import type { Turn } from './turn.js';

const answer = answerFromTurn(JSON.parse(document.getElementById(TURN_ELEMENT_ID)?.textContent ?? '') as Turn);
let state: unknown;

Object.assign(globalThis, {
  acquireVsCodeApi: () => ({
    postMessage(message: FromPreview) {
      const reply = answer(message);
      if (reply) window.postMessage(reply, '*');
    },
    getState: () => state,
    setState: (saved: unknown) => (state = saved),
  }),
});
