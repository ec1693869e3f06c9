import { readFileSync } from 'node:fs';
import { Cancellation, OperationCancelled, TextDocument } from 'langium';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Play } from '../../engine/play/moment.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { DocumentAnalysis } from '../../language-server/analysis/document-analysis.js';
import { toy } from '../toy/rules/index.js';
import { TestWorkspace } from './workspace.js';

/** Number of pauses between phases that were played. Each pause moves the fake clock forward. */
let pauses = 0;
let clock = 0;

const slow: Ruleset = {
  ...toy,
  start: (...given) => {
    const game = toy.start(...given);
    const play = game.play.bind(game);
    game.play = function* (): Play {
      const inner = play();
      let step = inner.next();
      while (!step.done) {
        if (step.value.kind === 'pause') {
          pauses++;
          clock += 20;
        }
        step = inner.next(yield step.value);
      }
    };
    return game;
  },
};

const read = (name: string): string => readFileSync(`tests/toy/${name}`, 'utf8');

let workspace: TestWorkspace;
let analysis: DocumentAnalysis;

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  workspace = await TestWorkspace.of({ 'land.sand': read('land.sand'), 'it.sand': read('battle.sand') }, [slow]);
  analysis = workspace.analyse('it.sand');
  pauses = 0;
});

afterEach(() => void vi.restoreAllMocks());

/** Simulates a keystroke: the version of the text increases immediately, and the build follows later. */
function press(name: string): void {
  const { textDocument } = workspace.document(name);
  TextDocument.update(textDocument, [{ text: `${textDocument.getText()} ` }], textDocument.version + 1);
}

test('playing the orders in the background continues to the end if the text is not edited', async () => {
  await analysis.waitForPlay(undefined, { seed: 'a seed' });
  expect(pauses).toBeGreaterThan(10);
});

test.each(['it.sand', 'land.sand'])('a keystroke in %s cancels the current play', async (name) => {
  const playing = analysis.waitForPlay(undefined, { seed: 'a seed' });
  press(name);
  await expect(playing).rejects.toBe(OperationCancelled);
  expect(pauses).toBe(1);
});

test('play of the orders stops when its request is cancelled', async () => {
  const source = new Cancellation.CancellationTokenSource();
  const playing = analysis.waitForPlay(source.token, { seed: 'a seed' });
  source.cancel();
  await expect(playing).rejects.toBe(OperationCancelled);
  expect(pauses).toBe(1);
});

test('play of the orders resumes after a cancellation without playing the first orders again', async () => {
  await analysis.waitForPlay(undefined, { seed: 'whole' });
  const whole = pauses;
  const source = new Cancellation.CancellationTokenSource();
  const broken = analysis.waitForPlay(source.token, { seed: 'a seed' });
  source.cancel();
  await expect(broken).rejects.toBe(OperationCancelled);
  await analysis.waitForPlay(undefined, { seed: 'a seed' });
  expect(pauses).toBe(2 * whole);
});
