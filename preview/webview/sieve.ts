import { signButton } from './icons.js';
import { opensMenu } from './menu.js';
import { FILTERS, type Filter } from './rows.js';

/** A button that opens the choice of what the record lists. */
export function sieve(
  chosen: () => Filter,
  hasUnit: () => boolean,
  choose: (filter: Filter) => void,
): HTMLButtonElement {
  const button = signButton('filter', 'What is listed', () => undefined);
  opensMenu(button, 'What is listed', () => [
    {
      items: (Object.keys(FILTERS) as Filter[]).map((filter) => ({
        label: FILTERS[filter],
        checked: chosen() === filter,
        isChoice: true,
        whyNot: filter === 'unit' && !hasUnit() ? 'Choose a unit first' : undefined,
        act: () => {
          choose(filter);
        },
      })),
    },
  ]);
  return button;
}
