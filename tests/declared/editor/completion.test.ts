import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver';
import { rulesets } from '../../../engine/rulesets/index.js';
import { marked } from '../../language-server/features/kit.js';
import { TestWorkspace } from '../../language-server/workspace.js';

const game = readFileSync('tests/declared/reading/battle-for-moscow.sand', 'utf8');

/** Returns the completions at the mark `|>` in a statement that is added at the end of a whole game. */
async function complete(statement: string): Promise<readonly CompletionItem[]> {
  const { text, cursor } = marked(game.replace(/\}\s*$/, `  ${statement}\n}\n`));
  const { services, ...workspace } = await TestWorkspace.of({ 'game.sand': text }).then((opened) => ({
    services: opened.services,
    document: opened.document('game.sand'),
  }));
  const list = await services.lsp.CompletionProvider?.getCompletion(workspace.document, {
    textDocument: { uri: workspace.document.uri.toString() },
    position: workspace.document.textDocument.positionAt(cursor),
  });
  return list?.items ?? [];
}

interface Case {
  readonly what: string;
  readonly statement: string;
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
}

test.each<Case>([
  {
    what: 'the statements at the beginning of a line',
    statement: '|>',
    has: ['terrain', 'zone', 'table combat', 'modify'],
    hasNot: ['phase', 'scenario'],
  },
  { what: 'a statement of which the beginning is typed', statement: 'ter|>', has: ['terrain'] },
  { what: 'phases in a turn', statement: 'turn German { |> }', has: ['phase'], hasNot: ['terrain'] },
  {
    what: 'kinds of units in a phase',
    statement: 'turn German {\n phase x (move) { |> } }',
    has: ['panzer corps', 'army'],
    hasNot: ['phase'],
  },
  { what: 'actions of a phase', statement: 'turn German {\n phase x (|>) }', has: ['move', 'ride', 'attack', 'turns'] },
  {
    what: 'the languages of other translations after a name',
    statement: 'place harbour (it: "porto")\n  terrain bog (|>)',
    has: ['it', 'cost'],
  },
  {
    what: 'only the languages that are missing after a translation',
    statement: 'place harbour (it: "porto", fr: "port")\n  terrain bog (it: "palude", |>)',
    has: ['fr'],
    hasNot: ['it', 'cost'],
  },
  { what: 'participants of an effect', statement: 'result AX "Text" { |> }', has: ['attacker', 'defender', 'or'] },
  { what: 'effects', statement: 'result AX "Text" { attacker |> }', has: ['lose', 'retreat', 'exchange'] },
  {
    what: 'questions of an effect',
    statement: 'result AX "Text" { attacker exchange (|>) }',
    has: ['owe', 'count', 'side'],
  },
  {
    what: 'missing attributes and the answers of published games',
    statement: 'zone (enter = stop, |>)',
    has: ['leave', 'chain', 'friends', 'as Panzergruppe Guderian'],
    hasNot: ['enter'],
  },
  {
    what: 'no question that another answer settles',
    statement: 'zone (leave = locked, |>)',
    has: ['enter', 'friends'],
    hasNot: ['leave', 'chain'],
  },
  {
    what: 'no question that no other attribute raises',
    statement: 'line track (|>)',
    has: ['rate'],
    hasNot: ['bridges'],
  },
  { what: 'a question that another attribute raises', statement: 'line track (rate 1, |>)', has: ['bridges'] },
  {
    what: 'one action of a phase',
    statement: 'turn German {\n phase x (move, |>) }',
    has: ['turns', 'start'],
    hasNot: ['move', 'attack', 'roll', 'out-of-zone'],
  },
  {
    what: 'the phases of an activation',
    statement: 'activation corps (draw) {\n |> }',
    has: ['phase'],
    hasNot: ['zone'],
  },
  {
    what: 'the length of the lines of one kind',
    statement: 'supply panzer corps German West, Soviet East (|>)',
    has: ['length', 'end'],
    hasNot: ['judged', 'arrivals', 'stages'],
  },
  {
    what: 'no second action of a phase of fire',
    statement: 'turn German {\n phase x (fire, |>) }',
    has: ['turns'],
    hasNot: ['attack', 'move', 'roll'],
  },
  {
    what: 'the conditions of a recovery',
    statement: 'turn German {\n phase x (recover, |>) }',
    has: ['roll', 'out-of-zone'],
    hasNot: ['recover', 'move'],
  },
  {
    what: 'conditions of each unit for the movement allowance',
    statement: 'modify movement 1 (|>)',
    has: ['by', 'weather', 'supplied'],
    hasNot: ['against', 'into', 'across', 'least', 'by-unit'],
  },
  {
    what: 'conditions of the fight for shifts',
    statement: 'modify shift 1 (by "army", |>)',
    has: ['by', 'against', 'least', 'every'],
    hasNot: ['by-unit'],
  },
  { what: 'readings', statement: 'zone (leave = |>)', has: ['free', 'locked'], hasNot: ['stop'] },
  {
    what: 'words of the game in quotes',
    statement: 'modify shift 1 (into "|>")',
    has: ['city', 'forest'],
    hasNot: ['river'],
  },
  { what: 'words of the game after a comma in quotes', statement: 'modify shift 1 (into "city, |>")', has: ['forest'] },
  { what: 'weather of the game', statement: 'modify attack half (weather = |>)', has: ['mud'] },
  { what: 'values that can be modified', statement: 'modify |>', has: ['attack', 'shift', 'supply'] },
  { what: 'changes', statement: 'modify movement |>', has: ['exactly', 'half', 'times'] },
  { what: 'sides', statement: 'place trench |>', has: ['German', 'Soviet'] },
  { what: 'sides of a condition', statement: 'modify shift 1 (side |>)', has: ['German', 'Soviet'] },
  { what: 'lines of the game', statement: 'rail |>', has: ['railway'] },
  { what: 'readings of a ruling', statement: 'ruling zone.enter "Text" { |> }', has: ['stop', 'free'] },
])('completion in a ruleset proposes $what', async ({ statement, has, hasNot = [] }) => {
  const labels = (await complete(statement)).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining([...has]));
  expect(labels.filter((label) => hasNot.includes(label))).toEqual([]);
});

test('completion writes the answers of a published game to all open questions', async () => {
  const item = (await complete('zone (enter = stop, |>)')).find(({ label }) => label === 'as Panzergruppe Guderian');
  expect(item?.textEdit?.newText).toBe('leave = locked, retreat = barred, supply = blocked, friends "retreat, supply"');
});

test('completion replaces only the word after the last comma of a list', async () => {
  const item = (await complete('modify shift 1 (into "city, for|>")')).find(({ label }) => label === 'forest');
  expect(item?.textEdit).toMatchObject({ newText: 'forest' });
  expect(item?.filterText).toBe('forest');
});

/** Returns the completions at the mark `|>` in a variant of Panzergruppe Guderian. */
async function completeVariant(statement: string): Promise<readonly CompletionItem[]> {
  const { text, cursor } = marked(`ruleset club "A club" extends pgg {\n  rule C1 "T" "T."\n  ${statement}\n}\n`);
  const { services, ...workspace } = await TestWorkspace.of({ 'club.sand': text }, [...rulesets.values()]).then(
    (opened) => ({ services: opened.services, document: opened.document('club.sand') }),
  );
  const list = await services.lsp.CompletionProvider?.getCompletion(workspace.document, {
    textDocument: { uri: workspace.document.uri.toString() },
    position: workspace.document.textDocument.positionAt(cursor),
  });
  return list?.items ?? [];
}

test.each<Case>([
  { what: 'its statements', statement: '|>', has: ['number', 'ruling', 'table', 'rule'], hasNot: ['terrain', 'stack'] },
  { what: 'numbers', statement: 'number |>', has: ['stacking.german'], hasNot: ['overrun.fromZoc'] },
  { what: 'rulings', statement: 'ruling |>', has: ['overrun.fromZoc'], hasNot: ['stacking.german'] },
  { what: 'values of a ruling', statement: 'ruling overrun.fromZoc = |>', has: ['true', 'false'] },
  { what: 'tables', statement: 'table |>', has: ['crt'], hasNot: ['number'] },
  { what: 'its own rules in a citation', statement: 'number stacking.german 2 [|>', has: ['[C1]', '[7.2]'] },
])('a variant of a published game completes $what', async ({ statement, has, hasNot = [] }) => {
  const labels = (await completeVariant(statement)).map(({ label }) => label);
  for (const label of has) expect(labels).toContain(label);
  for (const label of hasNot) expect(labels).not.toContain(label);
});
