import { AstUtils } from 'langium';
import type { ForceModel, SideModel } from '../../engine/model/forces.js';
import { attributeOf, forcesByName, formationsAbove, isOfKind } from '../../engine/model/forces.js';
import { say } from '../../engine/model/say.js';
import type { EveryModel } from '../../engine/model/special-rules.js';
import { isSetup, type Every, type Limit } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { compileAttributes, ownerOfItem, splitAttributes } from './attributes.js';
import { containsPhrase } from './countable-words.js';
import type { CompileContext } from './compile-context.js';
import { kindWordsOf } from './words.js';

/** The kind in `every unit`, which means units of all kinds. */
const ANY_KIND = 'unit';

/**
 * Compiles `every rifle regiment (dot blue, step 2)`. Attributes that units declare select among the units of the kind.
 * All other attributes belong to the placement or departure of the selected units.
 */
export function compileUnitsOfKind(
  context: CompileContext,
  node: Lenient<Every>,
  sides: readonly SideModel[],
): EveryModel {
  const kind = node.kind.join(' ');
  checkKind(context, node, kind);
  const { those, others } = splitAttributes(context, node.attributes, 'unit');
  const required = compileAttributes(context, those, 'unit');
  const attributes = compileAttributes(context, others, ownerOfItem(node));
  const source = context.text.source(node);
  const forces = forcesByName(sides);
  const has = (force: ForceModel): boolean =>
    Object.entries(required).every(([key, { value }]) => attributeOf(force, forces, key)?.value === value);
  const names = namesOf(forces, (force) => hasKind(force, kind) && has(force));
  if (names.length === 0 && sides.length > 0 && kind !== '' && !areMissing(node, forces))
    context.findings.warning('nobody-meant', source, say`No unit of this kind has the attributes in parentheses.`, {
      related: sides.map((side) => ({
        source: side.source,
        message: say`The forces of ${side.name} are written here.`,
      })),
    });
  return { every: kind, names, attributes, source };
}

/**
 * Returns whether the set-up requires more units than the side declares. If so, that requirement has an error, and an
 * `every` statement that finds no units needs no error of its own.
 */
function areMissing(node: Lenient<Every>, forces: ReadonlyMap<string, ForceModel>): boolean {
  const setup = AstUtils.getContainerOfType(node, isSetup);
  const units = [...forces.values()].filter((force) => hasKind(force, ANY_KIND)).length;
  return setup?.limits.some((limit) => isOfWholeSide(limit) && Number(limit.amount) > units) ?? false;
}

/** Returns whether a limit counts all units of the side: `require units 12..14`. */
const isOfWholeSide = ({ mode, actions, pieces, places, attributes }: Lenient<Limit>): boolean =>
  mode === 'require' &&
  actions.every(({ words }) => words.join(' ') === `${ANY_KIND}s`) &&
  pieces.length + places.length + attributes.length === 0;

/** Returns the names of the selected forces, without the members of selected formations. */
function namesOf(forces: ReadonlyMap<string, ForceModel>, isSelected: (force: ForceModel) => boolean): string[] {
  return [...forces.values()]
    .filter((force) => isSelected(force) && !formationsAbove(force, forces).some(isSelected))
    .map(({ name }) => name);
}

function checkKind(context: CompileContext, node: Lenient<Every>, kind: string): void {
  const { vocabulary } = context.ruleset ?? {};
  if (!vocabulary || kind === '' || kind === ANY_KIND) return;
  const words = kindWordsOf(vocabulary);
  if (words.some(({ word }) => containsPhrase(word, kind))) return;
  context.reportUnknownWord('kind of unit or formation', kind, words, () => context.text.listRange(node, 'kind'));
}

/** Returns whether a force is of a kind. A formation is never of the kind `unit`. */
function hasKind(force: ForceModel, kind: string): boolean {
  return kind === ANY_KIND ? force.members.length === 0 : kind !== '' && isOfKind(force, kind);
}
