import { sideName, termOf } from '../terms.js';
import { t } from '@vscode/l10n';
import type { Counter } from '../../contract/scene.js';
import type { CellDescription } from './describe.js';
import { button, h } from '../ui/dom.js';
import { asSelection, type CounterSelection } from './selection.js';
import { swatch } from '../ui/menu.js';

export interface CellDetailsEvents {
  open(counter: Counter): void;
  readonly openCell: () => void;
  choose(counter: Counter): void;
  pickUp(selection: CounterSelection): void;
  colourOf(side: string): string;
}

/**
 * Shows the selected cell and its units. Each unit has buttons that open its text, select it for reach and supply, or
 * pick it up.
 */
export function cellDetails(
  cell: CellDescription | undefined,
  unit: string | undefined,
  events: CellDetailsEvents,
): HTMLElement {
  if (cell === undefined) return h('section', { class: 'on-map here', 'aria-label': t('Selected cell'), hidden: true });
  const facts = [cell.terrain ?? '', ...cell.places, ...cell.areas.map((area) => t('area {0}', area))].filter(
    (fact) => fact !== '',
  );
  const units = [...cell.counters].reverse().map((counter) => unitLine(counter, counter.name === unit, events));
  return h(
    'section',
    { class: 'on-map here', 'aria-label': t('Selected cell') },
    units.length === 0 ? undefined : h('ul', {}, ...units),
    ...stacks(cell.counters).map((stack) => wholeStack(stack, events)),
    h(
      'p',
      { class: 'cell' },
      h('strong', {}, cell.label),
      h('span', { class: 'muted' }, ` ${facts.join(', ')} `),
      button(t('Text'), t('Open {0} in the text', cell.label), events.openCell, { class: 'link' }),
    ),
    ...cell.findings.map(({ severity, message }) => h('p', { class: severity }, message)),
  );
}

/** Groups the ground units of the cell by side; sides with one unit are left out. */
function stacks(counters: readonly Counter[]): CounterSelection[] {
  const standing = counters.filter(({ over }) => !over);
  return [...new Set(standing.map(({ side }) => side))].flatMap((side) => {
    const together = asSelection(standing.filter((counter) => counter.side === side));
    return together && together.length > 1 ? [together] : [];
  });
}

const wholeStack = (stack: CounterSelection, events: CellDetailsEvents): HTMLElement =>
  h(
    'p',
    { class: 'unit' },
    button(
      t('Pick up the stack'),
      t('Pick up all {0} of {1}', stack.length, sideName(stack[0].side)),
      () => {
        events.pickUp(stack);
      },
      { class: 'link' },
    ),
  );

function unitLine(counter: Counter, isChosen: boolean, events: CellDetailsEvents): HTMLElement {
  const { name, side, kind, values, step, steps, flags } = counter;
  const details = [
    termOf(kind),
    values,
    steps > 1 ? t('step {0} of {1}', step, steps) : '',
    ...flags.map(termOf),
  ].filter((part) => part !== '');
  const line = button(
    '',
    t('Select {0}', name),
    () => {
      events.choose(counter);
    },
    { class: 'plain', 'aria-pressed': String(isChosen), 'aria-label': undefined },
  );
  line.append(swatch(events.colourOf(side)), h('strong', {}, name), ` ${details.join(', ')}`);
  return h(
    'li',
    { class: isChosen ? 'unit chosen' : 'unit' },
    line,
    button(
      t('Text'),
      t('Open {0} in the text', name),
      () => {
        events.open(counter);
      },
      { class: 'link' },
    ),
    button(
      t('Pick up'),
      t('Pick up {0}', name),
      () => {
        events.pickUp([counter]);
      },
      { class: 'link' },
    ),
  );
}
