import { rules } from '../src/resources/rules.ts';
import type { Operation } from '../src/wire/operations.ts';
import { expected } from './authorisation/facts.ts';
import { allPersonas } from './authorisation/personas.ts';
import { bodyShape, parametersOf, problemOf, type Parameter } from './contract.ts';
import { membersOf, type Parts, type Sample } from './sample.ts';

/** People of the demo who may do little, by login name: the first is of the silo, the second of another. */
export const outsiders = { nobody: ['fernhill', 'pavel'], stranger: ['northgate', 'hanne'] } as const;
export type Outsider = keyof typeof outsiders;

/** A call that must be refused, and how. */
export interface Refusal {
  /** Short, such as `unknown project`. */
  readonly what: string;
  readonly change: Partial<Pick<Parts, 'path' | 'query' | 'body'>>;
  readonly as?: 'signed out' | 'bad token' | Outsider;
  readonly status: number;
  readonly code?: string;
  readonly message?: RegExp;
}

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const UNKNOWN_NAME = 'no-such-thing';
const invalid = { status: 400, code: 'InvalidRequest' } as const;
const missing = { status: 404, code: 'ObjectNotFound' } as const;

/** Parents by which an object with a name is found, and that must not be given with an id. */
const PARENTS = ['project', 'vpc', 'router', 'gateway', 'instance'] as const;

/** The first of some texts that a parameter does not allow, parsed by its type. */
function badText({ schema }: Parameter): string | undefined {
  const candidates = ['Bad_Name!', '-5', '', 'sideways', '99999999999999999999'];
  const fits = (text: string) =>
    [text, ...(/^-?\d+$/.test(text) ? [Number(text)] : []), [text]].some(
      (value) => problemOf(schema, value) === undefined,
    );
  return candidates.find((text) => !fits(text));
}

const without = (values: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Selectors that an id makes wrong: the optional ones. */
function optionalParents(parameters: readonly Parameter[]): string[] {
  return parameters
    .filter(
      ({ name, required, in: where }) => where === 'query' && !required && PARENTS.some((p) => p === name),
    )
    .map(({ name }) => name);
}

function* pathRefusals(parameters: readonly Parameter[], parts: Parts): Generator<Refusal> {
  const optional = optionalParents(parameters).filter((name) => name in parts.query);
  const query = without(parts.query, optional);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  for (const parameter of inPath) {
    const { name, schema } = parameter;
    const set = (value: string) => ({ ...parts.path, [name]: value });
    const bad = badText(parameter);
    if (bad !== undefined && bad !== '')
      yield {
        what: `bad path value ${name}`,
        change: { path: set(bad) },
        status: 400,
        message: /^bad parameter in URL path: /,
      };
    const takesName = problemOf(schema, UNKNOWN_NAME) === undefined;
    const takesId = problemOf(schema, UNKNOWN_ID) === undefined;
    if (takesName) yield { what: `unknown ${name}`, change: { path: set(UNKNOWN_NAME) }, ...missing };
    if (!takesId) continue;
    const byId = { path: set(UNKNOWN_ID), query };
    // Beside another one given by name, which misses its parent then.
    const besideName = parameter !== inPath[0] && optional.length > 0;
    yield { what: `unknown id of ${name}`, change: byId, ...(besideName ? invalid : missing) };
    if (takesName && inPath.length === 1 && optional.length > 0)
      yield { what: `id with a parent`, change: { path: set(UNKNOWN_ID) }, ...invalid };
  }
  const byName = inPath.some(({ schema }) => problemOf(schema, UNKNOWN_NAME) === undefined);
  // An image has no parent when it is the silo's.
  const found = inPath.some(({ name }) => name === 'image') ? missing : invalid;
  if (byName && optional.length > 0) yield { what: 'name without its parent', change: { query }, ...found };
}

function* queryRefusals(
  operation: Operation,
  parameters: readonly Parameter[],
  parts: Parts,
): Generator<Refusal> {
  const { query } = parts;
  yield { what: 'unknown query parameter', change: { query: { ...query, nonsense: '1' } }, ...invalid };
  const firstPage = operation.row.firstPage ?? [];
  for (const parameter of parameters) {
    const { name, required, schema } = parameter;
    if (parameter.in === 'path') continue;
    if ((required || firstPage.includes(name)) && name in query)
      yield { what: `without ${name}`, change: { query: without(query, [name]) }, ...invalid };
    const bad = name === 'page_token' ? 'not-a-token' : badText(parameter);
    if (bad !== undefined)
      yield { what: `bad query value ${name}`, change: { query: { ...query, [name]: bad } }, ...invalid };
    const selects = name in query && problemOf(schema, UNKNOWN_NAME) === undefined;
    if (selects)
      yield { what: `unknown ${name}`, change: { query: { ...query, [name]: UNKNOWN_NAME } }, ...missing };
  }
}

/** The first of some values that a member does not allow. */
function badValue(schema: unknown): unknown {
  return [12.5, 'Bad_Name!', {}, true, []].find((value) => problemOf(schema, value) !== undefined);
}

function* bodyRefusals(operation: Operation, parts: Parts): Generator<Refusal> {
  const shape = bodyShape(operation);
  const { row } = operation;
  if (row.body === 'application/json') {
    const form = { status: 400, message: /^unable to parse JSON body: .+ at line \d+ column \d+$/ };
    yield { what: 'broken JSON', change: { body: '{"name": "a",\n}' }, ...form };
    yield { what: 'cut JSON', change: { body: '{"name"' }, ...form };
    yield { what: 'empty body', change: { body: '' }, ...form };
    yield { what: 'a list as body', change: { body: [] }, ...form };
  }
  if (shape === undefined || row.body === 'application/octet-stream') return;
  const given = membersOf(parts.body);
  const rest = (name: string) =>
    Object.fromEntries(Object.entries(given).filter(([member]) => member !== name));
  const misshapen = { status: 400, message: /^unable to parse JSON body: / };
  yield { what: 'unknown field', change: { body: { ...given, nonsense: 1 } }, ...misshapen };
  for (const [name, schema] of shape.members) {
    if (shape.required.includes(name))
      yield { what: `body without ${name}`, change: { body: rest(name) }, ...misshapen };
    const bad = badValue(schema);
    if (bad !== undefined && row.body === 'application/json')
      yield { what: `bad field ${name}`, change: { body: { ...given, [name]: bad } }, ...misshapen };
  }
}

/** Well-formed calls of users without permission. */
function outsiderRefusals({ id }: Operation): Refusal[] {
  return (['nobody', 'stranger'] as const).flatMap((key) => {
    const persona = allPersonas.find((one) => one.key === key);
    const status = persona === undefined ? 'ok' : expected(id, persona);
    if (status === 'ok') return [];
    const code = status === 403 ? 'Forbidden' : 'ObjectNotFound';
    return [{ what: `as ${key}`, change: {}, as: key, status, code }];
  });
}

/** Refusals of every operation, derived from the contract: one fault each, in an otherwise valid call. */
export function refusalsOf(parts: Parts, sample: Sample): Refusal[] {
  const { operation } = parts;
  const parameters = parametersOf(operation);
  const open = rules[operation.id].kind === 'public';
  const found: Refusal[] = open
    ? []
    : [
        { what: 'signed out', change: {}, as: 'signed out', status: 401, code: 'Unauthorized' },
        { what: 'bad token', change: {}, as: 'bad token', status: 401, code: 'Unauthorized' },
      ];
  found.push(...outsiderRefusals(operation));
  found.push(...pathRefusals(parameters, parts), ...queryRefusals(operation, parameters, parts));
  found.push(...bodyRefusals(operation, parts));
  if (sample.clash !== undefined)
    found.push({
      what: 'name of a sibling',
      change: { body: { ...membersOf(parts.body), name: sample.clash } },
      ...(FAILING_RENAMES.has(operation.id) ? { status: 500, code: 'Internal' } : clash),
    });
  return found.map((refusal) => {
    const status = sample.otherwise?.[refusal.what];
    if (status === undefined) return refusal;
    const { what, change } = refusal;
    return { what, change, status };
  });
}

/** Operations in which production fails when the new name is taken (docs/contract/corrections.md, second reading). */
const FAILING_RENAMES: ReadonlySet<string> = new Set([
  'affinityGroupUpdate',
  'antiAffinityGroupUpdate',
  'floatingIpUpdate',
  'ipPoolUpdate',
  'projectUpdate',
  'vpcRouterRouteUpdate',
  'vpcRouterUpdate',
  'vpcUpdate',
  'webhookReceiverUpdate',
]);

/** A name that is taken. The console takes the resource out of the message. */
export const clash = {
  status: 400,
  code: 'ObjectAlreadyExists',
  message: /^already exists: [a-z-]+ "[^"]+"$/,
} as const;
