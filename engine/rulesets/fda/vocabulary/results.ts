import type { FdaRule } from '../rulebook/index.js';

interface Result {
  readonly text: string;
  readonly rules: readonly FdaRule[];
}

/** The results that `on …:` may name and that `result …` may expect. */
export const results = {
  Taken: {
    text: 'The attacker won the assault: the defending leader loses a break point, and all units in the sector retreat.',
    rules: ['8p'],
  },
  Held: {
    text: 'The defender won the assault: the attacking leader loses a break point, and all units in its sector retreat.',
    rules: ['8q'],
  },
  Equal: {
    text: 'The scores are equal: in an assault the attackers retreat one sector, and an air attack has no effect.',
    rules: ['8s', '12l'],
  },
  Hit: { text: 'The target of fire or of an air attack loses a break point.', rules: ['10h', '12l'] },
  Miss: { text: 'The fire has no effect.', rules: ['10i'] },
  Hidden: { text: 'The enemy guns were not located.', rules: ['2.1m'] },
  Repelled: { text: 'The air unit withdraws.', rules: ['12l'] },
  Downed: { text: 'The air unit loses a break point.', rules: ['12l', '12h'] },
  Destroyed: { text: 'The bridge or fortification is destroyed.', rules: ['12i', '12l'] },
} as const satisfies Readonly<Record<string, Result>>;

export type ResultCode = keyof typeof results;

/** Returns the result of an assault from the two scores [8p, 8q, 8s]. */
export function assaultResult(attacker: number, defender: number): 'Taken' | 'Held' | 'Equal' {
  if (attacker === defender) return 'Equal';
  return attacker > defender ? 'Taken' : 'Held';
}

/** Returns the result of fire from the two scores. Equal scores miss [10h, 10i]. */
export const fireResult = (firer: number, target: number): 'Hit' | 'Miss' => (firer > target ? 'Hit' : 'Miss');
