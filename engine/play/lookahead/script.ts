/** The look-ahead player. A bundle may load it only when the player is first used. */
export { LookaheadPlayer } from './lookahead-player.js';
