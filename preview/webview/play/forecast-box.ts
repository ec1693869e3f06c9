import { percentText } from '../number-text.js';
import { t } from '@vscode/l10n';
import type { AnswerOption, OptionForecast, OpenQuestion } from '../../contract/playing.js';
import { citation } from '../record/citation.js';
import type { SendRequest } from '../request-channel.js';
import { h } from '../ui/dom.js';

/** Length of the bar of a certain result, in pixels. */
const BAR_PX = 200;
/** Milliseconds that the pointer rests on an answer before its forecast is requested. */
const REST_MS = 90;

/** A box that shows what an answer leads to, before it is given. */
export interface ForecastBox {
  readonly element: HTMLElement;
  /** Shows the forecast of an answer next to a rectangle of the window. */
  show(question: OpenQuestion, option: AnswerOption, at: DOMRectReadOnly): void;
  readonly hide: () => void;
}

export function forecastBox(request: SendRequest, announce: (text: string) => void): ForecastBox {
  const element = h('div', { class: 'tooltip forecast', role: 'tooltip', hidden: true });
  let pending = new AbortController();
  let shown = '';

  function hide(): void {
    pending.abort();
    shown = '';
    element.hidden = true;
  }

  function fill(option: AnswerOption, forecast: OptionForecast, at: DOMRectReadOnly): void {
    element.replaceChildren(...forecastLines(option, forecast));
    element.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = element;
    const [right, below] = [at.right + 14, at.bottom + 10];
    const x = right + width > window.innerWidth - 4 ? at.left - 14 - width : right;
    const y = below + height > window.innerHeight - 4 ? at.top - 10 - height : below;
    element.style.left = `${Math.max(4, x)}px`;
    element.style.top = `${Math.max(4, y)}px`;
    announce([forecast.summary, ...forecast.chances.map(chanceText)].filter((part) => part !== '').join(', '));
  }

  return {
    element,
    show({ version, moment }, option, at) {
      const { order } = option;
      const key = `${version} ${moment} ${order}`;
      if (key === shown) return;
      hide();
      shown = key;
      const own = (pending = new AbortController());
      setTimeout(() => {
        const answered = (forecast: OptionForecast): void => {
          fill(option, forecast, at);
        };
        request('forecast', { version, moment, order }, answered, { signal: own.signal });
      }, REST_MS);
    },
    hide,
  };
}

function forecastLines(
  { order, text = order }: AnswerOption,
  { summary, ledger, chances }: OptionForecast,
): HTMLElement[] {
  return [
    h('p', { class: 'title' }, h('strong', {}, text)),
    ...(summary === '' ? [] : [h('p', {}, summary)]),
    ...(ledger.length === 0
      ? []
      : [h('ul', {}, ...ledger.map(({ text, rule }) => h('li', {}, `${text} `, citation(rule))))]),
    ...(chances.length === 0
      ? []
      : [
          h(
            'table',
            { class: 'chances' },
            ...chances.map(({ result, chance }) =>
              h(
                'tr',
                {},
                h('td', {}, result),
                h('td', {}, bar(chance)),
                h('td', { class: 'percent' }, percent(chance)),
              ),
            ),
          ),
        ]),
  ];
}

const percent = (chance: number): string => percentText(Math.round(chance * 100));
const chanceText = ({ result, chance }: OptionForecast['chances'][number]): string =>
  t('{0}: {1}', result, percent(chance));

function bar(chance: number): HTMLElement {
  const element = h('span', { class: 'chance-bar', 'aria-hidden': 'true' });
  element.style.width = `${Math.round(chance * BAR_PX)}px`;
  return element;
}
