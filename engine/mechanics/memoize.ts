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

/**
 * Returns a function that computes its result only once for each key object, such as the map of a game’s state. The
 * result must depend only on properties of the key that do not change.
 */
export function memoizeBy<From, Value>(
  keyOf: (from: From) => object,
  compute: (from: From) => Value,
): (from: From) => Value {
  const cache = new WeakMap<object, Value>();
  return (from) => {
    const key = keyOf(from);
    let value = cache.get(key);
    if (value === undefined) cache.set(key, (value = compute(from)));
    return value;
  };
}
