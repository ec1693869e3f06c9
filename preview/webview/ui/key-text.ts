import { t } from '@vscode/l10n';

/** Keys whose names differ between languages. */
const KEYS: Readonly<Record<string, string>> = { Shift: t('Shift'), Space: t('Space'), End: t('End') };

/** Returns a keyboard shortcut, such as `Shift Z`, with the names of its keys in the reader's language. */
export const keyText = (shortcut: string): string =>
  shortcut
    .split(' ')
    .map((key) => KEYS[key] ?? key)
    .join(' ');
