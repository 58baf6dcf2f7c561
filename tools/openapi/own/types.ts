import { isRecord } from '../../../shared/record/index.ts';
import { DocumentError, type Json } from './schema.ts';

/** A schema name as the name of a type. */
const typeName = (name: string): string => name.replaceAll(/[^A-Za-z0-9_]/g, '_');

/** What no type can be called (TypeScript, reserved words), and types that the module has or uses. */
const TAKEN =
  /^(?:\d.*|any|bigint|boolean|class|const|enum|export|extends|false|function|import|in|interface|never|new|null|number|object|return|string|super|switch|symbol|this|true|typeof|undefined|unknown|var|void|with|Blob|Date|Empty|None|OwnOperations|Record)$/;

/** @throws DocumentError for two schemas of one name in TypeScript, and for a name that no type can have */
function checkNames(schemas: readonly string[]): void {
  const known = new Map<string, string>();
  for (const name of schemas) {
    const type = typeName(name);
    const other = known.get(type);
    if (other !== undefined)
      throw new DocumentError(
        `The schemas ${other} and ${name} are both ${type} in TypeScript. Rename one of them`,
      );
    if (TAKEN.test(type))
      throw new DocumentError(`schema ${name}: no type of the module can be called ${type}. Rename it`);
    known.set(type, name);
  }
}

/**
 * A document whose schemas are called as their types in TypeScript, also in references.
 * @throws DocumentError that names the schemas which cannot be
 */
export function withTypeNames(document: Json): Json {
  const named: unknown = JSON.parse(
    JSON.stringify(document).replaceAll(
      /"#\/components\/schemas\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${typeName(name)}"`,
    ),
  );
  if (!isRecord(named) || !isRecord(named['components'])) return document;
  const { schemas } = named['components'];
  if (!isRecord(schemas)) return document;
  checkNames(Object.keys(schemas));
  const renamed = Object.entries(schemas).map(([name, schema]) => [typeName(name), schema] as const);
  return { ...named, components: { ...named['components'], schemas: Object.fromEntries(renamed) } };
}
