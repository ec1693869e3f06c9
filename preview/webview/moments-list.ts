import type { MomentItem } from '../moments.js';
import { button, h, icon, set } from './dom.js';

/** Moments of one phase of one side's turn, in the order played. */
interface Phase {
  readonly title: string;
  readonly moments: readonly MomentItem[];
}

export interface MomentsList {
  readonly element: HTMLElement;
  /** Shows the row of moments with one of them chosen, -1 for the set-up. */
  show(moments: readonly MomentItem[], chosen: number): void;
}

/**
 * The row of moments under headings of turn and phase. Only the phase that holds the chosen moment, and those that
 * were opened, have their rows in the page: a whole game has thousands.
 */
export function momentsList(choose: (moment: number) => void): MomentsList {
  const list = h('div', { class: 'phases' });
  const element = h('nav', { class: 'moments', 'aria-label': 'Moments' }, list);
  let shownMoments: readonly MomentItem[] | undefined;
  let current: Element | null = null;
  let sections: { readonly phase: Phase; readonly details: HTMLDetailsElement; readonly rows: HTMLElement }[] = [];

  function build(moments: readonly MomentItem[]): void {
    const open = new Set(sections.filter(({ details }) => details.open).map(({ phase }) => phase.title));
    sections = phasesOf(moments).map((phase) => {
      const rows = h('ol', {});
      const details = h(
        'details',
        {},
        h('summary', {}, phase.title, ' ', h('span', { class: 'muted' }, String(phase.moments.length))),
        rows,
      );
      details.addEventListener('toggle', () => {
        if (details.open) fill(phase, rows);
      });
      details.open = open.has(phase.title);
      return { phase, details, rows };
    });
    list.replaceChildren(...sections.map(({ details }) => details));
  }

  function fill(phase: Phase, rows: HTMLElement): void {
    if (rows.childElementCount === 0) rows.append(...phase.moments.map((moment) => row(moment, choose)));
  }

  const bringIntoView = (): void => {
    current?.scrollIntoView({ block: 'nearest' });
  };
  // What stands above grows and shrinks with each moment; the one shown stays in sight.
  new ResizeObserver(bringIntoView).observe(element);

  return {
    element,
    show(moments, chosen) {
      if (moments !== shownMoments && !sameRows(moments, shownMoments)) build(moments);
      shownMoments = moments;
      element.querySelector('[aria-current]')?.removeAttribute('aria-current');
      current = null;
      const section = sections.find(({ phase }) => phase.moments.some(({ number }) => number === chosen));
      if (section === undefined) return;
      section.details.open = true;
      fill(section.phase, section.rows);
      current = section.rows.querySelector(`[data-moment="${chosen}"]`);
      if (current === null) return;
      set(current, 'aria-current', 'step');
      bringIntoView();
    },
  };
}

/** A decision, and dice: shapes in a square of 16. */
const SIGNS = {
  decision: 'M8 3l5 5-5 5-5-5z',
  dice: 'M4 2.5h8A1.5 1.5 0 0 1 13.5 4v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V4A1.5 1.5 0 0 1 4 2.5zm1.5 2v2h2v-2zm3 5v2h2v-2z',
} as const;

function row({ number, kind, prompt, answer, by, events }: MomentItem, choose: (moment: number) => void): HTMLElement {
  const rolled = events.find((event) => event.dice)?.dice?.values.join(' ') ?? answer;
  const sign = icon(SIGNS[kind]);
  const asked = h('span', { class: 'prompt' }, prompt);
  const given = h('span', { class: 'given' }, kind === 'dice' ? rolled : answer, ' ', h('span', { class: 'by' }, by));
  const choice = button(
    '',
    `${prompt}: ${answer}, ${by}`,
    () => {
      choose(number);
    },
    { 'data-moment': number },
  );
  choice.append(sign, asked, given);
  return h('li', {}, choice);
}

function phasesOf(moments: readonly MomentItem[]): Phase[] {
  const phases: { title: string; moments: MomentItem[] }[] = [];
  const first = moments.find(({ turn }) => turn > 0);
  for (const moment of moments) {
    const title = [
      moment.turn === 0 ? `Before turn ${first ? nameOf(first) : 1}` : `Turn ${nameOf(moment)}`,
      sideOf(moment),
      moment.phase,
    ]
      .filter((part) => part !== '')
      .join(' · ');
    const last = phases.at(-1);
    if (last?.title === title) last.moments.push(moment);
    else phases.push({ title, moments: [moment] });
  }
  return phases;
}

const nameOf = ({ turn, turnName = String(turn) }: MomentItem): string => turnName;

/** The side whose phase it is: an address begins with turn and side, while `side` names who is asked. */
const sideOf = ({ address, turn }: MomentItem): string => {
  const [first, second] = address.split('/') as [string, string?];
  return first === String(turn) ? (second ?? '') : '';
};

function sameRows(a: readonly MomentItem[], b: readonly MomentItem[] = []): boolean {
  if (a.length !== b.length || a.length === 0) return false;
  return a.every(({ address, answer, by }, i) => address === b[i].address && answer === b[i].answer && by === b[i].by);
}
