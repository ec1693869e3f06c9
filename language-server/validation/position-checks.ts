import type { PositionModel } from '../../engine/model/position.js';
import { say } from '../../engine/model/say.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import type { Check } from './check.js';

/**
 * Reports parts of a `position` statement that the game does not know, such as names of values and words for places off
 * the map, and positions that break an invariant of the game, such as units of both sides in a hex.
 */
export const positionMustBeOfTheGame: Check = ({ ruleset, ownScenarios }, report) => {
  for (const { position, ...scenario } of ownScenarios) {
    if (position === undefined || !ruleset) continue;
    const game = ruleset.start(scenario satisfies ScenarioModel, { silent: true });
    let isOfTheGame = true;
    game.takePosition?.(position, (source, message) => {
      isOfTheGame = false;
      report({ severity: 'error', code: 'sandtable/not-in-position', message, source });
    });
    for (const broken of isOfTheGame ? game.invariants('phase end') : [])
      report({
        severity: 'warning',
        code: 'sandtable/impossible-position',
        message: say`No game can reach this position: ${broken}.`,
        source: placeOf(broken, position, scenario),
      });
  }
};

/** Returns the units or the cell that a sentence names; the whole statement if it names none of them. */
function placeOf(sentence: string, { stacks, source }: PositionModel, { map: { board } }: ScenarioModel): Source {
  const words = new Set(sentence.split(/[\s,.;:()]+/));
  const isNamed = (name: string): boolean => (name.includes(' ') ? sentence.includes(name) : words.has(name));
  const unit = stacks.flatMap(({ units }) => units).find(({ name }) => isNamed(name));
  const stack = stacks.find(({ cell }) => cell !== undefined && isNamed(board.label(cell)));
  return unit?.source ?? stack?.source ?? source;
}
