import { afterEach, expect, test } from 'vitest';
import type { OpenQuestion } from '../../../preview/contract/playing.js';
import { promptText } from '../../../preview/webview/play/prompt-bar.js';
import { setTerms } from '../../../preview/webview/terms.js';

afterEach(() => {
  setTerms({});
});

const QUESTION = { turn: 3, side: 'Axis', phase: 'combat' } as OpenQuestion;

test.each([
  [undefined, 'Axis: choose an attack', 'Turn 3 · Axis · combat · choose an attack'],
  [{ Axis: 'Asse' }, 'Asse: scegli un attacco', 'Turn 3 · Asse · combat · scegli un attacco'],
  [{ Axis: 'asse' }, 'Asse: scegli un attacco', 'Turn 3 · Asse · combat · scegli un attacco'],
  [{ Axis: 'Asse' }, 'Axis: choose an attack', 'Turn 3 · Asse · combat · choose an attack'],
  [{ Axis: 'Asse' }, 'choose an attack', 'Turn 3 · Asse · combat · choose an attack'],
])('with the terms %j, the line of the prompt “%s” names the side once', (terms, prompt, line) => {
  setTerms(terms ? { terms } : {});
  expect(promptText({ ...QUESTION, prompt })).toBe(line);
});
