import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../cli/language.js';
import { words as ofCommands } from '../../cli/words/it.js';
import { italian } from '../../cli/words/italian.js';
import { ENGLISH } from '../l10n/english.js';
import { toy } from '../toy/rules/index.js';
import { command } from './command-line.js';

beforeAll(() => {
  setLanguage('it', italian);
});
// Other test files expect English.
afterAll(() => {
  setLanguage('en');
});

const outputOf = async (words: string): Promise<string> => {
  const { out, err } = await command(words);
  return (out + err).replace(/\s+/g, ' ');
};

/** Names of arguments and of values of options in Italian, as usage lines show them. */
const ITALIAN_ARGUMENTS = new Set(
  Object.values(ofCommands).flatMap((text) => /^[<[]([^>\]]+)[>\]]$/.exec(text)?.[1] ?? []),
);

test('the command line prints the help in Italian, including the words that Commander adds', async () => {
  expect(await outputOf('--help')).toMatch(
    /^Uso: sandtable .* Opzioni: .* mostra l’aiuto di un comando Comandi: .*Codice d’uscita: 0/,
  );
  expect(await outputOf('check --help')).toContain('formato dell’output (valori: "text", "json"');
  expect(await outputOf('check --help')).toContain('predefinito: "text")');
});

test('the command line prints headings and summaries in Italian', async () => {
  expect(await outputOf('explain skirmish 1')).toContain('Vedi anche 2 Fighting');
  expect(await outputOf('rules skirmish')).toContain('2 regole: 1 verificate');
});

test('the command line prints a balance report in Italian, and its CSV in English for programs', async () => {
  const games = 'balance battle.sand --runs 2 --jobs 1';
  expect(await outputOf(games)).toMatch(
    /^Bilanciamento: .* 2 partite, da 1 a 2, del seme .* Durata in turni media 95% scarto/,
  );
  const csv = await outputOf(`${games} --format csv`);
  expect(csv).toContain('Length in turns,1,mean');
  expect(csv).not.toContain('Durata');
  expect(await outputOf('explain skirmish 1')).toContain('Vedi anche');
});

test('the charts of a balance report write fractions and percentages as the reader’s language does', async () => {
  const numbers = async (): Promise<string[]> => {
    const { out } = await command('balance battle.sand --runs 7 --jobs 1 --unanswered random --format html');
    return [...out.matchAll(/>(\d+(?:[.,]\d+| ?%))<\/text>/g)].map(([, text]) => text);
  };
  expect(await numbers()).toEqual(['1,4', '100%', '100%', '100%', '100%']);
  setLanguage('en');
  expect(await numbers()).toEqual(['1.4', '100 %', '100 %', '100 %', '100 %']);
  setLanguage('it');
});

test.each(['run battle.sand --runs 2 --unanswered default', 'balance battle.sand --runs 2 --jobs 1'])(
  'the reports of many games quote special rules in Italian for readers and in English for programs: %s',
  async (words) => {
    const place = { folder: path.resolve(import.meta.dirname, '../toy'), rulesets: new Map([[toy.id, toy]]) };
    const text = (await command(words, place)).out;
    expect(text).toMatch(/vittoria: Blue \(decisiva\), turno 13AM..14AM, quando:/);
    expect(text).not.toContain('victory Blue');
    expect((await command(`${words} --format json`, place)).out).toContain(
      'victory Blue decisive turn 13AM..14AM when',
    );
  },
);

test('the command line prints errors of usage in Italian', async () => {
  expect(await outputOf('run battle.sand --as Green')).toBe('Nessuna parte si chiama “Green”; ci sono Blue e Red. ');
  expect(await outputOf('explain skirmish 9')).toBe('Skirmish non ha una regola 9. Simili: 1, 2. ');
  expect(await outputOf('check none.sand')).toBe('none.sand non esiste. ');
});

test('an Italian command line prints JSON in English, for programs that read it', async () => {
  expect(await outputOf('explain skirmish 1 --format json')).toContain('"title": "Marching"');
});

test('the reason why a file is unreadable is Italian in messages for readers and English in JSON for programs', async () => {
  const input = 'side A {\0}';
  expect((await command('format -', { input })).err).toContain('Il file contiene dati binari, non testo.');
  const { out } = await command('check - --format json', { input });
  expect(out).toContain('"message": "This file contains binary data, not text."');
});

test.each([
  'check battle.sand --format json',
  'check battle.sand --format sarif',
  'run battle.sand --format json',
  'run battle.sand --runs 2 --format json',
  'test battle.sand --format json',
  'explain skirmish 1 --format json',
  'rules skirmish --format json',
  'balance battle.sand --runs 2 --jobs 1 --format json',
  'balance battle.sand --runs 2 --jobs 1 --format csv',
])('output for programs is the same for an Italian reader as for an English one: %s', async (words) => {
  const inItalian = await command(words);
  setLanguage('en');
  const inEnglish = await command(words);
  setLanguage('it');
  expect(inItalian.out).toBe(inEnglish.out);
  expect(inItalian.out).not.toBe('');
});

test.each(['json', 'sarif'])('findings are in Italian for readers, and in English in the format %s', async (format) => {
  const input = 'ruleset skirmish\nmap "M {';
  const read = async (words: string): Promise<string> => (await command(words, { input })).out;
  const [text, data] = [await read('check -'), await read(`check - --format ${format}`)];
  setLanguage('en');
  expect(data).toBe(await read(`check - --format ${format}`));
  expect(text).not.toBe(await read('check -'));
  setLanguage('it');
});

test('the command line prints the totals of tests and the messages of JUnit in Italian, and JSON in English', async () => {
  expect(await outputOf('test battle.sand')).toMatch(/\d+ come atteso, \d+ diversi dall’atteso/);
  expect(await outputOf('test battle.sand --format junit')).toContain('name="dopo turno 1');
  const json = await outputOf('test battle.sand --format json');
  expect(json).toContain('"after": "turn 1');
  expect(json).not.toContain('turno');
});

test.each([
  ['check --foo', 'Errore: l’opzione --foo non esiste.'],
  ['check --formt text', 'Errore: l’opzione --formt non esiste. (Forse --format?)'],
  ['check', 'Errore: manca l’argomento <percorso>.'],
  ['chek x', 'Errore: il comando “chek” non esiste. (Forse check?)'],
  ['run a b', 'Errore: troppi argomenti per run. Ne serve 1, qui sono 2: a, b.'],
  ['lsp a', 'Errore: troppi argomenti per lsp. Ne servono 0, qui sono 1: a.'],
  ['render a', 'Errore: manca l’opzione obbligatoria -o, --output <file>.'],
  ['render a -o', 'Errore: manca il valore dell’opzione -o, --output <file>.'],
  ['run a --runs 0', 'Errore: “0” non è un valore dell’opzione --runs <numero>. Dev’essere un numero intero, da 1'],
  ['run a --format xml', 'Errore: “xml” non è un valore dell’opzione --format <formato>. Valori ammessi: text, json.'],
  ['run a --unanswered x', 'Errore: “x” non è un valore dell’opzione --unanswered <come>. Valori ammessi: default,'],
])('the errors of Commander are printed in Italian: %s', async (words, error) => {
  const printed = await outputOf(words);
  expect(printed).toContain(error);
  expect(printed.replace(/--?\w+/g, '')).not.toMatch(ENGLISH);
});

test('the help of each command names its arguments and the values of its options in Italian', async () => {
  expect(await outputOf('--help')).toContain('Uso: sandtable [opzioni] [comando]');
  expect(await outputOf('import --help')).toMatch(
    /^Uso: sandtable import \[opzioni\] <file\.\.\.> .* -o, --output <cartella> .* --side <nome=parte\.\.\.>/,
  );
  const commands = (await command('--help')).out.match(/^ {2}[a-z]+(?= )/gm) ?? [];
  expect(commands.length).toBeGreaterThan(15);
  for (const name of commands) {
    const words = (await command(`${name.trim()} --help`)).out.match(/[<[][a-z= ]+(?=(\.\.\.)?[>\]])/g) ?? [];
    expect(words.filter((word) => !ITALIAN_ARGUMENTS.has(word.slice(1)))).toEqual([]);
  }
});

test('the players command reports in Italian, although its games are played in English at the same time', async () => {
  const watched: string[] = [];
  const { out } = await command('players battle.sand --games 2 --jobs 1', { watched });
  const printed = out.replace(/\s+/g, ' ');
  expect(printed).toMatch(/: su 2 partite, lookahead ha fatto meglio di random in .* lookahead: esito/);
  expect(printed).not.toMatch(/verdict|ahead of/);
  expect(watched.slice(0, 2)).toEqual([expect.stringMatching(/^coppie: 1 di/), expect.stringMatching(/^coppie: 2 di/)]);
  expect(await outputOf('explain skirmish 1')).toContain('Vedi anche');
});
