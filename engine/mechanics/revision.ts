/**
 * Remembers the revision of the state for which a derived value was last computed. A revision is a number from 1 on.
 * The state changes this number whenever something changes on which the derived value depends.
 */
export class Revision {
  private last = 0;

  /**
   * Remembers the current revision. Returns true if it differs from the remembered one, so that the value must be
   * computed again.
   */
  update(revision: number): boolean {
    if (this.last === revision) return false;
    this.last = revision;
    return true;
  }
}

/** A cache of values by key. All values are valid for one revision of a state. */
export class RevisionCache<Key, Value> {
  private readonly revision = new Revision();
  private readonly values = new Map<Key, Value>();

  /**
   * Returns the cached value of a key for a revision; undefined if the value is not cached. A new revision drops all
   * values.
   */
  get(key: Key, revision: number): Value | undefined {
    if (this.revision.update(revision)) this.values.clear();
    return this.values.get(key);
  }

  /** Caches a value for the revision of the last {@link get} call, and returns the value. */
  set(key: Key, value: Value): Value {
    this.values.set(key, value);
    return value;
  }
}
