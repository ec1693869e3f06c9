import type { Counter } from '../scene.js';
import type { CellDescription } from './describe.js';
import { describeCounter } from './describe.js';
import { button, h } from './dom.js';

export interface HereEvents {
  open(counter: Counter): void;
  openCell(): void;
  choose(counter: Counter): void;
  pickUp(counter: Counter): void;
}

/** The chosen cell with its stack spread out: every counter can be opened, chosen for reach and supply, or picked up. */
export function hereSection(
  cell: CellDescription | undefined,
  unit: string | undefined,
  events: HereEvents,
): HTMLElement {
  if (cell === undefined) return h('section', { class: 'here', 'aria-label': 'Chosen cell', hidden: true });
  const facts = [cell.terrain ?? '', ...cell.places, ...cell.areas.map((area) => `area ${area}`)].filter(
    (fact) => fact !== '',
  );
  const units = [...cell.counters].reverse().map((counter) =>
    h(
      'li',
      { class: counter.name === unit ? 'unit chosen' : 'unit' },
      button(
        describeCounter(counter),
        `Choose ${counter.name}`,
        () => {
          events.choose(counter);
        },
        {
          class: 'link',
          'aria-pressed': String(counter.name === unit),
        },
      ),
      button('text', `Open ${counter.name} in the text`, () => {
        events.open(counter);
      }),
      button('move', `Pick up ${counter.name}`, () => {
        events.pickUp(counter);
      }),
    ),
  );
  return h(
    'section',
    { class: 'here', 'aria-label': 'Chosen cell' },
    h(
      'h2',
      {},
      cell.label,
      ' ',
      h('span', { class: 'muted' }, facts.join(', ')),
      ' ',
      button('text', `Open ${cell.label} in the text`, () => {
        events.openCell();
      }),
    ),
    units.length === 0 ? undefined : h('ul', {}, ...units),
    ...cell.findings.map(({ severity, message }) => h('p', { class: severity }, message)),
  );
}
