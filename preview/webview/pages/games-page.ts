import { decimalText } from '../number-text.js';
import { t } from '@vscode/l10n';
import { sideName } from '../terms.js';
import type { BattleResults, Games, PointsSpread } from '../../contract/games.js';
import { button, h, set } from '../ui/dom.js';
import { drawn } from '../ui/icons.js';
import { pointsChart } from './points-chart.js';
import { percent, resultBars } from './result-bars.js';

export interface GamesEvents {
  readonly play: (runs: number, seed: string) => void;
  readonly stop: () => void;
  /** Opens one of the games at a moment. By default, opens it at the end of the game. */
  readonly open: (seed: string, moment?: number) => void;
  /** Shows a moment of the current game on the map. */
  readonly choose: (moment: number) => void;
  readonly colourOf: (side: string) => string;
}

/** The game on the map: its seed, and the points of each side. */
export interface OnMap {
  readonly seed: string;
  readonly points: (side: string) => number;
  /**
   * Returns the moment in which the dice with this address are rolled, or undefined if this game does not roll them.
   */
  readonly momentOf: (address: string) => number | undefined;
}

export interface GamesPage {
  readonly element: HTMLElement;
  readonly focus: () => void;
  readonly show: (games: Games, isOver: boolean) => void;
  /** Sets the game that the map shows. The page marks this game in its results. */
  readonly onMap: (game: OnMap) => void;
  readonly edited: () => void;
  /** Clears the results after the viewer has changed, because the new viewer may not be allowed to see them. */
  readonly forget: () => void;
}

/**
 * Creates the Games page: starts a series of games, shows its progress and the distributions of points and battle
 * results, and opens single games.
 */
export function gamesPage(events: GamesEvents): GamesPage {
  const runs = h('input', { type: 'number', id: 'runs', min: 1, max: 10_000, value: 300 });
  const seed = h('input', { type: 'text', id: 'games-seed', spellcheck: 'false', autocomplete: 'off', size: 14 });
  const play = h('button', { type: 'submit', class: 'play' }, drawn('play'), t('Play'));
  const cancel = button(t('Cancel'), t('Cancel'), events.stop, { hidden: true });
  const bar = h('progress', { 'aria-label': t('Games played'), hidden: true });
  const state = h('output', { class: 'muted state' });
  const form = h(
    'form',
    { class: 'games-form' },
    runs,
    h('label', { for: runs.id }, t('games')),
    h('label', { for: seed.id }, t('from seed')),
    seed,
    play,
    cancel,
    state,
  );
  const stale = h(
    'p',
    { class: 'warning', role: 'status', hidden: true },
    t('The text has changed. Play again to update these results.'),
  );
  const found = h('div', { class: 'found-games' });
  const element = h('div', { class: 'games-page' }, form, bar, stale, found);
  let games: Games | undefined;
  let side: string | undefined;
  let shown: OnMap | undefined;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const count = Math.round(runs.valueAsNumber);
    if (!(count >= 1)) return;
    bar.removeAttribute('value');
    stale.hidden = true;
    playing(true);
    state.textContent = '';
    events.play(count, seed.value.trim());
  });

  function playing(is: boolean): void {
    bar.hidden = cancel.hidden = !is;
    play.hidden = is;
  }

  const open = (run: number, moment?: number): void => {
    if (games) events.open(`${games.seed}/${run}`, moment);
  };

  /**
   * Goes to a battle in the game on the map. If that game has no such battle, opens a game with the most frequent
   * result.
   */
  function goTo({ address, results: [{ run, moment }] }: BattleResults): void {
    const matching = shown?.momentOf(address);
    if (matching === undefined) open(run, moment);
    else events.choose(matching);
  }

  function fill(): void {
    if (games === undefined || games.games === 0) {
      found.replaceChildren(
        h(
          'p',
          { class: 'muted' },
          t('Plays the file many times with different dice and shows the distribution of results.'),
        ),
      );
      return;
    }
    const { score, battles, expectations, never, rulesNeverCited, outcomes, games: over } = games;
    const varied = score.filter(({ least, most }) => least !== most);
    const chosen = varied.find((each) => each.side === side) ?? varied.at(0);
    found.replaceChildren(
      ...(chosen ? pointsOf(chosen, varied, games) : flat(score)),
      ...sharesOf(t('Outcomes'), Object.entries(outcomes), over),
      ...(battles.length === 0 ? [] : resultBars(games, events.colourOf, open, goTo)),
      ...(battles.length === 0 && chosen === undefined
        ? []
        : [h('p', { class: 'muted small' }, t('Click a bar to play one of its games on the map.'))]),
      ...sharesOf(
        t('Expectations'),
        expectations.map(({ text, passed }) => [text, passed]),
        over,
      ),
      ...listOf(over === 1 ? t('Not in this game') : t('Never in {0} games', over), never),
      ...listOf(
        over === 1 ? t('Rules not cited in this game') : t('Rules never cited in {0} games', over),
        rulesNeverCited,
      ),
    );
  }

  function pointsOf(spread: PointsSpread, varied: readonly PointsSpread[], { seed: base }: Games): HTMLElement[] {
    const { first, mean, least, most, median, middle } = spread;
    // A game of this series is shown with its final points, any other game with its points at the moment shown.
    const own = Object.entries(first).find(([, run]) => shown?.seed === `${base}/${run}`)?.[0];
    const onMap = own === undefined ? (shown?.points(spread.side) ?? Number.NaN) : Number(own);
    const figure = (label: string, points: number): HTMLElement =>
      h(
        'span',
        {},
        `${label} `,
        button(
          String(points),
          t('{0}: play a game with {1} points', label, points),
          () => {
            open(first[String(points)]);
          },
          { class: 'link' },
        ),
      );
    const sides = varied.map((each) => {
      const pick = button(each.side, t('Points of {0}', each.side), () => {
        side = each.side;
        fill();
      });
      set(pick, 'aria-pressed', String(each === spread));
      return pick;
    });
    return [
      h(
        'div',
        { class: 'games-head' },
        h('h2', {}, t('Distribution of {0} points', spread.side)),
        ...(sides.length > 1 ? [h('span', { class: 'sides', role: 'group', 'aria-label': t('Side') }, ...sides)] : []),
        h(
          'span',
          { class: 'figures-of' },
          h('span', {}, `${t('Mean')} `, h('strong', {}, decimalText(mean, 1))),
          figure(t('Median'), median),
          h('span', {}, `${t('Middle half')} `, h('strong', {}, `${middle[0]} – ${middle[1]}`)),
          figure(t('Least'), least),
          figure(t('Most'), most),
        ),
      ),
      pointsChart(spread, onMap, open),
    ];
  }

  fill();
  return {
    element,
    focus: () => {
      runs.focus();
      runs.select();
    },
    show(next, isOver) {
      games = next;
      playing(!isOver);
      bar.max = next.requested;
      bar.value = next.games;
      const time = `${decimalText(next.took / 1000, 1)} s`;
      state.textContent = isOver
        ? next.games === 1
          ? t('1 game in {0}', time)
          : t('{0} games in {1}', next.games, time)
        : t('{0} of {1} games', next.games, next.requested);
      fill();
    },
    onMap(game) {
      if (seed.value === '') seed.value = game.seed;
      shown = game;
      if (games) fill();
    },
    forget() {
      games = undefined;
      playing(false);
      state.textContent = '';
      stale.hidden = true;
      fill();
    },
    edited() {
      stale.hidden = games === undefined;
    },
  };
}

/** Shows the points of sides that ended every game with the same number of points. */
const flat = (score: readonly PointsSpread[]): HTMLElement[] => [
  h('h2', {}, t('Points')),
  h(
    'p',
    {},
    score.map(({ side, least }) => `${sideName(side)} ${least}`).join(' · '),
    h('span', { class: 'muted' }, ` ${t('in every game')}`),
  ),
];

/** Returns a heading and a list of what came up in none of the games; empty if there is nothing to list. */
const listOf = (heading: string, never: readonly string[]): HTMLElement[] =>
  never.length === 0
    ? []
    : [h('h2', {}, heading), h('ul', { class: 'never' }, ...never.map((text) => h('li', {}, text)))];

function sharesOf(title: string, all: readonly (readonly [string, number])[], of: number): HTMLElement[] {
  if (all.length === 0) return [];
  return [
    h('h2', {}, title),
    h(
      'div',
      { class: 'expected' },
      ...all.map(([text, times]) =>
        h(
          'div',
          { class: 'share-line' },
          h('span', {}, text),
          h('meter', { min: 0, max: of, value: times, 'aria-label': text }),
          h('strong', {}, percent(times, of)),
        ),
      ),
    ),
  ];
}
