import { expect, test } from 'vitest';
import type { GameEvent } from '../../engine/play/records.js';
import { results } from '../../fuzz/accounts/pgg/results.js';
import { field } from '../engine/rulesets/pgg/field.js';

const event = (told: Partial<GameEvent>): GameEvent => ({ kind: '', rule: '', text: '', ...told }) as GameEvent;

/** A D2 against two Soviet divisions of a step each, of which so many are lost for it. */
function paid(lost: readonly string[], before: readonly string[] = []): string[] {
  const { state } = field({ german: { '2010': ['pz 25/7'] }, soviet: { '2011': ['rifle A 0-0-6', 'rifle B 1-2-6'] } });
  const account = results(state);
  const wrong: string[] = [];
  const told = (what: Partial<GameEvent>): void => account.event?.(event(what), (text) => wrong.push(text));
  told({ kind: 'commit', rule: '9.11', side: 'German', cells: ['2011'] });
  for (const name of before) told({ kind: 'eliminated', rule: '12.3', side: 'Soviet', pieces: [name] });
  told({ kind: 'attack', rule: '9.5', side: 'German', pieces: ['25/7'], cells: ['2011'], facts: { result: 'D2' } });
  for (const name of lost) told({ kind: 'eliminated', rule: '9.62', side: 'Soviet', pieces: [name] });
  account.pause?.({ kind: 'pause', turn: 1, phase: 'combat', ends: 'phase' }, (text) => wrong.push(text));
  return wrong;
}

test('who proves to have no strength is gone before the die, and owes nothing of its result [12.3, 9.61]', () => {
  expect(paid(['A', 'B'])).toEqual([]);
  expect(paid(['B'], ['A'])).toEqual([]);
  expect(paid(['B'])).toEqual(['Soviet owed 2 steps or a retreat and lost 1']);
});
