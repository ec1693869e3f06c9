import * as vscode from 'vscode';
import type { PreviewParams } from '../../protocol/preview.js';
import type { FromPreview } from '../../preview/contract/messages.js';
import type { Games } from '../../preview/contract/games.js';
import type { PageChannel } from './page-channel.js';
import type { PanelServer } from './panel-context.js';

/** Plays series of games of a document, at most one series at a time, and reports their results to the page. */
export class GameSeries {
  /** Token that cancels the last series; undefined before the first series. */
  private last: vscode.CancellationTokenSource | undefined;
  /** True if the text changed since the series started. */
  private isEdited = false;

  constructor(
    private readonly server: PanelServer,
    private readonly channel: PageChannel,
  ) {}

  /** Plays a series of games. Cancels a series that is still running. */
  async play(
    { runs, seed }: Pick<Extract<FromPreview, { type: 'games' }>, 'runs' | 'seed'>,
    { uri, umpire, as }: PreviewParams,
  ): Promise<void> {
    this.stop();
    this.isEdited = false;
    const own = (this.last = new vscode.CancellationTokenSource());
    const report = (games: Games, isOver: boolean): void => {
      if (this.last === own) this.channel.post({ type: 'games', games, isOver });
    };
    const params = { uri, runs, seed, umpire, ...(as !== undefined && { as }) };
    const found = await this.server.askInParts('sandtable/games', params, own.token, (games) => {
      report(games, false);
    });
    if (found) report(found, true);
    else this.channel.showProblem(vscode.l10n.t('The games could not be played. See the Sandtable log for details.'));
  }

  /** Marks the results as out of date. Does nothing if no games were played, or if the results are already marked. */
  markEdited(): void {
    if (this.last === undefined || this.isEdited) return;
    this.isEdited = true;
    this.channel.post({ type: 'edited' });
  }

  stop(): void {
    this.last?.cancel();
  }

  /** Stops the series and discards its later results, because they were played for another viewer. */
  discard(): void {
    this.stop();
    this.last = undefined;
  }
}
