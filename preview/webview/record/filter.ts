import { t } from '@vscode/l10n';
import { signButton } from '../ui/icons.js';
import { opensMenu } from '../ui/menu.js';
import { FILTERS, type Filter } from './rows.js';

/** Creates the button that opens the filter menu of the game record. */
export function filterButton(
  chosen: () => Filter,
  hasUnit: () => boolean,
  choose: (filter: Filter) => void,
): HTMLButtonElement {
  const button = signButton('filter', t('Filter'), () => undefined);
  opensMenu(button, t('Filter'), () => [
    {
      items: (Object.keys(FILTERS) as Filter[]).map((filter) => ({
        label: FILTERS[filter],
        checked: chosen() === filter,
        isChoice: true,
        whyNot: filter === 'unit' && !hasUnit() ? t('Select a unit first') : undefined,
        act: () => {
          choose(filter);
        },
      })),
    },
  ]);
  return button;
}
