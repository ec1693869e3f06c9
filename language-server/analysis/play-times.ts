/** Play that takes longer than this, in milliseconds, waits for a pause in typing: a newer key breaks off what is under way. */
const QUICK = 25;

/** How long the orders of each document took to play, to know when they may be played with every key. */
export class PlayTimes {
  private readonly last = new Map<string, number>();

  note(uri: string, time: number): void {
    this.last.set(uri, time);
  }

  /** Unknown is not quick. */
  isQuick(uri: string): boolean {
    return (this.last.get(uri) ?? Number.POSITIVE_INFINITY) <= QUICK;
  }
}
