/**
 * Returns a function that computes its result only once for each object and then returns the cached result. The result
 * must depend only on properties that do not change. Otherwise, the result must itself check whether they have changed.
 */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    let value = cache.get(key);
    if (value === undefined) cache.set(key, (value = compute(key)));
    return value;
  };
}
