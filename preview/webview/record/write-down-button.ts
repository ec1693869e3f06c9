import { t } from '@vscode/l10n';
import type { MomentItem } from '../../contract/moments.js';
import { set } from '../ui/dom.js';
import { signButton } from '../ui/icons.js';

/** Labels of the button, by the source of the answer that the button writes into the text. */
const WRITTEN: Readonly<Record<string, string>> = { default: t('Write this answer'), seed: t('Pin this roll') };

/** Creates the button that writes the current moment's default answer or rolled dice into the text. */
export function writeDownButton(write: (moment: number) => void): {
  readonly element: HTMLElement;
  readonly show: (moment: MomentItem | undefined) => void;
} {
  let shown: number | undefined;
  const element = signButton(
    'pen',
    '',
    () => {
      if (shown !== undefined) write(shown);
    },
    { class: 'write-down' },
  );
  return {
    element,
    show(moment) {
      const called = moment && WRITTEN[moment.by];
      shown = called === undefined ? undefined : moment?.number;
      element.hidden = called === undefined;
      for (const name of ['aria-label', 'title']) set(element, name, called);
    },
  };
}
