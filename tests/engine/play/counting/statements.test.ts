import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../../../engine/play/counting/balance.js';
import { Counter } from '../../../../engine/play/counting/counted.js';
import { shownStatements, statementUses } from '../../../../engine/play/counting/statement-uses.js';
import { isCounted } from '../../../../engine/play/counting/validate-counts.js';
import { distribution, neverIn } from '../../../../engine/play/distribution.js';
import { term } from '../../../../engine/model/say.js';
import type { Game } from '../../../../engine/play/game.js';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import { balanceReport } from '../../../../language-server/balance/balance-report.js';
import { distributionText } from '../../../../language-server/report/distribution-text.js';
import { inItalian } from '../../../l10n/in-italian.js';
import { BATTLE, opened } from '../../../toy/opened.js';
import { toy } from '../../../toy/rules/index.js';

const { scenario } = await opened(BATTLE);
const over = playThrough(toy, scenario, { until: 'end' });

const DECISIVE = 'victory Blue decisive turn 13AM..14AM when Blue points 12..99 and connected Aust from "Blue depot"';
const MARGINAL = 'victory Blue marginal turn 14AM when Blue holds Aust and not Red holds 2 of Aust, Bree';

const usesOf = (game: Game): string[] =>
  statementUses(game).map(({ kind, text, isUsed }) => `${isUsed ? 'used' : 'never'} ${kind}: ${text}`);

describe('the special rules of a scenario for readers', () => {
  const shown = (): [string, string][] => [...shownStatements(scenario, term)];

  test('the English texts of special rules are those that authors write', () => {
    expect(shown().length).toBeGreaterThan(5);
    for (const [text, read] of shown()) expect(read).toBe(text);
  });

  test('the tables of many games contain the Italian texts of special rules', async () => {
    const found = distribution(toy, scenario, 2, { until: 'end' });
    const counter = new Counter();
    counter.count(1, { ...over, ruleset: toy, turnsPlayed: 3 }, { umpire: true });
    const balance = balanceOf([{ name: 'battle', counted: counter.counted() }], 'toy');
    const [text, sections] = await inItalian('none', () => {
      const statements = new Map(shown());
      return [
        distributionText(found, statements),
        balanceReport(balance, { title: '', replay: '', shownStatements: statements }).sections,
      ] as const;
    });
    const rows = sections.find(({ title }) => title === 'Regole speciali')?.rows.map(([name]) => name);
    expect(rows).toMatchInlineSnapshot(`
      [
        "vittoria: Blue (decisiva), turno 13AM..14AM, quando: punti (Blue) 12..99 e luoghi collegati: Aust con "Blue depot"",
        "vittoria: Blue (marginale), turno 14AM, quando: luoghi controllati (Blue): Aust e non luoghi controllati (Red): 2 tra Aust, Bree",
        "vittoria: Red, quando: dado 1..5",
        "punti (Blue), turno 13AM..14AM: controllato in Aust 1 (a ogni turno)",
        "punti (Blue): perdite, infantry -2",
        "punti (Blue): distruzioni, headquarters 5",
        "offerta "Reserve" (Red), turno 13PM",
        "quando: luoghi controllati (Blue): Aust",
      ]
    `);
    expect(text).toContain('Blue (decisiva), turno 13AM..14AM, quando');
  });
});

describe('the special rules of a game that is over', () => {
  test('each statement of the toy battle is listed with its text and whether it took effect', () => {
    expect(usesOf(over.game)).toMatchInlineSnapshot(`
      [
        "never victory: victory Blue decisive turn 13AM..14AM when Blue points 12..99 and connected Aust from "Blue depot"",
        "used victory: victory Blue marginal turn 14AM when Blue holds Aust and not Red holds 2 of Aust, Bree",
        "never victory: victory Red when rolled 1..5",
        "used score: score for Blue turn 13AM..14AM held at Aust 1 (each-turn)",
        "never score: score for Blue lost infantry -2",
        "never score: score for Blue destroyed headquarters 5",
        "used offer: offer "Reserve" for Red turn 13PM",
        "used when: when Blue holds Aust",
      ]
    `);
  });

  test('a restored game knows the statements that took effect before', () => {
    const restored = toy.start(scenario);
    restored.restore(JSON.parse(JSON.stringify(over.game.snapshot())));
    expect(usesOf(restored)).toEqual(usesOf(over.game));
  });
});

test('many games count the statements that took effect, and list those that never did', () => {
  const found = distribution(toy, scenario, 2, { until: 'end' });
  expect(found.statements.find(({ text }) => text === MARGINAL)).toEqual({ kind: 'victory', text: MARGINAL, used: 2 });
  expect(neverIn(found)).toContain(DECISIVE);
  expect(neverIn(found)).not.toContain(MARGINAL);
});

test('the report of many games lists the statements and expectations that never came true', () => {
  const counter = new Counter();
  const [expectation] = over.expectations;
  const missed = { ...expectation, text: '1/1 at 0101', point: 'turn 13AM', passed: false };
  for (const run of [1, 2])
    counter.count(run, { ...over, expectations: [missed], ruleset: toy, turnsPlayed: 3 }, { umpire: true });
  const { sections } = balanceReport(balanceOf([{ name: 'battle', counted: counter.counted() }], 'toy'), {
    title: '',
    replay: '',
  });
  const rows = sections.find(({ title }) => title === 'Never in 2 games')?.rows.map(([text]) => text);
  expect(rows).toEqual(expect.arrayContaining([DECISIVE, 'expect after turn 13AM: 1/1 at 0101']));
  expect(rows).not.toContain(MARGINAL);
});

test('counts that were saved before statements were counted are still accepted and added', () => {
  const counter = new Counter();
  counter.count(1, { ...over, ruleset: toy, turnsPlayed: 3 }, { umpire: true });
  const { statements, ...older } = counter.counted();
  expect(statements).not.toEqual([]);
  expect(isCounted(older)).toBe(true);
  expect(new Counter().add(older).counted().statements).toEqual([]);
});
