import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accountings } from '../../fuzz/accounts/index.js';
import { faults, faulty, filesOf } from '../../fuzz/faults.js';

describe('the faults the fuzzer is tried with', () => {
  test('are forty or more, of the games that keep accounts', () => {
    expect(faults().length).toBeGreaterThanOrEqual(40);
    expect(new Set(faults().map(({ game }) => game))).toEqual(new Set(Object.keys(accountings)));
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
