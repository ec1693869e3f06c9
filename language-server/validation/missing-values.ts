import type { Finding } from '../../engine/model/finding.js';
import type { ForceModel, SideModel } from '../../engine/model/forces.js';
import type { OrderLine, OrderModel } from '../../engine/model/orders.js';
import type { ScenarioModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';

/** Codes of findings that an earlier refused order may cause. */
const FOLLOWING: ReadonlySet<string> = new Set([
  'sandtable/expectation',
  'sandtable/order-not-asked',
  'sandtable/answer-not-asked',
  'sandtable/dice-unused',
]);

/**
 * Removes findings of play in a file that units without values may cause: findings about orders that name such a unit,
 * or no unit, and all findings after the first order that names such a unit. The missing values are reported once.
 *
 * @param missing the findings about missing values in the file and its imports
 */
export function withoutMissingValueErrors(
  found: readonly Finding[],
  missing: readonly Finding[],
  { uri, sides, scenario }: PlayedFile,
  orderAt: (place: Source) => OrderModel | undefined,
): readonly Finding[] {
  if (found.length === 0 || missing.length === 0 || !scenario) return found;
  const incomplete = new Set(missing.map((finding) => finding.missing?.name));
  const names = new Set(
    sides.flatMap(({ forces }) =>
      forces.filter(({ name }) => incomplete.has(name)).flatMap((force) => withFormations(force, forces)),
    ),
  );
  const isNamed = ({ name }: { readonly name?: string }): boolean => name !== undefined && names.has(name);
  const items = [...scenario.setups.flatMap(({ placements }) => placements), ...scenario.arrivals];
  if (!items.some((entry) => entry.items.some(isNamed))) return found;
  const orders = scenario.orders.flatMap(({ lines }) => lines).filter(isOrder);
  const concerned = orders.filter((order) => namesOf(order).some((name) => names.has(name)));
  const isAfterOtherFile = concerned.some(({ source }) => source.file !== uri);
  const first = isAfterOtherFile ? 0 : Math.min(...concerned.map(({ source }) => source.start));
  return found.filter(({ code, source }) => {
    if (source.start >= first || FOLLOWING.has(code)) return false;
    const order = orderAt(source);
    return !order || namesOf(order).length > 0;
  });
}

/** A file and the game that it plays. */
interface PlayedFile {
  readonly uri: string;
  readonly sides: readonly Pick<SideModel, 'forces'>[];
  readonly scenario: Pick<ScenarioModel, 'setups' | 'arrivals' | 'orders'> | undefined;
}

const isOrder = (line: OrderLine): line is OrderModel => 'verb' in line;

/** Returns the names with which an order may refer to a unit: the name of the unit and those of its formations. */
function withFormations({ name, parent }: ForceModel, forces: readonly ForceModel[]): string[] {
  const above = forces.find((force) => force.name === parent);
  return [name, ...(above ? withFormations(above, forces) : [])];
}

const namesOf = (order: OrderModel): string[] =>
  [order, ...order.clauses].flatMap(({ pieces }) => pieces.map(({ name }) => name));
