/**
 * How work grows with its size: the slope of the line through the points on logarithmic scales, by least squares. 1: twice as
 * much takes twice as long; 0: it takes no longer.
 */
export function exponent(sizes: readonly number[], times: readonly number[]): number {
  const xs = sizes.map(Math.log);
  const ys = times.map(Math.log);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, each, i) => sum + (each - x) * (ys[i] - y), 0);
  return over / xs.reduce((sum, each) => sum + (each - x) ** 2, 0);
}
