import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faults, faulty, filesOf } from '../../fuzz/faults.js';

describe('the faults the fuzzer is tried with', () => {
  test('are twenty or more, of both games', () => {
    expect(faults().length).toBeGreaterThanOrEqual(20);
    expect(new Set(faults().map(({ game }) => game))).toEqual(new Set(['pgg', 'fda']));
  });

  test.each(faults().map((fault) => [fault.name, fault] as const))('%s fits the engine', (_, fault) => {
    for (const file of filesOf(fault)) {
      const text = fs.readFileSync(file, 'utf8');
      const changed = faulty(fault, file, text);
      expect(changed).not.toBe(false);
      expect(changed).not.toBe(text);
    }
  });
});
