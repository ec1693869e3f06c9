import { delayNextTick, OperationCancelled } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { Playthrough } from '../../engine/play/playthrough.js';

/** Maximum time for which orders are played before the server handles other messages. */
const SLICE_MS = 10;

/**
 * Plays orders step by step: asynchronously in time slices, or synchronously to the end; both continue the same game.
 */
export class PlayTask {
  private outcome: { readonly playthrough: Playthrough | undefined } | undefined;
  private time = 0;

  /**
   * Creates a task that has not begun to play.
   * @param step plays to the next pause; the last call returns the playthrough
   * @param done called once at the end with the playthrough and the time of play in milliseconds
   */
  constructor(
    private readonly step: () => IteratorResult<unknown, Playthrough | undefined>,
    private readonly done: (playthrough: Playthrough | undefined, time: number) => void = () => undefined,
  ) {}

  /** Plays to the end and returns the playthrough; undefined if there is nothing to play. */
  runToEnd(): Playthrough | undefined {
    return (this.outcome ?? this.runFor(Number.POSITIVE_INFINITY))?.playthrough;
  }

  /**
   * Plays to the end in time slices, between which the server handles other messages.
   * @param isCurrent whether the texts are unchanged
   * @throws OperationCancelled when the texts have changed or `token` is cancelled
   */
  async run(isCurrent: () => boolean, token: CancellationToken | undefined): Promise<void> {
    while (!(this.outcome ?? this.runFor(SLICE_MS))) {
      await delayNextTick();
      // oxlint-disable-next-line typescript/only-throw-error -- Langium's own value
      if (token?.isCancellationRequested === true || !isCurrent()) throw OperationCancelled;
    }
  }

  /**
   * Plays for a limited time. Returns the outcome; undefined if the game has not ended yet.
   * @param budget time in milliseconds
   */
  private runFor(budget: number): typeof this.outcome {
    const began = performance.now();
    while (!this.outcome && performance.now() - began < budget) {
      const { done, value } = this.step();
      if (done === true) this.outcome = { playthrough: value };
    }
    this.time += performance.now() - began;
    if (this.outcome) this.done(this.outcome.playthrough, this.time);
    return this.outcome;
  }
}
