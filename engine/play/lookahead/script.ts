/** The look-ahead player, which a bundle may load when it first plays. */
export { LookaheadPlayer } from './lookahead-player.js';
