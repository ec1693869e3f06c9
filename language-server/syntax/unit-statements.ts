import { isForce, type Force } from '../generated/ast.js';

/** Returns the units or the formation that a statement declares. Several units of one statement share its values. */
export const unitsOf = (statement: Force): readonly Force[] => [statement, ...statement.alike];

/** Returns the statement that declares a unit or formation: it has the kind, the values and the attributes. */
export function statementOf(unit: Force): Force {
  const { $container: around } = unit;
  return isForce(around) && around.alike.includes(unit) ? around : unit;
}
