import { percentText } from '../number-text.js';
import { t } from '@vscode/l10n';
import { h, set } from '../ui/dom.js';
import { signButton } from '../ui/icons.js';
import { READABLE, type View } from './view.js';

/**
 * The frame of a map: the map itself, the details of the selected cell at the lower left, and the zoom controls at the
 * lower right.
 */
export interface MapFrame {
  readonly element: HTMLElement;
  /**
   * Shows the zoom of a view.
   * @param isWhole true if the whole map is shown and stays fitted when the panel is resized
   */
  show(view: View, isWhole: boolean): void;
  readonly ruled: (isOn: boolean) => void;
}

export interface MapFrameEvents {
  readonly fit: () => void;
  readonly zoom: (by: number) => void;
  readonly rule: () => void;
}

export function mapFrame(map: HTMLElement, card: HTMLElement, { fit, zoom, rule }: MapFrameEvents): MapFrame {
  const size = h('output', { class: 'size', 'aria-label': t('Zoom level') });
  const whole = signButton('fit', t('Show the whole map'), fit, { hint: '0' });
  const ruler = signButton('ruler', t('Ruler: the distance between two cells'), rule, { hint: 'D' });
  set(ruler, 'aria-pressed', 'false');
  const controls = h(
    'div',
    { class: 'on-map size-controls', role: 'group', 'aria-label': t('Zoom') },
    signButton(
      'minus',
      t('Zoom out'),
      () => {
        zoom(0.8);
      },
      { hint: '−' },
    ),
    size,
    signButton(
      'plus',
      t('Zoom in'),
      () => {
        zoom(1.25);
      },
      { hint: '+' },
    ),
    whole,
    ruler,
  );
  return {
    element: h('div', { class: 'map-frame' }, map, card, controls),
    show({ zoom: now }, isWhole) {
      size.textContent = percentText(Math.round((now / READABLE) * 100));
      set(whole, 'aria-pressed', String(isWhole));
    },
    ruled: (isOn) => {
      set(ruler, 'aria-pressed', String(isOn));
    },
  };
}
