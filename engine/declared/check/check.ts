import { enemiesMustNotShareACell, type PlacedPart, type PlacedUnit } from '../../mechanics/checks/placed.js';
import { houseRuleMustChangeItsNumber } from '../../mechanics/checks/settings.js';
import { specialChecks } from '../../mechanics/special-rules/checks.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { createCheckers, type Checks } from '../../play/checks.js';
import { unitsNamed } from '../../play/named-units.js';
import { createRefusals } from '../../play/refusal.js';
import type { Ruleset } from '../../play/ruleset.js';
import type { Vocabulary } from '../../play/vocabulary.js';
import type { GameData } from '../state/game-data.js';
import { musterOf } from '../state/muster.js';

/** Returns the checks of maps, forces and scenarios of a declared game. */
export function checkersOf(
  game: GameData,
  vocabulary: Vocabulary,
): Pick<Ruleset, 'checkMap' | 'checkForces' | 'checkScenario'> {
  return createCheckers(checksOf(game, vocabulary), createRefusals<string>().citing);
}

const checksOf = (game: GameData, vocabulary: Vocabulary): Checks<string> => ({
  map: {},
  forces: {},
  scenario: {
    houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(game.numbers),
    enemiesMustNotShareAHex(scenario, report) {
      const { rule } = game.declaration.stacking;
      enemiesMustNotShareACell(scenario, placementsOf(game, scenario), { rule, noun: 'hex' }, report);
    },
    ...specialChecks(vocabulary),
  },
});

/** Returns the placements of all set-ups with their units. */
function placementsOf({ declaration }: GameData, scenario: ScenarioModel): PlacedPart[] {
  const muster = musterOf(scenario, declaration.sides, declaration.unitKinds);
  const known = { muster, isOnMap: () => true };
  return scenario.setups.flatMap(({ side, placements }) =>
    placements.map((placement) => ({
      side,
      placement,
      units: placement.items.flatMap((item): PlacedUnit[] =>
        item.name === undefined ? [] : unitsNamed(known, [{ name: item.name }]).map(() => ({ item })),
      ),
    })),
  );
}
