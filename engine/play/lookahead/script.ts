/** The look-ahead player. A bundle can leave this module out, and load it when the player is first used. */
export { LookaheadPlayer } from './lookahead-player.js';
