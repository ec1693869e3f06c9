/** Replaces the VS Code API in the page of a turn. This script must run before the panel's script. */
import type { FromPreview } from '../contract/messages.js';
import { answerFromTurn, TURN_ELEMENT_ID, WORDS_ELEMENT_ID } from './host.js';
import type { Words } from './translator.js';
import type { Turn } from './turn.js';

const dataOf = (id: string): string | undefined => document.getElementById(id)?.textContent ?? undefined;
const answer = answerFromTurn(
  JSON.parse(dataOf(TURN_ELEMENT_ID) ?? '') as Turn,
  JSON.parse(dataOf(WORDS_ELEMENT_ID) ?? '{}') as Words,
);
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
