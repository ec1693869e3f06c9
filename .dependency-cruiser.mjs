/** The arrows of the house: who may import whom. `npm run layers` checks them. */

const BUILT_INS = { dependencyTypes: ['core'] };

/** Everything outside the rooms named is forbidden to `room`, packages aside. */
const onlyReaches = (room, rooms, comment) => ({
  name: `${room.replaceAll('/', '-')}-reaches-only-its-own`,
  comment,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '^(engine|preview|protocol|language-server|extension|cli|tests|scripts)/',
    pathNot: rooms.map((each) => `^${each}`),
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'No file imports itself through other files, not even for types only.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^vscode$' },
    },
    onlyReaches('engine/board', ['engine/board/'], 'The board knows cells and nothing else.'),
    onlyReaches('engine/model', ['engine/model/', 'engine/board/'], 'The model is what a file says, on a board.'),
    onlyReaches(
      'engine/play',
      ['engine/play/', 'engine/model/', 'engine/board/'],
      'Play knows moments, orders and dice, not what wargames do.',
    ),
    onlyReaches(
      'engine/mechanics',
      ['engine/mechanics/', 'engine/play/', 'engine/model/', 'engine/board/'],
      'Mechanics know no rule: words and limits are handed in.',
    ),
    onlyReaches('engine', ['engine/'], 'The rules know neither the language nor the editor.'),
    onlyReaches(
      'preview',
      ['preview/', 'engine/board/'],
      'The picture is drawn from a scene; of the engine it may know geometry.',
    ),
    onlyReaches(
      'preview/contract',
      ['preview/contract/', 'engine/board/'],
      'The contract defines what server, extension and page exchange; it knows no renderer.',
    ),
    onlyReaches(
      'protocol',
      ['protocol/', 'preview/contract/'],
      'The contract between client and server knows neither of them, only what is shown.',
    ),
    onlyReaches(
      'language-server',
      ['language-server/', 'protocol/', 'engine/', 'preview/contract/'],
      'The server turns text into models and asks the engine.',
    ),
    onlyReaches(
      'cli',
      ['cli/', 'language-server/', 'protocol/', 'preview/', 'engine/'],
      'The command line knows nothing of the editor.',
    ),
    onlyReaches('extension', ['extension/', 'protocol/', 'preview/'], 'The client knows the protocol, not the server.'),
    onlyReaches(
      'docs',
      [
        'docs/',
        'extension/(preview|commands)/',
        'extension/example-list.ts$',
        'protocol/',
        'preview/',
        'scripts/anchor.ts$',
      ],
      'The site is text; its playground borrows the talk of the panel from the extension.',
    ),
    {
      name: 'compile-knows-no-checks',
      comment: 'compile turns text into models; checks, analyses and diagnostics build on it.',
      severity: 'error',
      from: { path: '^language-server/compile/' },
      to: { path: '^language-server/(validation|analysis|diagnostics)/' },
    },
    {
      name: 'checks-know-no-analysis',
      comment: 'A check gets a compiled document; the analysis runs the checks, diagnostics show what they found.',
      severity: 'error',
      from: { path: '^language-server/validation/' },
      to: { path: '^language-server/(analysis|diagnostics)/' },
    },
    {
      name: 'analysis-knows-no-diagnostics',
      comment: 'Diagnostics are made of the findings of an analysis.',
      severity: 'error',
      from: { path: '^language-server/analysis/' },
      to: { path: '^language-server/diagnostics/' },
    },
    {
      name: 'server-draws-nothing',
      comment: 'The server makes scenes; the client draws them.',
      severity: 'error',
      from: { path: '^(language-server|protocol)/' },
      to: { path: '^preview/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-is-plain-typescript',
      comment: 'The rules run in Node, in a web worker and in a test alike.',
      severity: 'error',
      from: { path: '^engine/' },
      to: BUILT_INS,
    },
    {
      name: 'engine-knows-no-editor',
      severity: 'error',
      from: { path: '^(engine|preview)/' },
      to: { path: '(^vscode$|node_modules/(langium|vscode-|chevrotain))' },
    },
    {
      name: 'only-the-extension-knows-vscode',
      severity: 'error',
      from: { pathNot: '^(extension|tests/extension|docs/playground)/' }, // the playground stands in for it
      to: { path: '^vscode$' },
    },
    {
      name: 'web-code-has-no-built-ins',
      comment: 'Only the entries for Node, and what they alone use, may touch it.',
      severity: 'error',
      from: { path: '^(preview|protocol|extension|language-server)/', pathNot: '(-node|/node[-/].+)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rulesets-stand-alone',
      comment: 'What two games share moves to engine/mechanics.',
      severity: 'error',
      from: { path: '^engine/rulesets/([^/]+)/' },
      to: { path: '^engine/rulesets/[^/]+/', pathNot: '^engine/rulesets/$1/' },
    },
    {
      name: 'rulesets-are-reached-by-their-index',
      severity: 'error',
      from: { pathNot: '^(engine/rulesets/|tests/engine/|tests/rulesets/|fuzz/accounts/|bench/(reaching|chances))' }, // a second book of a game reads its table; the bench times a search of rtl and a round of bite alone
      to: { path: '^engine/rulesets/[^/]+/' },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The site is built beside this check, and puts down there what it makes for a moment.
    exclude: { path: '^(dist|dist-test|out)/|/\\.vitepress/\\.temp/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'browser', 'default'],
      exportsFields: ['exports'],
    },
  },
};
