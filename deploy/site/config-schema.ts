import { join } from 'node:path';
import { Ajv } from 'ajv';
import type {
  ConsoleConfig,
  ConsoleSettings,
  RegistryEntry,
  ShellFiles,
} from '../../shared/contract/registry.ts';
import { ROOT, readJson } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';

/**
 * Validators of `deploy/config.schema.json` and its parts; the guards give TypeScript the types of the schema. Each is compiled when
 * it is first needed: compiling takes longer than most commands.
 */
const ajv = new Ajv({ allErrors: true, strict: false });
const schema = readJson(join(ROOT, 'deploy/config.schema.json'));
if (!isRecord(schema)) throw new Error('deploy/config.schema.json is not JSON');
ajv.addSchema(schema);

const part =
  <T>(pointer: string) =>
  (value: unknown): value is T =>
    ajv.validate(`console-config${pointer}`, value);

export const isConfigBlock = part<ConsoleConfig>('');
export const isRow = part<RegistryEntry>('#/definitions/row');
/** The shell's files, as its build lists them. */
export const isShellFiles = part<ShellFiles>('#/properties/shell');
/** A deployer's settings; all of them are optional. */
export const isSettings = part<Partial<ConsoleSettings>>('#/definitions/settings');

/** The errors of the last failed validation, in one line; a key that the schema does not have is named too. */
export function schemaProblems(): string {
  const named = (ajv.errors ?? []).map((error) => {
    const { additionalProperty: key }: { additionalProperty?: unknown } = error.params;
    return typeof key === 'string' ? { ...error, message: `has no key "${key}"` } : error;
  });
  return ajv.errorsText(named, { dataVar: '' });
}
