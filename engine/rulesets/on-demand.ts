import type { Ruleset } from '../play/ruleset.js';
import { about as fda } from './fda/about.js';
import { about as pgg } from './pgg/about.js';

type About = Pick<Ruleset, 'id' | 'title'>;

const all: readonly About[] = [pgg, fda];

/**
 * The published games by id, none of them read yet: `load` brings a game when something of its rules is first asked for. Most
 * workspaces play one.
 */
export function rulesetsOnDemand(load: (id: string) => Ruleset): ReadonlyMap<string, Ruleset> {
  return new Map(all.map((about) => [about.id, onDemand(about, load)]));
}

function onDemand({ id, title }: About, load: (id: string) => Ruleset): Ruleset {
  let loaded: Ruleset | undefined;
  const rules = (): Ruleset => (loaded ??= load(id));
  return {
    id,
    title,
    get rulebook() {
      return rules().rulebook;
    },
    get vocabulary() {
      return rules().vocabulary;
    },
    get rulings() {
      return rules().rulings;
    },
    get readings() {
      return rules().readings;
    },
    get starter() {
      return rules().starter;
    },
    checkMap(map, report) {
      rules().checkMap(map, report);
    },
    checkForces(sides, report) {
      rules().checkForces(sides, report);
    },
    checkScenario(scenario, report) {
      rules().checkScenario(scenario, report);
    },
    start: (scenario, how) => rules().start(scenario, how),
  };
}
