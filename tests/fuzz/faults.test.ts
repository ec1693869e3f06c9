import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accountings } from '../../fuzz/accounts/index.js';
import { faults, faulty, filesOf } from '../../fuzz/faults.js';

const FAULTS_PER_GAME = 20;

describe('faults planted to test the fuzzer', () => {
  test.each(Object.keys(accountings))(
    'the fuzzer tests have at least twenty faults for %s, and each name of a fault begins with that game',
    (game) => {
      const planted = faults().filter((fault) => fault.game === game);
      expect(planted.length).toBeGreaterThanOrEqual(FAULTS_PER_GAME);
      expect(planted.map(({ name }) => name).filter((name) => !name.startsWith(`${game}-`))).toEqual([]);
    },
  );

  test('the faults of the fault test are planted in every game that has an account, and in no other game', () => {
    expect(new Set(faults().map(({ game }) => game))).toEqual(new Set(Object.keys(accountings)));
  });

  test.each(faults().map((fault) => [fault.name, fault] as const))(
    'the planted fault %s can be applied to the source of the engine and changes it',
    (_, fault) => {
      for (const file of filesOf(fault)) {
        const text = fs.readFileSync(file, 'utf8');
        const changed = faulty(fault, file, text);
        expect(changed).not.toBe(false);
        expect(changed).not.toBe(text);
      }
    },
  );
});
