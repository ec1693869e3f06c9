import { describe, expect, test } from 'vitest';
import { playThrough } from '../../../../../engine/play/play-scenario.js';
import { rtl } from '../../../../../engine/rulesets/rtl/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { FIRST_STEPS } from '../examples.js';

/**
 * A combat of the example of play, moved to open country. Its strengths and efficiencies are chosen so that the odds
 * and the modifier are those of the example.
 */
interface Combat {
  readonly case: string;
  readonly sequence: 'mobile' | 'assault';
  readonly attack: number;
  readonly efficiency: number;
  /** Defence strength and efficiency of the defenders, as text for the sketch. */
  readonly defense: string;
  readonly die: number;
  /** Cells with which the scenario replaces cells of the combat table. */
  readonly table?: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /**
   * Number of steps that the attacker has left, number of units that the defender has left, and the points of the
   * Germans.
   */
  readonly left: readonly [steps: number, units: number, points: number];
}

const PLACES = FIRST_STEPS.slice(0, FIRST_STEPS.indexOf('side German'));
const rifles = (defense: number, efficiency: number): string =>
  `infantry battalion D ${defense}-${defense}-4 | 2-${defense}-4 (efficiency ${efficiency}, stacking 2)`;

const written = ({ sequence, attack, efficiency, defense, die, table = '' }: Combat): string => `${PLACES}
side German {
  infantry division "30.Inf" (combine 1) {
    ${sequence === 'mobile' ? 'tank' : 'infantry'} regiment A ${attack}-9-4 | ${attack}-9-4 (efficiency ${efficiency}, stacking 3)
  }
}
side Soviet { rifle division "245.Rifle" (combine 1) { ${defense} } }
scenario "One combat" {
  on Crossroads
  turns 19AM..19AM
  set first turn 19AM = German
  set weather = dry
  set strongpoints = 4
  ${table}
  score for German destroyed artillery 1
  score for German destroyed headquarters 3
  setup German { 0105: A }
  setup Soviet { 0205: D }
}
orders turn 19AM German { draw "30.Inf" { play ${sequence} attack 0205 with A (roll ${die}, ${sequence}) } }
`;

const cases: readonly Combat[] = [
  {
    case: 'C96 plays with the cell of the table',
    sequence: 'mobile',
    attack: 27,
    efficiency: 9,
    defense: rifles(4, 5),
    die: 9,
    facts: { odds: '6-1', modifier: -4, row: '5', result: 'A1/D2R' },
    left: [1, 0, 0],
  },
  {
    case: 'C96 plays with the cell of the example, which the author sets',
    sequence: 'mobile',
    attack: 27,
    efficiency: 9,
    defense: rifles(4, 5),
    die: 9,
    table: 'table crt.mobile { 5: 6-1 = D1R } source "the example of play" [S7]',
    facts: { odds: '6-1', modifier: -4, row: '5', result: 'D1R' },
    left: [2, 1, 0],
  },
  {
    case: 'C97: artillery of one step is lost, for one point',
    sequence: 'mobile',
    attack: 18,
    efficiency: 8,
    defense: 'artillery battalion D 3-1-4 (range 6, efficiency 5, stacking 1)',
    die: 6,
    facts: { odds: '8-1', modifier: -3, row: '3', result: 'D3R' },
    left: [2, 0, 1],
  },
  {
    case: 'C98: no defender is left',
    sequence: 'assault',
    attack: 24,
    efficiency: 9,
    defense: rifles(2, 5),
    die: 5,
    facts: { odds: '7-1', modifier: -4, row: '1', result: 'DE' },
    left: [2, 0, 0],
  },
  {
    case: 'C99: a headquarters is lost, for three points',
    sequence: 'assault',
    attack: 7,
    efficiency: 7,
    defense: 'headquarters D 1-4 (command 1, efficiency 5, stacking 1)',
    die: 2,
    facts: { odds: '7-1', modifier: -2, row: '0', result: 'DE' },
    left: [2, 0, 3],
  },
  {
    case: 'C100 plays on the Assault table',
    sequence: 'assault',
    attack: 11,
    efficiency: 4,
    defense: rifles(7, 6),
    die: 4,
    facts: { odds: '3-2', modifier: 2, row: '6', result: 'A2/D2' },
    left: [0, 0, 0],
  },
  {
    case: 'C100 plays on the Mobile table, which the example uses',
    sequence: 'mobile',
    attack: 11,
    efficiency: 4,
    defense: rifles(7, 6),
    die: 4,
    facts: { odds: '3-2', modifier: 2, row: '6', result: 'A1/DR' },
    left: [1, 1, 0],
  },
  {
    case: 'C101 plays on the Assault table',
    sequence: 'assault',
    attack: 8,
    efficiency: 7,
    defense: rifles(4, 5),
    die: 10,
    facts: { odds: '2-1', modifier: -2, row: '8', result: 'AR' },
    left: [2, 1, 0],
  },
  {
    case: 'C101 plays on the Mobile table, which the example uses',
    sequence: 'mobile',
    attack: 8,
    efficiency: 7,
    defense: rifles(4, 5),
    die: 10,
    facts: { odds: '2-1', modifier: -2, row: '8', result: 'A2/D1' },
    left: [0, 1, 0],
  },
];

describe('combats of the example of play, from the order to the points [10.5, 10.6, 11.1, S7]', () => {
  test.each(cases)('$case', async (combat) => {
    const analysis = (await TestWorkspace.of({ 'it.sand': written(combat) }, [rtl])).analyse('it.sand');
    expect([...analysis.findings, ...analysis.playFindings()].map(({ message }) => message)).toEqual([]);
    if (!analysis.scenario) throw new Error('There is no scenario.');
    const { events, game } = playThrough(rtl, analysis.scenario, { until: 'end' });
    expect(events.find(({ kind }) => kind === 'attack')?.facts).toMatchObject(combat.facts);
    const pieces = game.position().pieces.filter(({ cell }) => cell !== undefined);
    const steps = pieces.find(({ name }) => name === 'A');
    const points = game.score().reduce((sum, line) => sum + line.points, 0);
    expect([
      steps === undefined ? 0 : steps.steps - steps.step + 1,
      pieces.filter(({ name }) => name === 'D').length,
      points,
    ]).toEqual(combat.left);
  });
});
