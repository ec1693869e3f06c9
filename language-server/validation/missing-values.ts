import type { Finding } from '../../engine/model/finding.js';
import type { ForceModel, SideModel } from '../../engine/model/forces.js';
import type { Source } from '../../engine/model/source.js';
import type { OrderModel } from '../../engine/model/orders.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { findWord } from '../compile/words.js';

/** Codes of findings that an earlier refused order may cause. */
const FOLLOWING: ReadonlySet<string> = new Set([
  'sandtable/expectation',
  'sandtable/order-not-asked',
  'sandtable/answer-not-asked',
]);

/**
 * Removes findings of play that are caused by units without values. Such units are reported once, where they are
 * declared.
 */
export function withoutMissingValueErrors(
  found: readonly Finding[],
  sides: readonly SideModel[],
  ruleset: Ruleset | undefined,
  orderAt: (place: Source) => OrderModel | undefined,
): readonly Finding[] {
  const lacking = sides.flatMap(({ forces }) => forces.filter((force) => lacksValues(force, ruleset)));
  if (lacking.length === 0) return found;
  const names = new Set(sides.flatMap(({ forces }) => lacking.flatMap((force) => withFormations(force, forces))));
  const isCaused = ({ code, source }: Finding): boolean =>
    !FOLLOWING.has(code) && namesOf(orderAt(source)).some((name) => names.has(name));
  if (!found.some(isCaused)) return found;
  return found.filter((finding) => !isCaused(finding) && !FOLLOWING.has(finding.code));
}

/** Returns whether a unit has no values although counters of its kind have values. */
function lacksValues({ kind, faces }: ForceModel, ruleset: Ruleset | undefined): boolean {
  const word = findWord(ruleset?.vocabulary.unitKinds ?? [], kind);
  return faces.length === 0 && word !== undefined && word.faces.some((face) => face.length > 0);
}

/** Returns the names with which an order may refer to a unit: the name of the unit and those of its formations. */
function withFormations({ name, parent }: ForceModel, forces: readonly ForceModel[]): string[] {
  const above = forces.find((force) => force.name === parent);
  return [name, ...(above ? withFormations(above, forces) : [])];
}

const namesOf = (order: OrderModel | undefined): string[] =>
  order ? [order, ...order.clauses].flatMap(({ pieces }) => pieces.map(({ name }) => name)) : [];
