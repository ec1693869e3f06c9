import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../engine/model/finding.js';
import type { AttributeWord, VerbWord } from '../../../engine/play/vocabulary.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { allPartsOf, choicesOf, isAttributeOf, partsOf } from '../../../engine/play/verb-form.js';
import { rulesets } from '../../../engine/rulesets/index.js';
import { blank } from '../../blank/rules/index.js';
import { TestWorkspace } from '../../language-server/workspace.js';
import { toy } from '../../toy/rules/index.js';

const games = [...rulesets.values(), toy, blank];

const PREPOSITIONS = ['to', 'from', 'with', 'via', 'against', 'for'] as const;
const CELLS = ['cell', 'cells'];

/** Returns sample text for a part of an order that takes a cell, a number or a name. */
const sample = (what: string): string => (CELLS.includes(what) ? '0102' : what === 'number' ? '1' : '"U"');

/** Returns an order with every required part of its verb. */
function wholeOrder(verb: VerbWord): string {
  const parts = partsOf(verb).filter(({ what, choice }) => !choice && what !== 'answers');
  const texts = parts.map(({ preposition = '', what }) => `${preposition} ${sample(what)}`.trim());
  return [verb.word, ...choicesOf(verb).map(([first]) => first), ...texts].join(' ');
}

const valueOf = ({ value, takes }: AttributeWord): string =>
  value === 'flag'
    ? ''
    : value === 'text'
      ? ` "${takes?.[0] ?? 'x'}"`
      : value === 'word'
        ? ` ${takes?.[0] ?? 'x'}`
        : ' 1';

const attributesIn = (game: Ruleset): AttributeWord[] =>
  game.vocabulary.attributes.filter(({ of, word }) => of === 'order' && word !== 'roll');

/** Returns texts that a verb does not accept, each written to follow a complete order. */
function unusedTexts(game: Ruleset, verb: VerbWord): string[] {
  const parts = allPartsOf(verb);
  const clauses = PREPOSITIONS.filter((word) => !parts.some(({ preposition }) => preposition === word)).flatMap(
    (word) => (word === 'for' ? ['for 1'] : [`${word} "U"`, `${word} 0103`, `${word} 0102 > 0103`]),
  );
  const attributes = attributesIn(game)
    .filter(({ word }) => !isAttributeOf(verb, word))
    .map((attribute) => attribute.word + valueOf(attribute));
  const objects = parts.some(({ preposition, isOptional }) => preposition === undefined && isOptional === undefined)
    ? []
    : ['"U"', '0103', '0102 > 0103'].filter(() => partsOf(verb).length === 0);
  return [...clauses, ...objects, ...attributes.map((text) => `(${text})`)];
}

/** Returns the optional parts and attributes of a verb, each written to follow a complete order. */
const optionalTexts = (game: Ruleset, verb: VerbWord): string[] => [
  ...allPartsOf(verb).flatMap(({ preposition, what, isOptional }) => {
    const isSaid = partsOf(verb).some((part) => part.preposition === preposition);
    return isOptional && preposition !== undefined && !isSaid ? [`${preposition} ${sample(what)}`] : [];
  }),
  ...attributesIn(game)
    .filter(({ word }) => isAttributeOf(verb, word))
    .map((attribute) => `(${attribute.word}${valueOf(attribute)})`),
];

/** Returns a file with one order per line. */
function fileOf(game: Ruleset, orders: readonly string[]): string {
  const side = game.vocabulary.sides.at(0) ?? 'Blue';
  const [{ word: kind }] = game.vocabulary.unitKinds;
  return `ruleset ${game.id}
map M { grid hexes flat columns 9 rows 9 labels CCRR even columns lower }
side ${side} { ${kind} "U" }
scenario "S" { on M turns 1 }
orders setup ${side} {
${orders.map((order) => `  ${order}`).join('\n')}
}
`;
}

async function unusedIn(game: Ruleset, text: string): Promise<Finding[]> {
  const workspace = await TestWorkspace.of({ 'it.sand': text }, [game]);
  const { findings } = workspace.analyse('it.sand');
  return findings.filter(({ code }) => code.startsWith('sandtable/unused-'));
}

const written = (text: string, { source: { start, end } }: Finding): string => text.slice(start, end);

/** Returns the text after the fix of each finding, applied from the last finding to the first. */
function fixed(text: string, findings: readonly Finding[]): string {
  const edits = findings.flatMap(({ fixes }) => fixes.flatMap((fix) => fix.edits));
  return edits
    .toSorted((a, b) => b.source.start - a.source.start)
    .reduce((all, { source, text: instead }) => all.slice(0, source.start) + instead + all.slice(source.end), text);
}

describe.each(games.map((game) => [game.id, game] as const))('the form of orders of %s', (_, game) => {
  // `when` is an event in expectations and a keyword of the language, so no order begins with it.
  const verbs = game.vocabulary.verbs.filter(({ word }) => word !== 'when');
  const superfluous = verbs.flatMap((verb) =>
    unusedTexts(game, verb).map((text) => ({ order: `${wholeOrder(verb)} ${text}`, text })),
  );

  test('every verb accepts the parts and attributes that it lists', async () => {
    const whole = verbs.flatMap((verb) => [
      wholeOrder(verb),
      ...optionalTexts(game, verb).map((text) => `${wholeOrder(verb)} ${text}`),
    ]);
    const text = fileOf(game, whole);
    expect((await unusedIn(game, text)).map((finding) => written(text, finding))).toEqual([]);
  });

  test('each superfluous part or attribute of an order is reported where it is written, and the fix removes it', async () => {
    const text = fileOf(
      game,
      superfluous.map(({ order }) => order),
    );
    const found = await unusedIn(game, text);
    expect(found.map((finding) => written(text, finding))).toEqual(
      superfluous.map(({ text: part }) => part.replace(/^\((.*)\)$/, '$1')),
    );
    expect(fixed(text, found)).toBe(
      fileOf(
        game,
        superfluous.map(({ order, text: part }) => order.slice(0, -part.length - 1)),
      ),
    );
  });

  test('verbs list only attributes of the vocabulary, and every order attribute belongs to a verb', () => {
    const named = new Set(verbs.flatMap(({ attributes = [] }) => attributes));
    expect([...named].toSorted()).toEqual(
      attributesIn(game)
        .map(({ word }) => word)
        .toSorted(),
    );
  });
});
