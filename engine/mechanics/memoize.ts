/**
 * Memoizes a function of one object. The result is cached as long as the object exists. The result must depend only on
 * properties of the object that do not change, or the result must itself check whether they have changed.
 */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    let value = cache.get(key);
    if (value === undefined) cache.set(key, (value = compute(key)));
    return value;
  };
}
