import type { Preview } from '../moments.js';
import { button, h, set } from './dom.js';

/** Seed of the dice, score of the game, cups and boxes: what lies beside the map on the table. */
export interface TableSide {
  readonly element: HTMLElement;
  show(preview: Pick<Preview, 'seed' | 'score' | 'beside'>): void;
}

export interface TableSideEvents {
  seed(seed: string): void;
  runAgain(): void;
}

export function tableSide(events: TableSideEvents): TableSide {
  const seed = h('input', { type: 'text', id: 'seed', spellcheck: 'false', autocomplete: 'off', size: 14 });
  const form = h(
    'form',
    { class: 'seed' },
    h('label', { for: 'seed' }, 'Seed'),
    seed,
    button(
      'Re-roll',
      'Play with other dice',
      () => {
        events.seed(freshSeed());
      },
      { class: 'reroll' },
    ),
    button(
      'Run again',
      'Play the file again with its own seed',
      () => {
        events.runAgain();
      },
      { class: 'run-again' },
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    events.seed(seed.value.trim());
  });
  const score = h('details', { class: 'score' });
  const beside = h('details', { class: 'score beside' });
  return {
    element: h('section', { class: 'table-side', 'aria-label': 'Dice and score' }, form, score, beside),
    show(preview) {
      if (document.activeElement !== seed) seed.value = preview.seed;
      set(seed, 'title', `The dice are played from this seed: ${preview.seed}`);
      showScore(score, preview.score);
      showBeside(beside, preview.beside ?? []);
    },
  };
}

/** Points of each side, and the lines they are made of when opened. */
function showScore(element: HTMLElement, lines: Preview['score']): void {
  const totals = new Map<string, number>();
  for (const { side, points } of lines) totals.set(side, (totals.get(side) ?? 0) + points);
  const summary = [...totals].map(([side, points]) => `${side} ${points}`).join(' · ');
  element.hidden = lines.length === 0;
  element.replaceChildren(
    h('summary', {}, 'Score ', h('strong', {}, summary)),
    h(
      'ul',
      {},
      ...lines.map(({ side, points, text, rule }) =>
        h('li', {}, h('strong', {}, `${points} ${side}`), ` ${text} `, h('span', { class: 'rule' }, `[${rule}]`)),
      ),
    ),
  );
}

/** What lies in cups, pools and boxes: names where they may be seen, else how many. */
function showBeside(element: HTMLElement, places: NonNullable<Preview['beside']>): void {
  element.hidden = places.length === 0;
  element.replaceChildren(
    h('summary', {}, 'Beside the map'),
    h(
      'ul',
      {},
      ...places.map(({ side, place, things, unseen }) => {
        const all = [...things, ...(unseen > 0 ? [`${unseen} unseen`] : [])];
        return h(
          'li',
          {},
          h('strong', {}, side === undefined ? place : `${side} ${place}`),
          ` ${all.join(', ') || 'empty'}`,
        );
      }),
    ),
  );
}

/** A word nobody thought of; the dice of a game need no more. */
function freshSeed(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}
