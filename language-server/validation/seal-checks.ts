import { UriUtils, type LangiumDocument } from 'langium';
import { turnTitle } from '../../engine/model/calendar.js';
import type { Fix } from '../../engine/model/finding.js';
import { quoted } from '../../engine/model/names.js';
import { say, term } from '../../engine/model/say.js';
import { list } from '../../engine/model/words.js';
import type { Source } from '../../engine/model/source.js';
import { isBefore } from '../../engine/play/sealed-turns.js';
import type { CompiledDocument } from '../compile/compiled-document.js';
import { removalFix } from '../compile/removal-fix.js';
import { isSamePart, type SealStatement, type SecretStatement } from '../compile/sealed-turns.js';
import { partText, sealStatement } from '../sealing/seal-text.js';
import { isSeal, MIN_SECRET_LENGTH } from '../sealing/seal-hash.js';
import type { Check, CheckServices } from './check.js';

/** Reports seals that are not hashes, and seals that the opened file does not match. */
export const sealMustMatchTheFile: Check = (compiled, report, services) => {
  for (const seal of compiled.sealing.seals) {
    const { hash, hashSource } = seal;
    if (hash === undefined || !isUsed(compiled, seal)) continue;
    if (!isSeal(hash)) {
      report({
        severity: 'error',
        code: 'sandtable/wrong-seal',
        message: say`A seal is “sha256-” and 64 hexadecimal digits. Copy it from Seal These Orders or “sandtable seal FILE”.`,
        source: hashSource,
      });
      continue;
    }
    const opened = compiled.sealing.secrets.filter((secret) => isSamePart(secret, seal));
    const [other] = opened;
    if (opened.length === 0 || opened.some((secret) => secret.seal === hash)) continue;
    report({
      severity: 'error',
      code: 'sandtable/seal-broken',
      message:
        other.document === seal.document
          ? say`A file cannot contain its own seal. Move the orders of ${seal.side} with their secret into a file of their own.`
          : say`${fileName(other.document)} is not the file that ${seal.side} sealed for ${partText(compiled, seal)}: its hash is ${other.seal}. Ask ${seal.side} for the file as it was sealed.`,
      source: hashSource,
      related: [{ source: other.textSource, message: say`The secret of the opened file.` }],
      fixes: closeAgain(compiled, other, services),
    });
  }
};

/** Reports a second seal or secret for the same orders, also in a file that the document imports directly. */
export const sealMustBeUnique: Check = ({ context, sealing, document }, report, { shared }) => {
  const graph = shared.workspace.ImportGraph;
  const near = new Set([document, ...graph.imports(document).map((each) => graph.imported(document, each))]);
  const kinds = [
    { all: sealing.seals, code: 'sandtable/duplicate-seal', what: 'a seal' },
    { all: sealing.secrets, code: 'sandtable/duplicate-secret', what: 'a secret' },
  ] as const;
  for (const { all, code, what } of kinds) {
    for (const [index, each] of all.entries()) {
      const first = all.slice(0, index).find((before) => isSamePart(before, each));
      if (!first || !near.has(each.document)) continue;
      report({
        severity: 'error',
        code,
        message: say`These orders of ${each.side} already have ${term(what)}; the first counts. Remove one of the two.`,
        source: each.source,
        related: [{ source: first.source, message: say`First given here.` }],
        fixes: each.document === document ? [removalFix(context.text, each.node, 'Remove this one')] : [],
      });
    }
  }
};

/** Reports missing secrets, and secrets that can be guessed by trying. */
export const secretMustBeLong: Check = ({ sealing, document }, report) => {
  for (const { text, source, textSource, side, document: where } of sealing.secrets) {
    if (where !== document) continue;
    if (text === undefined)
      report({
        severity: 'warning',
        code: 'sandtable/missing-secret',
        message: say`The orders of ${side} have no secret yet. Seal These Orders and “sandtable seal FILE” write one.`,
        source,
      });
    else if (text.length < MIN_SECRET_LENGTH)
      report({
        severity: 'warning',
        code: 'sandtable/short-secret',
        message: say`A secret of ${text.length} characters can be guessed by trying; write at least ${MIN_SECRET_LENGTH} random ones. Without a text here, Seal These Orders and “sandtable seal FILE” write one.`,
        source: textSource,
        fixes: [removeText(textSource)],
      });
  }
};

const removeText = (source: Source): Fix => ({ title: 'Remove this secret', edits: [{ source, text: '' }] });

/** Reports orders that are opened before all sides have sealed theirs. */
export const ordersShouldNotBeOpenedEarly: Check = (compiled, report, { shared }) => {
  const { context, document, sealing, sides } = compiled;
  const graph = shared.workspace.ImportGraph;
  for (const statement of graph.imports(document)) {
    const imported = graph.imported(document, statement);
    const secret = sealing.secrets.find((each) => each.document === imported);
    if (!secret) continue;
    const isSealed = (side: string): boolean =>
      sealing.seals.some((seal) => seal.hash !== undefined && isSamePart(seal, { ...secret, side }));
    const source = context.text.part(statement, 'path');
    const remove = removalFix(context.text, statement, 'Remove this import');
    const when = partText(compiled, secret);
    if (!isSealed(secret.side)) {
      const seal = sealing.seals.find((each) => each.document === document && isSamePart(each, secret));
      report({
        severity: 'warning',
        code: 'sandtable/opened-without-seal',
        message: say`${statement.path} opens the orders of ${secret.side} for ${when}, which have no seal: nothing proves that they were written before the orders of the other side.`,
        source,
        fixes: [seal ? writeSeal(compiled, seal, secret) : addSeal(compiled, secret), remove],
      });
      continue;
    }
    const late = sides.map(({ name }) => name).filter((side) => !isSealed(side));
    if (late.length > 0)
      report({
        severity: 'warning',
        code: 'sandtable/opened-before-sealed',
        message: say`${statement.path} opens the orders of ${secret.side} for ${when} before ${list(late)} has sealed: ${list(late)} can now read them and choose a secret. Open them when both seals are here.`,
        source,
        fixes: [remove],
      });
  }
};

/** Reports a seal without effect: play begins after its turn. */
export const sealShouldHaveAnEffect: Check = ({ context, document, scenario, sealing }, report) => {
  const begins = scenario?.position;
  if (!begins) return;
  for (const seal of sealing.seals) {
    if (seal.document !== document || !isBefore(seal, begins)) continue;
    report({
      severity: 'warning',
      code: 'sandtable/seal-without-effect',
      message: say`Play begins after turn ${turnTitle(begins.turn, scenario.calendar)}, so this seal has no effect.`,
      source: seal.source,
      related: [{ source: begins.source, message: say`Play begins here.` }],
      fixes: [removalFix(context.text, seal.node, 'Remove this seal')],
    });
  }
};

/** Returns whether a seal is the one that counts: the first for its orders. */
const isUsed = ({ sealing }: CompiledDocument, seal: SealStatement): boolean =>
  sealing.seals.find((each) => isSamePart(each, seal)) === seal;

/** Returns the fix that removes the import of an opened file, if the document imports it directly. */
function closeAgain({ document, context }: CompiledDocument, opened: SecretStatement, services: CheckServices): Fix[] {
  const graph = services.shared.workspace.ImportGraph;
  const statement = graph.imports(document).find((each) => graph.imported(document, each) === opened.document);
  return statement ? [removalFix(context.text, statement, 'Remove the import of this file')] : [];
}

function addSeal(compiled: CompiledDocument, secret: SecretStatement): Fix {
  const { context, root } = compiled;
  const end = root.imports.at(-1)?.$cstNode?.end ?? 0;
  return {
    title: 'Write the seal of this file',
    edits: [
      {
        source: { file: context.text.file, start: end, end },
        text: `\n\n${sealStatement(compiled, secret, secret.seal)}`,
      },
    ],
  };
}

function writeSeal({ context }: CompiledDocument, { node }: SealStatement, { seal }: SecretStatement): Fix {
  const { file, end } = context.text.source(node);
  return {
    title: 'Write the seal of this file',
    edits: [{ source: { file, start: end, end }, text: ` ${quoted(seal)}` }],
  };
}

const fileName = ({ uri }: LangiumDocument): string => UriUtils.basename(uri);
