import type { SandtableAstType } from '../generated/ast.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';

/**
 * Grammar rules of statements that have attributes in parentheses, each with the name that the vocabulary of a game
 * uses for the statement (`AttributeWord.of`).
 */
const owners: Readonly<Partial<Record<keyof SandtableAstType, AttributeWord['of']>>> = {
  Force: 'unit',
  Feature: 'feature',
  LegendEntry: 'terrain',
  MapText: 'label',
  PlacedUnit: 'placement',
  Draw: 'placement',
  UnitExpectation: 'expectation',
  EventExpectation: 'expectation',
  Order: 'order',
  ScoreEntry: 'score',
  Victory: 'victory',
  Limit: 'limit',
  Every: 'unit',
};

/**
 * Returns the kinds of attributes (`AttributeWord.of`) that the parentheses of a statement may contain.
 * @param rule grammar rule of the statement
 * @param within grammar rule of the enclosing statement; units in a `leave` statement may also have the attributes of
 * departures
 */
export function ownersOf(rule: string, within: string | undefined): readonly AttributeWord['of'][] {
  const owner = owners[rule as keyof SandtableAstType];
  if (owner === undefined) return [];
  if (within === 'Departure') return owner === 'unit' ? ['unit', 'departure'] : ['departure'];
  if (rule === 'Limit') return [within === 'Setup' ? 'placement' : 'limit', 'unit'];
  return rule === 'Every' ? ['unit', 'placement'] : [owner];
}
