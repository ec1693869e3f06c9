/**
 * The part of the server that is not needed to start the server or to find errors in a scenario. This part is a
 * separate bundle. The first request that needs the part loads the bundle.
 */
export { LookaheadPlayer } from '../../engine/play/lookahead/lookahead-player.js';
export { Debugging } from '../debugging/debugging.js';
export { SandtableHover } from '../features/hover/hover.js';
export { PlayDrafts } from '../playing/play-draft.js';
export { WorkspaceToolHost } from '../tools/workspace-tool-host.js';
export { Snapshots } from '../workspace/snapshots.js';
export { createRequestHandler, type RequestHandler } from './request-handler.js';
