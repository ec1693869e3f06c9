import type { CampaignPhase } from '../../mechanics/campaign.js';
import { memoize } from '../../mechanics/memoize.js';
import type { PieceRegister } from '../../mechanics/muster/piece-register.js';
import type { MapModel } from '../../model/map.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { applyHouseRules, type BookNumber } from '../../play/numbers.js';
import type { Activation, Phase } from '../declaration/sequence.js';
import type { Declaration } from '../declaration.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import { Ground } from './ground.js';
import { musterOf, type Piece } from './muster.js';

/** A phase of the sequence of play, with the indices by which the state refers to it. */
export interface DeclaredPhase extends CampaignPhase {
  readonly index: number;
  readonly side: string;
  readonly sideIndex: number;
  readonly declared: Phase;
  /** `takesPart[kind]`: whether units of a kind take part, by the index of the kind. */
  readonly takesPart: readonly boolean[];
}

/** The part of a turn in which markers are drawn. It belongs to both sides. */
export interface ActivationStep extends CampaignPhase {
  readonly activation: Activation;
  /** `phases[side]`: the phases that a formation of a side plays. */
  readonly phases: readonly (readonly DeclaredPhase[])[];
}

/** The name of the part of a turn in which markers are drawn. */
export const ACTIVATION = 'activation';

/** A declaration with the tables that play derives from it. All games of a declared ruleset share it. */
export interface GameData {
  readonly declaration: Declaration;
  /** The phases of both sides, with those that formations play when their marker is drawn. */
  readonly phases: readonly DeclaredPhase[];
  /** The course of a turn: the phases of both sides, then the activations. */
  readonly course: readonly (DeclaredPhase | ActivationStep)[];
  readonly numbers: Readonly<Record<string, BookNumber>>;
  /** Returns the numbers of a scenario, with those that it changes by house rules. */
  readonly numbersOf: (scenario: ScenarioModel) => Readonly<Record<string, number>>;
  /** `zoneRules[kind]`: the index of the zone rule for a moving kind; -1 for a kind that zones do not affect. */
  readonly zoneRules: readonly number[];
  /** `stackingValues[kind]`: the stacking points of a kind, by its index. Units of other kinds count 1. */
  readonly stackingValues: readonly number[];
  /**
   * Returns, by the index of the kind, the values that a statement gives for some kinds or classes, and 1 for others.
   */
  readonly valuesByKind: (values: Readonly<Record<string, number>>) => readonly number[];
  /** Set if modifiers of zones depend on the other units of a stack. */
  readonly zonesDependOnStacks: boolean;
  /** Returns, by the index of the kind, whether a kind is among the words of a statement. An empty list means all. */
  readonly kindsAmong: (words: readonly string[]) => readonly boolean[];
  readonly groundOf: (map: MapModel) => Ground;
  /** Returns the units of a scenario. All games and checks of the scenario share them. */
  readonly musterOf: (scenario: ScenarioModel) => PieceRegister<Piece>;
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
  const all = phases.map((declared, index): DeclaredPhase => ({
    index,
    name: declared.word,
    rule: declared.rule,
    side: declared.side,
    sideIndex: sides.indexOf(declared.side),
    declared,
    takesPart: kindsAmong(declared.kinds),
  }));
  const numbers = bookNumbers(declaration);
  return {
    declaration,
    phases: all,
    course: courseOf(declaration, all),
    numbers,
    numbersOf: memoize((scenario: ScenarioModel) => applyHouseRules(numbers, scenario)),
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
    musterOf: memoize((scenario: ScenarioModel) => musterOf(scenario, sides, unitKinds)),
  };
});

function courseOf(
  { activation, sides }: Declaration,
  phases: readonly DeclaredPhase[],
): readonly (DeclaredPhase | ActivationStep)[] {
  const ofTurns = phases.filter(({ declared }) => declared.isOfActivation !== true);
  if (activation === undefined) return ofTurns;
  const drawn = phases.filter(({ declared }) => declared.isOfActivation === true);
  const bySide = sides.map((_, side) => drawn.filter(({ sideIndex }) => sideIndex === side));
  return [...ofTurns, { name: ACTIVATION, rule: activation.rule, activation, phases: bySide }];
}

/** Returns whether a kind or its class is among words: `panzer` means every kind whose name contains this word. */
function isAmong(kind: string, moving: string | undefined, words: readonly string[]): boolean {
  return (
    words.length === 0 || words.some((word) => ` ${kind} `.includes(` ${word} `) || (moving === word && word !== ''))
  );
}
