/**
 * Fits times to sizes by a power law (least squares on logarithmic scales) and returns the exponent. With exponent 1,
 * twice the size takes twice as long. With exponent 0, the time does not depend on the size.
 */
export function exponent(sizes: readonly number[], times: readonly number[]): number {
  const xs = sizes.map(Math.log);
  const ys = times.map(Math.log);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, each, i) => sum + (each - x) * (ys[i] - y), 0);
  return over / xs.reduce((sum, each) => sum + (each - x) ** 2, 0);
}
