import { decimalText, percentText } from '../number-text.js';
import { t } from '@vscode/l10n';
import type { BattleItem } from '../../contract/battle.js';
import { h } from '../ui/dom.js';

/**
 * Shows the probabilities of the results as parts of one bar. The actual result is filled. The first and the last part
 * have the colour of the side that they favour.
 */
export function splitBar(
  { chances = [], result, sides, dice }: Pick<BattleItem, 'chances' | 'result' | 'sides' | 'dice'>,
  colourOf: (side: string) => string,
): HTMLElement {
  const last = chances.length - 1;
  const kindOf = (each: string, at: number): string =>
    each === result ? 'came' : at === 0 || at === last ? 'of-side' : 'between';
  const parts = chances.map(({ result: each, chance }, at) => {
    const kind = kindOf(each, at);
    const side = sides.at(at === 0 ? 0 : -1);
    const part = (name: 'part-of-bar' | 'swatch'): HTMLElement => {
      const element = h('span', { class: `${name} ${kind}`, 'aria-hidden': 'true' });
      if (kind === 'of-side' && side !== undefined) element.style.setProperty('--side', colourOf(side));
      return element;
    };
    const bar = part('part-of-bar');
    bar.style.flexGrow = String(chance);
    const key = h('li', { class: kind }, part('swatch'), `${each} ${percentText(decimalText(chance * 100, 1))}`);
    return { bar, key };
  });
  const thrown = dice.map(({ values }) => values.length);
  return h(
    'figure',
    { class: 'split' },
    h(
      'figcaption',
      {},
      thrown.length === 2 ? t('Chances of {0} dice against {1}', thrown[0], thrown[1]) : t('Chances'),
    ),
    h('div', { class: 'split-bar' }, ...parts.map(({ bar }) => bar)),
    h('ul', {}, ...parts.map(({ key }) => key)),
  );
}
