import type { SandtableAstType } from '../generated/ast.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';

/** What the vocabulary calls the statements whose parentheses hold attributes, by their rule in the grammar. */
const owners: Readonly<Partial<Record<keyof SandtableAstType, AttributeWord['of']>>> = {
  Force: 'unit',
  Feature: 'feature',
  PlacedUnit: 'placement',
  Draw: 'placement',
  UnitExpectation: 'expectation',
  EventExpectation: 'expectation',
  Order: 'order',
  ScoreEntry: 'score',
  Limit: 'limit',
  Every: 'unit',
};

/** Whose attributes stand in the parentheses of a statement that stands in another; units that leave have those of departures. */
export function ownersOf(rule: string, within: string | undefined): readonly AttributeWord['of'][] {
  const owner = owners[rule as keyof SandtableAstType];
  if (owner === undefined) return [];
  if (within === 'Departure') return owner === 'unit' ? ['unit', 'departure'] : ['departure'];
  if (rule === 'Limit') return [within === 'Setup' ? 'placement' : 'limit', 'unit'];
  return rule === 'Every' ? ['unit', 'placement'] : [owner];
}
