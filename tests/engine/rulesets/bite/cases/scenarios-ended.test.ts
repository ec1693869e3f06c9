import { describe, expect, test } from 'vitest';
import { outcomeText } from '../../../../../engine/play/game.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { drive } from '../../rtl/drive.js';
import { scenarioOf, type Book, type Changes } from '../examples.js';

interface End {
  readonly name: Book;
  /** The only month played; the verdict lines of the scenario decide the game when the month ends. */
  readonly month: string;
  /** Places that the Axis has captured. */
  readonly axis?: string;
  readonly soviet?: string;
  readonly more?: string;
  readonly changes?: Changes;
  readonly forces?: Changes;
  readonly dice?: readonly number[];
  readonly want: string;
}

/** Replacement that removes all units from the set-up and from later months, because they would keep the cities. */
const ABSENT = [/^ {4}\d{4}: .*\n|^ {2}arrive .*\n/gm, ''] as const;

/** Plays the last month of a scenario file with few units and the given captured places; returns the outcome. */
async function ended({ name, month, axis, soviet, more = '', changes = [], forces = [], dice }: End): Promise<string> {
  const capturedCities = [
    ...(axis === undefined ? [] : [`set control of ${axis} = Axis`]),
    ...(soviet === undefined ? [] : [`set control of ${soviet} = Soviet`]),
    more,
  ].join('\n  ');
  const turns = [/turns \w+ \d+\.\.\w+ \d+/, `turns ${month}..${month}`] as const;
  const holding = [/\n {2}setup /, `\n  ${capturedCities}$&`] as const;
  const game = bite.start(
    await scenarioOf(name, [turns, holding, ...(name === 'SBE1' ? [] : [ABSENT]), ...changes], forces),
  );
  drive(game.play(), { dice: dice ?? [] });
  const outcome = game.outcome();
  return outcome === undefined ? 'none' : outcomeText(outcome);
}

const NINE = 'Kalinin, Vologda, Yaroslavl, Ivanovo, Archangelsk, Perm, Gorky, Kazan, Ufa';

/**
 * Returns a game in which some Soviet Guards are destroyed. With `beyond`, an army is across the Dnepr, in supply or
 * not.
 */
function guards(lost: number, beyond?: string): Omit<End, 'want'> {
  const names = Array.from({ length: lost }, (_, i) => `"${i + 1}.Gds"`);
  const blocks = [...names, 'Bridgehead'].map(
    (name, i) => `${i < lost ? 'guards ' : ''}infantry army ${name} 3 | 2 | 1`,
  );
  return {
    name: 'SBE7',
    month: 'November 1943',
    // The railways behind a bridgehead are Soviet again.
    ...(beyond !== undefined && { soviet: '"Towards Moscow", "Towards Rostov"' }),
    more: lost === 0 ? '' : `set lost of ${names.join(', ')} = true`,
    changes: beyond === undefined ? [] : [[/forbid units at "West of the green line"[^\n]*/, `${beyond}: Bridgehead`]],
    forces: [[/group "Soviet armies on foot" .*\{/, `$& ${blocks.join('  ')} `]],
  };
}

const ends: readonly (End & { readonly rule: string })[] = [
  {
    rule: 'SBE1.victory',
    name: 'SBE1',
    month: 'September 1941',
    axis: 'Leningrad',
    changes: [['2009: ', '2012: ']],
    want: 'Axis',
  },
  { rule: 'A51', name: 'SBE1', month: 'September 1941', want: 'draw' },
  { rule: 'SBE2.victory', name: 'SBE2', month: 'September 1941', axis: 'Moscow', want: 'Axis' },
  { rule: 'SBE2.victory', name: 'SBE2', month: 'September 1941', want: 'draw' },
  {
    rule: 'SBE3.victory',
    name: 'SBE3',
    month: 'November 1941',
    axis: 'Rostov, Kharkov, Sevastopol',
    want: 'Axis decisive',
  },
  { rule: 'SBE3.victory', name: 'SBE3', month: 'November 1941', axis: 'Kharkov, Sevastopol', want: 'Axis marginal' },
  { rule: 'SBE3.victory', name: 'SBE3', month: 'November 1941', axis: 'Rostov', want: 'draw' },
  { rule: 'SBE3.victory', name: 'SBE3', month: 'November 1941', want: 'Soviet' },
  { rule: 'SBE4.victory', name: 'SBE4', month: 'August 1941', want: 'Soviet decisive' },
  { rule: 'SBE4.victory', name: 'SBE4', month: 'August 1941', axis: 'Moscow', want: 'Soviet decisive' },
  { rule: 'SBE4.victory', name: 'SBE4', month: 'August 1941', axis: 'Moscow, Kiev', want: 'Soviet marginal' },
  {
    rule: 'SBE4.victory',
    name: 'SBE4',
    month: 'August 1941',
    axis: 'Moscow, Leningrad, Kiev',
    want: 'Soviet marginal',
  },
  { rule: 'SBE4.victory', name: 'SBE4', month: 'August 1941', axis: 'Moscow, Leningrad, Kiev, Minsk', want: 'draw' },
  { rule: 'SBE4.victory', name: 'SBE4', month: 'August 1941', axis: NINE, want: 'Axis marginal' },
  {
    rule: 'SBE4.victory',
    name: 'SBE4',
    month: 'August 1941',
    axis: `${NINE}, Moscow, Leningrad, Kiev, Minsk, Lvov, Riga`,
    want: 'Axis marginal', // 18
  },
  {
    rule: 'SBE4.victory',
    name: 'SBE4',
    month: 'August 1941',
    axis: `${NINE}, Moscow, Leningrad, Kiev, Minsk, Lvov, Riga, Tallinn`,
    want: 'Axis decisive', // 19
  },
  { rule: 'SBE5.victory', name: 'SBE5', month: 'November 1941', want: 'Soviet decisive' },
  { rule: 'SBE5.victory', name: 'SBE5', month: 'November 1941', axis: 'Moscow', want: 'draw' },
  { rule: 'SBE5.victory', name: 'SBE5', month: 'November 1941', axis: 'Leningrad, Baku', want: 'Axis marginal' },
  {
    rule: 'SBE5.victory',
    name: 'SBE5',
    month: 'November 1941',
    axis: 'Leningrad, Stalingrad, Baku',
    want: 'Axis decisive',
  },
  { rule: 'SBE6.victory', name: 'SBE6', month: 'November 1942', want: 'Soviet decisive' },
  { rule: 'SBE6.victory', name: 'SBE6', month: 'November 1942', axis: 'Baku', want: 'Axis marginal' },
  { rule: 'SBE6.victory', name: 'SBE6', month: 'November 1942', axis: 'Baku, Stalingrad', want: 'Axis decisive' },
  { rule: 'SBE7.victory', name: 'SBE7', month: 'November 1943', want: 'draw' },
  { rule: 'SBE7.victory', ...guards(8), want: 'Axis' },
  { rule: 'SBE7.victory', ...guards(7), want: 'draw' },
  { rule: 'SBE7.victory', ...guards(0, '1820'), want: 'Soviet' },
  { rule: 'SBE7.victory', ...guards(7, '1820'), want: 'Soviet' },
  { rule: 'A52', ...guards(8, '1820'), want: 'draw' },
  { rule: 'SBE8.victory', name: 'SBE8', month: 'December 1944', soviet: 'Berlin, Peenemunde', want: 'Soviet decisive' },
  { rule: 'SBE8.victory', name: 'SBE8', month: 'January 1945', soviet: 'Berlin, Peenemunde', want: 'Soviet marginal' },
  { rule: 'SBE8.victory', name: 'SBE8', month: 'June 1945', soviet: 'Peenemunde', want: 'draw' },
  { rule: 'A55', name: 'SBE8', month: 'June 1945', soviet: 'Berlin', want: 'Soviet marginal' },
  { rule: 'SBE9.victory', name: 'SBE9', month: 'December 1944', soviet: 'Berlin', want: 'Soviet decisive' },
  { rule: 'SBE9.victory', name: 'SBE9', month: 'January 1945', soviet: 'Berlin', want: 'Soviet marginal' },
  { rule: 'SBE9.victory', name: 'SBE9', month: 'June 1945', want: 'draw' },
  { rule: 'SBE9.victory', name: 'SBE9', month: 'June 1944', axis: 'Moscow, Baku, Leningrad, Stalingrad', want: 'Axis' },
  { rule: 'SBE9.victory', name: 'SBE9', month: 'June 1944', axis: 'Moscow, Leningrad', dice: [1], want: 'Axis' },
  { rule: 'SBE9.victory', name: 'SBE9', month: 'June 1944', axis: 'Moscow, Leningrad', dice: [2], want: 'draw' },
  {
    rule: 'SBE9.victory',
    name: 'SBE9',
    month: 'June 1944',
    axis: 'Baku, Leningrad, Stalingrad',
    dice: [2],
    want: 'Axis',
  },
  {
    rule: 'SBE9.victory',
    name: 'SBE9',
    month: 'June 1944',
    axis: 'Baku, Leningrad, Stalingrad',
    dice: [3],
    want: 'draw',
  },
  { rule: 'SBE9.victory', name: 'SBE9', month: 'June 1944', axis: 'Moscow, Baku', want: 'draw' },
];

describe('verdicts of the scenario files', () => {
  test.each(ends)(
    '$name ends in $month as $want if the Axis captured $axis and the Soviets captured $soviet [$rule]',
    async (end) => {
      expect(await ended(end)).toBe(end.want);
    },
  );
});
