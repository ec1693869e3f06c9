/**
 * The CSS of a report. In an editor, a report has the colours of the editor's theme. In a browser, it has light or dark
 * colours, as the user prefers.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ink: var(--vscode-editor-foreground, light-dark(#24221d, #e4e0d6));
  --paper: var(--vscode-editor-background, light-dark(#fbf9f3, #1f1e1b));
  --line: var(--vscode-panel-border, light-dark(#cfc8b6, #4a473f));
  --bar: light-dark(#8fb0cf, #3f6a93);
  --one: var(--vscode-charts-blue, light-dark(#35618e, #7fb0e0));
  --two: var(--vscode-charts-red, light-dark(#a3372f, #ef8b80));
  --three: var(--vscode-charts-green, light-dark(#3c6b33, #8fc684));
  --four: var(--vscode-charts-orange, light-dark(#8a5a12, #e2b25c));
}
.vscode-light { color-scheme: light; }
.vscode-dark, .vscode-high-contrast { color-scheme: dark; }
.vscode-high-contrast-light { color-scheme: light; }
body { margin: 0; padding: 0 1.5rem 3rem; background: var(--paper); color: var(--ink); font: 14px/1.5 var(--vscode-font-family, system-ui, sans-serif); }
main { max-width: 70rem; margin: auto; }
h1 { font-size: 1.5rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; }
.table { overflow-x: auto; scrollbar-width: thin; scrollbar-color: var(--bar) transparent; }
.table:focus-visible { outline: 1px solid var(--one); }
table { border-collapse: collapse; }
th, td { padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td { font-variant-numeric: tabular-nums; }
a { color: var(--vscode-textLink-foreground, var(--one)); }
th.number, td.number { text-align: right; }
th, td.number { white-space: nowrap; }
td:not(.number) { min-width: 8rem; }
svg { display: block; max-width: 100%; height: auto; margin: .5rem 0; }
svg text { fill: var(--ink); font: 12px var(--vscode-font-family, system-ui, sans-serif); }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
.axis { stroke: var(--line); fill: none; }
.bar { fill: var(--bar); }
.sure { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.point { fill: var(--one); }
.curve { fill: none; stroke-width: 2; }
.band { opacity: .18; }
.s0 { stroke: var(--one); fill: var(--one); }
.s1 { stroke: var(--two); fill: var(--two); }
.s2 { stroke: var(--three); fill: var(--three); }
.s3 { stroke: var(--four); fill: var(--four); }
path.curve { fill: none; }
summary { cursor: pointer; }
`;
