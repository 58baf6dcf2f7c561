import { useMemo, useState } from 'react';
import { useLoaded } from '@console/shared/query';
import { useSearchParams } from '@console/shared/router';
import { lazy, usePageRefusal } from '@console/shared/runtime';
import { Button, CardBlock, InDialog, Message, RetryButton, Skeleton } from '@console/shared/ui';
import { networkInterfaces } from '../../../base/instances/queries.ts';
import { DecidingRules } from '../../../networking/firewall-rules/deciding-rules.tsx';
import { byVpc, type InterfacesInVpc } from './instance-rules.ts';
import { useRulesFor } from './use-rules.ts';

// Forms are fetched when the first one opens
const OpenPort = lazy(
  'Open a port',
  async () => (await import(/* webpackChunkName: "networking-forms" */ './open-port.tsx')).OpenPort,
  InDialog,
);

interface RulesCardsProps {
  readonly project: string;
  readonly instance: string;
}

/** The firewall rules that apply to an instance, for each VPC that it is in (docs/screens/compute-storage.md section 5.4.4). */
export function RulesCards({ project, instance }: RulesCardsProps) {
  const { items } = useLoaded(networkInterfaces(project, instance));
  const groups = useMemo(() => byVpc(items), [items]);
  return groups.map((inVpc, index) => (
    <RulesCard
      key={inVpc.vpcId}
      isFirst={index === 0}
      project={project}
      instance={instance}
      inVpc={inVpc}
      isOnly={groups.length === 1}
    />
  ));
}

interface RulesCardProps extends RulesCardsProps {
  readonly inVpc: InterfacesInVpc;
  readonly isOnly: boolean;
  /** The VPC of the primary interface, at which traffic from outside arrives. */
  readonly isFirst: boolean;
}

/** Whether the address requests the form that opens a port, as an entry of the palette does, and a function that ends that. */
function useAsked(): readonly [isAsked: boolean, end: () => void] {
  const [search, setSearch] = useSearchParams();
  const end = () =>
    setSearch(
      (now) => {
        now.delete('open');
        return now;
      },
      { replace: true },
    );
  return [search.get('open') === 'port', end];
}

const TITLE = 'Rules that apply';

const LOST_SUBNET = 'A subnet could not be loaded, so rules for any subnet are listed too.';

function RulesCard({ project, instance, inVpc, isOnly, isFirst }: RulesCardProps) {
  const { data, rules, error, isFetching, retry } = useRulesFor(project, instance, inVpc);
  const [isOpening, setOpening] = useState(false);
  const [isAsked, endAsked] = useAsked();
  const refusal = usePageRefusal();
  if (data && rules)
    return (
      <>
        <DecidingRules
          title={isOnly ? TITLE : `${TITLE} in ${data.place.vpc}`}
          place={data.place}
          rules={rules}
          headerActions={
            <Button disabledReason={refusal} onClick={() => setOpening(true)}>
              Open a port…
            </Button>
          }
          note={data.peers.some(({ subnet }) => subnet === undefined) ? LOST_SUBNET : undefined}
        />
        {(isOpening || (isAsked && isFirst && refusal === undefined)) && (
          <OpenPort
            instance={instance}
            known={data}
            isPrimary={inVpc.interfaces.some(({ primary }) => primary)}
            onDismiss={() => {
              setOpening(false);
              if (isAsked) endAsked();
            }}
          />
        )}
      </>
    );
  return (
    <CardBlock title={TITLE}>
      {error ? (
        <Message
          variant="notice"
          live="status"
          title="Could not determine which rules apply"
          action={<RetryButton pending={isFetching} onClick={retry} />}
        >
          {error.message}
        </Message>
      ) : (
        <Skeleton width="60%" />
      )}
    </CardBlock>
  );
}
