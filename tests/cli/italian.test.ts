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

test('a report of balance; as CSV it is for programs', async () => {
  const games = 'balance battle.sand --runs 2 --jobs 1';
  expect(await said(games)).toMatch(
    /^Equilibrio di .* 2 partite, da 1 a 2, del seme .* Durata in turni media 95 % scarto/,
  );
  const csv = await said(`${games} --format csv`);
  expect(csv).toContain('Length in turns,1,mean');
  expect(csv).not.toContain('Durata');
  expect(await said('explain skirmish 1')).toContain('Vedi anche');
});

test('what is wrong with a command', async () => {
  expect(await said('run battle.sand --as Green')).toBe('Nessuna parte si chiama “Green”; ci sono Blue e Red. ');
  expect(await said('explain skirmish 9')).toBe('Skirmish non ha una regola 9. Vicine: 1, 2. ');
  expect(await said('check none.sand')).toBe('none.sand non esiste. ');
});

test('what programs read stays English: JSON, and the last line of tests', async () => {
  expect(await said('explain skirmish 1 --format json')).toContain('"title": "Marching"');
  expect(await said('test battle.sand')).toMatch(/\d+ passed, \d+ failed $/);
});
