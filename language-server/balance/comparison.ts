import { percentText } from '../../engine/model/number-text.js';
import { t } from '@vscode/l10n';
import type { BalanceOf } from '../../engine/play/counting/balance.js';
import { list } from '../../engine/model/words.js';
import type { Measure } from '../../engine/play/counting/counted.js';
import type { Around, Section } from '../../preview/contract/balance-report.js';
import { between, fixed, numberCells, numbersOf, percent } from './numbers.js';

/** Returns the sections that compare variants: the results of each, and the differences from the first. */
export function compareArms(arms: readonly BalanceOf[]): Section[] {
  return [resultsOfVariants(arms), differences(arms)];
}

/** Returns a row for each variant: shares of verdicts, margin and length. */
function resultsOfVariants(arms: readonly BalanceOf[]): Section {
  const verdicts = [...new Set(arms.flatMap(({ outcomes }) => outcomes.map(({ what }) => what)))];
  const ahead = arms.find(({ margin }) => margin)?.margin;
  const alike = arms
    .filter(({ differences: each }, index) => index > 0 && !each.some(isDifferent))
    .map(({ name }) => name);
  return {
    title: t('Comparison of variants'),
    ...(alike.length > 0 && {
      note: t('Variants with the same results as the first in every game: {0}.', list(alike, t('and'))),
    }),
    columns: [
      t('variant'),
      ...verdicts,
      ...(ahead ? [t('{0} ahead of {1}', ahead.of, ahead.over), percentText(95)] : []),
      t('turns'),
    ],
    names: 1,
    rows: arms.map(({ name, outcomes, margin, length }) => [
      name,
      ...verdicts.map((verdict) => percent(outcomes.find(({ what }) => what === verdict)?.value ?? 0)),
      ...(ahead ? (margin ? [fixed(margin.mean), between(...ends(margin.interval))] : ['', '']) : []),
      fixed(length.mean),
    ]),
  };
}

const ends = ([low, high]: readonly [number, number]): [string, string] => [fixed(low), fixed(high)];

/** Returns whether a variant differs from the first variant in any game. */
const isDifferent = ({ least, most }: BalanceOf['differences'][number]): boolean => least !== 0 || most !== 0;

/**
 * Returns the differences between the first variant and each of the others. The chart shows margins or, in a game
 * without points, victories.
 */
function differences(arms: readonly BalanceOf[]): Section {
  const every = arms.flatMap(({ name, differences: each }) =>
    each.filter(isDifferent).map((difference) => ({ name, difference })),
  );
  const margins = every.filter(({ difference }) => difference.of === 'margin');
  const victories = every.filter(({ difference }) => difference.of === 'victories');
  const drawn = margins.length > 0 ? margins : victories;
  const chart: Around = {
    kind: 'around',
    across: margins.length > 0 ? t('points') : t('share of the games'),
    ...(margins.length === 0 && { areShares: true }),
    bars: drawn.map(({ name, difference }) => ({
      label: `${name}: ${measureText(difference)}`,
      value: difference.mean,
      low: difference.interval[0],
      high: difference.interval[1],
    })),
  };
  return {
    title: t('Difference from the first variant, game by game'),
    note: t(
      'If an interval does not contain 0, the dice do not explain the difference. Values that are the same in every game are left out.',
    ),
    columns: [t('variant'), t('of'), ...numbersOf()],
    names: 2,
    rows: every.map(({ name, difference }) => [name, measureText(difference), ...numberCells(difference)]),
    ...(drawn.length > 0 && { chart }),
  };
}

function measureText(measure: Measure): string {
  switch (measure.of) {
    case 'points':
      return t('points of {0}', measure.side);
    case 'margin':
      return t('{0} ahead of {1}', measure.side, measure.over);
    case 'victories':
      return t('victories of {0}', measure.side);
    case 'units lost':
      return t('units lost by {0}', measure.side);
    case 'steps lost':
      return t('steps lost by {0}', measure.side);
    case 'turns played':
      return t('turns');
    case 'met':
      return t('expectation met after {0}: {1}', measure.after, measure.text);
  }
}
