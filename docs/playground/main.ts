/**
 * The playground: an example as text, the panel next to it, the language server in a worker. It sends nothing over the
 * network.
 */
import { t } from '@vscode/l10n';
import { editor } from 'monaco-editor';
import { runTurn } from '../../extension/commands/run-turn.js';
import type { CommandContext } from '../../extension/commands/command-context.js';
import { EXAMPLES } from '../../extension/example-list.js';
import { PlayMemory } from '../../extension/preview/play/play-memory.js';
import { openPlace } from '../../extension/preview/places.js';
import { PreviewPanel } from '../../extension/preview/panel.js';
import { COMMANDS } from '../../protocol/commands.js';
import { anchorOf } from '../../scripts/anchor.js';
import { colourTexts } from './colours.js';
import { exampleText, filesOf, pathOf, uriOf } from './examples.js';
import { languageOfPage, linkToHome, offerOtherLanguage, queryFor } from './language.js';
import './page.css';
import { panelIn } from './panel-frame.js';
import { Server } from './server.js';
import { commands, documentOf, modelOf, Uri as OurUri } from './vscode.js';

/** Delay before the map follows the cursor, in milliseconds, so that it does not follow every arrow key. */
const FOLLOW_DELAY_MS = 80;

const part = (id: string): HTMLElement => document.getElementById(id)!;
const [examples, files, map] = [part('example'), part('file'), part('map')] as [
  HTMLSelectElement,
  HTMLSelectElement,
  HTMLIFrameElement,
];

Object.assign(globalThis, { MonacoEnvironment: { getWorker: () => new Worker('editor.worker.js') } });

const isDark = wantsDark();
document.documentElement.classList.toggle('dark', isDark);
await colourTexts();
const server = new Server((uris) => {
  if (panel && uris.has(panel.document.toString())) void panel.textChanged();
});
const code = editor.create(part('text'), {
  model: null,
  theme: isDark ? 'dark' : 'light',
  automaticLayout: true,
  'semanticHighlighting.enabled': true,
  wordBasedSuggestions: 'off',
  minimap: { enabled: false },
  fixedOverflowWidgets: true,
  tabSize: 2,
});
let panel: PreviewPanel | undefined;
/** The choices of the start form, for each file. They are lost when the page is reloaded, as the texts are. */
const choices = new Map<string, unknown>();
const playMemory = new PlayMemory({
  get: (key: string) => choices.get(key) as never,
  update: (key, value) => {
    choices.set(key, value);
    return Promise.resolve();
  },
});

offerExamples();
linkToHome(part('home') as HTMLAnchorElement);
offerOtherLanguage(part('language') as HTMLAnchorElement, () => examples.value);
registerCommands();
examples.addEventListener('change', () => {
  history.pushState(null, '', queryFor(examples.value));
  void openExample();
});
window.addEventListener('popstate', () => void openExample());
files.addEventListener('change', () => void openFile(files.value));
part('run').addEventListener('click', () => void run());
part('rest').addEventListener('click', () => void resetExample());
code.onDidChangeModel(() => {
  files.value = code.getModel()?.uri.toString(true) ?? '';
});
followCursor();
await openExample();

/** Returns whether the theme is dark: the reader's choice on the site, otherwise that of the system. */
function wantsDark(): boolean {
  const chosen = localStorage.getItem('vitepress-theme-appearance');
  if (chosen === 'dark' || chosen === 'light') return chosen === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

function offerExamples(): void {
  for (const [game, offered] of Object.entries(EXAMPLES)) {
    const group = document.createElement('optgroup');
    group.label = t(game);
    group.append(...offered.map(({ path, title, about }) => new Option(`${t(title)}: ${t(about)}`, path)));
    examples.append(group);
  }
}

/** Opens an example and its map: the example named in the query of the URL or, if there is none, the first example. */
async function openExample(): Promise<void> {
  const named = new URLSearchParams(location.search).get('example');
  const offered = [...examples.options];
  examples.value = (offered.find(({ value }) => value === named) ?? offered[0]).value;
  const uri = uriOf(examples.value);
  const all = await filesOf(uri);
  files.hidden = all.length === 1;
  files.replaceChildren(...all.map((each) => new Option(pathOf(each), each)));
  await openFile(uri);
  if (panel) panel.turnTo(OurUri.parse(uri));
  else {
    const home = OurUri.parse(new URL('.', location.href).href);
    panel = new PreviewPanel(OurUri.parse(uri), panelIn(map, isDark), home, server, { umpire: false }, playMemory);
  }
}

async function openFile(uri: string): Promise<void> {
  code.setModel(await modelOf(uri));
}

async function resetExample(): Promise<void> {
  for (const { value } of files.options) {
    const [text, model] = [await exampleText(value), await modelOf(value)];
    if (text !== undefined && model.getValue() !== text) model.setValue(text);
  }
}

/** Plays the file of the map, by default completely, otherwise to the end of the given turn. */
async function run(turn?: number): Promise<void> {
  if (!panel) return;
  const desk = { previews: { open: () => panel, active: panel } } as unknown as CommandContext;
  await runTurn(desk, panel.document.toString(), turn);
}

function registerCommands(): void {
  const ours: Readonly<Record<string, (...given: never[]) => unknown>> = {
    [COMMANDS.runTurn]: (_uri: string, turn?: number) => run(turn),
    [COMMANDS.preview]: () => panel?.refresh(),
    [COMMANDS.play]: () => panel?.play.open(),
    [COMMANDS.explainRule]: explainRule,
    undo: () => {
      code.trigger('panel', 'undo', undefined);
    },
    redo: () => {
      code.trigger('panel', 'redo', undefined);
    },
  };
  for (const [name, act] of Object.entries(ours)) {
    commands.registerCommand(name, act);
    // The editor of the page has its own commands `undo` and `redo`.
    if (name === 'undo' || name === 'redo') continue;
    editor.registerCommand(name, (_accessor, ...given) => void act(...(given as never[])));
  }
}

/** Opens a rule on the page of its game on this site. Shows a rule that a file declares in the text. */
async function explainRule(ruleset: string, rule: string): Promise<void> {
  const rules = await server.ask('sandtable/rules', {});
  const found = rules?.find((each) => each.ruleset === ruleset && each.rule === rule);
  if (found?.place) await openPlace(found.place);
  else if (found)
    window.open(
      `../${languageOfPage() === 'it' ? 'it/' : ''}rulesets/${found.book ?? ruleset}.html#${anchorOf(`${rule} ${found.title}`)}`,
      '_blank',
      'noopener',
    );
}

/** When the cursor moves, highlights the cells on the map that the text at the cursor refers to. */
function followCursor(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  code.onDidChangeCursorPosition(({ position }) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const model = code.getModel();
      if (model) void panel?.follow(documentOf(model), position as never);
    }, FOLLOW_DELAY_MS);
  });
  code.onDidChangeModelContent(() => {
    const model = code.getModel();
    if (model) panel?.edited(documentOf(model).uri);
  });
}
