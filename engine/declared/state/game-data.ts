import type { CampaignPhase } from '../../mechanics/campaign.js';
import { memoize } from '../../mechanics/memoize.js';
import type { MapModel } from '../../model/map.js';
import type { BookNumber } from '../../play/numbers.js';
import type { Declaration, Phase } from '../declaration.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import { Ground } from './ground.js';

/** A phase of the sequence of play, with the indices by which the state refers to it. */
export interface DeclaredPhase extends CampaignPhase {
  readonly index: number;
  readonly side: string;
  readonly sideIndex: number;
  readonly declared: Phase;
  /** `takesPart[kind]`: whether units of a kind take part, by the index of the kind. */
  readonly takesPart: readonly boolean[];
}

/** A declaration with the tables that play derives from it. All games of a declared ruleset share it. */
export interface GameData {
  readonly declaration: Declaration;
  readonly phases: readonly DeclaredPhase[];
  readonly numbers: Readonly<Record<string, BookNumber>>;
  /** `zoneRules[kind]`: the index of the zone rule for a moving kind; -1 for a kind that zones do not affect. */
  readonly zoneRules: readonly number[];
  /** `stackingValues[kind]`: the stacking points of a kind, by its index. Units of other kinds count 1. */
  readonly stackingValues: readonly number[];
  /** Returns, by the index of the kind, the values that a statement gives for some kinds or classes, and 1 for others. */
  readonly valuesByKind: (values: Readonly<Record<string, number>>) => readonly number[];
  /** Set if modifiers of zones depend on the other units of a stack. */
  readonly zonesDependOnStacks: boolean;
  /** Returns, by the index of the kind, whether a kind is among the words of a statement. An empty list means all. */
  readonly kindsAmong: (words: readonly string[]) => readonly boolean[];
  readonly groundOf: (map: MapModel) => Ground;
}

/** Returns the tables that play derives from a declaration. */
export const gameDataOf = memoize((declaration: Declaration): GameData => {
  const { phases, sides, unitKinds, zones, modifiers } = declaration;
  const kindsAmong = memoize((words: readonly string[]): readonly boolean[] =>
    unitKinds.map(({ word, class: moving }) => isAmong(word, declaration.classes[moving], words)),
  );
  const valuesByKind = memoize((values: Readonly<Record<string, number>>): readonly number[] =>
    unitKinds.map(({ word, class: moving }) => {
      if (Object.hasOwn(values, word)) return values[word];
      const key = Object.keys(values).find((one) => isAmong(word, declaration.classes[moving], [one]));
      return key === undefined ? 1 : values[key];
    }),
  );
  return {
    declaration,
    phases: phases.map((declared, index) => ({
      index,
      name: declared.word,
      rule: declared.rule,
      side: declared.side,
      sideIndex: sides.indexOf(declared.side),
      declared,
      takesPart: kindsAmong(declared.kinds),
    })),
    numbers: bookNumbers(declaration),
    zoneRules: unitKinds.map((_, kind) => {
      const own = zones.findIndex(({ kinds }) => kinds.length > 0 && kindsAmong(kinds)[kind]);
      return own >= 0 ? own : zones.findIndex(({ kinds }) => kinds.length === 0);
    }),
    stackingValues: valuesByKind(declaration.stacking.points?.byKind ?? {}),
    valuesByKind,
    zonesDependOnStacks: modifiers.some(
      ({ what, conditions }) =>
        what === 'zone' && conditions.some(({ is }) => is === 'alone' || is === 'with' || is === 'whole'),
    ),
    kindsAmong,
    groundOf: memoize((map: MapModel) => new Ground(declaration, map)),
  };
});

/** Returns whether a kind or its class is among words: `panzer` means every kind whose name contains this word. */
function isAmong(kind: string, moving: string | undefined, words: readonly string[]): boolean {
  return (
    words.length === 0 || words.some((word) => ` ${kind} `.includes(` ${word} `) || (moving === word && word !== ''))
  );
}
