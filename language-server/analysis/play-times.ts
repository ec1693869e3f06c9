/**
 * If playing the orders takes no longer than this, they are played after every edit; otherwise only after a pause in
 * typing.
 */
const QUICK_PLAY_MS = 25;

/**
 * The time that the last play of the orders of each document took. The time decides whether the orders are played after
 * every edit.
 */
export class PlayTimes {
  private readonly last = new Map<string, number>();

  /**
   * Stores how long the last play of a document took.
   * @param time in milliseconds
   */
  note(uri: string, time: number): void {
    this.last.set(uri, time);
  }

  /** Returns whether play took at most {@link QUICK_PLAY_MS}; false for a document that has not been played. */
  isQuick(uri: string): boolean {
    return (this.last.get(uri) ?? Number.POSITIVE_INFINITY) <= QUICK_PLAY_MS;
  }
}
