import type { Plugin } from 'esbuild';

/** Keeps the script that reads and plays declared rulesets out of a bundle, which loads the script when it needs it. */
export const separateRulesetScript: Plugin = {
  name: 'separate ruleset script',
  setup(build) {
    build.onLoad({ filter: /language-server[\\/]rulesets[\\/]script\.ts$/ }, () => ({ contents: 'export {};' }));
  },
};
