import { useMemo } from 'react';
import * as v from 'valibot';
import { ModalForm, RadioGroupField, TextField, useForm, useWatch } from '@console/shared/forms';
import { useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { Message } from '@console/shared/ui';
import { externalIps } from '../../../base/instances/queries.ts';
import { listed } from '../../../networking/firewall-rules/effective/consequences-words.ts';
import { type Opening, openPort, type Way } from '../../../networking/firewall-rules/effective/open-port.ts';
import { editPath, newRulePath } from '../../../networking/firewall-rules/paths.ts';
import { PROTOCOLS } from '../../../networking/firewall-rules/schema.ts';
import type { VpcPlace } from '../../../networking/vpcs/tabs.ts';
import { INITIAL, portSchema, type PortValues, SERVICES } from './open-port-schema.ts';
import type { InstanceRules } from './instance-rules.ts';

export interface OpenPortProps {
  readonly instance: string;
  readonly known: InstanceRules;
  /** Traffic from outside arrives in this VPC. */
  readonly isPrimary: boolean;
  readonly onDismiss: () => void;
}

const SERVICE_OPTIONS = [
  ...Object.entries(SERVICES).map(([value, { label }]) => ({ value, label })),
  { value: 'other', label: 'Other' },
];

const PROTOCOL_OPTIONS = PROTOCOLS.map((value) => ({ value, label: value }));

// The user's own address is not among them: no operation returns it, and behind a proxy the API sees another one
const SOURCES = [
  { value: 'anywhere', label: 'Anywhere' },
  { value: 'network', label: 'An address or a network' },
];

/**
 * Finds the rule that lets traffic in to an instance, and links to its form, which shows the consequences before it is saved
 * (docs/screens/compute-storage.md section 5.4.4).
 */
export function OpenPort({ instance, known, isPrimary, onDismiss }: OpenPortProps) {
  const { place, rules, peers } = known;
  const schema = useMemo(() => portSchema(instance, peers), [instance, peers]);
  const form = useForm(schema, INITIAL);
  const navigate = useNavigate();
  const now = useWatch({ control: form.control, compute: (all: PortValues) => all });
  const opening = useMemo(() => {
    const { success, output } = v.safeParse(schema, now);
    return success ? openPort(rules, peers, output) : undefined;
  }, [schema, now, rules, peers]);
  const ways = waysOf(opening);
  const way = ways.find(({ value }) => value === now.way) ?? ways[0];
  const isOther = now.service === 'other';
  return (
    <ModalForm
      form={form}
      title="Open a port"
      submitLabel="Continue"
      submitDisabledReason={opening && !way ? textOf(opening) : undefined}
      onDismiss={onDismiss}
      onSubmit={() => way}
      onSuccess={(chosen) => chosen && navigate(pathOf(place, chosen, instance))}
    >
      <RadioGroupField form={form} name="service" label="Service" options={SERVICE_OPTIONS} />
      {isOther && <RadioGroupField form={form} name="protocol" label="Protocol" options={PROTOCOL_OPTIONS} />}
      {isOther && now.protocol !== 'ICMP' && <TextField form={form} name="port" label="Port" />}
      <RadioGroupField form={form} name="source" label="From" options={SOURCES} />
      {now.source === 'network' && (
        <TextField form={form} name="network" label="Address or network" mono placeholder="203.0.113.0/24" />
      )}
      {ways.length > 1 && <RadioGroupField form={form} name="way" label="Rule" options={ways} column />}
      {opening && (
        <Message variant={opening.kind === 'open' ? 'success' : way ? 'info' : 'notice'} live="status">
          {way ? textOfWay(way) : textOf(opening)}
        </Message>
      )}
      <Arrival project={place.project} instance={instance} isPrimary={isPrimary} />
    </ModalForm>
  );
}

/** A way with its texts. */
type NamedWay = Way & { readonly value: PortValues['way']; readonly label: string; readonly text: string };

/** The ways to open the port, the smaller change first. */
function waysOf(opening: Opening | undefined): readonly NamedWay[] {
  if (opening?.kind !== 'closed') return [];
  const { widen, create } = opening;
  return [
    ...(widen
      ? [
          {
            ...widen,
            value: 'widen' as const,
            label: `Add ${widen.what} to ${widen.rule}`,
            text: `With ${widen.what}, rule ${widen.rule} also lets this traffic through, and nothing else`,
          },
        ]
      : []),
    ...('reason' in create
      ? []
      : [
          {
            ...create,
            value: 'create' as const,
            label: `New rule ${create.rule}`,
            text: `A new rule, ${create.rule}, lets exactly this traffic through`,
          },
        ]),
  ];
}

/** The form of the rule, which returns to the instance. */
function pathOf(place: VpcPlace, { value, rule, values }: NamedWay, instance: string): string {
  const prefill = { ...values, instance };
  return value === 'widen' ? editPath(place, rule, prefill) : newRulePath(place, prefill);
}

const exceptText = (names: readonly string[]): string =>
  names.length === 0 ? '' : `, except what ${listed(names)} ${names.length === 1 ? 'denies' : 'deny'}`;

const textOfWay = ({ text, except }: NamedWay): string =>
  `${text}${exceptText(except)}. Its form opens next and shows what changes before it is saved.`;

/** Why nothing is to be done, or can be. */
function textOf(opening: Opening): string | undefined {
  if (opening.kind === 'closed') return 'reason' in opening.create ? opening.create.reason : undefined;
  const { by, except } = opening;
  return `This traffic is allowed already by ${listed(by)}${exceptText(except)}.`;
}

interface ArrivalProps {
  readonly project: string;
  readonly instance: string;
  readonly isPrimary: boolean;
}

/** A note when traffic from outside does not reach the instance in this VPC. */
function Arrival({ project, instance, isPrimary }: ArrivalProps) {
  const addresses = useQuery(externalIps(project, instance)).data?.items;
  if (!isPrimary)
    return (
      <Message variant="notice">
        Traffic from outside arrives at the primary interface, which is in another VPC.
      </Message>
    );
  return addresses?.length === 0 ? (
    <Message variant="notice">
      The instance has no external IP, so no traffic from outside reaches it.
    </Message>
  ) : null;
}
