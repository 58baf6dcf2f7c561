import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type {
  ConsoleConfig,
  ConsoleSettings,
  RegistryEntry,
  ShellFiles,
} from '../shared/contract/registry.ts';
import { ROOT } from './files.ts';

/** Validators of `deploy/config.schema.json` and its parts; the guards tell TypeScript what the schema says. */
const ajv = new Ajv({ allErrors: true, strict: false });
ajv.addSchema(JSON.parse(readFileSync(join(ROOT, 'deploy/config.schema.json'), 'utf8')));

const part = <T>(pointer: string) => ajv.compile<T>({ $ref: `console-config${pointer}` });

/** The whole block. */
export const isConfigBlock = part<ConsoleConfig>('');
/** One remote's row. */
export const isRow = part<RegistryEntry>('#/definitions/row');
/** The shell's files, as its build lists them. */
export const isShellFiles = part<ShellFiles>('#/properties/shell');
/** A deployer's settings; every one may be missing. */
export const isSettings = part<Partial<ConsoleSettings>>('#/definitions/settings');

/** What the last failed validation found, in one line. */
export function schemaProblems(guard: { errors?: Parameters<Ajv['errorsText']>[0] }): string {
  return ajv.errorsText(guard.errors, { dataVar: '' });
}
