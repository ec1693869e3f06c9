import { t } from '@vscode/l10n';
import type { LangiumDocument, URI } from 'langium';
import type { Expectation } from '../../engine/model/expectation.js';
import { shorten } from '../../engine/model/words.js';
import type { Sandbox } from '../workspace/sandbox-workspace.js';
import { ExpressionError } from './expression.js';

/** Compiles expectations of the debugger in a temporary file that imports the debugged document. */
export class ExpectationReader {
  private readonly known = new Map<string, Promise<Expectation>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly workspace: Sandbox,
    private readonly program: URI,
  ) {}

  /** Compiles an expectation; results are cached by text. @throws ExpressionError if the text is not an expectation */
  readonly read = (text: string): Promise<Expectation> => {
    const known = this.known.get(text) ?? this.inTurn(() => this.compile(text));
    this.known.set(text, known);
    return known;
  };

  /** Runs tasks one after the other, because all of them use the same temporary file. */
  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const next = this.last.then(task);
    this.last = next.catch(() => undefined);
    return next;
  }

  private async compile(text: string): Promise<Expectation> {
    const { DocumentBuilder, LangiumDocuments, LangiumDocumentFactory } = this.workspace.shared.workspace;
    const { path } = this.program;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const uri = this.program.with({ path: `${folder}.watch.sand` });
    const imported = path.slice(folder.length);
    const written = `import "${imported}"\nexpect after setup {\n${text}\n}\n`;
    const document = LangiumDocumentFactory.fromString(written, uri);
    LangiumDocuments.addDocument(document);
    try {
      await DocumentBuilder.build([document], { validation: false });
      return this.expectationOf(document, text);
    } finally {
      await DocumentBuilder.update([], [uri]);
    }
  }

  private expectationOf(document: LangiumDocument, text: string): Expectation {
    const { parserErrors, lexerErrors } = document.parseResult;
    const name = document.uri.toString();
    const analysis = this.workspace.compile.Analyser.analyse(document);
    const written = (analysis?.scenario?.expectations ?? []).filter(({ source }) => source.file === name);
    const [expectation, ...others] = written.flatMap(({ expectations }) => expectations);
    const unknown = document.references.find(({ error }) => error)?.error?.message;
    if (parserErrors.length + lexerErrors.length > 0 || others.length > 0)
      throw new ExpressionError(
        t(
          '“{0}” is not an expression. Write for example “roll < 4”, “steps of 25/7 < 2”, or an expectation.',
          shorten(text),
        ),
      );
    const wrong = analysis?.compiled.context.findings.list.find(({ source }) => source.file === name)?.message;
    if (unknown !== undefined || wrong !== undefined || !expectation)
      throw new ExpressionError(unknown ?? wrong ?? t('“{0}” expects nothing.', shorten(text)));
    return expectation;
  }
}
