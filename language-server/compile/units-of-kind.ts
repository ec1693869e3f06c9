import { AstUtils } from 'langium';
import type { ForceModel, SideModel } from '../../engine/model/forces.js';
import { attributeOf, forcesByName, formationsAbove, isOfKind } from '../../engine/model/forces.js';
import type { EveryModel } from '../../engine/model/special-rules.js';
import { isSetup, type Every, type Limit } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileAttributes, ownerOfItem, splitAttributes } from './attributes.js';
import { containsPhrase } from './countable-words.js';
import type { CompileContext } from './compile-context.js';
import { kindWordsOf } from './words.js';

/** `every unit`: of whatever kind. */
const ANY = 'unit';

/** All units of a kind that have what the parentheses say of units; the rest of the parentheses is about what becomes of them. */
export function compileUnitsOfKind(
  context: CompileContext,
  node: Lenient<Every>,
  sides: readonly SideModel[],
): EveryModel {
  const kind = node.kind.join(' ');
  checkKind(context, node, kind);
  const { those, others } = splitAttributes(context, node.attributes, 'unit');
  const wanted = compileAttributes(context, those, 'unit');
  const attributes = compileAttributes(context, others, ownerOfItem(node));
  const source = context.text.source(node);
  const forces = forcesByName(sides);
  const has = (force: ForceModel): boolean =>
    Object.entries(wanted).every(([key, { value }]) => attributeOf(force, forces, key)?.value === value);
  const names = namesOf(forces, (force) => isMeant(force, kind) && has(force));
  if (names.length === 0 && sides.length > 0 && kind !== '' && !areMissing(node, forces))
    context.findings.warning('nobody-meant', source, 'No unit is of this kind and has what the parentheses say.', {
      related: sides.map((side) => ({ source: side.source, message: `The forces of ${side.name} are written here.` })),
    });
  return { every: kind, names, attributes, source };
}

/** Whether its set-up asks for more units than the side has: that is told of the set-up, with where to write them. */
function areMissing(node: Lenient<Every>, forces: ReadonlyMap<string, ForceModel>): boolean {
  const setup = AstUtils.getContainerOfType(node, isSetup);
  const units = [...forces.values()].filter((force) => isMeant(force, ANY)).length;
  return setup?.limits.some((limit) => isOfWholeSide(limit) && Number(limit.amount) > units) ?? false;
}

/** `require units 12..14`, of whatever kind and wherever. */
const isOfWholeSide = ({ mode, actions, pieces, places, attributes }: Lenient<Limit>): boolean =>
  mode === 'require' &&
  actions.every(({ words }) => words.join(' ') === `${ANY}s`) &&
  pieces.length + places.length + attributes.length === 0;

/** The forces meant; a formation takes its members along. */
function namesOf(forces: ReadonlyMap<string, ForceModel>, isMeant: (force: ForceModel) => boolean): string[] {
  return [...forces.values()]
    .filter((force) => isMeant(force) && !formationsAbove(force, forces).some(isMeant))
    .map(({ name }) => name);
}

function checkKind(context: CompileContext, node: Lenient<Every>, kind: string): void {
  const { vocabulary } = context.ruleset ?? {};
  if (!vocabulary || kind === '' || kind === ANY) return;
  const words = kindWordsOf(vocabulary);
  if (words.some(({ word }) => containsPhrase(word, kind))) return;
  context.reportUnknownWord('kind of unit or formation', kind, words, () => context.text.listRange(node, 'kind'));
}

/** A unit of any kind is no formation. */
function isMeant(force: ForceModel, wanted: string): boolean {
  return wanted === ANY ? force.members.length === 0 : wanted !== '' && isOfKind(force, wanted);
}
