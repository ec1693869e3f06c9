import { percentText } from '../number-text.js';
import { t } from '@vscode/l10n';
import type { BattleResults, Games } from '../../contract/games.js';
import { button, h, set } from '../ui/dom.js';
import { swatch } from '../ui/menu.js';

/** Number of shades. The most frequent results have one shade each; all other results share the last shade. */
const SHADE_COUNT = 4;

/**
 * Shows the distribution of each battle's results as a bar. A click on a result plays the first game with that result.
 */
export function resultBars(
  { battles, more }: Pick<Games, 'battles' | 'more'>,
  colourOf: (side: string) => string,
  play: (run: number, moment: number) => void,
  goTo: (battle: BattleResults) => void,
): HTMLElement[] {
  const shadeOf = shades(battles);
  return [
    h('h2', {}, t('Battles, in the order of play')),
    h(
      'div',
      { class: 'battles' },
      ...battles.map((battle) => {
        const [{ result, times }] = battle.results;
        const share = percent(times, battle.games);
        return h(
          'div',
          { class: 'battle-line' },
          h('span', { class: 'turn' }, t('Turn {0}', battle.turn)),
          h(
            'span',
            { class: 'title' },
            battle.side === undefined ? h('span', { class: 'swatch none' }) : swatch(colourOf(battle.side)),
            button(
              battle.title,
              t('Go to the {0}', battle.title),
              () => {
                goTo(battle);
              },
              { class: 'link' },
            ),
          ),
          h('span', { class: 'shares' }, ...battle.results.map((each) => segment(each, battle, shadeOf, play))),
          h('strong', { title: `${result}: ${share}` }, share),
          h('span', { class: 'of' }, battle.games === 1 ? t('1 game') : t('{0} games', battle.games)),
        );
      }),
    ),
    ...(more === 0
      ? []
      : [h('p', { class: 'muted' }, t('{0} battles that occurred in fewer games are not shown.', more))]),
  ];
}

function segment(
  { result, times, run, moment }: BattleResults['results'][number],
  { title, games }: BattleResults,
  shadeOf: ReadonlyMap<string, number>,
  play: (run: number, moment: number) => void,
): HTMLElement {
  const label = t('{0}: {1} in {2} of {3} games', title, result, times, games);
  const element = h(
    'button',
    {
      type: 'button',
      class: `shade-${shadeOf.get(result) ?? SHADE_COUNT - 1}`,
      title: label,
      'aria-label': t('{0}; play one of these games', label),
    },
    result,
  );
  element.style.flexGrow = String(times);
  set(element, 'data-few', times / games < 0.09 || undefined);
  element.addEventListener('click', () => {
    play(run, moment);
  });
  return element;
}

/**
 * Assigns shades to results. A result has the same shade in every battle; the most frequent results have a shade to
 * themselves.
 */
function shades(battles: readonly BattleResults[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { results } of battles)
    for (const { result, times } of results) all.set(result, (all.get(result) ?? 0) + times);
  const often = [...all].sort(([, a], [, b]) => b - a);
  return new Map(often.map(([result], at) => [result, Math.min(at, SHADE_COUNT - 1)]));
}

export const percent = (times: number, of: number): string => percentText(Math.round((100 * times) / of));
