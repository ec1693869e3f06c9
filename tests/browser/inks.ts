import type { Page } from 'playwright-core';

/**
 * Returns the colour and background of every visible text of the page. Texts in the map are left out, because another
 * test checks the map's palettes.
 */
export function inks(page: Page): Promise<{ text: string; paper: string; words: string }[]> {
  return page.evaluate(() => {
    const parts = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const hex = (colour: string): string =>
      `#${parts(colour)
        .slice(0, 3)
        .map((part) => Math.round(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const paperOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const colour = getComputedStyle(at).backgroundColor;
        if ((parts(colour).at(3) ?? 1) > 0.5) return hex(colour);
      }
      return '#ffffff';
    };
    const visible = [...document.querySelectorAll('body *')].filter(
      (each) =>
        !each.closest('svg, .unseen') &&
        [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '') &&
        each.getClientRects().length > 0 &&
        !(each as HTMLButtonElement).disabled,
    );
    return visible.map((each) => ({
      text: hex(getComputedStyle(each).color),
      paper: paperOf(each),
      words: each.textContent.slice(0, 40),
    }));
  });
}
