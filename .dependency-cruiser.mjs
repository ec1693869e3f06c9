/** Rules for imports between the rooms (top-level folders) of the project. `npm run layers` checks them. */

const BUILT_INS = { dependencyTypes: ['core'] };

/** Creates a rule: files of `room` may import only from `rooms` and from packages. */
const onlyReaches = (room, rooms, comment) => ({
  name: `${room.replaceAll('/', '-')}-imports-only-allowed-rooms`,
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
    onlyReaches('engine/board', ['engine/board/'], 'The board depends on no other room.'),
    onlyReaches('engine/model', ['engine/model/', 'engine/board/'], 'The model of a file depends only on the board.'),
    onlyReaches(
      'engine/play',
      ['engine/play/', 'engine/model/', 'engine/board/'],
      'Play handles moments, orders and dice. It does not depend on mechanics of wargames.',
    ),
    onlyReaches(
      'engine/mechanics',
      ['engine/mechanics/', 'engine/play/', 'engine/model/', 'engine/board/'],
      'Mechanics do not depend on a ruleset: words and limits are parameters.',
    ),
    onlyReaches('engine', ['engine/'], 'The engine does not depend on the language or the editor.'),
    onlyReaches(
      'preview',
      ['preview/', 'engine/board/'],
      'The preview draws a scene. Of the engine it may import only the geometry of the board.',
    ),
    onlyReaches(
      'preview/contract',
      ['preview/contract/', 'engine/board/'],
      'The contract defines the data that server, extension and page exchange. It does not depend on a renderer.',
    ),
    onlyReaches(
      'protocol',
      ['protocol/', 'preview/contract/'],
      'The protocol depends on neither client nor server, only on the contract of the preview.',
    ),
    onlyReaches(
      'language-server',
      ['language-server/', 'protocol/', 'engine/', 'preview/contract/'],
      'The server compiles text to models and calls the engine.',
    ),
    onlyReaches(
      'cli',
      ['cli/', 'language-server/', 'protocol/', 'preview/', 'engine/'],
      'The command line does not depend on the extension.',
    ),
    onlyReaches(
      'extension',
      ['extension/', 'protocol/', 'preview/'],
      'The client depends on the protocol, not on the server.',
    ),
    onlyReaches(
      'docs',
      [
        'docs/',
        'extension/(preview|commands)/',
        'extension/example-list.ts$',
        'protocol/',
        'preview/',
        'scripts/(anchor|citations|load-book|ruleset-page|run).ts$',
      ],
      'The site is text. It generates pages of the games with the scripts of `npm run docs`, and its playground reuses the message handling of the panel from the extension.',
    ),
    {
      name: 'compile-knows-no-checks',
      comment: 'The compiler depends on no checks, analyses or diagnostics; they depend on it.',
      severity: 'error',
      from: { path: '^language-server/compile/' },
      to: { path: '^language-server/(validation|analysis|diagnostics)/' },
    },
    {
      name: 'checks-know-no-analysis',
      comment: 'A check reads a compiled document. The analysis runs the checks, and diagnostics show their findings.',
      severity: 'error',
      from: { path: '^language-server/validation/' },
      to: { path: '^language-server/(analysis|diagnostics)/' },
    },
    {
      name: 'analysis-knows-no-diagnostics',
      comment: 'Diagnostics are created from the findings of an analysis.',
      severity: 'error',
      from: { path: '^language-server/analysis/' },
      to: { path: '^language-server/diagnostics/' },
    },
    {
      name: 'server-draws-nothing',
      comment: 'The server creates scenes and the client draws them, so the server imports only types of the preview.',
      severity: 'error',
      from: { path: '^(language-server|protocol)/' },
      to: { path: '^preview/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-is-plain-typescript',
      comment: 'The engine runs in Node and in a web worker, so it imports no built-in modules of Node.',
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
      from: { pathNot: '^(extension|tests/extension|docs/playground)/' }, // The playground implements a substitute for the module vscode.
      to: { path: '^vscode$' },
    },
    {
      name: 'web-code-has-no-built-ins',
      comment:
        'Code that runs in a web worker imports no built-in modules. Only the entry files for Node and their helpers do.',
      severity: 'error',
      from: { path: '^(preview|protocol|extension|language-server)/', pathNot: '(-node|/node[-/].+)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rulesets-stand-alone',
      comment: 'Games do not import each other. Code that two games need belongs in engine/mechanics.',
      severity: 'error',
      from: { path: '^engine/rulesets/([^/]+)/' },
      to: { path: '^engine/rulesets/[^/]+/', pathNot: '^engine/rulesets/$1/' },
    },
    {
      name: 'rulesets-are-reached-by-their-index',
      severity: 'error',
      from: {
        pathNot:
          '^(engine/rulesets/|tests/engine/|tests/rulesets/|tests/l10n/|fuzz/accounts/|bench/(reaching|chances))',
      }, // The fuzzer compares with its own tables, and the bench measures a search of rtl and a round of bite.
      to: { path: '^engine/rulesets/[^/]+/' },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: { pathNot: '^tests/|^bench/coded-twin' }, // The bench compares a declared game with the same game in code.
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The build of the site may run in parallel and writes temporary files there.
    exclude: { path: '^(dist|dist-test|out)/|/\\.vitepress/\\.temp/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'browser', 'default'],
      exportsFields: ['exports'],
    },
  },
};
