import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const documentPath = join(root, 'shared/api/openapi/openapi.json');
export const generatedPath = join(root, 'shared/api/generated');
export const rightsPath = join(root, 'shared/access/generated/rights.ts');

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Writes the files, or with `check` compares them with the files on disk and ends the process with 1 when one
 * differs.
 */
export function writeOrCheck(files: Record<string, string>, check: boolean, remedy: string): void {
  const old = Object.entries(files).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  if (check) {
    for (const [path] of old) console.error(`${path} is not current: ${remedy}`);
    if (old.length > 0) process.exitCode = 1;
    return;
  }
  for (const [path, text] of old) writeFileSync(path, text);
}
