import { type ReactNode, useMemo, useState } from 'react';
import { vpcFirewallRulesUpdate } from '@console/shared/api';
import {
  CheckboxField,
  CheckboxGroupField,
  DescriptionField,
  FormDivider,
  FormHeading,
  NameField,
  NumberField,
  RadioGroupField,
  SideModalForm,
  useForm,
  useList,
  useWatch,
} from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { useLocation, useNavigate } from '@console/shared/router';
import { docsUrl, toast } from '@console/shared/runtime';
import { NOTHING, SetChanges, useSetEdit } from '@console/shared/sets';
import { ExternalLink, FieldError, Message } from '@console/shared/ui';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { Consequences } from './consequences-part.ts';
import { EndpointsPart } from './endpoints-part.tsx';
import { type Endpoint, endpointKey, withItems } from './endpoints.ts';
import { homePath } from './paths.ts';
import { PortsPart } from './ports-part.tsx';
import { readRules } from './read-rules.ts';
import { RULE_LINES, type RuleBody, withRule } from './rule-set.ts';
import { draftOf, PROTOCOLS, ruleSchema, type RuleValues } from './schema.ts';
import { useEndpoints, usePorts } from './use-add-part.ts';
import { useFacts } from './use-facts.ts';

export interface RuleFormProps {
  readonly place: VpcPlace;
  /** The rules of the VPC when the form opened. */
  readonly rules: readonly RuleBody[];
  readonly values: RuleValues;
  /** Name of the edited rule; absent for a new one. */
  readonly original?: string;
}

const ACTIONS = [
  { value: 'allow', label: 'Allow' },
  { value: 'deny', label: 'Deny' },
];

const DIRECTIONS = [
  { value: 'inbound', label: 'Inbound' },
  { value: 'outbound', label: 'Outbound' },
];

/** The form of a firewall rule, new or edited (docs/screens/network-access.md sections 3.3 and 3.6). */
export function RuleForm({ place, rules, values, original }: RuleFormProps) {
  const { project, vpc } = place;
  const edit = useSetEdit(rules, RULE_LINES);
  const schema = useMemo(
    () => ruleSchema(new Set(rules.map(({ name }) => name).filter((name) => name !== original))),
    [rules, original],
  );
  const form = useForm(schema, values);
  const facts = useFacts(place);
  const targets = useEndpoints(useList(form, 'targets', 'Targets'));
  const hosts = useEndpoints(useList(form, 'hosts', 'Host filters'));
  const ports = usePorts(useList(form, 'ports', 'Port filters'));
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const home = homePath(place, useLocation().search);
  const now = useWatch({ control: form.control, compute: (all: RuleValues) => all });
  const conflict = edit.conflict(withRule(edit.base, draftOf(now), original));
  const mine = useMemo(
    () => withRule(edit.base, withTyped(draftOf(now), targets.typed, hosts.typed, ports.typed), original),
    [edit.base, now, targets.typed, hosts.typed, ports.typed, original],
  );

  const write = (lines: readonly RuleBody[]) =>
    callTo(vpcFirewallRulesUpdate, { query: { project, vpc }, body: { rules: [...lines] } });

  const send = async (body: RuleBody) => {
    setFailure(undefined);
    const whole = await withPending(body);
    try {
      const lines = await edit.settle(withRule(edit.base, whole, original), () => readRules(place));
      if (lines) await write(lines).send();
    } catch (error) {
      if (error instanceof Error && error.name !== 'AbortError') setFailure(error.message);
      throw error;
    }
  };

  /** Also takes typed values that were not added; errors in them are shown at their inputs. */
  async function withPending(body: RuleBody): Promise<RuleBody> {
    const [moreTargets, moreHosts, morePorts] = [
      await targets.part.flush(),
      await hosts.part.flush(),
      await ports.part.flush(),
    ];
    if (!moreTargets || !moreHosts || !morePorts)
      throw new DOMException('Some of the input is invalid', 'AbortError');
    return withTyped(body, moreTargets, moreHosts, morePorts);
  }

  const isNew = original === undefined;
  return (
    <SideModalForm
      form={form}
      mode={isNew ? 'create' : 'edit'}
      resource="rule"
      title={isNew ? 'Add firewall rule' : 'Edit rule'}
      submitLabel={conflict?.isNothing ? NOTHING : isNew ? 'Add rule' : undefined}
      submitDisabledReason={conflict?.reason}
      onDismiss={() => navigate(home)}
      call={(body) => write(withRule(edit.base, body, original))}
      onSubmit={send}
      onSuccess={(_, { name }) =>
        toast({
          content: (
            <>
              Firewall rule <b>{name}</b> {isNew ? 'created' : 'updated'}
            </>
          ),
        })
      }
      next={home}
    >
      {conflict && <SetChanges conflict={conflict} noun="Rule" />}
      <Guides />
      <CheckboxField form={form} name="enabled" label="Enabled" />
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <RadioGroupField form={form} name="action" label="Action" options={ACTIONS} />
      <RadioGroupField
        form={form}
        name="direction"
        label="Direction of traffic"
        hint="Inbound is traffic to the targets, outbound is traffic from them."
        options={DIRECTIONS}
      />
      <NumberField
        form={form}
        name="priority"
        label="Priority"
        hint="0 to 65535. Rules with a lower number come first."
      />
      <Part
        title="Targets"
        hint="The instances that the rule applies to: those that match any of the targets."
      >
        <EndpointsPart kind="targets" state={targets} facts={facts} />
      </Part>
      <Part
        title="Filters"
        hint="Filters narrow the rule; without filters, it applies to all traffic. Traffic must match one filter of each kind that is set."
      >
        <PortsPart state={ports} />
        <CheckboxGroupField form={form} name="protocols" label="Protocol filters" options={OPTIONS} />
      </Part>
      <Part
        title="Host filters"
        hint="The other end of the traffic: its source when inbound, its destination when outbound."
      >
        <EndpointsPart kind="hosts" state={hosts} facts={facts} />
      </Part>
      <FormDivider />
      <FormHeading>What changes</FormHeading>
      <Consequences
        place={place}
        before={conflict ? conflict.edit.theirs : edit.base}
        after={conflict ? conflict.lines : mine}
      />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </SideModalForm>
  );
}

/** A rule with the items that were typed but not added. */
function withTyped(
  rule: RuleBody,
  targets: readonly Endpoint[],
  hosts: readonly Endpoint[],
  ports: readonly string[],
): RuleBody {
  const { filters } = rule;
  return {
    ...rule,
    targets: withItems(rule.targets, targets, endpointKey),
    filters: {
      ...filters,
      hosts: withItems(filters.hosts ?? [], hosts, endpointKey),
      ports: withItems(filters.ports ?? [], ports, (range) => range),
    },
  };
}

const OPTIONS = PROTOCOLS.map((value) => ({ value, label: value }));

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <>
      <FormDivider />
      <FormHeading hint={hint}>{title}</FormHeading>
      {children}
    </>
  );
}

function Guides() {
  return (
    <Message>
      A rule allows or denies traffic to or from instances of the VPC. Read more in the{' '}
      <ExternalLink href={docsUrl('guides/configuring-guest-networking#_firewall_rules')}>
        networking guide
      </ExternalLink>{' '}
      and the{' '}
      <ExternalLink href={docsUrl('api/vpc_firewall_rules_update')}>API of firewall rules</ExternalLink>.
    </Message>
  );
}
