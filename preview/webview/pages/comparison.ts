import { t } from '@vscode/l10n';
import type { FromPreview } from '../../contract/messages.js';
import type { Preview } from '../../contract/preview.js';
import type { Theme } from '../../render/palette.js';
import type { ComparisonTarget, PreviewState } from '../../contract/preview-state.js';
import { counterpart, differencesOf, differenceMarks, pairMoments, type Pair } from './differences.js';
import { differencesPage, type Names } from './differences-page.js';
import { h, set } from '../ui/dom.js';
import { drawn, signButton } from '../ui/icons.js';
import type { MapEvents } from '../map/map-context.js';
import { mapPane, type MapPane } from '../map/map-pane.js';
import { fullSummary } from '../record/record.js';
import { freshSeed } from '../record/seed.js';
import type { Shown } from '../state.js';

export interface ComparisonEvents {
  readonly post: (message: Extract<FromPreview, { type: 'moment' }>) => void;
  readonly choose: (moment: number) => void;
  /** Changes what the game is compared with; undefined ends the comparison. */
  readonly compare: (beside: ComparisonTarget | undefined) => void;
  readonly open: MapEvents['open'];
  /** Called when the compared map was moved. */
  readonly viewed: MapEvents['viewed'];
}

/** The comparison of two games: the second map, the headings of both, and the list of differences. */
export interface Comparison {
  readonly heads: { readonly main: HTMLElement; readonly other: HTMLElement };
  readonly frame: HTMLElement;
  readonly page: HTMLElement;
  /** Toolbar chip that shows the comparison and ends it. */
  readonly chip: HTMLElement;
  readonly map: MapPane;
  /** The compared game; undefined if there is no comparison. */
  readonly other: Preview | undefined;
  /**
   * Shows both games. If `beside` is undefined, ends the comparison. If the main game has moved to another moment,
   * requests the matching moment of the compared game.
   */
  hear(main: Preview, beside: Preview | undefined, wanted: PreviewState, shown: Shown, mainMap: MapPane): void;
  /** Requests a moment together with the matching moment of the compared game. */
  readonly ask: (moment: number) => void;
  readonly setTheme: (theme: Theme) => void;
}

const SEEDS: Names = { main: 'A', other: 'B', isEarlier: false };
const TEXTS: Names = { main: t('Now'), other: t('Before'), isEarlier: true };

export function comparison(firstTheme: Theme, { post, choose, compare, open, viewed }: ComparisonEvents): Comparison {
  const none = (): undefined => undefined;
  const map = mapPane(
    undefined,
    firstTheme,
    {
      chose: none,
      open,
      moveCounters: none,
      replaces: none,
      request: none,
      moved: none,
      ruled: none,
      draw: none,
      align: none,
      chooseScan: none,
      viewed,
      speed: () => 1,
    },
    t('Compared map'),
  );
  const heads = { main: h('div', { class: 'map-head of-main' }), other: h('div', { class: 'map-head of-other' }) };
  const page = differencesPage(choose);
  const chip = h('button', {
    type: 'button',
    class: 'comparing-chip',
    'aria-label': t('End the comparison'),
    hidden: true,
  });
  const frame = h('div', { class: 'other-map' });
  chip.addEventListener('click', () => {
    compare(undefined);
  });
  let other: Preview | undefined;
  let pairs: readonly Pair[] = [];

  function head(place: HTMLElement, name: string, { seed, moments, moment }: Preview, tools: readonly Node[]): void {
    const now = moments.find(({ number }) => number === moment);
    place.replaceChildren(
      h('span', { class: 'letter' }, name),
      h('span', { class: 'seed-of' }, drawn('die'), seed),
      ...tools,
      h('span', { class: 'now' }, ...(now ? fullSummary(now.said, now.said.who ?? []) : [t('Set-up')])),
    );
  }

  function end(mainMap: MapPane): void {
    if (other === undefined) return;
    other = undefined;
    pairs = [];
    chip.hidden = true;
    set(chip, 'aria-pressed', undefined);
    map.element.remove();
    mainMap.markDifferences({ differing: [], counterparts: [] }, 'main');
  }

  function ask(moment: number): void {
    const numberOf = (number: number): number | 'setup' => (number < 0 ? 'setup' : number);
    const beside = other && { beside: numberOf(counterpart(pairs, moment)) };
    post({ type: 'moment', moment: numberOf(moment), ...beside });
  }

  const reroll = signButton('again', t('Compare with other dice'), () => {
    compare({ seed: freshSeed() });
  });

  return {
    heads,
    frame,
    page: page.element,
    chip,
    map,
    get other() {
      return other;
    },
    hear(main, next, wanted, shown, mainMap) {
      if (next === undefined || wanted.beside === undefined) {
        end(mainMap);
        return;
      }
      const how = wanted.beside;
      const names = how.earlier === true ? TEXTS : SEEDS;
      other = next;
      pairs = pairMoments(main.moments, next.moments);
      page.show(main, next, differencesOf(pairs), names);
      head(heads.main, names.main, main, []);
      head(heads.other, names.other, next, how.earlier === true ? [] : [reroll]);
      const words = names.isEarlier ? t('Comparing before and now') : t('Comparing A and B');
      chip.replaceChildren(drawn('compare'), h('span', { class: 'words' }, words), drawn('close'));
      set(chip, 'aria-label', t('{0}: end the comparison', words));
      set(chip, 'title', t('{0}: click to end the comparison', words));
      chip.hidden = false;
      set(chip, 'aria-pressed', 'true');
      if (!map.element.isConnected) frame.append(map.element);
      if (mainMap.camera.view) map.camera.see(mainMap.camera.view);
      map.show(next.scene, { ...shown, findings: false }, []);
      mainMap.markDifferences(differenceMarks(main.scene.counters, next.scene.counters), 'main');
      map.markDifferences(differenceMarks(next.scene.counters, main.scene.counters), 'other');
      const isAtEnds = wanted.moment === undefined && how.moment === undefined;
      if (!isAtEnds && counterpart(pairs, main.moment) !== next.moment) ask(main.moment);
    },
    ask,
    setTheme: map.setTheme,
  };
}
