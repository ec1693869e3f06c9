import { t } from '@vscode/l10n';
import type { Actor, AnswerOption } from '../../contract/playing.js';
import { button, h, set } from '../ui/dom.js';
import type { Target } from './answer-choice.js';

/** Maximum number of answers that are shown as buttons in one row. A longer list scrolls. */
const MAX_BUTTONS = 12;

/** Everything that can be chosen now. */
export interface Choices {
  /** Answers that one click gives. */
  readonly options: readonly AnswerOption[];
  readonly actors: readonly Actor[];
  readonly chosen: readonly string[];
  readonly targets: readonly Target[];
  /** The cells that were added to the answer. */
  readonly gathered: readonly number[];
  readonly hasPath: boolean;
  /** False until the server has sent the answers of the chosen units. */
  readonly isKnown: boolean;
}

export interface ChoiceEvents {
  readonly answer: (order: string) => void;
  readonly toggleUnit: (unit: string) => void;
  /** Called when a target was chosen; `adds` is true to add its cell to those of the answer. */
  readonly chooseTarget: (target: Target, at: HTMLElement, adds: boolean) => void;
  readonly leaveOutCell: (cell: number) => void;
  readonly back: () => void;
  /** Called with the option or target that the pointer or the focus has entered; undefined when it has left. */
  readonly point: (what: AnswerOption | Target | undefined, at: HTMLElement) => void;
  readonly pointUnit: (actor: Actor) => void;
  readonly labelOf: (cell: number) => string;
}

/**
 * Returns the line of choices: buttons for answers, the chosen units, the units off the map, and for the keyboard the
 * lists of units on the map and of targets. These two lists are visible only while they have the focus, because the map
 * shows the same.
 */
export function choiceLine(choices: Choices, events: ChoiceEvents): HTMLElement {
  const { options, actors, chosen, targets, gathered, hasPath } = choices;
  const isChosen = chosen.length > 0;
  const stackCells = new Set(actors.filter(({ unit }) => chosen.includes(unit)).map(({ cell }) => cell));
  const inStacks = [
    ...chosen.flatMap((unit) => actors.find((actor) => actor.unit === unit) ?? []),
    ...actors.filter(({ cell, unit }) => !chosen.includes(unit) && cell >= 0 && stackCells.has(cell)),
  ];
  const hint = hintOf(choices);
  return h(
    'div',
    { class: 'play-choices' },
    isChosen ? chips(inStacks, chosen, events) : undefined,
    gathered.length > 0 ? cellChips(gathered, events) : undefined,
    isChosen || hasPath || gathered.length > 0
      ? button(t('Back'), t('One step back'), events.back, { 'aria-label': undefined })
      : undefined,
    optionList(options, events),
    hint === undefined ? undefined : h('span', { class: 'muted play-hint' }, hint),
    ...unitLists(choices, inStacks, events),
    targetList(targets, events),
  );
}

/** Returns what can be chosen in addition to the buttons of answers. */
function hintOf({ options, actors, chosen, targets, isKnown }: Choices): string | undefined {
  if (targets.length > 0) return t('Choose a cell on the map.');
  if (chosen.length > 0)
    return isKnown && options.length === 0 ? t('These units have no answer in common.') : undefined;
  if (actors.some((actor) => isOnlyInBar(actor, options))) return t('Choose a unit.');
  return actors.some(({ cell }) => cell >= 0) ? t('Choose a unit on the map.') : undefined;
}

/** Returns whether a unit can be chosen only by its button: it is off the map, and no button gives its answers. */
const isOnlyInBar = ({ unit, cell }: Actor, options: readonly AnswerOption[]): boolean =>
  cell < 0 && !options.some(({ units }) => units.includes(unit));

function chips(actors: readonly Actor[], chosen: readonly string[], { toggleUnit }: ChoiceEvents): HTMLElement {
  return h(
    'div',
    { class: 'play-units', role: 'group', 'aria-label': t('Chosen units') },
    ...actors.map(({ unit }) =>
      button(
        unit,
        chosen.includes(unit) ? t('Leave out {0}', unit) : t('Add {0}', unit),
        () => {
          toggleUnit(unit);
        },
        { 'aria-pressed': String(chosen.includes(unit)), 'data-key': `unit ${unit}` },
      ),
    ),
  );
}

function cellChips(cells: readonly number[], { leaveOutCell, labelOf }: ChoiceEvents): HTMLElement {
  return h(
    'div',
    { class: 'play-units', role: 'group', 'aria-label': t('Chosen cells') },
    ...cells.map((cell) =>
      button(
        labelOf(cell),
        t('Leave out {0}', labelOf(cell)),
        () => {
          leaveOutCell(cell);
        },
        { 'aria-pressed': 'true', 'data-key': `cell ${cell}` },
      ),
    ),
  );
}

function optionList(options: readonly AnswerOption[], events: ChoiceEvents): HTMLElement | undefined {
  if (options.length === 0) return undefined;
  const isLong = options.length > MAX_BUTTONS;
  const list = h(
    'div',
    { class: isLong ? 'play-options long' : 'play-options', role: 'group', 'aria-label': t('Answers') },
    ...options.map((option, at) => optionButton(option, at, events)),
  );
  if (isLong) walkWithArrows(list);
  return list;
}

function optionButton(option: AnswerOption, at: number, events: ChoiceEvents): HTMLElement {
  const { order, text: label = order, leader, note, isDefault } = option;
  const element = button(
    '',
    isDefault ? t('{0} is the default answer. The game uses it if the text gives no answer.', label) : label,
    () => {
      events.answer(order);
    },
    { 'aria-label': undefined, 'data-key': `option ${order}`, class: isDefault ? 'default' : undefined },
  );
  element.append(label);
  if (leader !== undefined) element.append(h('span', { class: 'note' }, t('{0} leads', leader)));
  if (note !== undefined) element.append(h('span', { class: 'note' }, note));
  if (isDefault) element.append(h('span', { class: 'note' }, t('Default')));
  if (at < 9) element.append(h('kbd', { 'aria-hidden': 'true' }, String(at + 1)));
  watchPointing(
    element,
    () => {
      events.point(option, element);
    },
    events,
  );
  return element;
}

/**
 * Returns the lists of units that can be chosen or added. Units off the map are visible, because they have no counter
 * to click. They are in the list for the keyboard if buttons give their answers, or if units on the map are chosen.
 */
function unitLists(
  { options, actors, chosen }: Choices,
  inStacks: readonly Actor[],
  events: ChoiceEvents,
): (HTMLElement | undefined)[] {
  const rest = actors.filter((actor) => !inStacks.includes(actor));
  const hasChosenOnMap = actors.some(({ unit, cell }) => cell >= 0 && chosen.includes(unit));
  const isVisible = (actor: Actor): boolean => !hasChosenOnMap && isOnlyInBar(actor, options);
  const list = (label: string, className: string, own: readonly Actor[]): HTMLElement | undefined =>
    own.length === 0 ? undefined : walkableList(label, className, unitItems(own, events));
  const hiddenLabel = chosen.length > 0 ? t('Units to add') : t('Units that can act');
  return [
    list(t('Units off the map'), 'play-off-map', rest.filter(isVisible)),
    list(
      hiddenLabel,
      'play-keyboard',
      rest.filter((actor) => !isVisible(actor)),
    ),
  ];
}

function unitItems(actors: readonly Actor[], events: ChoiceEvents): HTMLElement[] {
  return actors.map((actor) => {
    const { unit, cell } = actor;
    const name = cell < 0 ? unit : t('{0} in {1}', unit, events.labelOf(cell));
    const item = button(
      name,
      name,
      () => {
        events.toggleUnit(unit);
      },
      { 'data-key': `unit ${unit}` },
    );
    item.addEventListener('focus', () => {
      events.pointUnit(actor);
    });
    return item;
  });
}

function targetList(targets: readonly Target[], events: ChoiceEvents): HTMLElement | undefined {
  if (targets.length === 0) return undefined;
  const items = targets.map((target) => {
    const label = events.labelOf(target.cell);
    const name = target.note === '' ? label : `${label}, ${target.note}`;
    const item = button(
      name,
      name,
      (event) => {
        events.chooseTarget(target, item, event.shiftKey);
      },
      { 'data-key': `target ${target.cell}` },
    );
    watchPointing(
      item,
      () => {
        events.point(target, item);
      },
      events,
    );
    return item;
  });
  return walkableList(t('Cells that you can choose'), 'play-keyboard', items);
}

function walkableList(label: string, className: string, items: readonly HTMLElement[]): HTMLElement {
  const list = h('div', { class: className, role: 'group', 'aria-label': label }, ...items);
  walkWithArrows(list);
  return list;
}

/** Makes a list one stop of the Tab key; the arrow keys, Home and End move within it. */
function walkWithArrows(list: HTMLElement): void {
  const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('button')];
  for (const [at, item] of items().entries()) set(item, 'tabindex', at === 0 ? 0 : -1);
  list.addEventListener('focusin', ({ target }) => {
    for (const item of items()) set(item, 'tabindex', item === target ? 0 : -1);
  });
  list.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[
      event.key
    ];
    if (to === undefined) return;
    all.at(to % all.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
}

function watchPointing(element: HTMLElement, point: () => void, events: ChoiceEvents): void {
  element.addEventListener('pointerenter', point);
  element.addEventListener('focus', point);
  for (const leave of ['pointerleave', 'blur'])
    element.addEventListener(leave, () => {
      events.point(undefined, element);
    });
}
