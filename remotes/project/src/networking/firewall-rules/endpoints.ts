import * as v from 'valibot';
import type { VpcFirewallRuleTarget } from '@console/shared/api';
import { ipError, ipNetworkError, nameError } from '@console/shared/format';
import { MAX_ITEMS } from './rule-set.ts';

/** A target or a host filter: the same five kinds (docs/screens/network-access.md section 3.4). */
export type Endpoint = VpcFirewallRuleTarget;

/** The kinds, in the order of the listbox. */
export const KINDS = ['vpc', 'subnet', 'instance', 'ip', 'ip_net'] as const;

/** Kinds that are identified by name. */
export type NamedKind = 'vpc' | 'subnet' | 'instance';

/** Labels of each kind: in the listbox, and of the value field. */
export const KIND_WORDS = {
  vpc: { label: 'VPC', value: 'VPC name' },
  subnet: { label: 'VPC subnet', value: 'Subnet name' },
  instance: { label: 'Instance', value: 'Instance name' },
  ip: { label: 'IP', value: 'IP address' },
  ip_net: { label: 'IP network', value: 'IP network' },
} as const;

/** Whether a kind is identified by name. */
export const isNamed = (type: Endpoint['type']): type is NamedKind => type !== 'ip' && type !== 'ip_net';

/** Splits several values that were typed or pasted together. */
export const valuesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

const errorOf = (type: Endpoint['type'], value: string): string | undefined => {
  if (type === 'ip') return ipError(value);
  return type === 'ip_net' ? ipNetworkError(value) : nameError(value, { required: false });
};

/** The error of typed values; when there are several, it names the wrong one. */
export function endpointError(type: Endpoint['type'], values: readonly string[]): string | undefined {
  for (const value of values) {
    const message = errorOf(type, value);
    if (message !== undefined) return values.length > 1 ? `${value}: ${message}` : message;
  }
  return undefined;
}

/** Adds items to a list; skips those that it contains. */
export function withItems<Item>(
  list: readonly Item[],
  items: readonly Item[],
  key: (item: Item) => string,
): Item[] {
  const keys = new Set<string>();
  return [...list, ...items].filter((item) => {
    const isNew = !keys.has(key(item));
    keys.add(key(item));
    return isNew;
  });
}

/** Identity of an endpoint: the same value may occur under two kinds. */
export const endpointKey = ({ type, value }: Endpoint): string => `${type} ${value}`;

/** Values of an endpoint's inputs: a name chosen or typed, or the text of an address. */
export type EndpointInput = { type: Endpoint['type']; name: string | null; text: string };

/** The empty inputs. */
export const EMPTY_ENDPOINT: EndpointInput = { type: 'vpc', name: null, text: '' };

/** Validates the inputs of an endpoint when it is added. `room`: the number of further items that the list accepts. */
export const endpointSchema = (room: number) =>
  v.pipe(
    v.object({ type: v.picklist(KINDS), name: v.nullable(v.string()), text: v.string() }),
    v.rawTransform<EndpointInput, Endpoint[]>(({ dataset, addIssue, NEVER }) => {
      const { type, name, text } = dataset.value;
      const key = isNamed(type) ? 'name' : 'text';
      const values = valuesIn(isNamed(type) ? (name ?? '') : text);
      const message =
        values.length > room ? `A rule can have at most ${MAX_ITEMS}` : endpointError(type, values);
      if (message === undefined) return values.map((value) => ({ type, value }));
      const input = dataset.value;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      return NEVER;
    }),
  );
