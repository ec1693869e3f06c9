import * as included from './script.js';

/** Exports of the script that is loaded on demand. */
export type OnDemandScript = typeof included;

/** Returns the script. The bundle of the server does not include it; a loader takes the place of this function. */
let load = (): OnDemandScript => included;
let loaded: OnDemandScript | undefined;

/** Sets how the script is loaded. Without this call, the script is a part of the program, as in tests. */
export function loadOnDemandScriptWith(loader: () => OnDemandScript): void {
  load = loader;
  loaded = undefined;
}

/** Returns the script that is loaded on demand. The first call loads it. */
export const onDemandScript = (): OnDemandScript => (loaded ??= load());
