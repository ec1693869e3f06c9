import { t } from '@vscode/l10n';
import { sideName } from '../terms.js';
import { DEFAULT_STRENGTH, MAX_STRENGTH, type PlaySetup } from '../../contract/play-messages.js';
import type { Preview } from '../../contract/preview.js';
import { SEATS, type Seat } from '../../contract/playing.js';
import { button, h } from '../ui/dom.js';
import { swatch } from '../ui/menu.js';

const SEAT_LABELS: Readonly<Record<Seat, string>> = {
  human: t('I play'),
  lookahead: t('Look-ahead player'),
  random: t('Random legal answers'),
  default: t('Default answers'),
};

export interface StartFormEvents {
  readonly start: (setup: PlaySetup, seed: string) => void;
  readonly cancel: () => void;
  readonly colourOf: (side: string) => string;
}

/** Creates the form in which the user chooses the players of the sides, the view and the seed. */
export function startForm(
  { scene: { sides }, moments, seed }: Pick<Preview, 'scene' | 'moments' | 'seed'>,
  before: PlaySetup | undefined,
  { start, cancel, colourOf }: StartFormEvents,
): HTMLElement {
  const firstSide = moments.find(({ side }) => side !== undefined)?.side ?? sides[0];
  const choices = sides.map((side) => {
    const first = before?.seats[side] ?? (side === firstSide ? 'human' : 'lookahead');
    const select = h(
      'select',
      { 'aria-label': t('Player of {0}', sideName(side)) },
      ...SEATS.map((seat) => h('option', { value: seat, selected: seat === first }, SEAT_LABELS[seat])),
    );
    select.addEventListener('change', showStrength);
    return { side, select };
  });
  const strength = h('input', {
    type: 'number',
    min: 1,
    max: MAX_STRENGTH,
    value: before?.strength ?? DEFAULT_STRENGTH,
    title: t('With a higher number, the look-ahead player searches longer before each decision'),
  });
  const strengthField = h('label', {}, t('Strength of the look-ahead player'), strength);
  const view = h(
    'select',
    {},
    h('option', { value: 'side', selected: before?.view !== 'umpire' }, t('What the side to move sees')),
    h('option', { value: 'umpire', selected: before?.view === 'umpire' }, t('Everything (umpire)')),
  );
  const seedField = h('input', {
    type: 'text',
    placeholder: seed,
    spellcheck: 'false',
    title: t('A new seed is written into the file. Leave this empty to keep the seed of the file.'),
  });

  function showStrength(): void {
    strengthField.hidden = choices.every(({ select }) => select.value !== 'lookahead');
  }
  showStrength();

  const form = h(
    'form',
    { class: 'play-form', 'aria-label': t('Play this scenario') },
    h('h2', {}, t('Play this scenario')),
    h(
      'div',
      { class: 'play-fields' },
      ...choices.map(({ side, select }) =>
        h('label', {}, h('span', {}, swatch(colourOf(side)), sideName(side)), select),
      ),
      strengthField,
      h('label', {}, t('The map shows'), view),
      h('label', {}, t('Seed'), seedField),
    ),
    h(
      'div',
      { class: 'play-buttons' },
      h('button', { type: 'submit', class: 'primary' }, t('Start')),
      button(t('Cancel'), t('Cancel'), cancel),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const seats = Object.fromEntries(choices.map(({ side, select }) => [side, select.value as Seat]));
    const chosen = Math.round(Number(strength.value));
    start(
      {
        seats,
        strength: chosen >= 1 ? Math.min(chosen, MAX_STRENGTH) : DEFAULT_STRENGTH,
        view: view.value === 'umpire' ? 'umpire' : 'side',
      },
      seedField.value.trim(),
    );
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cancel();
    event.stopPropagation();
  });
  return form;
}
