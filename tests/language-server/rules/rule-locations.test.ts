import { expect, test } from 'vitest';
import type { Language } from '../../../engine/model/language.js';
import { translateRulebook } from '../../../engine/play/book-translation.js';
import { RuleLocations } from '../../../language-server/rules/rule-locations.js';
import { book } from '../../cli/command-line.js';
import { skirmish } from '../../engine/play/skirmish.js';

test('the rule pages of each language are written to files only once', () => {
  const client = { isSandtableClient: false, language: 'en' as Language };
  const titleByFolder = new Map<string, string | undefined>();
  const places = new RuleLocations(client, (folder, files) => {
    expect(titleByFolder.has(folder)).toBe(false);
    titleByFolder.set(folder, files.get('1.md')?.split('\n')[0]);
    return `file:///${folder}`;
  });
  const english = { ...skirmish, rulebook: book };
  const italian = { ...skirmish, rulebook: translateRulebook(book, { titles: { 1: 'Marciare' } }) };
  const of = (): string | undefined => places.of(client.language === 'it' ? italian : english, '1');
  const [first, again] = [of(), of()];
  client.language = 'it';
  expect([first, again, of()]).toEqual([
    'file:///skirmish-en/1.md',
    'file:///skirmish-en/1.md',
    'file:///skirmish-it/1.md',
  ]);
  expect([...titleByFolder.values()]).toEqual(['# 1 Marching', '# 1 Marciare']);
});
