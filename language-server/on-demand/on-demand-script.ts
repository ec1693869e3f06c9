import { SeparatePart } from '../../engine/model/separate-part.js';
import * as included from './script.js';

/** Exports of the script of the server that is loaded on demand. */
export type OnDemandScript = typeof included;

const part = new SeparatePart<OnDemandScript>(() => included);

/** Sets the function that loads this script. Without this call, the script is a part of the program. */
export const loadOnDemandScriptWith = (loader: () => OnDemandScript): void => {
  part.loadWith(loader);
};

/** Returns the exports of the script that is loaded on demand. The first call loads the script. */
export const onDemandScript = (): OnDemandScript => part.get();
