import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { translatedText } from '../../engine/model/author-translations.js';
import { speakWith } from '../../engine/model/say.js';
import { englishText, englishTitle } from '../../engine/play/rulebook.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { buildPrintData } from '../../language-server/scene/print-data.js';
import { runText } from '../../language-server/report/run-text.js';
import { inItalian } from '../l10n/in-italian.js';
import { TestWorkspace } from '../language-server/workspace.js';

const BASE = `ruleset brem "The ford" (it: "Il guado", fr: "Le gué") {
  edition 1
  rule 1 "Ground" (it: "Terreno", pt-BR: "Terreno do mapa") "A wood costs two points." (it: "Un bosco costa due punti.")
  rule 2 "Stacking" "One unit in a hex."
  sides North (it: "nord"), South (it: "sud")
  turns 6
  terrain clear (it: "prato") (cost 1) [1]
  terrain wood (it: "bosco") "Trees." (it: "Alberi.") (cost 2) [1]
  unit foot (it: "fanti") (symbol "infantry")
  stack 1 (judged = phase-end, excess = refused)
  movement (minimum = one-hex, fractions = drop)
  weather mud (it: "fango") (turns 2)
  turn North { phase march (it: "marcia") (move) }
  turn South { phase march (move) }
}
`;
const HEIR = `ruleset winter "The ford in winter" extends brem {
  rule 2 "Snow" (it: "Neve") "Two units in a hex." (it: "Due unità in un esagono.")
}
import "base.sand"
`;
const VARIANT = `ruleset club "Our club" (it: "Il nostro circolo") extends pgg {
  rule C1 "Fair play" (it: "Lealtà") "Be fair." (it: "Siate leali.")
}
`;

afterEach(() => {
  speakWith(() => undefined);
});

/** Sets the tag of the reader's language, as a client does. Sandtable's own texts stay English. */
const readIn = (tag: string): void => {
  speakWith(
    () => undefined,
    () => tag,
  );
};

const workspace = await TestWorkspace.of({ 'base.sand': BASE, 'heir.sand': HEIR, 'club.sand': VARIANT }, [
  ...rulesets.values(),
]);

/**
 * Returns the title of the game that a file uses, and the title and the text of a rule of this game, as a reader with
 * the language `tag` sees them.
 */
function shown(file: string, tag: string, rule: string) {
  readIn(tag);
  const ruleset = workspace.analyse(file).ruleset;
  const entry = ruleset?.rulebook.get(rule);
  return { game: ruleset?.title, title: entry?.title, text: entry?.text };
}

const AUTHORS = { game: 'The ford', title: 'Ground', text: 'A wood costs two points.' };

test.each([
  ['base.sand', 'it', '1', { game: 'Il guado', title: 'Terreno', text: 'Un bosco costa due punti.' }],
  ['base.sand', 'it-CH', '1', { game: 'Il guado', title: 'Terreno', text: 'Un bosco costa due punti.' }],
  ['base.sand', 'pt-br', '1', { ...AUTHORS, title: 'Terreno do mapa' }],
  ['base.sand', 'fr', '1', { ...AUTHORS, game: 'Le gué' }],
  ['base.sand', 'en', '1', AUTHORS],
  ['base.sand', 'de', '1', AUTHORS],
  ['base.sand', 'it', '2', { game: 'Il guado', title: 'Stacking', text: 'One unit in a hex.' }],
  ['heir.sand', 'it', '1', { game: 'The ford in winter', title: 'Terreno', text: 'Un bosco costa due punti.' }],
  ['heir.sand', 'it', '2', { game: 'The ford in winter', title: 'Neve', text: 'Due unità in un esagono.' }],
  ['club.sand', 'it', 'C1', { game: 'Il nostro circolo', title: 'Lealtà', text: 'Siate leali.' }],
  ['club.sand', 'fr', 'C1', { game: 'Our club', title: 'Fair play', text: 'Be fair.' }],
])(
  'in the file %s, a reader with the language %s sees the author’s translation of rule %s, or else the untranslated rule',
  (...row) => {
    const [file, tag, rule, expected] = row;
    expect(shown(file, tag, rule)).toEqual(expected);
  },
);

test('titles and texts for programs stay in the author’s language if there is no English translation', () => {
  readIn('it');
  const entry = workspace.analyse('base.sand').ruleset?.rulebook.get('1');
  expect(entry && [englishTitle(entry), englishText(entry)]).toEqual(['Ground', 'A wood costs two points.']);
});

test('words keep their spelling and get a term in the language of the reader', () => {
  readIn('it');
  const vocabulary = workspace.analyse('base.sand').ruleset?.vocabulary;
  expect(vocabulary?.terrain).toMatchObject([
    { word: 'clear', term: 'prato' },
    { word: 'wood', term: 'bosco', text: 'Alberi.' },
  ]);
  expect(vocabulary?.unitKinds).toMatchObject([{ word: 'foot', term: 'fanti' }]);
});

test.each([
  ['pt-PT', 'pt-pt'],
  ['pt', 'pt'],
  ['pt-AO', 'pt'],
  ['zh', 'zh-hant'],
  ['de', undefined],
])('a reader of %s gets the translation into %s', (reader, tag) => {
  const translations = Object.fromEntries(['pt-br', 'pt-pt', 'pt', 'zh-hant'].map((each) => [each, { text: each }]));
  expect(translatedText(translations, 'text', reader)).toBe(tag);
});

describe('Battle for Moscow in Italian', async () => {
  const files = ['first-turn', 'battle-for-moscow', 'map', 'forces', 'rules'].map((name) => `${name}.sand`);
  const texts = files.map((file) => [file, readFileSync(`examples/own/battle-for-moscow/${file}`, 'utf8')]);
  const { record, rules, printed } = await inItalian('own', async () => {
    const moscow = await TestWorkspace.of(Object.fromEntries(texts) as Record<string, string>);
    const analysis = moscow.analyse('first-turn.sand');
    const played = analysis.playthrough();
    return {
      record: played && runText(played, [], undefined, (word) => analysis.ruleset?.term(word) ?? word),
      rules: [...(analysis.ruleset?.rulebook.values() ?? [])],
      printed: buildPrintData(analysis),
    };
  });

  test.each([
    'Turno 1, tedesco: movimento dei corazzati. [4.1]',
    'dado 3: DRL. Il difensore perde un livello e si ritira. [7]',
    'ritirata scelta da: tedesco [7.4]',
    '  1. tedesco: attack 0308 with XL, XLVI (ordine) [7]',
    'turno 1, sovietico: movimento',
    '  sovietico 1: controllo: Kalinin',
  ])('the record contains “%s”', (line) => {
    expect(record).toContain(line);
  });

  test('the record names no side by the word of the files', () => {
    expect(record?.replaceAll(/“.*”/g, '')).not.toMatch(/German|Soviet/);
  });

  test('the order of battle for printing has Italian words, kinds of units and sides', () => {
    expect(printed?.words).toMatchObject({
      orderOfBattle: 'ordine di battaglia {0} di {1}',
      counters: 'pedine {0} di {1}',
      card: 'scheda {0} di {1}',
      start: '{0}: all’inizio',
      unit: 'unità',
      units: 'unità',
      steps: 'livelli',
    });
    expect(printed?.bySide.map(({ side, forces }) => [side, forces?.name])).toEqual([
      ['tedesco', 'tedesco'],
      ['sovietico', 'sovietico'],
    ]);
    expect(printed?.bySide[0].forces?.formations.map(({ kind }) => kind)).toContain('gruppo');
  });

  test('every rule has an Italian title and an Italian text', () => {
    expect(rules).toHaveLength(18);
    expect(rules.filter((entry) => entry.text === englishText(entry) || entry.title === englishTitle(entry))).toEqual(
      [],
    );
  });
});
