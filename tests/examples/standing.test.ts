import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { playThrough } from '../../engine/play/play-scenario.js';
import { decidesNow, scoreLinesOf } from '../../engine/play/standing.js';
import { standingOf } from '../../engine/play/visibility.js';
import { rulesets } from '../../engine/rulesets/index.js';
import { toy } from '../toy/rules/index.js';
import type { Analysis } from '../../language-server/analysis/analysis.js';
import { NodeWorkspace } from '../../language-server/node-workspace.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Scenarios that random answers play to their end, with every way in which they are decided. */
const FILES = [
  'examples/pgg/first-contact.sand',
  'examples/pgg/pocket-of-smolensk.sand',
  'examples/fda/battle-of-gela.sand',
  'examples/fda/gela-two-days.sand',
  'examples/rtl/counterattack-at-soltsy.sand',
  'examples/rtl/the-destruction-of-the-245th.sand',
  'examples/bite/first-steps.sand',
  'examples/bite/to-rostov.sand',
  'tests/toy/battle.sand',
];
const SEEDS = ['one', 'two', 'three'];

const analyses = new Map<string, Analysis | undefined>();

describe('the standing of a game', () => {
  beforeAll(async () => {
    const games = new Map([...rulesets, [toy.id, toy]]);
    const workspace = await NodeWorkspace.open(FILES, games, ROOT);
    for (const document of workspace.documents)
      analyses.set(path.relative(ROOT, document.uri.fsPath), workspace.analyse(document));
  });

  test.each(FILES)(
    '%s: the sources of points add up to the score, and the first verdict that is reached is the outcome',
    (file) => {
      const { ruleset, scenario } = analyses.get(file)!;
      for (const seed of SEEDS) {
        const { game } = playThrough(ruleset!, scenario!, { seed, unanswered: 'random', until: 'end' });
        const standing = standingOf(game, { umpire: true })!;
        const sorted = (lines: ReturnType<typeof scoreLinesOf>): string[] =>
          lines.map((line) => JSON.stringify(line)).sort();
        expect(sorted(scoreLinesOf(standing.points))).toEqual(sorted([...game.score()]));
        const { verdicts } = standing;
        const outcome = game.outcome();
        expect(outcome).toBeDefined();
        if (verdicts.length === 0) continue; // The toy has no verdict of its own.
        const reached = verdicts.find((verdict, index) => decidesNow(verdict, verdicts.slice(0, index)) !== false);
        const { side, degree } = outcome!;
        expect({ side: reached?.side, degree: reached?.degree }).toEqual({ side, degree });
      }
    },
  );
});
