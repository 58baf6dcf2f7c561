import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readOwnDocument } from '../../tools/openapi/own/document.ts';
import { emitService } from '../../tools/openapi/own/emit.ts';

/** How `generate` is started. */
export interface GenerateOptions {
  /** Name of the service: its calls go to `/apis/NAME/…`. */
  service: string;
  /** Path of its OpenAPI document, as JSON. */
  document: string;
  /** Folder of the area. */
  folder: string;
  /** Writes nothing, and reports files that are not current. */
  check?: boolean;
}

const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Writes `src/api/NAME.ts`, the types and operations of a service, and `src/api/NAME.json`, the document as its mock reads it. Returns the
 * paths of the files that were written, or with `check` of those that are not current.
 * @throws Error or DocumentError that names the unusable part
 */
export function generate({ service, document, folder, check = false }: GenerateOptions): string[] {
  if (!NAME.test(service))
    throw new Error(`"${service}" is no name of a service: small letters, digits and dashes`);
  if (!existsSync(document)) throw new Error(`${document} does not exist`);
  const value: unknown = JSON.parse(readFileSync(document, 'utf8'));
  const read = readOwnDocument(value);
  const files = [
    [`src/api/${service}.ts`, emitService(read, service, basename(document))],
    [`src/api/${service}.json`, `${JSON.stringify(read, null, 2)}\n`],
  ] as const;
  const old = files.filter(([path, text]) => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (!check) {
    mkdirSync(join(folder, 'src/api'), { recursive: true });
    for (const [path, text] of old) writeFileSync(join(folder, path), text);
  }
  return old.map(([path]) => path);
}
