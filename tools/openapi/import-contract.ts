/**
 * Builds `shared/api/openapi/openapi.json`.
 *
 * Structure comes from the contract's data files while they are at hand, and from the document itself
 * afterwards; sentences and staleness always come from `text/` and `stale.ts`. `--check` writes nothing and
 * fails when the document is not current.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { annotate } from './annotate.ts';
import { isOperations, isTypes } from './contract.ts';
import { documentOf } from './document.ts';
import { contractPath, documentPath, jsonText, readJson, writeOrCheck } from './files.ts';
import { isDocument } from './openapi.ts';
import type { Document } from './openapi.ts';
import { texts } from './text/index.ts';

function structure(): Document {
  if (existsSync(contractPath)) {
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
annotate(document, texts);
writeOrCheck(
  { [documentPath]: jsonText(document, 'openapi.json') },
  process.argv.includes('--check'),
  'run tools/openapi/import-contract.ts',
);
