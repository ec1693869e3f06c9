import type { LangiumDocument } from 'langium';
import { beforeAll, describe, expect, test } from 'vitest';
import { TextDocument, type TextEdit } from 'vscode-languageserver-textdocument';
import { marked } from '../../language-server/features/kit.js';
import { TestWorkspace } from '../../language-server/workspace.js';

/**
 * The files of a small game. `»…«` surrounds each use of the words that the tests look for; `»` is followed by a letter
 * for the word, which is not part of the file: `»w wood«`.
 */
const FILES = {
  'rules.sand': `ruleset brem "The ford at Brem" {
  edition 1
  sides »n North«, »s South«
  turns 6
  terrain clear (cost 1)
  terrain »w wood« (cost 2, »t tracked« = no)
  place »o town« (times 2)
  place city »s South«
  hexside river (cost 1)
  line »r high road« (rate 0.5, bridges = yes)
  faces strength movement
  formation division
  unit »i light infantry« »n North« (symbol "infantry", size "regiment")
  unit tank (symbol "armour", class = »t tracked«)
  state »d disrupted« (attack = no)
  state »y hungry« (move = no)
  stack points 4 (tank 2, judged = phase-end, excess = refused)
  movement (minimum = one-hex, fractions = drop)
  zone (enter = ruling, leave = free, chain = free, retreat = barred, supply = blocked, friends = none)
  ruling »z zone.enter« "Does a unit stop?" { stop "It stops." free "It goes on." }
  turn »n North« {
    phase »p march« (move) { »i light infantry«, tank }
    phase combat (attack)
  }
  turn »s South« {
    phase »p march« (move)
    phase flight (move, start = »d disrupted«)
    phase recovery (recover)
  }
  formation »f corps«
  unit »g heavy gun« (symbol "artillery")
  unit »h headquarters«
  activation »f corps« (draw, cup = own, last = played, others = any) {
    phase »k barrage« (fire) { »g heavy gun« }
  }
  fire »g heavy gun« (range 2, once = unit, ground = no, table = »q shells«)
  table fire »q shells« (below = first, judge = raw) {
    |    1
    | 1  NE
    | 2  NE
    | 3  NE
    | 4  NE
    | 5  NE
    | 6  NE
  }
  advance 1 (units = one, who = attacker)
  arrival (when = start, cost = no, column = no, zones = no, blocked = wait)
  odds (fractions = total, multiples = multiply)
  combat (attack = optional, declare = one, once = both, hexes = one, partial = yes, reduce = no)
  table combat (below = »x DX«, judge = raw) {
    |    1-1 2-1
    | 1  NE  »x DX«
    | 2  NE  NE
    | 3  NE  NE
    | 4  NE  NE
    | 5  NE  NE
    | 6  »x DX«  NE
  }
  table combat »w wood« (below = first, judge = raw) {
    |    1-1
    | 1  NE
    | 2  NE
    | 3  NE
    | 4  NE
    | 5  NE
    | 6  NE
  }
  modify shift 1 "barrage" (firing, phase = »k barrage«)
  result NE "Nothing happens."
  result »x DX« "The defenders are disrupted." { defender state »d disrupted« }
  weather »m mud« (turns 3..4)
  modify attack half "mud" (weather = »m mud«, by "tank, »i light infantry«")
  modify shift 1 "wood" (into "»w wood«, »o town«", side »n North«, phase = combat)
  modify movement -1 "town" (from "»o town«")
  supply »n North« »a West«, »s South« »e "East"« "»h headquarters«" (length = any, judged = turn, arrivals = normal, stages "»y hungry«", recovery = all)
  supply »h headquarters« »n North« »a West«, »s South« »e "East"« (length = any)
  replacement »n North« 1, »s South« 1 (at "city", supplied = yes, zones = free, save = no, always "»b Brem«, Ahl")
}
`,
  'variant.sand': `ruleset fog "Brem in fog" extends brem {
  edition 1
  weather »m mud« (turns 1..2)
  modify shift -1 "wood" (into "»w wood«")
  without line »r high road«
}
import "rules.sand"
`,
  'map.sand': `import "rules.sand"

map Field {
  source "A drawing."
  grid hexes flat columns 3 rows 2 labels CCRR even columns lower
  legend { "." clear  "w" »w wood« }
  terrain from 0101 {
    |. w .
    |. . .
  }
  »o town« »b Brem« at 0101
  city Ahl at 0201
  »r high road« "Old line": 0101 - 0201
  area »a West« 0101
  area »e East« 0301
}
`,
  'game.sand': `ruleset brem
import "map.sand"

side »n North« {
  source "Invented."
  »i light infantry« "1st" 4-4
  »i light infantry« "2nd" 4-4
  tank "3rd" 4-4
}
side »s South« {
  source "Invented."
  tank "Tigers" 4-4
}
scenario "A day" {
  on Field
  turns 4
  ruling »z zone.enter« = free
  set weather turn 1 = »m mud«
  setup »n North« { 0101: "1st"  0102: "3rd" (»d disrupted«) }
  setup »s South« { 0301: "Tigers" }
  arrive turn 2 at »a West«: "2nd"
  leave turn 3: every »i light infantry«
  forbid move »i light infantry« turn 4
  table combat { 2: 2-1 = »x DX« }
  score »b Brem« 2
  score for »s South« lost »i light infantry« 1
  victory »n North« turn 4 when »n North« holds »b Brem« and »s South« lost units 1
  victory nobody
}
orders turn 1 »n North« {
  phase »p march«:
  move "1st" to 0201
  phase combat:
  attack 0301 with "1st" { on »x DX«: advance "1st" }
}
expect after turn 1 »n North« »p march« {
  "3rd" at 0102 (»d disrupted«)
  not attack 0301 (result »x DX«)
}
`,
  'other.sand': `ruleset other "Another game" {
  edition 1
  terrain wood (cost 1)
}
`,
};

interface Use {
  readonly letter: string;
  readonly start: number;
  readonly end: number;
}

/** Returns a file without its marks, and the marked uses. */
function read(written: string): { readonly text: string; readonly uses: readonly Use[] } {
  const letters: string[] = [];
  const plain = written.replaceAll(/»([a-z]) /g, (_, letter: string) => {
    letters.push(letter);
    return '»';
  });
  const { text, ranges } = marked(plain);
  return { text, uses: ranges.map(([start, end], index) => ({ letter: letters[index], start, end })) };
}

const files = new Map(Object.entries(FILES).map(([name, written]) => [name, read(written)]));
let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await TestWorkspace.of(Object.fromEntries([...files].map(([name, { text }]) => [name, text])));
});

const nameOf = (uri: string): string => uri.slice(uri.lastIndexOf('/') + 1);
const trimmed = (text: string): string => text.replaceAll('"', '');

/** Returns the marked uses of a word, as `game.sand 12:4 wood`. */
function expected(letter: string, only?: string): string[] {
  return [...files]
    .filter(([name]) => only === undefined || name === only)
    .flatMap(([name, { text, uses }]) =>
      uses
        .filter((use) => use.letter === letter)
        .map(({ start, end }) => placeText(name, text.slice(start, end), start)),
    )
    .toSorted();
}

function placeText(name: string, text: string, offset: number): string {
  const { line } = workspace.document(name).textDocument.positionAt(offset);
  return `${name} ${line + 1}: ${trimmed(text)}`;
}

interface Place {
  readonly document: LangiumDocument;
  readonly params: {
    readonly textDocument: { readonly uri: string };
    readonly position: { line: number; character: number };
  };
}

/** Returns every marked use of a word as the position of a request. */
function placesOf(letter: string): Place[] {
  return [...files].flatMap(([name, { uses }]) => {
    const document = workspace.document(name);
    return uses
      .filter((use) => use.letter === letter)
      .map(({ start }) => ({
        document,
        params: {
          textDocument: { uri: document.uri.toString() },
          position: document.textDocument.positionAt(start + 1),
        },
      }));
  });
}

const LETTERS = [...new Set([...files.values()].flatMap(({ uses }) => uses.map(({ letter }) => letter)))];

test('the game of these tests has no errors', () => {
  for (const name of ['rules.sand', 'map.sand', 'game.sand', 'variant.sand'])
    expect(
      workspace
        .document(name)
        .diagnostics?.filter(({ severity }) => severity === 1)
        .map(({ message }) => message),
    ).toEqual([]);
});

describe.each(LETTERS)('the word that is marked with %s', (letter) => {
  test('a word has the same references from each of its uses', async () => {
    for (const { document, params } of placesOf(letter)) {
      const found = await workspace.services.lsp.ReferencesProvider?.findReferences(document, {
        ...params,
        context: { includeDeclaration: true },
      });
      const places = (found ?? []).map(({ uri, range }) => {
        const other = workspace.document(nameOf(uri)).textDocument;
        return placeText(nameOf(uri), other.getText(range), other.offsetAt(range.start));
      });
      expect(places.toSorted()).toEqual(expected(letter));
    }
  });

  test('uses of a word are highlighted in the file of the cursor only', async () => {
    for (const { document, params } of placesOf(letter)) {
      const found = await workspace.services.lsp.DocumentHighlightProvider?.getDocumentHighlight(document, params);
      const name = nameOf(params.textDocument.uri);
      const { textDocument } = document;
      const places = (found ?? []).map(({ range }) =>
        placeText(name, textDocument.getText(range), textDocument.offsetAt(range.start)),
      );
      expect(places.toSorted()).toEqual(expected(letter, name));
    }
  });
});

test.each([
  { letter: 'w', name: 'old wood' },
  { letter: 't', name: 'wheeled' },
  { letter: 'o', name: 'market town' },
  { letter: 'r', name: 'branch line' },
  { letter: 'i', name: 'guard' },
  { letter: 'd', name: 'shaken' },
  { letter: 'p', name: 'night march' },
  { letter: 'x', name: 'D1' },
  { letter: 'm', name: 'snow' },
  { letter: 'n', name: 'Army of the North' },
  { letter: 's', name: 'Sud' },
  { letter: 'a', name: 'Far West' },
  { letter: 'e', name: 'Orient' },
  { letter: 'b', name: 'Old Brem' },
])(
  'rename changes the word that is marked with $letter to “$name” in all files of the game',
  async ({ letter, name }) => {
    const [place] = placesOf(letter);
    expect(await workspace.services.lsp.RenameProvider?.prepareRename(place.document, place.params)).toBeDefined();
    const changes = await changesOf(place, name);
    const edited = Object.entries(changes).flatMap(([uri, edits]) =>
      edits.map(({ range }) => {
        const { textDocument } = workspace.document(nameOf(uri));
        return placeText(nameOf(uri), textDocument.getText(range), textDocument.offsetAt(range.start));
      }),
    );
    expect(edited.toSorted()).toEqual(expected(letter));
    const all: Record<string, string> = Object.fromEntries([...files].map(([file, { text }]) => [file, text]));
    for (const [uri, edits] of Object.entries(changes))
      all[nameOf(uri)] = TextDocument.applyEdits(workspace.document(nameOf(uri)).textDocument, edits);
    const after = await TestWorkspace.of(all);
    for (const file of ['rules.sand', 'map.sand', 'game.sand', 'variant.sand'])
      expect(after.codes(file)).toEqual(workspace.codes(file));
  },
);

/** Renames the word at a place; returns the edits of each file. */
async function changesOf({ document, params }: Place, newName: string): Promise<Record<string, TextEdit[]>> {
  const edit = await workspace.services.lsp.RenameProvider?.rename(document, { ...params, newName });
  return edit?.changes ?? {};
}

test.each([
  { letter: 'w', name: 'clear', reason: 'There is already a terrain “clear”.' },
  { letter: 'w', name: 'town', reason: 'There is already a place “town”.' },
  { letter: 'i', name: 'tank', reason: 'There is already a kind of unit “tank”.' },
  { letter: 'i', name: 'Guard', reason: 'consists of words in small letters' },
  { letter: 'i', name: 'attack group', reason: '“attack” is a word of the language' },
  { letter: 'd', name: 'badly shaken', reason: 'is one word in small letters' },
  { letter: 'm', name: 'constructor', reason: '“constructor” cannot be part of a name' },
  { letter: 'x', name: 'dx', reason: 'A result is one word with a capital letter' },
  { letter: 'x', name: 'NE', reason: 'There is already a result “NE”.' },
  { letter: 'n', name: 'South', reason: 'There is already a side “South”.' },
  { letter: 'a', name: 'East', reason: 'There is already a name “East”.' },
])('rename refuses to change the word that is marked with $letter to “$name”', async ({ letter, name, reason }) => {
  for (const place of placesOf(letter)) await expect(changesOf(place, name)).rejects.toThrow(reason);
});

test('a ruling is not renamed, because its name is that of an attribute', async () => {
  for (const { document, params } of placesOf('z'))
    expect(await workspace.services.lsp.RenameProvider?.prepareRename(document, params)).toBeUndefined();
});

test.each([
  { letter: 'w', leads: ['terrain wood (cost 2, tracked = no)'] },
  { letter: 't', leads: ['unit tank (symbol "armour", class = tracked)'] },
  { letter: 'o', leads: ['place town (times 2)'] },
  { letter: 'r', leads: ['line high road (rate 0.5, bridges = yes)'] },
  { letter: 'i', leads: ['unit light infantry North (symbol "infantry", size "regiment")'] },
  { letter: 'd', leads: ['state disrupted (attack = no)'] },
  { letter: 'p', leads: ['phase march (move) { light infantry, tank }', 'phase march (move)'] },
  { letter: 'x', leads: ['result DX "The defenders are disrupted." { defender state disrupted }'] },
  { letter: 'z', leads: ['ruling zone.enter "Does a unit stop?" { stop "It stops." free "It goes on." }'] },
])('the word that is marked with $letter leads to the statement that declares it', async ({ letter, leads }) => {
  for (const { document, params } of placesOf(letter)) {
    const links = await workspace.services.lsp.DefinitionProvider?.getDefinition(document, params);
    const lines = (links ?? []).map(({ targetUri, targetSelectionRange: { start } }) =>
      workspace.document(nameOf(targetUri)).textDocument.getText().split('\n')[start.line].trim(),
    );
    expect(lines).toEqual(leads);
  }
});

test('Go to Definition leads from a place in the file of a ruleset to the map', async () => {
  const [place] = placesOf('b');
  const links = await workspace.services.lsp.DefinitionProvider?.getDefinition(place.document, place.params);
  expect(links?.map(({ targetUri }) => nameOf(targetUri))).toEqual(['map.sand']);
});

test('Go to Definition leads from weather that a variant declares again to the statement of the variant', async () => {
  const document = workspace.document('variant.sand');
  const offset = document.textDocument.getText().indexOf('mud') + 1;
  const links = await workspace.services.lsp.DefinitionProvider?.getDefinition(document, {
    textDocument: { uri: document.uri.toString() },
    position: document.textDocument.positionAt(offset),
  });
  expect(links?.map(({ targetUri }) => nameOf(targetUri))).toEqual(['variant.sand']);
});
