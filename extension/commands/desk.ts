import type { Server } from '../client/server.js';
import type { Previews } from '../preview/previews.js';

/** What commands work with. */
export interface Desk {
  readonly server: Server;
  readonly previews: Previews;
}
