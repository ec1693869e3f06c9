import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../../cli/language.js';
import { command } from './command-line.js';

beforeAll(() => {
  speak('it');
});
// Other files of tests read English.
afterAll(() => {
  speak('en');
});

const said = async (words: string): Promise<string> => {
  const { out, err } = await command(words);
  return (out + err).replace(/\s+/g, ' ');
};

test('help, commander’s own words too', async () => {
  expect(await said('--help')).toMatch(
    /^Uso: sandtable .* Opzioni: .* mostra l’aiuto del comando Comandi: .*Codice d’uscita: 0/,
  );
  expect(await said('check --help')).toContain('forma dell’output (valori: "text", "json"');
  expect(await said('check --help')).toContain('predefinito: "text")');
});

test('headings and summaries', async () => {
  expect(await said('explain skirmish 1')).toContain('Vedi anche 2 Fighting');
  expect(await said('rules skirmish')).toContain('2 regole: 1 verificate');
});

test('what programs read stays English: JSON, and the last line of tests', async () => {
  expect(await said('explain skirmish 1 --format json')).toContain('"title": "Marching"');
  expect(await said('test battle.sand')).toMatch(/\d+ passed, \d+ failed $/);
});
