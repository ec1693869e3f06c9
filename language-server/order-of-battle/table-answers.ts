import { t } from '@vscode/l10n';
import { URI } from 'langium';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { LibraryScripts } from '../library-scripts.js';
import { bytesOf } from '../../protocol/base64.js';
import type { ServerRequests } from '../../protocol/requests.js';
import type { SandtableServices } from '../services.js';
import { fromTable } from './from-table.js';
import { toTable } from './to-table.js';

export type TableAnswers = {
  readonly [N in 'sandtable/forcesTable' | 'sandtable/readForces']: (
    params: ServerRequests[N]['params'],
  ) => ServerRequests[N]['result'];
};

const noDocument = (): ServerRequests['sandtable/readForces']['result'] => ({
  faults: [{ line: 1, column: 0, message: t('There is no such document.') }],
});

/** Returns the handlers of requests about tables, which load the CSV bundle on demand. */
export function tableAnswers(services: SandtableServices, csv: LibraryScripts['csv']): TableAnswers {
  const analysisOf = (uri: string): DocumentAnalysis | undefined => {
    const document = services.shared.workspace.LangiumDocuments.getDocument(URI.parse(uri));
    return document && services.compile.Analyser.analyse(document);
  };
  return {
    'sandtable/forcesTable': ({ uri }) => {
      const analysis = analysisOf(uri);
      return analysis && analysis.sides.length > 0 ? csv().writeCsv(toTable(analysis)) : null;
    },
    'sandtable/readForces': ({ uri, table, ...options }) => {
      const analysis = analysisOf(uri);
      if (!analysis) return noDocument();
      const source = typeof table === 'string' ? table : bytesOf(table.base64);
      return fromTable(analysis, source, { ...services, csv: csv() }, options);
    },
  };
}
