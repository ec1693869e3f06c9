import type { Declaration } from './declaration.js';

/**
 * Returns the rules that the record of a declared game cites for an event, a question or a roll whenever they are
 * applied: those of phases, combat and its consequences, arrivals, exits and so on. Rules about stacking, zones,
 * supply, ground and strengths are not included, because they may apply without a trace in the record.
 */
export function rulesInRecord(declaration: Declaration): readonly string[] {
  const { phases, combat, results, retreat, advance, bombardments, replacement, arrival } = declaration;
  const { rails, weatherTable, exits, demoralization, states, overrun, hand } = declaration;
  const cited = [
    ...phases,
    combat,
    ...results,
    retreat,
    advance,
    ...bombardments,
    replacement,
    arrival,
    ...rails,
    weatherTable,
    ...exits,
    ...demoralization,
    ...states,
    overrun,
    hand,
  ];
  return [...new Set(cited.flatMap((each) => (each === undefined || each.rule === '' ? [] : [each.rule])))];
}
