import { expect, test } from 'vitest';
import type { CodeAction, Diagnostic, TextDocumentEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';

/** Replacements in the starter file of a game. If no second text is given, the first text is deleted. */
type Change = readonly [from: string, to?: string];

const FILE = 'it.sand';
const games = [...rulesets.values()];

function starterOf(game: string, changes: readonly Change[]): string {
  const starter = rulesets.get(game)?.starter.replace(/[‹›]/g, '') ?? '';
  return changes.reduce((text, [from, to = '']) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, starter);
}

const optional = (options: string): Change => ['set layer = base', `set layer = advanced\n  set optional = ${options}`];

const RAIL: Change = ['  river Bug', '  rail "Branch line" 0103 - 0104 (buildable, yellow 3)\n  river Bug'];

/**
 * Cases of a missing statement: the replacements that remove it from the starter file, the code of the finding, and the
 * lines that the fixes write.
 */
const lacking: readonly (readonly [game: string, code: string, changes: readonly Change[], ...written: string[]])[] = [
  ['fda', '4a/no-diagonals', [[' diagonals']], 'grid squares columns 10 rows 8 labels CCRR diagonals'],
  ['fda', '7.1b/no-owner', [['0101..0108 (owner Blue)', '0101..0108']], 'friendly edge at 0101..0108 (owner Red)'],
  [
    'fda',
    '2.1e/no-headquarters',
    [['    headquarters "2nd Staff"  (normal)\n'], ['    0704: "2nd Staff"\n'], ['"2nd Staff" at 0704']],
    'headquarters "HQ 2nd Division" (QUALITY)',
  ],
  [
    'rtl',
    '5.2/no-entry',
    [
      ['  setup German', '  offer "More" for German turn 19AM {\n    arrive: "665 StuG"\n  }\n  setup German'],
      ['I/3, "665 StuG"', 'I/3'],
    ],
    'arrive by HEXES: "665 StuG"',
  ],
  // These cases need options and the statements that the options require.
  [
    'bite',
    '14.0/option-without-layer',
    [['set layer = base', 'set optional = mountains']],
    'set layer = advanced',
    'set layer = base',
  ],
  [
    'bite',
    '14.0/option-in-base-game',
    [['set layer = base', 'set layer = base\n  set optional = mountains']],
    'set layer = advanced',
  ],
  ['bite', '22.0/option-needs-option', [optional('stuka')], 'set optional = stuka, recon'],
  ['bite', '32.0/option-serves-option', [optional('strategic-bombing')], 'set optional = strategic-bombing, recon'],
  ['bite', '29.0/option-out-of-time', [optional('recon, partisans')], 'set optional = recon'],
  ['bite', '17.2/option-too-slow', [optional('research, naval, recon')], 'set optional = naval, recon'],
  ['bite', '24.0.conditions/option-without-units', [optional('naval, marines, recon')], 'set optional = naval, recon'],
  ['bite', '37.0/option-without-place', [optional('persia')], 'site NAME at HEX (corridor)', ''],
  ['bite', '15.1.place/option-without-table', [optional('factories')], 'DIE: NATION = "CITIES"'],
  [
    'bite',
    'SBE5.luftwaffe/no-surprise',
    [['set layer = base', 'set supremacy = true']],
    'set surprise turn MONTH = true',
  ],
  [
    'bite',
    'SBE5.luftwaffe/no-surprise',
    [['set layer = base', 'set supremacy turn July 1941 = true']],
    'set surprise turn July 1941 = true',
  ],
  [
    'bite',
    '6.4/headquarters-in-base-game',
    [
      ['panzer corps "41.Pz"', 'armoured headquarters "HQ Pz4" 3 | 2 | 1\n    panzer corps "41.Pz"'],
      ['0402: "28.AK"', '0402: "28.AK", "HQ Pz4"'],
    ],
    'set layer = advanced',
  ],
  [
    'bite',
    '27.0.units/garrisons-left-out',
    [optional('garrisons'), ['panzer corps "41.Pz"', 'security corps "1.Sich" 2 | 1\n    panzer corps "41.Pz"']],
    'arrive turn MONTH by HEX: "1.Sich"',
  ],
  [
    'bite',
    '27.0.turkey/border-unwatched',
    [
      optional('garrisons'),
      ['  river Bug', '  watched border at 0603 1007\n  river Bug'],
      ['infantry army "27.A"', 'infantry army "9.A" 3 | 2\n    infantry army "27.A"'],
    ],
    '1007: "9.A"',
  ],
  ['bite', '38.1/too-short-for-teams', [optional('teams, recon')], 'set optional = recon'],
  ['bite', '38.1/no-green-line', [optional('teams')], 'allied zone "NAME" at HEXES'],
  // These cases need values that are printed on the track, the map and the cards.
  ['bite', '9.0/weather-unknown', [['set layer = base', 'set layer = advanced']], 'June: 1941 = WEATHER'],
  [
    'bite',
    '4.1/no-source',
    [[', source "Germany"']],
    'capital Warsaw at 0103 (nation "Germany", yellow 3, red 1, source "Germany")',
    'site NAME at HEX (source "Germany")',
  ],
  [
    'bite',
    '7.3/whose-income',
    [['of Germany ', ''], ['set production of "Soviet Union" = 5']],
    'set production of "Germany" = 5',
    'set production of "Soviet Union" = 5',
  ],
  [
    'bite',
    '7.3/no-income',
    [['set production of Germany = 5'], [', yellow 3, red 1']],
    'set production of "Germany" = NUMBER',
  ],
  [
    'bite',
    '7.3/no-income',
    [
      ['production of Germany = 5', 'oil = true'],
      ['set production of "Soviet Union" = 5'],
      [', yellow 3, red 1'],
      [', yellow 3, red 1'],
      [' (yellow 2)'],
    ],
    'set production of "Germany" = NUMBER',
  ],
  [
    'bite',
    '7.3.1.armour/no-factory',
    [['yellow 3, red 1', 'yellow 3']],
    'capital Warsaw at 0103 (nation "Germany", source "Germany", yellow 3, red NUMBER)',
    'site NAME at HEX (red NUMBER)',
  ],
  [
    'bite',
    '15.1.place/no-limit',
    [['scenario', 'table factories { 1: Germany = Warsaw }\nscenario']],
    'capital Warsaw at 0103 (nation "Germany", source "Germany", yellow 3, red 1, limit NUMBER)',
  ],
  [
    'bite',
    'SBE6.infrastructure/no-such-project',
    [['set layer = base', 'set projects = "Saratov-Stalingrad"']],
    'rail "Saratov-Stalingrad" HEX - NEXT (buildable, yellow NUMBER)',
  ],
  [
    'bite',
    '34.0/route-without-end',
    [optional('lend-lease, recon')],
    'site NAME at HEX (arctic)',
    'set optional = recon',
  ],
  [
    'bite',
    'SBE.short/no-such-area',
    [['set layer = base', 'set area = "North of the Bug"']],
    'area "North of the Bug" HEXES',
  ],
  ['bite', '3.15/no-steps', [['"28.AK" 3 | 2 | 1', '"28.AK"']], 'infantry corps "28.AK" STEPS'],
  // The remaining cases are about the games other than bite.
  [
    'rtl',
    '6.31/no-source',
    [['supply point West at 0103 (side "German")']],
    'supply point NAME at HEX (side "German")',
  ],
  [
    'rtl',
    '6.31/no-side',
    [['supply point West at 0103 (side "German")', 'supply point West at 0103']],
    'supply point West at 0103 (side "German")',
    'supply point West at 0103 (side "Soviet")',
  ],
  ['rtl', '8.3/no-terrain', [['    |. . . . . . . .\n  }', '    |. . . . . .\n  }']], 'missing 0706 0806'],
  ['rtl', '5.11/no-weather', [['set weather = dry']], '19AM: dry = DRY, overcast = OVERCAST, rain = RAIN'],
  [
    'rtl',
    '3.42/no-efficiency',
    [[', efficiency 7']],
    'assault-gun battery "665 StuG" 3-3-6 (army, stacking 1, efficiency NUMBER)',
  ],
  [
    'rtl',
    '12.13a/no-range',
    [['(range 8, efficiency 6, stacking 1)', '(efficiency 6, stacking 1)']],
    'artillery battalion I/3 3-2-5 (efficiency 6, stacking 1, range NUMBER)',
  ],
  ['rtl', 'S3.24/no-supply-limit', [['(side "German")', '(side "German", limited)']], 'set supply of "West" = NUMBER'],
  ['rtl', '2.24/no-strongpoint-limit', [['set strongpoints = 4']], 'set strongpoints = NUMBER'],
  [
    'rtl',
    '13.24b1/no-missions',
    [['assault-gun battery', 'bomber air unit "Ju 88" 1 (efficiency 4)\n  assault-gun battery']],
    'set missions for German = NUMBER',
  ],
  [
    'rtl',
    '11.12/no-shaded-cells',
    [
      [
        'infantry battalion 2/898',
        'anti-tank battalion AT 1-1-4 (efficiency 5, stacking 1, red-defense)\n    infantry battalion 2/898',
      ],
    ],
    'mobile: ODDS = "ROWS"',
  ],
  // In these cases the scenario does not allow the orders.
  [
    'bite',
    'SBE6.infrastructure/not-yet',
    [
      RAIL,
      [
        'expect after',
        'orders turn June 1941 Soviet {\n  phase production:\n  build (project "Branch line")\n}\n\nexpect after',
      ],
    ],
    'set projects.from = NUMBER',
  ],
  [
    'rtl',
    'S3.26/replacements',
    [['set weather = dry', 'set weather = dry\n  set replacements = 8']],
    'set replacements for German = NUMBER',
    'set replacements for Soviet = NUMBER',
  ],
  ['fda', '5b/no-turns', [['turns 2', '']], 'turns NUMBER'],
  ['fda', '5a/left-open', [['set turns.perDay = 3 [5a]']], 'set turns.perDay = 3', 'set turns.perDay = 4'],
  ['fda', '4c/left-open', [['set stack.limit = 6 [4c]']], 'set stack.limit = NUMBER'],
  ['fda', '7.1b/no-supply', [['friendly edge at 1001..1008 (owner Red)']], 'friendly edge at SECTORS (owner Red)'],
  [
    'fda',
    '15.3a/guards-not-played',
    [
      ['division "2nd', 'garrison Guards { anti-tank battalion Guard (light) }\n  division "2nd'],
      ['0604: "2nd Foot"', '0604: "2nd Foot", Guard'],
    ],
    'set optional.guards = true',
  ],
  ['fda', '14e/road-without-bridge', [['village Aust', 'river Orne: 0804 - 0805\n  village Aust']], 'bridge at 0804'],
  ['pgg', '11.11/supply-road', [['supply road at 0104 [11.11]']], 'supply road at HEX'],
  [
    'pgg',
    '14.11/entries-missing',
    [['town Krasny', 'area 1 1001\n  area 2 1002\n  area 3 1003\n  area 4 1004\n  area 5 1005\n  town Krasny']],
    'area 6 HEXES',
  ],
  [
    'pgg',
    '5.23/grid-orientation',
    [['turns 2', 'turns 2\n  ruling grid.orientation = pointy']],
    'ruling grid.orientation = flat',
  ],
];

const rows = lacking.map(([game, code, changes, ...written]) => ({ game, code, changes, written }));

test.each(rows)(
  'the finding $game/$code has fixes that write the missing statement: $written',
  async ({ game, code, changes, written }) => {
    const text = starterOf(game, changes);
    const workspace = await TestWorkspace.of({ [FILE]: text }, games);
    const actions = await offered(workspace, diagnosticOf(workspace, `${game}/${code}`));
    const texts = actions.map((action) => textAfter(text, action));
    expect(texts.map((after) => newLines(text, after))).toEqual(
      written.map((line): unknown => (line === '' ? [] : expect.arrayContaining([line]))),
    );
    for (const after of texts) {
      const blank = newLines(text, after).find((line) => BLANK.test(line.replace(/"[^"]*"/g, '')));
      if (blank !== undefined)
        expect(await mistakesOf(after), `${blank} is found until it is filled in`).not.toEqual([]);
    }
  },
);

/** Matches a word in capitals that the author replaces. */
const BLANK = /\b(NUMBER|HEX(ES)?|SECTORS?|MONTH|STEPS|WEATHER|DIE|DRY)\b/;

/** Returns the errors of a text. */
async function mistakesOf(text: string): Promise<string[]> {
  const workspace = await TestWorkspace.of({ [FILE]: text }, games);
  return (workspace.document(FILE).diagnostics ?? [])
    .filter(({ severity }) => severity === 1)
    .map(({ code }) => String(code));
}

test('fixes write placeholders as tab stops for editors that support snippets [9.0]', async () => {
  const text = starterOf('bite', [['set layer = base', 'set layer = advanced']]);
  const workspace = await TestWorkspace.of({ [FILE]: text }, games);
  workspace.services.shared.lsp.LanguageServer.supportsSnippetEdits = true;
  const [{ edit }] = await offered(workspace, diagnosticOf(workspace, 'bite/9.0/weather-unknown'));
  const [change] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
  const value =
    'table weather {\n  June: 1941 = ${1:WEATHER}\n  July: 1941 = ${2:WEATHER}\n  August: 1941 = ${3:WEATHER}\n} source "${4:SOURCE}"\n\n';
  expect(change.edits).toEqual([expect.objectContaining({ snippet: { kind: 'snippet', value } })]);
});

test('a fix writes a missing part of a map into the file of the map [4.1]', async () => {
  const text = starterOf('bite', [[', source "Germany"']]);
  const [ruleset, map] = [/^.*\n/.exec(text)?.[0] ?? '', /map Border \{[\s\S]*?\n\}\n/.exec(text)?.[0] ?? ''];
  const files = {
    [FILE]: text.replace(ruleset, `${ruleset}import "map.sand"\n`).replace(map, ''),
    'map.sand': ruleset + map,
  };
  const workspace = await TestWorkspace.of(files, games);
  const [first] = await offered(workspace, diagnosticOf(workspace, 'bite/4.1/no-source'));
  expect(Object.keys(first.edit?.changes ?? {})).toEqual([uriOf('map.sand').toString()]);
});

function diagnosticOf(workspace: TestWorkspace, code: string): Diagnostic {
  const diagnostics = workspace.document(FILE).diagnostics ?? [];
  const found = diagnostics.find((each) => each.code === code);
  if (!found) throw new Error(`There is no ${code}, but ${diagnostics.map((each) => each.code).join(', ')}.`);
  return found;
}

async function offered(workspace: TestWorkspace, diagnostic: Diagnostic): Promise<CodeAction[]> {
  const actions = await workspace.services.lsp.CodeActionProvider?.getCodeActions(workspace.document(FILE), {
    textDocument: { uri: uriOf(FILE).toString() },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic], only: ['quickfix'] },
  });
  return ((actions ?? []) as CodeAction[]).filter(({ title }) => !title.startsWith('Suppress '));
}

function textAfter(text: string, { edit }: CodeAction): string {
  const edits = edit?.changes?.[uriOf(FILE).toString()] ?? [];
  return TextDocument.applyEdits(TextDocument.create('', '', 0, text), edits);
}

/** Returns the lines of a text that the other text does not have. */
function newLines(before: string, after: string): string[] {
  const old = before.split('\n').map((line) => line.trim());
  return after
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !old.includes(line));
}
