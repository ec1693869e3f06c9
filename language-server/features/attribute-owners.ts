import type { SandtableAstType } from '../generated/ast.js';
import type { AttributeWord } from '../../engine/play/ruleset.js';

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

export function ownerOf(rule: string): AttributeWord['of'] | undefined {
  return owners[rule as keyof SandtableAstType];
}
