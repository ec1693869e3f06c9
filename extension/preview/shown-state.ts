import type { PreviewParams } from '../../protocol/preview.js';
import { reducePreviewState, type StateMessage } from '../../preview/contract/preview-state-reducer.js';
import type { PreviewState } from '../../preview/contract/preview-state.js';

/** The state that a panel shows of its document: game, moment, viewer and comparison. */
export class ShownState {
  /**
   * The panel's state before it showed another game, such as the game of the debugger. Undefined while the panel shows
   * its own game.
   */
  private before: PreviewState | undefined;
  /** Id of the other game. Edits of the text do not affect that game. */
  private gameId: number | undefined;

  constructor(private state: PreviewState) {}

  get current(): PreviewState {
    return this.state;
  }

  update(change: Partial<PreviewState>): void {
    this.state = { ...this.state, ...change };
  }

  /** Updates the state according to a message from the page. */
  reduce(message: StateMessage): void {
    this.state = reducePreviewState(this.state, message);
  }

  /** Resets the state for another document. Only the choice to show hidden values is kept. */
  reset(): void {
    this.state = { umpire: (this.before ?? this.state).umpire };
    this.before = undefined;
    this.gameId = undefined;
  }

  /** Shows the game of a debug session, at its moment and with its viewer. */
  enterGame({ moment, seed, umpire = false, as, debuggedGame: gameId }: PreviewParams): void {
    this.before ??= this.state;
    this.gameId = gameId;
    this.update({ moment, seed, unanswered: undefined, umpire, as });
  }

  /**
   * Returns to the file's own game and viewer, at the moment that the other game had reached. Returns false if no other
   * game is shown.
   */
  leaveGame(): boolean {
    if (this.before === undefined) return false;
    const { seed, unanswered, umpire, as } = this.before;
    this.before = undefined;
    this.gameId = undefined;
    this.update({ seed, unanswered, umpire, as });
    return true;
  }

  /** Returns the parameters of requests for the picture of a document. */
  params(uri: string): PreviewParams {
    const { moment, seed, unanswered, playing, umpire, as } = this.state;
    return {
      uri,
      seed,
      unanswered,
      umpire,
      ...(playing !== undefined && this.gameId === undefined && { playing }),
      ...(moment !== undefined && { moment }),
      ...(as !== undefined && { as }),
      ...(this.gameId !== undefined && { debuggedGame: this.gameId }),
    };
  }
}
