import { say } from './say.js';

/** Returns a number with a fixed number of decimals and the decimal sign of the reader's language: `0.5`, `0,5`. */
export function decimalText(value: number, decimals: number): string {
  const [whole, fraction] = value.toFixed(decimals).split('.');
  return say`${whole}.${fraction}`;
}

/** Returns a number as a percentage in the reader's language: `95 %`, `95%`. */
export const percentText = (number: string | number): string => say`${String(number)} %`;
