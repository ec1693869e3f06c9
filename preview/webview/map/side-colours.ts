import { PALETTES, placeOf, type Theme } from '../../render/palette.js';

/** Returns a side's colour as a CSS custom property, so that it follows a change of theme. */
export const sideColour = (sides: readonly string[], side: string): string =>
  `var(--side-${placeOf(PALETTES.light, sides, side)})`;

/** Sets the CSS variables `--side-0`, `--side-1` … to the colours of the sides in a theme. */
export function applySideColours(theme: Theme): void {
  const { style } = document.documentElement;
  PALETTES[theme].sides.forEach(({ line }, place) => {
    style.setProperty(`--side-${place}`, line);
  });
}
