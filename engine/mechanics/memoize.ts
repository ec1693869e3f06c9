/**
 * What is made once for a thing and kept as long as the thing is: worked out of what never changes about it, or itself aware
 * of what does, so that it is no state of a game.
 */
export function memoize<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, Made>();
  return (thing) => {
    let made = known.get(thing);
    if (made === undefined) known.set(thing, (made = make(thing)));
    return made;
  };
}
