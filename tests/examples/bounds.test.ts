import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PossibleNumbers } from '../../engine/mechanics/special-rules/attainable/possible-numbers.js';
import { NO_SOURCE } from '../../engine/model/source.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { ConditionTest } from '../../engine/model/special-rules.js';
import { playThrough } from '../../engine/play/play-scenario.js';
import type { Game } from '../../engine/play/game.js';
import { rulesets } from '../../engine/rulesets/index.js';
import type { Analysis } from '../../language-server/analysis/analysis.js';
import { NodeWorkspace } from '../../language-server/node-workspace.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Whole scenarios of each game that random answers play to their end. */
const FILES = [
  'examples/pgg/first-contact.sand',
  'examples/pgg/pocket-of-smolensk.sand',
  'examples/pgg/panzergruppe-guderian-optional.sand',
  'examples/fda/battle-of-gela.sand',
  'examples/fda/gela-two-days.sand',
  'examples/fda/goodwood-first-day.sand',
  'examples/rtl/counterattack-at-soltsy.sand',
  'examples/rtl/the-destruction-of-the-245th.sand',
  'examples/bite/first-steps.sand',
  'examples/bite/to-rostov.sand',
  'examples/bite/the-front-that-never-was.sand',
];

/** Returns facts of every kind that all games evaluate: cells and places held, units lost and destroyed, points. */
function factsAbout({ map, scores }: ScenarioModel, side: string): ConditionTest[] {
  const fact = (of: Partial<ConditionTest>): ConditionTest => ({
    test: 'fact',
    fact: '',
    side,
    things: [],
    source: NO_SOURCE,
    ...of,
  });
  const cells = Array.from({ length: map.board.size }, (_, cell) => cell);
  return [
    ...cells.map((cell) =>
      fact({ fact: 'holds', things: [{ name: map.board.label(cell), cells: [cell], source: NO_SOURCE }] }),
    ),
    ...['lost', 'destroyed', 'points'].map((word) => fact({ fact: word })),
    ...scores.map(({ place }) =>
      fact({
        fact: 'held',
        things: map.features
          .filter(({ name }) => name === place)
          .map((feature) => ({ name: place, cells: feature.cells, source: NO_SOURCE })),
      }),
    ),
  ];
}

/** Returns the facts whose number in a game is outside of the numbers that are said to be possible. */
function beyondBounds(game: Game, facts: readonly ConditionTest[], numbers: PossibleNumbers): string[] {
  return facts.flatMap((test) => {
    const now = test.fact === 'points' ? pointsOf(game, test.side) : game.evaluateTest?.(test)?.current.value;
    const { least, most } = numbers.of(test);
    if (now === undefined || (now >= least && now <= most)) return [];
    return [`${test.side} ${test.fact} ${test.things.map(({ name }) => name).join()}: ${now}, not ${least} to ${most}`];
  });
}

const pointsOf = (game: Game, side: string | undefined): number =>
  game.score().reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0);

const analyses = new Map<string, Analysis | undefined>();

describe('the numbers that a condition can count', () => {
  beforeAll(async () => {
    const workspace = await NodeWorkspace.open(FILES, rulesets, ROOT);
    for (const document of workspace.documents)
      analyses.set(path.relative(ROOT, document.uri.fsPath), workspace.analyse(document));
  });

  test.each(FILES)('%s: a game with random answers stays within the numbers that are said to be possible', (file) => {
    const { ruleset, scenario, sides } = analyses.get(file)!;
    const numbers = new PossibleNumbers(scenario!, ruleset!.conditionFacts);
    const facts = sides.flatMap(({ name }) => factsAbout(scenario!, name));
    const { game } = playThrough(ruleset!, scenario!, { seed: 'bounds', unanswered: 'random', until: 'end' });
    expect(beyondBounds(game, facts, numbers)).toEqual([]);
  });
});
