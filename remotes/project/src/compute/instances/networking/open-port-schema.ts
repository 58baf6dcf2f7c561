import * as v from 'valibot';
import { formatNet, ipError, parseNet, parsePortRange } from '@console/shared/format';
import type { Endpoint } from '../../../networking/firewall-rules/endpoints.ts';
import type { Peer } from '../../../networking/firewall-rules/effective/facts.ts';
import { arriving, type PortAsked } from '../../../networking/firewall-rules/effective/open-port.ts';
import { PROTOCOLS } from '../../../networking/firewall-rules/schema.ts';

/** Services with a usual port. */
export const SERVICES = {
  https: { label: 'HTTPS (TCP 443)', protocol: 'TCP', port: 443 },
  ssh: { label: 'SSH (TCP 22)', protocol: 'TCP', port: 22 },
  postgres: { label: 'Postgres (TCP 5432)', protocol: 'TCP', port: 5432 },
  ping: { label: 'Ping (ICMP)', protocol: 'ICMP', port: undefined },
} as const;

const values = v.object({
  service: v.picklist(['https', 'ssh', 'postgres', 'ping', 'other']),
  protocol: v.picklist(PROTOCOLS),
  port: v.string(),
  source: v.picklist(['anywhere', 'network']),
  network: v.string(),
  /** The change of the rules, where there is a choice. */
  way: v.picklist(['widen', 'create']),
});

/** Values of the form. */
export type PortValues = v.InferOutput<typeof values>;

/** Values at first: a public website. */
export const INITIAL: PortValues = {
  service: 'https',
  protocol: 'TCP',
  port: '',
  source: 'anywhere',
  network: '',
  way: 'widen',
};

function portOf(text: string): number | undefined {
  const [first, last] = parsePortRange(text) ?? [];
  return first === last ? first : undefined;
}

/** An address, or a network without host bits. */
function endpointOf(text: string): Endpoint | undefined {
  const value = text.trim();
  if (ipError(value) === undefined) return { type: 'ip', value };
  const net = parseNet(value);
  return net && { type: 'ip_net', value: formatNet(net) };
}

/** Parses the traffic to allow to an instance with these interfaces. */
export const portSchema = (instance: string, peers: readonly Peer[]) =>
  v.pipe(
    values,
    v.rawTransform<PortValues, PortAsked>(({ dataset, addIssue, NEVER }) => {
      const input = dataset.value;
      const fail = (key: 'port' | 'network', message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      const { protocol, port } =
        input.service === 'other'
          ? { protocol: input.protocol, port: input.protocol === 'ICMP' ? undefined : portOf(input.port) }
          : SERVICES[input.service];
      const from = input.source === 'network' ? endpointOf(input.network) : undefined;
      const asked = { instance, protocol, port, from };
      if (protocol !== 'ICMP' && port === undefined) fail('port', 'Enter a port from 0 to 65535');
      else if (input.source === 'network' && !from)
        fail('network', 'Enter an address or a network, such as 203.0.113.0/24');
      else if (arriving(peers, asked).length === 0)
        fail('network', `${instance} has no address of this IP version in the VPC`);
      else return asked;
      return NEVER;
    }),
  );
