import { delayNextTick, OperationCancelled } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { Playthrough } from '../../engine/play/playthrough.js';

/** So long is played at one go, in milliseconds: then a newer key is heard. */
const AT_ONE_GO = 10;

/** Orders that are being played, pause by pause: whoever waits for them plays some of it, and whoever cannot wait the rest. */
export class PlayTask {
  private outcome: { readonly playthrough: Playthrough | undefined } | undefined;
  private time = 0;

  /**
   * @param step plays to the next pause; at the end tells what came of it
   * @param done called at the end with what came of it and the milliseconds it took
   */
  constructor(
    private readonly step: () => IteratorResult<unknown, Playthrough | undefined>,
    private readonly done: (playthrough: Playthrough | undefined, time: number) => void = () => undefined,
  ) {}

  /** Plays to the end. */
  runToEnd(): Playthrough | undefined {
    return (this.outcome ?? this.runFor(Number.POSITIVE_INFINITY))?.playthrough;
  }

  /**
   * Plays to the end while something else may happen.
   * @throws OperationCancelled when nobody wants to know any more
   */
  async run(isWanted: () => boolean, token: CancellationToken | undefined): Promise<void> {
    while (!(this.outcome ?? this.runFor(AT_ONE_GO))) {
      await delayNextTick();
      // oxlint-disable-next-line typescript/only-throw-error -- Langium's own sign
      if (token?.isCancellationRequested === true || !isWanted()) throw OperationCancelled;
    }
  }

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
