/**
 * The part of the server that neither its start nor the findings of a scenario need. It is a bundle of its own, which
 * is loaded with the first request that needs it.
 */
export { LookaheadPlayer } from '../../engine/play/lookahead/lookahead-player.js';
export { Debugging } from '../debugging/debugging.js';
export { SandtableHover } from '../features/hover/hover.js';
export { PlayDrafts } from '../playing/play-draft.js';
export { WorkspaceToolHost } from '../tools/workspace-tool-host.js';
export { Snapshots } from '../workspace/snapshots.js';
export { createRequestHandler, type RequestHandler } from './request-handler.js';
