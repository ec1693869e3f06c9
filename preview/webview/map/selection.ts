import { t } from '@vscode/l10n';
import { stacksOf } from '../../render/counters.js';
import type { Counter, Scene } from '../../contract/scene.js';

/** Counters of one cell that are picked up together. The last counter is on top. */
export type CounterSelection = readonly [Counter, ...Counter[]];

/** The counters of a stack that are picked up: all, only the top counter, or those of the top counter's formation. */
export type Grip = 'stack' | 'top' | 'formation';

export interface Modifiers {
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export const gripOf = ({ altKey, shiftKey }: Modifiers): Grip => (altKey ? 'top' : shiftKey ? 'formation' : 'stack');

/**
 * Returns the counters that are picked up together with a counter. Only counters drawn in the same stack are included.
 */
export function selectFromStack(
  counter: Counter,
  grip: Grip,
  { counters, sides }: Pick<Scene, 'counters' | 'sides'>,
): CounterSelection {
  const inCell = counters.filter(({ cell }) => cell === counter.cell);
  const stack = stacksOf(inCell, sides).find((each) => each.counters.includes(counter))?.counters ?? [];
  const selected = stack.filter(
    (other) =>
      grip === 'stack' || (grip === 'formation' && other.formation === counter.formation && other.formation !== ''),
  );
  return asSelection(selected) ?? [counter];
}

export const asSelection = (counters: readonly Counter[]): CounterSelection | undefined => {
  const [first, ...others] = counters;
  return first && [first, ...others];
};

export const namesOf = (selection: readonly Counter[]): readonly string[] => selection.map(({ name }) => name);

/** Describes the counters picked up: `25/7`, `25/7 and 6/7`, `25/7 and 3 more`. */
export function describeSelection(selection: CounterSelection): string {
  const names = [...namesOf(selection)].reverse();
  const [first, second] = names;
  if (names.length > 2) return t('{0} and {1} more', first, names.length - 1);
  return names.length === 2 ? t('{0} and {1}', first, second) : first;
}
