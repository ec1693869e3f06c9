import { keyText } from './key-text.js';
import { set, svg } from './dom.js';

/** Icons on a 16 × 16 grid, stroked in the text colour; paths after `|` are filled. */
const SHAPES = {
  layers: 'M8 2.2l5.8 3L8 8.2l-5.8-3zM2.2 8L8 11l5.8-3M2.2 10.8L8 13.8l5.8-3',
  down: 'M4 6.2l4 4 4-4',
  reach: 'M8 1.8l5.4 3.1v6.2L8 14.2l-5.4-3.1V4.900zM8 5.200v5.600M5.600 6.600l4.800 2.800M5.600 9.400l4.800-2.800',
  line: 'M2.500 12.500h2M6 11l2-1.500M9.500 8.300l1.800-1.600|M11 3.500h3v3zM2 11.300h2.400v2.400H2z',
  zone: 'M8 1.800l5.400 3.100v6.200L8 14.200l-5.400-3.100V4.900zM3.500 10L9.500 3M5.500 12.300l6.300-7.400M9 13l4-4.700',
  areas:
    'M2.200 4.200l3.700-1.500 4.200 1.500 3.700-1.500v9.200l-3.700 1.500-4.200-1.500-3.700 1.500zM5.900 2.700v9.200M10.100 4.200v9.200',
  numbers: 'M6.200 2.300L4.800 13.700M11.200 2.300L9.800 13.700M2.500 5.700h11.300M2.200 10.300h11.300',
  findings: 'M8 2.200l6.200 11.300H1.800zM8 6.300v3.600M8 11.400v.600',
  eye: 'M1.500 8C3 5.200 5.300 3.700 8 3.700S13 5.200 14.500 8C13 10.800 10.700 12.300 8 12.300S3 10.800 1.500 8zM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  below: 'M2 2.700h12v10.600H2z|M2 8.700h12v4.600H2z',
  beside: 'M2 2.700h12v10.600H2z|M9.300 2.700H14v10.600H9.300z',
  more: '|M2.500 7h2v2h-2zM7 7h2v2H7zM11.500 7h2v2h-2z',
  pawn: 'M8 2.2a2.3 2.3 0 1 1 0 4.600a2.3 2.3 0 1 1 0-4.600zM5.600 6.800h4.800M6.800 6.900c0 2.600-.7 3.900-2.600 5.100v1.700h7.600v-1.700c-1.900-1.200-2.600-2.500-2.600-5.100',
  first: 'M3.500 3v10M12 3L7 8l5 5',
  back: 'M10.200 3l-5 5 5 5',
  next: 'M5.800 3l5 5-5 5',
  last: 'M12.500 3v10M4 3l5 5-5 5',
  play: '|M4 2.800l9 5.200-9 5.200z',
  pause: '|M4 3h2.800v10H4zM9.200 3H12v10H9.200z',
  speed:
    'M2.500 12.500a6.300 6.300 0 1 1 11 0M8 10.500l3-4.200|M8 9.200a1.300 1.300 0 1 1 0 2.600a1.300 1.300 0 1 1 0-2.600z',
  die: 'M3.500 2.300h9a1.200 1.200 0 0 1 1.200 1.200v9a1.200 1.200 0 0 1-1.200 1.200h-9a1.200 1.200 0 0 1-1.200-1.200v-9a1.200 1.200 0 0 1 1.200-1.200z|M4.600 4.600h1.800v1.800H4.600zM7.100 7.100h1.800v1.800H7.100zM9.600 9.600h1.800v1.800H9.600z',
  search: 'M7 2.300a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400zM10.400 10.400l3.600 3.600',
  ruler: 'M1.800 5.500h12.400v5H1.800zM4.300 5.500v2.200M6.800 5.500v2.800M9.300 5.500v2.200M11.800 5.500v2.800',
  pen: 'M3 13l.8-3.200L10.800 2.800l2.400 2.400L6.200 12.200zM9.200 4.400l2.400 2.400',
  pin: 'M5.500 2.300h5M6.500 2.300v4.400L4.300 9.300h7.400L9.500 6.700V2.300M8 9.300v4.700',
  again: 'M12.800 5.600A5.400 5.400 0 1 0 13.400 8M13.600 2.600v3.400h-3.400',
  undo: 'M5.500 3.200L2.500 6.200l3 3M2.500 6.200h7a3.600 3.600 0 0 1 0 7.200H6.500',
  redo: 'M10.500 3.200l3 3-3 3M13.500 6.200h-7a3.600 3.600 0 0 0 0 7.200h3',
  compare: 'M2 3h5v10H2zM9 3h5v10H9z',
  filter: 'M2.500 4.500h11M4.800 8h6.400M6.800 11.500h2.400',
  text: 'M2.500 3.500h11M2.500 6.500h7M2.500 9.500h11M2.500 12.500h7',
  minus: 'M3 8h10',
  plus: 'M3 8h10M8 3v10',
  fit: 'M6 2.500H2.500V6M10 2.500h3.500V6M13.500 10v3.500H10M6 13.500H2.500V10',
  copy: 'M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3',
  close: 'M3.500 3.500l9 9M12.500 3.500l-9 9',
  scan: 'M2.500 3h11v10h-11zM2.500 10.800l3.300-3.600 2.600 2.600 2.200-2 2.900 2.700M10.600 5.200a.900 .900 0 1 0 .100 0',
  order: '|M8 3l5 5-5 5-5-5z',
  default: 'M8 3.500L12.500 8 8 12.500 3.500 8z',
} as const;

export type IconName = keyof typeof SHAPES;

/** Returns an icon; the caller provides the accessible name. */
export function drawn(name: IconName): SVGSVGElement {
  const drawing = svg('svg', { viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true', class: 'icon' });
  const [lines, filled] = (SHAPES[name] as string).split('|') as [string, string?];
  if (lines !== '') drawing.append(svg('path', { d: lines, class: 'lines' }));
  if (filled !== undefined) drawing.append(svg('path', { d: filled, class: 'filled' }));
  return drawing;
}

/** Creates a button with an icon, an accessible name, and an optional label that is shown where there is room. */
export function signButton(
  name: IconName,
  called: string,
  act: (event: MouseEvent) => void,
  {
    word,
    hint,
    ...attributes
  }: { readonly word?: string; readonly hint?: string } & Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  set(element, 'aria-label', called);
  set(element, 'title', hint === undefined ? called : `${called} (${keyText(hint)})`);
  for (const [key, value] of Object.entries(attributes)) set(element, key, value);
  element.append(drawn(name));
  if (word !== undefined) {
    const spelt = document.createElement('span');
    spelt.className = 'word';
    spelt.textContent = word;
    element.append(spelt);
  }
  element.addEventListener('click', act);
  return element;
}
