/** Returns the anchor that GitHub and the documentation site give a heading. */
export function anchorOf(heading: string): string {
  const letters = heading.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '');
  return letters.trim().replaceAll(' ', '-');
}
