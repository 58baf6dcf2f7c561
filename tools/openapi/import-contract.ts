/**
 * Updates `shared/api/openapi/openapi.json`: adds the descriptions of `text/`, the staleness of `stale.ts` and the
 * details of `corrections.ts`. `--contract` takes its structure from the contract's data files instead of the current
 * document. `--check` writes nothing and fails when the document is not current.
 */
import { join } from 'node:path';

import { annotate } from './annotate.ts';
import { isOperations, isTypes } from './contract.ts';
import { correct } from './corrections.ts';
import { documentOf } from './document.ts';
import { contractPath, documentPath, jsonText, readJson, writeOrCheck } from './files.ts';
import { isDocument } from './openapi.ts';
import type { Document } from './openapi.ts';
import { texts } from './text/index.ts';

function structure(): Document {
  if (process.argv.includes('--contract')) {
    const operations = readJson(join(contractPath, 'operations.json'));
    const types = readJson(join(contractPath, 'types.json'));
    if (!isOperations(operations) || !isTypes(types)) throw new Error(`${contractPath}: not a contract`);
    return documentOf(operations, types);
  }
  const document = readJson(documentPath);
  if (!isDocument(document)) throw new Error(`${documentPath}: not an OpenAPI 3.1 document`);
  return document;
}

const document = structure();
correct(document);
annotate(document, texts);
writeOrCheck(
  { [documentPath]: jsonText(document, 'openapi.json') },
  process.argv.includes('--check'),
  'run tools/openapi/import-contract.ts',
);
