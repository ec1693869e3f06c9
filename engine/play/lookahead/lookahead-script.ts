import { SeparatePart } from '../../model/separate-part.js';
import * as included from './script.js';

type LookaheadScript = typeof included;

const part = new SeparatePart<LookaheadScript>(() => included);

/** Sets how the look-ahead player is loaded. Without this call, the look-ahead player is a part of the program. */
export const loadLookaheadWith = (loader: () => LookaheadScript): void => {
  part.loadWith(loader);
};

/** Returns the exports of the script that contains the look-ahead player. The first call loads this script. */
export const lookaheadScript = (): LookaheadScript => part.get();
