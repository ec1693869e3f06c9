import type { Plugin } from 'esbuild';

/** Leaves what speaks the Model Context Protocol, with its library, in a file of its own: no other command loads it. */
export const mcpBeside: Plugin = {
  name: 'mcp beside',
  setup(build) {
    build.onResolve({ filter: /\/mcp\/serve\.js$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './mcp.mjs', external: true } : undefined,
    );
  },
};
