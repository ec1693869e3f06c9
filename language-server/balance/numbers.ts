import { decimalText, percentText } from '../../engine/model/number-text.js';
import { t } from '@vscode/l10n';
import type { Numbers } from '../../engine/play/counting/balance.js';
import type { Estimate } from '../../engine/play/counting/spread.js';
import type { Cell } from '../../preview/contract/balance-report.js';

export const between = (low: Cell, high: Cell): string => t('{0} to {1}', low, high);
export const percent = (share: number): string => percentText(decimalText(100 * share, 1));
export const interval = ({ interval: [low, high] }: Pick<Estimate, 'interval'>): string =>
  between(percent(low), percent(high));
/** Formats a number with two decimals; avoids `-0.00`. */
export const fixed = (number: number): string => decimalText(Math.abs(number) < 0.005 ? 0 : number, 2);
export const numbersOf = (): string[] => [
  t('mean'),
  percentText(95),
  t('deviation'),
  t('least'),
  t('middle half'),
  t('median'),
  t('most'),
];

export const numberCells = ({
  mean,
  interval: [low, high],
  deviation,
  least,
  most,
  median,
  middle,
}: Omit<Numbers, 'counts'>): Cell[] => [
  fixed(mean),
  between(fixed(low), fixed(high)),
  fixed(deviation),
  least,
  between(middle[0], middle[1]),
  median,
  most,
];
