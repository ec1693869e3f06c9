import type { ForceModel, SideModel } from '../../engine/model/forces.js';
import { attributeOf, forcesByName, formationsAbove, isOfKind } from '../../engine/model/forces.js';
import type { EveryModel } from '../../engine/model/special-rules.js';
import type { Every } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileAttributes, ownerOfItem, splitAttributes } from './attributes.js';
import { holdsPhrase } from './counted.js';
import type { Desk } from './desk.js';
import { kindWordsOf } from './words.js';

/** `every unit`: of whatever kind. */
const ANY = 'unit';

/** All units of a kind that have what the parentheses say of units; the rest of the parentheses is about what becomes of them. */
export function compileEvery(desk: Desk, node: Lenient<Every>, sides: readonly SideModel[]): EveryModel {
  const kind = node.kind.join(' ');
  checkKind(desk, node, kind);
  const { those, others } = splitAttributes(desk, node.attributes, 'unit');
  const wanted = compileAttributes(desk, those, 'unit');
  const attributes = compileAttributes(desk, others, ownerOfItem(node));
  const source = desk.text.source(node);
  const forces = forcesByName(sides);
  const has = (force: ForceModel): boolean =>
    Object.entries(wanted).every(([key, { value }]) => attributeOf(force, forces, key)?.value === value);
  const names = namesOf(forces, (force) => isMeant(force, kind) && has(force));
  if (names.length === 0 && sides.length > 0 && kind !== '')
    desk.findings.warning('nobody-meant', source, 'No unit is of this kind and has what the parentheses say.', {
      related: sides.map((side) => ({ source: side.source, message: `The forces of ${side.name} are written here.` })),
    });
  return { every: kind, names, attributes, source };
}

/** The forces meant; a formation takes its members along. */
function namesOf(forces: ReadonlyMap<string, ForceModel>, isMeant: (force: ForceModel) => boolean): string[] {
  return [...forces.values()]
    .filter((force) => isMeant(force) && !formationsAbove(force, forces).some(isMeant))
    .map(({ name }) => name);
}

function checkKind(desk: Desk, node: Lenient<Every>, kind: string): void {
  const { vocabulary } = desk.ruleset ?? {};
  if (!vocabulary || kind === '' || kind === ANY) return;
  const words = kindWordsOf(vocabulary);
  if (words.some(({ word }) => holdsPhrase(word, kind))) return;
  desk.unknownWord('kind of unit or formation', kind, words, () => desk.text.whole(node, 'kind'));
}

/** A unit of any kind is no formation. */
function isMeant(force: ForceModel, wanted: string): boolean {
  return wanted === ANY ? force.members.length === 0 : wanted !== '' && isOfKind(force, wanted);
}
