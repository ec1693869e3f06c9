import { PALETTES, type Theme } from '../render/palette.js';

/**
 * Returns the map's theme: the theme fixed by the page, otherwise the editor's theme, read from the classes of the
 * body.
 */
export function themeOf(classes: DOMTokenList): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined && theme in PALETTES) return theme as Theme;
  if (classes.contains('vscode-high-contrast-light')) return 'high-contrast-light';
  if (classes.contains('vscode-high-contrast')) return 'high-contrast';
  return classes.contains('vscode-dark') ? 'dark' : 'light';
}

export function onThemeChange(act: (theme: Theme) => void): void {
  let before = themeOf(document.body.classList);
  new MutationObserver(() => {
    const now = themeOf(document.body.classList);
    if (now !== before) act((before = now));
  }).observe(document.body, { attributeFilter: ['class'] });
}

export const prefersStillness = (): boolean =>
  document.body.classList.contains('vscode-reduce-motion') ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
