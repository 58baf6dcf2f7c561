import * as v from 'valibot';
import { parsePortRange } from '@console/shared/format';
import { type Endpoint, endpointError, KINDS } from './endpoints.ts';
import { MAX_PRIORITY, type RuleBody } from './rule-set.ts';
import { PROTOCOLS, type RuleValues } from './schema.ts';

/** Values that the address of a rule's form may contain (`newRulePath` and `editPath` write them). */
export interface Prefill {
  readonly name?: string;
  readonly description?: string;
  readonly action?: RuleBody['action'];
  readonly direction?: RuleBody['direction'];
  readonly priority?: number;
  readonly targets?: readonly Endpoint[];
  readonly hosts?: readonly Endpoint[];
  readonly protocols?: readonly RuleValues['protocols'][number][];
  readonly ports?: readonly string[];
  /** The instance to whose page the form returns. */
  readonly instance?: string;
}

const priority = v.pipe(
  v.string(),
  v.digits(),
  v.transform((text) => Number(text)),
  v.maxValue(MAX_PRIORITY),
);

/** `instance:web`, `ip:fd00::7`. */
const endpoint = v.pipe(
  v.string(),
  v.transform((text) => ({ type: text.replace(/:.*/, ''), value: text.replace(/^[^:]*:/, '') })),
  v.object({ type: v.picklist(KINDS), value: v.pipe(v.string(), v.nonEmpty()) }),
  v.check(({ type, value }) => endpointError(type, [value]) === undefined),
);

const port = v.pipe(
  v.string(),
  v.check((text) => parsePortRange(text) !== undefined),
);

type Schema<Value> = v.GenericSchema<unknown, Value>;

/** The values of a form, replaced by those in its address. Invalid ones are left out: anyone can write an address. */
export function prefilled(own: RuleValues, search: string): RuleValues {
  const params = new URLSearchParams(search);
  const valid = <Value>(name: string, schema: Schema<Value>): Value[] =>
    params.getAll(name).flatMap((text) => {
      const { success, output } = v.safeParse(schema, text);
      return success ? [output] : [];
    });
  const one = <Value>(name: string, schema: Schema<Value>, value: Value): Value =>
    valid(name, schema)[0] ?? value;
  const every = <Value>(name: string, schema: Schema<Value>, values: Value[]): Value[] =>
    params.has(name) ? valid(name, schema) : values;
  return {
    enabled: own.enabled,
    name: one('name', v.string(), own.name),
    description: one('description', v.string(), own.description),
    action: one('action', v.picklist(['allow', 'deny']), own.action),
    direction: one('direction', v.picklist(['inbound', 'outbound']), own.direction),
    priority: one('priority', priority, own.priority),
    targets: every('target', endpoint, own.targets),
    hosts: every('host', endpoint, own.hosts),
    ports: every('port', port, own.ports),
    protocols: every('protocol', v.picklist(PROTOCOLS), own.protocols),
  };
}
