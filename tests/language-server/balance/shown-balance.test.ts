import { expect, test } from 'vitest';
import { showBalance } from '../../../language-server/balance/shown-balance.js';
import { inItalian } from '../../l10n/in-italian.js';

const WORDS: Readonly<Record<string, string>> = { German: 'tedesco', Soviet: 'sovietico', decisive: 'decisiva' };
const balance = {
  outcomes: [{ what: 'German decisive' }, { what: 'draw' }],
  score: [{ side: 'German' }, { side: 'Soviet' }],
  margin: { of: 'Soviet', over: 'German' },
  seeds: [{ what: 'German decisive' }, { what: 'typical length', number: 2 }],
  losses: [{ side: 'Soviet' }],
  results: [{ side: 'German' }],
  places: [{ holders: [{ what: 'Soviet' }] }],
};

test('a report of many games names sides and outcomes in the reader’s language', async () => {
  const shown = (word: string): string => WORDS[word] ?? word;
  expect(await inItalian('pgg', () => showBalance(balance as never, shown))).toEqual({
    outcomes: [{ what: 'Tedesco: decisiva' }, { what: 'pareggio' }],
    score: [{ side: 'Tedesco' }, { side: 'Sovietico' }],
    margin: { of: 'Sovietico', over: 'Tedesco' },
    seeds: [{ what: 'Tedesco: decisiva' }, { what: 'typical length', number: 2 }],
    losses: [{ side: 'Sovietico' }],
    results: [{ side: 'Tedesco' }],
    places: [{ holders: [{ what: 'Sovietico' }] }],
  });
});

test('a report of many games leaves sides and outcomes in English as the file writes them', () => {
  expect(showBalance(balance as never, (word) => word)).toEqual(balance);
});
