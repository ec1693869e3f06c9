/** Formats halves as `1½`, `½`, `-½`; leaves other values unchanged. */
export function fraction(value: string | number | boolean): string {
  const number = Number(value);
  if (!Number.isInteger(number * 2) || Number.isInteger(number)) return String(value);
  const whole = Math.floor(Math.abs(number));
  return `${number < 0 ? '-' : ''}${whole === 0 ? '' : whole}½`;
}
