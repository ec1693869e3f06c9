import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import type { MarkupContent } from 'vscode-languageserver';
import { desk, positionOf } from '../../../language-server/features/kit.js';
import { TestWorkspace } from '../../../language-server/workspace.js';
import type { DocumentAnalysis } from '../../../../language-server/analysis/document-analysis.js';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../examples/rtl/first-steps.sand'), 'utf8');
const PLACES = EXAMPLE.slice(0, EXAMPLE.indexOf('side German'));

/**
 * Returns a scenario with two German formations and one Soviet; `dice` statements determine which markers are drawn.
 */
const field = (orders: string): string => `${PLACES}
side German {
  motorized division "3.Mot" (markers 1, combine 2) { motorized infantry battalion I/8 5-5-6 (efficiency 6, stacking 2) }
  infantry division "30.Inf" (markers 1, combine 1) { infantry battalion I/6 4-4-4 (efficiency 5, stacking 2) }
  assault-gun battery "665 StuG" 3-3-6 (efficiency 7, stacking 1)
}
side Soviet { rifle division "245.Rifle" (combine 1) { infantry battalion 1/898 3-4-4 (efficiency 4, stacking 2) } }
scenario "Markers" {
  on Crossroads
  turns 19AM..19PM
  set first = German
  set weather = dry
  set strongpoints = 4
  setup German { 0103: I/8  0102: I/6  0106: "665 StuG" }
  setup Soviet { 0803: 1/898 }
}
dice "13/German/cup/30.Inf" = 1
${orders}
`;

async function played(text: string): Promise<DocumentAnalysis> {
  return (await TestWorkspace.of({ 'it.sand': text }, [rtl])).analyse('it.sand');
}

async function play(text: string): Promise<{ findings: string[]; kinds: string[] }> {
  const analysis = await played(text);
  const findings = [...analysis.findings, ...analysis.playFindings()].map(({ code, message }) => `${code} ${message}`);
  const events = analysis.playthrough()?.events ?? [];
  return {
    findings,
    kinds: events
      .filter(({ kind }) => ['combine', 'draw', 'move', 'activate'].includes(kind))
      .map(({ kind, facts = {} }) => [kind, facts.outcome ?? facts.sequence].filter(Boolean).join(' ')),
  };
}

const TURN = 13;

/** Returns orders by which the first of two markers passes and the second tries to combine. */
const combined = (roll: number): string =>
  field(`orders turn 19AM German {
    begin "30.Inf"
    draw "30.Inf" { pass }
    draw "3.Mot" { combine "30.Inf" (roll ${roll})  play mobile  move I/8 to 0202  move I/6 to 0201 }
  }`);

describe('combining [7.33]', () => {
  test('a roll of 6 plus the value 2 of the shown marker is enough to activate both formations', async () => {
    const { findings, kinds } = await play(combined(6));
    expect(findings).toEqual([]);
    expect(kinds.filter((kind) => kind !== 'draw mobile').slice(0, 4)).toEqual([
      'draw pass',
      'combine combined',
      'move',
      'move',
    ]);
  });

  test('a roll of 5 fails to combine two markers: the second formation stays in the pool, and its unit may not move', async () => {
    const { findings, kinds } = await play(combined(5));
    expect(kinds).toContain('combine failed');
    expect(findings.map((finding) => finding.split(' ')[0])).toEqual(['rtl/4.35/not-active']);
  });
});

test.each([
  ['a second pass while the pool is full [7.22]', 'draw "30.Inf" { pass } draw "3.Mot" { pass }', 'rtl/7.22/pool-full'],
  ['combining with an empty pool [7.31]', 'draw "30.Inf" { combine "3.Mot" play mobile }', 'rtl/7.31/not-pooled'],
])('the rules of formation markers refuse the order for %s', async (_, orders, code) => {
  const { findings } = await play(field(`orders turn 19AM German { begin "30.Inf" ${orders} }`));
  expect(findings.map((finding) => finding.split(' ')[0])).toContain(code);
});

test('the marker in the pool is played instead of the drawn one [7.31]', async () => {
  const { findings, kinds } = await play(
    field(
      'orders turn 19AM German { begin "30.Inf" draw "30.Inf" { pass } draw "3.Mot" { recall "30.Inf" play mobile move I/6 to 0201 } }',
    ),
  );
  expect(findings).toEqual([]);
  expect(kinds).toContain('move');
});

describe('Army units [7.44, 7.45]', () => {
  const join = (roll: string): string =>
    `orders turn 19AM German { begin "3.Mot" draw "3.Mot" { play mobile activate "665 StuG"${roll} move "665 StuG" to 0105 } }`;

  test('Army units out of command join by a check against their efficiency of 7', async () => {
    expect((await play(field(join(' (roll 7)')))).findings).toEqual([]);
    expect((await play(field(join(' (roll 8)')))).findings.map((one) => one.split(' ')[0])).toEqual([
      'rtl/4.35/not-active',
    ]);
  });

  test('Army units within four hexes of a headquarters of the active formation join without a check', async () => {
    const text = field(join('')).replace(
      'I/8 5-5-6 (efficiency 6, stacking 2) }',
      'I/8 5-5-6 (efficiency 6, stacking 2)  headquarters "HQ 3" 1-6 (command 2, efficiency 6, stacking 1) }',
    );
    const near = text.replace('0103: I/8', '0103: I/8, "HQ 3"');
    const { findings, kinds } = await play(near);
    expect(findings).toEqual([]);
    expect(kinds.filter((kind) => kind === 'activate')).toHaveLength(1);
  });
});

describe('the marker that activates any formation [4.37]', () => {
  /**
   * Returns a scenario in which the Soviets have a free marker, which can activate any formation. The marker of the
   * 245th division is drawn before it.
   */
  const free = (orders: string): string =>
    field(`dice "13/Soviet/cup/245.Rifle" = 1
dice "13/Soviet/cup/Any" = 2
orders turn 19AM Soviet {
  draw "245.Rifle" { play mobile move 1/898 to 0802 }
  ${orders}
}`)
      .replace('side Soviet { rifle', 'side Soviet {\n  free marker Any\n  rifle')
      .replace(
        'stacking 2) } }\nscenario',
        `stacking 2) }
  rifle division "257.Rifle" (combine 1) { infantry battalion 1/948 3-4-4 (efficiency 4, stacking 2) }
}
scenario`,
      )
      .replace('setup Soviet { 0803: 1/898', 'setup Soviet { 0803: 1/898  0806: 1/948')
      .replace('turns 19AM..19PM', 'turns 19AM..19AM\n  arrive turn 19AM at East for Soviet: Any')
      .replace('  village Luga', '  area East 0803\n  village Luga');

  test('a free marker activates a formation that has already acted [4.37]', async () => {
    const { findings, kinds } = await play(free('draw Any { play mobile activate "245.Rifle" move 1/898 to 0702 }'));
    expect(findings).toEqual([]);
    expect(kinds.filter((kind) => kind === 'move')).toHaveLength(2);
  });

  test('a free marker activates a formation whose own marker is in the cup, but no other formation [4.37]', async () => {
    const moving = (unit: string): string => `draw Any { play assault activate "257.Rifle" move ${unit} }`;
    expect((await play(free(moving('1/948 to 0805')))).findings).toEqual([]);
    expect((await play(free(moving('1/898 to 0702')))).findings.map((one) => one.split(' ')[0])).toEqual([
      'rtl/4.35/not-active',
    ]);
  });

  test('a free marker cannot activate a formation of the enemy [4.37]', async () => {
    const { findings } = await play(free('draw Any { play mobile activate "3.Mot" }'));
    expect(findings).toEqual([
      expect.stringMatching(/^rtl\/4\.37\/no-formation Choose one of 245\.Rifle or 257\.Rifle/),
    ]);
  });

  test('a free marker combined with another activates a different formation [7.32]', async () => {
    const combined = (formation: string, orders: string): string =>
      `draw Any { pass }\n  draw "257.Rifle" { combine Any (roll 8)  play mobile  activate "${formation}"  ${orders} }`;
    const both = await play(free(combined('245.Rifle', 'move 1/898 to 0702  move 1/948 to 0805')));
    expect(both.findings).toEqual([]);
    const { findings } = await play(free(combined('257.Rifle', 'move 1/948 to 0805')));
    expect(findings).toEqual([expect.stringMatching(/^rtl\/4\.37\/no-formation Choose one of 245\.Rifle\b/)]);
  });

  test('a player may pass with a free marker, or play it from the pool [4.37]', async () => {
    const { findings, kinds } = await play(
      free('draw Any { pass }\n  draw "257.Rifle" { recall Any play mobile activate "257.Rifle" move 1/948 to 0805 }'),
    );
    expect(findings).toEqual([]);
    expect(kinds).toContain('draw pass');
  });
});

test('random games with pools end, keep all invariants and can be replayed', async () => {
  const { scenario } = await played(field(''));
  if (!scenario) throw new Error('There is no scenario.');
  for (let seed = 0; seed < 30; seed++) {
    const game = playRandomly(rtl, scenario, `markers ${seed}`, { check: 'answer', keepLog: true, boldOnceIn: 5 });
    expect(game).toMatchObject({ ended: true, broken: [] });
    expect(differencesOf(rtl, scenario, game)).toEqual([]);
  }
  expect(scenario.firstTurn).toBe(TURN);
});

test('the hover of a drawn marker shows which units act with it [4.35]', async () => {
  const { documents, services } = await desk(
    { 'it.sand': field('orders turn 19AM German { draw "3.Mot" { pass } }') },
    [rtl],
  );
  const document = documents.get('it.sand');
  if (!document) throw new Error('it.sand');
  const params = { textDocument: { uri: document.uri.toString() }, position: positionOf(document, 'draw "3.|>Mot"') };
  const found = await services.lsp.HoverProvider?.getHoverContent(document, params);
  const { value } = found!.contents as MarkupContent;
  expect(value).toContain('**3.Mot** · motorized division · German');
  expect(value).toMatch(/Activates \*\*3\.Mot\*\*/);
  expect(value).toMatch(/On the map \*\*1 unit\*\*/);
  expect(value.match(/I\/8/g), 'told once').toHaveLength(1);
  expect(value).toMatch(/Combination value \*\*2\*\*/);
});
