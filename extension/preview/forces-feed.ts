import type { ForcesRow } from '../../preview/contract/forces.js';
import type { PreviewParams } from '../../protocol/preview.js';
import type { PanelServer } from './panel-context.js';

/**
 * Keeps the Forces page up to date. Requests its rows from the server, and sends them to the page only if they have
 * changed.
 */
export class ForcesFeed {
  /** The rows last sent, as JSON. */
  private sent: string | undefined;

  constructor(
    private readonly server: Pick<PanelServer, 'ask'>,
    private readonly show: (rows: readonly ForcesRow[]) => void,
  ) {}

  /** Called when the page reloads. */
  restart(): void {
    this.sent = undefined;
  }

  async refresh(params: PreviewParams): Promise<void> {
    const rows = await this.server.ask('sandtable/forcesRows', params);
    const json = JSON.stringify(rows);
    if (!rows || json === this.sent) return;
    this.sent = json;
    this.show(rows);
  }
}
