import { PALETTES, placeOf, type Theme } from '../render/palette.js';

/** The colour of a side as a property of the page: what is drawn in it takes on another theme by itself. */
export const sideColour = (sides: readonly string[], side: string): string =>
  `var(--side-${placeOf(PALETTES.light, sides, side)})`;

/** Gives the page the sides' colours of a theme. */
export function wear(theme: Theme): void {
  const { style } = document.documentElement;
  PALETTES[theme].sides.forEach(({ line }, place) => {
    style.setProperty(`--side-${place}`, line);
  });
}
