import { expect, test } from 'vitest';
import type { GameEvent } from '../../engine/play/records.js';
import { results } from '../../fuzz/accounts/pgg/results.js';
import { field } from '../engine/rulesets/pgg/field.js';

const event = (fields: Partial<GameEvent>): GameEvent => ({ kind: '', rule: '', text: '', ...fields }) as GameEvent;

/**
 * Returns the errors that the check of losses reports for a result D2 against two Soviet divisions of one step each.
 * The units in `lost` are eliminated by the result, those in `before` earlier.
 */
function paid(lost: readonly string[], before: readonly string[] = []): string[] {
  const { state } = field({ german: { '2010': ['pz 25/7'] }, soviet: { '2011': ['rifle A 0-0-6', 'rifle B 1-2-6'] } });
  const account = results(state);
  const wrong: string[] = [];
  const record = (fields: Partial<GameEvent>): void => account.event?.(event(fields), (text) => wrong.push(text));
  record({ kind: 'commit', rule: '9.11', side: 'German', cells: ['2011'] });
  for (const name of before) record({ kind: 'eliminated', rule: '12.3', side: 'Soviet', pieces: [name] });
  record({ kind: 'attack', rule: '9.5', side: 'German', pieces: ['25/7'], cells: ['2011'], facts: { result: 'D2' } });
  for (const name of lost) record({ kind: 'eliminated', rule: '9.62', side: 'Soviet', pieces: [name] });
  account.pause?.({ kind: 'pause', turn: 1, phase: 'combat', ends: 'phase' }, (text) => wrong.push(text));
  return wrong;
}

test('a unit without strength, removed before the die roll, does not count towards the loss that the result requires [12.3, 9.61]', () => {
  expect(paid(['A', 'B'])).toEqual([]);
  expect(paid(['B'], ['A'])).toEqual([]);
  expect(paid(['B'])).toEqual(['Soviet owed 2 steps or a retreat and lost 1']);
});
