import { t } from '@vscode/l10n';
import { NOWHERE } from '../../engine/board/board.js';
import type { Preview } from '../contract/preview.js';
import type { PreviewState } from '../contract/preview-state.js';
import { PALETTES } from '../render/palette.js';
import { describeCell } from './map/describe.js';
import type { Maps } from './maps.js';
import { forcesPage, type ForcesPage } from './pages/forces-page.js';
import { gamesPage, type GamesPage } from './pages/games-page.js';
import { scorePage, scoreText, type ScoreEvents } from './pages/score.js';
import type { PanelContext } from './panel-context.js';
import { filterButton } from './record/filter.js';
import { seedButton } from './record/seed.js';
import { timeline, type Timeline } from './record/timeline.js';
import { themeOf } from './theme.js';
import { dock, type Dock } from './ui/dock.js';
import { h } from './ui/dom.js';

/** The dock with its pages. */
export interface DockPages {
  readonly element: HTMLElement;
  readonly dock: Dock;
  readonly timeline: Timeline;
  readonly games: GamesPage;
  readonly forces: ForcesPage;
  /** Shows the score and the seed of a new picture. */
  update(preview: Preview, wanted: PreviewState): void;
  /** Passes the colours of the picture and the selected cell to the Forces page. */
  show(preview: Preview): void;
  /** Filters the game record by the filter that the user chose, and by the selected unit. */
  readonly filterRecord: () => void;
  /** Requests the rows of the Forces page while the page is open. */
  readonly requestForces: () => void;
}

export function createDockPages(panel: PanelContext, { main, compared }: Maps): DockPages {
  const { state, post, postAndWait, busy, body, actions } = panel;
  const { colourOf } = state;

  const seed = seedButton({
    seed: (seed) => {
      postAndWait({ type: 'seed', seed });
    },
    runAgain: () => {
      postAndWait({ type: 'runAgain' });
    },
    keep: (seed) => {
      post({ type: 'keepSeed', seed });
    },
    compare: (seed) => {
      actions.compare({ seed });
    },
    games: () => {
      pages.choose('games');
      games.focus();
    },
  });
  const record = timeline(
    {
      preview: () => state.preview,
      chose(moment) {
        main.letGo();
        main.march.end();
        if (state.preview) state.preview = { ...state.preview, moment };
        busy.begin();
        compared.ask(moment);
      },
      open: (place) => {
        post({ type: 'openPlace', place });
      },
      writeDown: (moment) => {
        postAndWait({ type: 'writeDown', moment });
      },
      speed: (speed) => {
        state.save({ speed });
      },
      changed: actions.layOut,
      colourOf,
    },
    main.march,
    seed.element,
    state.saved.speed,
  );
  const games = gamesPage({
    play: (runs, seed) => {
      post({ type: 'games', runs, seed });
    },
    stop: () => {
      post({ type: 'stopGames' });
    },
    open(seed, moment) {
      postAndWait({ type: 'game', seed, ...(moment !== undefined && { moment }) });
      if (moment !== undefined) pages.choose('record');
    },
    choose(moment) {
      pages.choose('record');
      actions.chooseMoment(moment);
    },
    colourOf,
  });
  const forces = forcesPage({
    open: (place) => {
      post({ type: 'openPlace', place });
    },
    pickUp: (counter) => {
      main.pickUp([counter]);
    },
    putDown: main.putDownAt,
    placeAll: (name) => {
      if (state.cell !== undefined) post({ type: 'moveCounters', counters: [name], from: NOWHERE, to: state.cell });
    },
    colourOf,
  });
  const score = h('div', { class: 'score-page' });
  const scoreEvents: ScoreEvents = {
    goTo: main.goTo,
    open: (place) => {
      post({ type: 'openPlace', place });
    },
    colourOf,
  };
  const points = h('span', { class: 'points' });
  const filter = filterButton(
    () => state.saved.filter,
    () => state.unit !== undefined,
    (filter) => {
      state.save({ filter });
      filterRecord();
    },
  );
  const pages = dock(
    [
      { key: 'record', label: t('Record'), body: record.page },
      { key: 'forces', label: t('Forces'), body: forces.element },
      { key: 'score', label: t('Score'), body: score },
      { key: 'games', label: t('Games'), body: games.element },
      { key: 'differences', label: t('Differences'), body: compared.page },
    ],
    [points, filter, ...record.tools],
    (page) => {
      body.dataset.page = page;
      requestForces();
    },
  );
  pages.offer('differences', false);

  function filterRecord(): void {
    const { unit, saved } = state;
    record.setFilter(saved.filter === 'unit' && unit === undefined ? 'all' : saved.filter, unit);
  }

  function requestForces(): void {
    if (body.dataset.page === 'forces') post({ type: 'forces' });
  }

  return {
    element: pages.element,
    dock: pages,
    timeline: record,
    games,
    forces,
    update(preview, wanted) {
      points.textContent = scoreText(preview.score);
      score.replaceChildren(...scorePage(preview, scoreEvents));
      games.onMap({
        seed: preview.seed,
        points: (side) => pointsOf(preview, side),
        momentOf: (address) => preview.moments.find((moment) => moment.address === address)?.number,
      });
      seed.show(preview.seed, wanted);
    },
    show({ scene }) {
      const selected = state.cell === undefined ? undefined : describeCell(scene, state.cell).label;
      forces.look(scene.sides, PALETTES[themeOf(document.body.classList)], selected);
    },
    filterRecord,
    requestForces,
  };
}

const pointsOf = ({ score }: Preview, side: string): number =>
  score.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0);
