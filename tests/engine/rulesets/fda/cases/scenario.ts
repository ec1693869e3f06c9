import { expect, test } from 'vitest';
import { playThrough } from '../../../../../engine/play/play-scenario.js';
import { fda } from '../../../../../engine/rulesets/fda/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

/** A game on squares that is played from its file, and says what it expects. */
export interface ScenarioCase {
  readonly case: string;
  readonly rules: readonly string[];
  /** Lines of the map besides its grid: roads, features. */
  readonly map?: string;
  /** Rows of the map, when it is not open all over: fourteen letters each. */
  readonly rows?: readonly string[];
  /** The forces of both sides. */
  readonly forces: string;
  /** What stands in the braces of the scenario. */
  readonly scenario: string;
  /** Orders, dice and expectations. */
  readonly play: string;
  /** Turns the game lasts, or those it is played in (`4..6`); one by default. */
  readonly turns?: number | string;
  /** Codes of the findings of play, without `fda/`. */
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

/** Plays each game: what it expects must come, and no finding that it does not name. */
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
