import { t } from '@vscode/l10n';
import { button, h, set } from '../ui/dom.js';
import type { GameSelection } from '../../contract/game-selection.js';
import { drawn, signButton } from '../ui/icons.js';

export interface SeedEvents {
  seed(seed: string): void;
  runAgain(): void;
  /** Writes the seed into the file. */
  keep(seed: string): void;
  /** Compares with the game that the same file plays with another seed. */
  compare(seed: string): void;
  /** Opens the Games page. */
  games(): void;
}

export interface SeedButton {
  readonly element: HTMLElement;
  /**
   * Shows the seed of the current game.
   * @param wanted the selected game, to which the seed belongs
   */
  show(seed: string, wanted: GameSelection): void;
}

/**
 * Creates the seed button. From its popover the file can be played with another seed, or again with the file's own
 * seed.
 */
export function seedButton(events: SeedEvents): SeedButton {
  let shown = '';
  const word = h('span', { class: 'word' });
  const opener = signButton('die', t('Seed of the dice'), toggle, { class: 'seed-button' });
  opener.append(word, drawn('down'));
  set(opener, 'aria-expanded', 'false');
  const field = h('input', { type: 'text', id: 'seed', spellcheck: 'false', autocomplete: 'off', size: 14 });
  const keep = button(t('Keep this seed'), t('Keep this seed: write it into the file'), () => {
    events.keep(field.value.trim());
    close();
  });
  const form = h(
    'form',
    { class: 'popover seed', 'aria-label': t('Dice'), hidden: true },
    h('label', { for: 'seed' }, t('Seed')),
    field,
    h(
      'div',
      { class: 'choices' },
      button(t('Re-roll'), t('Re-roll: play with other dice'), () => {
        events.seed(freshSeed());
      }),
      button(t('Run again'), t('Run again: play the file with its own seed'), () => {
        events.runAgain();
      }),
      keep,
      button(t('Compare'), t('Compare: play with other dice and show both games'), () => {
        close();
        const entered = field.value.trim();
        events.compare(entered === '' || entered === shown ? freshSeed() : entered);
      }),
      button(t('Many games'), t('Many games: play with many seeds and show the distribution of results'), () => {
        close();
        events.games();
      }),
    ),
  );
  const element = h('div', { class: 'seed-place' }, opener, form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    events.seed(field.value.trim());
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    close();
    opener.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !element.contains(target)) close();
  });

  function toggle(): void {
    if (!form.hidden) {
      close();
      return;
    }
    form.hidden = false;
    set(opener, 'aria-expanded', 'true');
    field.focus();
    field.select();
  }
  function close(): void {
    form.hidden = true;
    set(opener, 'aria-expanded', 'false');
  }

  return {
    element,
    show(seed, { seed: tried, unanswered }) {
      const isOwn = tried === undefined;
      shown = seed;
      if (document.activeElement !== field) field.value = seed;
      word.textContent = seed;
      set(opener, 'aria-label', t('Seed of the dice: {0}', seed));
      // A game played beyond the file's orders depends on more than the seed, so writing the seed would not reproduce
      // it.
      keep.hidden = isOwn || unanswered !== undefined;
      element.classList.toggle('tried', !isOwn);
      set(
        opener,
        'title',
        isOwn
          ? t('Dice are rolled from seed {0}', seed)
          : t('Dice are rolled from seed {0}; the file has another seed', seed),
      );
    },
  };
}

/** Returns a random seed. */
export function freshSeed(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(36);
}
