import { describe, expect, test } from 'vitest';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { outcomeText } from '../../../../../engine/play/game.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { drive } from '../../rtl/drive.js';

/**
 * Returns the text of a scenario of one month on a map of cities. No units are near the cities, so that only the
 * verdict lines decide the game.
 */
const scenario = (months: string, lines: readonly string[], axisCities: string): string => `ruleset bite
map East {
  source "drawn for a test"
  grid hexes flat columns 12 rows 4 labels CCRR even columns lower
  legend { "." plain }
  terrain from 0101 {
    |. . . . . . . . . . . .
  }
  capital Berlin at 0101 (nation "Germany", source "Germany")
  major city Kharkov at 0401
  major city Rostov at 0402
  major city Sevastopol at 0403
  major city Stalingrad at 0501
  major city Baku at 0502
  major city Leningrad at 0503
  major city Peenemunde at 0504
  capital Moscow at 0601 (nation "Soviet Union")
  capital Siberia at 1201 (source "Soviet Union")
}
side Axis { source "test" nation Germany { infantry corps G 1 } }
side Soviet { source "test" nation "Soviet Union" { infantry army R 1 } }
scenario "Verdict" {
  on East
  turns ${months}
  ${axisCities}
  setup Axis { 0102: G }
  setup Soviet { 1202: R }
  ${lines.join('\n  ')}
}
`;

async function verdict(
  months: string,
  lines: readonly string[],
  axis: string,
  soviet = '',
  dice: readonly number[] = [],
): Promise<string> {
  const axisCities = [
    ...(axis === '' ? [] : [`set control of ${axis} = Axis`]),
    ...(soviet === '' ? [] : [`set control of ${soviet} = Soviet`]),
  ].join('\n  ');
  const analysis = (await TestWorkspace.of({ 'it.sand': scenario(months, lines, axisCities) }, [bite])).analyse(
    'it.sand',
  );
  const broken = analysis.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (analysis.scenario === undefined || broken.length > 0) throw new Error(broken.join('\n'));
  const game = bite.start(analysis.scenario);
  drive(game.play(), { dice });
  const outcome = game.outcome();
  return outcome === undefined ? 'none' : outcomeText(outcome);
}

const SBE3 = [
  'victory Axis decisive when Axis holds 3 of Kharkov, Rostov, Sevastopol',
  'victory Axis marginal when Axis holds 2 of Kharkov, Rostov, Sevastopol',
  'victory nobody when Axis holds 1 of Kharkov, Rostov, Sevastopol',
  'victory Soviet',
];
const BIG_FOUR = 'Moscow, Leningrad, Stalingrad, Baku';
const SBE5 = [
  `victory Axis decisive when Axis holds 3 of ${BIG_FOUR}`,
  `victory Axis marginal when Axis holds 2 of ${BIG_FOUR}`,
  `victory nobody when Axis holds 1 of ${BIG_FOUR}`,
  'victory Soviet decisive',
];
const SBE6 = [
  `victory Axis decisive when Axis holds 2 of ${BIG_FOUR}`,
  `victory Axis marginal when Axis holds 1 of ${BIG_FOUR}`,
  'victory Soviet decisive',
];

/**
 * Returns the verdict lines of the longest scenario in these months. One of the Axis's two conditions includes a die
 * that is rolled once a turn.
 */
const sbe9 = (months: string): readonly string[] => [
  `victory Axis turn ${months} when Axis holds 4 of ${BIG_FOUR}`,
  `victory Axis turn ${months} when Axis holds 1 of Moscow, Baku and Axis holds 1 of Leningrad, Stalingrad and ((Axis holds 3 of ${BIG_FOUR} and rolled 1..2) or (not Axis holds 3 of ${BIG_FOUR} and rolled 1))`,
];
const inMonths = (places: string, decisive: string, marginal: string): readonly string[] => [
  `victory Soviet decisive turn ${decisive} when Soviet holds ${places}`,
  `victory Soviet marginal turn ${marginal} when Soviet holds ${places}`,
];

const SBE4 = [
  'score for Axis Kharkov 1',
  'score for Axis Rostov 1',
  'score for Axis Sevastopol 1',
  'score for Axis Stalingrad 1',
  'score for Axis Baku 1',
  'score for Axis Leningrad 2',
  'score for Axis Moscow 3',
  'victory Soviet decisive when Axis points 0..3',
  'victory Soviet marginal when Axis points 4..6',
  'victory nobody when Axis points 7..7',
  'victory Axis marginal when Axis points 8..18',
  'victory Axis decisive',
];

describe('verdicts by the lines of a scenario', () => {
  test.each([
    { case: 'C128', months: 'November 1941', lines: SBE3, axis: 'Kharkov, Rostov', want: 'Axis marginal' },
    {
      case: 'the lines of SBE3, all three cities captured,',
      months: 'November 1941',
      lines: SBE3,
      axis: 'Kharkov, Rostov, Sevastopol',
      want: 'Axis decisive',
    },
    {
      case: 'the lines of SBE3, one city captured,',
      months: 'November 1941',
      lines: SBE3,
      axis: 'Rostov',
      want: 'draw',
    },
    { case: 'the lines of SBE3, no city captured,', months: 'November 1941', lines: SBE3, axis: '', want: 'Soviet' },
    {
      case: 'C130',
      months: 'November 1941',
      lines: SBE5,
      axis: 'Leningrad, Moscow, Stalingrad',
      want: 'Axis decisive',
    },
    { case: 'C131', months: 'November 1942', lines: SBE6, axis: 'Baku', want: 'Axis marginal' },
    {
      case: 'C131, no city captured: the lines of SBE6',
      months: 'November 1942',
      lines: SBE6,
      axis: '',
      want: 'Soviet decisive',
    },
  ])(
    '$case: a game with the captured cities "$axis" ends as $want [SBE3.victory, SBE5.victory, SBE6.victory]',
    async ({ months, lines, axis, want }) => {
      expect(await verdict(months, lines, axis)).toBe(want);
    },
  );

  test.each([
    { case: 'C129', axis: 'Kharkov, Rostov, Sevastopol, Stalingrad, Leningrad', want: 'Soviet marginal' },
    {
      case: 'C129, one more city captured',
      axis: 'Kharkov, Rostov, Sevastopol, Stalingrad, Baku, Leningrad',
      want: 'draw',
    },
    { case: 'SBE4, no city captured', axis: '', want: 'Soviet decisive' },
    {
      case: 'SBE4, all cities captured',
      axis: 'Kharkov, Rostov, Sevastopol, Stalingrad, Baku, Leningrad, Moscow',
      want: 'Axis marginal',
    },
  ])('$case: the lines of SBE4 end the game as $want [SBE4.victory]', async ({ axis, want }) => {
    expect(await verdict('August 1941', SBE4, axis)).toBe(want);
  });

  test.each([
    { case: 'C133: two cities captured, roll of 1', axis: 'Moscow, Leningrad', dice: [1], want: 'Axis' },
    { case: 'C133: two cities captured, roll of 2', axis: 'Moscow, Leningrad', dice: [2], want: 'draw' },
    { case: 'C133: three cities captured, roll of 2', axis: 'Moscow, Leningrad, Baku', dice: [2], want: 'Axis' },
    { case: 'C133: three cities captured, roll of 3', axis: 'Moscow, Leningrad, Baku', dice: [3], want: 'draw' },
    { case: 'C133: no roll without Leningrad or Stalingrad', axis: 'Moscow, Baku', dice: [], want: 'draw' },
    { case: 'SBE9: all four cities captured', axis: BIG_FOUR, dice: [], want: 'Axis' },
  ])('$case: the victory lines of scenario SBE9 give the result $want [SBE9.victory]', async ({ axis, dice, want }) => {
    expect(await verdict('August 1941', [...sbe9('August 1941'), 'victory nobody'], axis, '', dice)).toBe(want);
  });

  const BOTH_CITIES = 'Berlin, Peenemunde';
  test.each([
    {
      case: 'C134: Berlin held in December 1944',
      months: 'December 1944..January 1945',
      held: 'Berlin',
      decisive: 'December 1944',
      want: 'Soviet decisive',
    },
    {
      case: 'C134: Berlin held in January 1945',
      months: 'December 1944..January 1945',
      held: 'Berlin',
      decisive: '',
      want: 'Soviet marginal',
    },
    {
      case: 'C132: Berlin and Peenemunde held in January 1945',
      months: 'December 1944..January 1945',
      held: BOTH_CITIES,
      decisive: '',
      want: 'Soviet marginal',
    },
    {
      case: 'SBE8: Berlin and Peenemunde held in December 1944',
      months: 'December 1944..January 1945',
      held: BOTH_CITIES,
      decisive: 'December 1944',
      want: 'Soviet decisive',
    },
  ])(
    '$case: the Soviet verdict is $want [SBE8.victory, SBE9.victory]',
    async ({ months, held: cities, decisive, want }) => {
      const lines = inMonths(cities, 'December 1944', 'January 1945').filter(
        (line) => decisive !== '' || !line.includes('decisive'),
      );
      const played = [...lines, 'ruling victory.germanSurrender = playOn'];
      expect(await verdict(months, played, '', cities)).toBe(want);
    },
  );
  test('A55: the fall of Berlin alone ends the game with a marginal victory [7.11.germany, SBE8.victory]', async () => {
    const lines = [...inMonths(BOTH_CITIES, 'December 1944', 'January 1945'), 'victory nobody'];
    expect(await verdict('December 1944..January 1945', lines, '', 'Berlin')).toBe('Soviet marginal');
    expect(await verdict('December 1944..January 1945', lines, '', '')).toBe('draw');
  });
});
