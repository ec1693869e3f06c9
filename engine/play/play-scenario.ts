import type { ScenarioModel } from '../model/scenario.js';
import { runToEnd } from './drive.js';
import type { ExpectationOutcome } from './expectations.js';
import type { Pause } from './moment.js';
import type { PlayOptions, Playthrough } from './playthrough.js';
import type { Ruleset } from './ruleset.js';
import { Session } from './session.js';

/**
 * Plays a scenario with its orders and dice. Everything that the scenario does not decide is decided by the documented
 * defaults. The same scenario and seed give the same game.
 */
export function playThrough(ruleset: Ruleset, scenario: ScenarioModel, options: PlayOptions = {}): Playthrough {
  return runToEnd(playInSteps(ruleset, scenario, options));
}

/** Plays a scenario until all its expectations are judged, and returns their outcomes. */
export function checkExpectations(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  options: PlayOptions = {},
): readonly ExpectationOutcome[] {
  return playThrough(ruleset, scenario, options).expectations;
}

/**
 * Plays a scenario like {@link playThrough}, but yields at every pause, and between the parts of a search for an
 * answer, so that the caller can do other work or stop.
 */
export function playInSteps(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  options: PlayOptions = {},
): Generator<Pause | 'searching', Playthrough, void> {
  return new Session(ruleset, scenario, options).play();
}
