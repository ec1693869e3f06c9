import { expect, test } from 'vitest';
import { playThrough } from '../../../../../engine/play/play-scenario.js';
import { fda } from '../../../../../engine/rulesets/fda/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

/** A game on squares that is played from scenario text and states its own expectations. */
export interface ScenarioCase {
  readonly case: string;
  readonly rules: readonly string[];
  /** Lines of the map after its grid: roads, features. */
  readonly map?: string;
  /** Rows of terrain, fourteen letters each. Default: open terrain. */
  readonly rows?: readonly string[];
  /** The forces of both sides. */
  readonly forces: string;
  /** Lines that are added to the scenario block. */
  readonly scenario: string;
  /** Orders, dice and expectations. */
  readonly play: string;
  /** Number of turns of the game, or the turns played (`4..6`). Default: 1. */
  readonly turns?: number | string;
  /** Codes of the expected findings of play, without the prefix `fda/`. */
  readonly findings?: readonly string[];
}

const OPEN = '..............';

const textOf = ({
  case: title,
  map = '',
  rows,
  forces,
  scenario,
  play,
  turns = 1,
}: ScenarioCase): string => `ruleset fda
map Field {
  source "a case"
  grid squares columns 14 rows 12 labels CCRR diagonals
  legend { "." open "f" forest "r" river "c" city "m" impassable marsh }
  terrain from 0101 {
    ${Array.from({ length: 12 }, (_, row) => `|${rows?.[row] ?? OPEN}`).join('\n    ')}
  }
  ${map}
}
${forces}
scenario ${JSON.stringify(title.replaceAll('"', "'"))} {
  on Field
  turns ${turns}
  set turns.perDay = 3
  set stack.limit = 9
  set first = A
  ${scenario}
}
${play}
`;

/** Plays each game and checks that its expectations hold and that play gives exactly the listed findings. */
export function playScenarios(cases: readonly ScenarioCase[]): void {
  test.each(cases)('$case $rules', async (given) => {
    const workspace = await TestWorkspace.of({ 'game.sand': textOf(given) }, [fda]);
    const { scenario, findings } = workspace.analyse('game.sand');
    const unread = findings.filter(
      ({ severity, code }) => severity === 'error' && code.startsWith('sandtable/') && code !== 'sandtable/expectation',
    );
    expect(unread.map(({ message }) => message)).toEqual([]);
    if (scenario === undefined) throw new Error('The file holds no scenario.');
    const played = playThrough(fda, scenario);
    const failed = played.expectations
      .filter(({ passed }) => !passed)
      .map(({ text, expected, got }) => `${text}: ${expected}, but ${got}`);
    expect(failed).toEqual([]);
    expect(played.findings.map(({ code }) => code.replace(/^fda\//, ''))).toEqual(given.findings ?? []);
    expect(played.expectations.length + (given.findings ?? []).length).toBeGreaterThan(0);
  });
}
