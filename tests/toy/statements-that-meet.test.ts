import { expect, test } from 'vitest';
import { playThrough } from '../../engine/play/play-scenario.js';
import { outcomeText } from '../../engine/play/game.js';
import { BATTLE, opened } from './opened.js';
import { toy } from './rules/index.js';

/**
 * A test case of two turns in which several statements interact: the orders, and the expected findings, outcome and
 * points.
 */
interface Meeting {
  readonly case: string;
  readonly statements: string;
  /** Orders of Blue by turn. */
  readonly morning?: string;
  readonly evening?: string;
  /** Orders of Red in the evening turn. */
  readonly red?: string;
  readonly findings?: readonly string[];
  readonly outcome?: string;
  readonly points?: number;
}

const TO_AUST = 'draw "1.Bde" { march  move 1/1 to 0303 }';

const meetings: readonly Meeting[] = [
  {
    case: 'an order both required and forbidden is refused, and reported as unfulfilled',
    statements: 'forbid move 3/1 turn 13AM\n  require move 3/1 turn 13AM',
    morning: 'draw "1.Bde" { march  move 3/1 to 0205 }',
    findings: ['toy/3/forbidden', 'toy/scenario/undone'],
  },
  {
    case: 'an order required of all and forbidden to one unit is required of the others',
    statements: 'forbid move 3/1 turn 13AM\n  require move turn 13AM for Blue except 3/1, 2/1, "2.Bde"',
    morning: TO_AUST,
  },
  {
    case: 'nothing is required of a unit that has left',
    statements: 'leave turn 13PM: 3/1\n  require move 3/1 turn 13PM',
  },
  {
    case: 'the required number stays the same after units have left',
    statements: 'leave turn 13PM: 3/1\n  require move 2 turn 13PM for Blue',
    evening: TO_AUST,
    findings: ['toy/scenario/undone'],
  },
  {
    case: 'a prohibition in an offer applies in the turn in which the offer is taken',
    statements: 'offer "Halt" for Blue turn 13AM { forbid move 1/1 turn 13AM }',
    morning: `take  ${TO_AUST}`,
    findings: ['toy/3/forbidden'],
  },
  {
    case: 'two offers are asked in the order of the text, so the second is taken after the first is declined',
    statements:
      'offer "One" for Blue turn 13AM { score for Blue start 1 } offer "Two" for Blue turn 13AM { score for Blue start 2 }',
    morning: `decline take  ${TO_AUST}`,
    points: 2,
  },
  {
    case: 'a prohibition in an offer does not apply if the offer is declined',
    statements: 'offer "Halt" for Blue turn 13AM { forbid move 1/1 turn 13AM }',
    morning: `decline  ${TO_AUST}`,
  },
  {
    case: 'an attached unit acts only with the formation to which it is attached',
    statements: 'attach 2/2 to "1.Bde" turn 13AM',
    morning: 'draw "1.Bde" { march  move 2/2 to 0103 }  draw "2.Bde" { march  move 2/2 to 0102 }',
    findings: ['toy/3/not-active'],
  },
  {
    case: 'a unit acts with its own formation again when its attachment ends',
    statements: 'attach 2/2 to "1.Bde" turn 13AM',
    morning: 'draw "1.Bde" { march  move 2/2 to 0103 }',
    evening: 'draw "1.Bde" { march  move 2/2 to 0102 }  draw "2.Bde" { march  move 2/2 to 0102 }',
    findings: ['toy/3/not-active'],
  },
  {
    case: 'points that a condition gives at the end of a turn count for a victory judged at that time',
    statements: 'when Blue holds Aust { score for Blue start 9 }\n  victory Blue turn 13AM when Blue points 9',
    morning: TO_AUST,
    outcome: 'Blue',
    points: 9,
  },
  {
    case: 'a victory that a condition gives at the end of a turn counts at that time',
    statements: 'when Blue holds Aust { victory Blue decisive turn 13AM }',
    morning: TO_AUST,
    outcome: 'Blue decisive',
  },
  {
    case: 'a victory of the scenario is judged before a victory that a condition gives',
    statements: 'when Blue holds Aust { victory Blue turn 13AM }\n  victory nobody turn 13AM when Blue holds Aust',
    morning: TO_AUST,
    outcome: 'draw',
  },
  {
    case: 'a place occupied in the turn of the offer counts as captured',
    statements: 'offer "Prize" for Blue turn 13AM { score for Blue captured at Aust 5 }',
    morning: `take  ${TO_AUST}`,
    points: 5,
  },
  {
    case: 'a place occupied in the turn before the offer does not count as captured',
    statements: 'offer "Prize" for Blue turn 13PM { score for Blue captured at Aust 5 }',
    morning: TO_AUST,
    evening: 'take',
  },
  {
    case: 'a side gets the points for offers with each offer that it takes, and the points in an offer only with that offer',
    statements: `score for Blue option 1
  offer "First" for Blue turn 13AM { score for Blue option -2 }
  offer "Second" for Blue turn 13AM { score for Blue option -4 }
  offer "Other" for Red turn 13PM { score for Blue option -16 }
  offer "Third" for Blue turn 13PM { score for Blue option -8 }`,
    morning: 'take  decline',
    evening: 'take',
    red: 'take',
    points: 1 - 2 - 16 + 1 - 8,
  },
];

test.each(meetings.map((meeting) => [meeting.case, meeting] as const))(
  '%s',
  async (_, { statements, morning = '', evening = '', red = '', findings = [], outcome, points = 0 }) => {
    const { findings: checked, scenario } = await opened(`${BATTLE.slice(0, BATTLE.indexOf('table'))}
scenario "Statements that meet" {
  on Land
  turns 13AM..13PM
  ${statements}
  setup Blue { 0203: 1/1, 2/1  0204: 3/1  0202: 2/2, 1/2 }
  setup Red { 0803: 2/7 }
}
dice "toy"
orders turn 13AM Blue { ${morning} }
orders turn 13PM Blue { ${evening} }
orders turn 13PM Red { ${red} }
`);
    expect(checked).toEqual([]);
    const { game, findings: played } = playThrough(toy, scenario, { until: 'end' });
    expect(played.map(({ code }) => code)).toEqual(findings);
    const ended = game.outcome();
    if (outcome !== undefined) expect(ended && outcomeText(ended)).toBe(outcome);
    else expect(ended?.rule).not.toBe('scenario');
    const given = game.score().filter(({ side, rule }) => side === 'Blue' && rule === 'scenario');
    expect(given.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  },
);
