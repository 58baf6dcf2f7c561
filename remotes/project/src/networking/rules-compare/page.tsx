import { useMemo, useState } from 'react';
import { Combobox } from '@console/shared/forms';
import { pluralize } from '@console/shared/format';
import { useLoaded, useQuery } from '@console/shared/query';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { useParams } from '@console/shared/routing';
import { lazy, usePageRefusal } from '@console/shared/runtime';
import { Button, Checkbox, InDialog, Message, PageHeader, RetryButton, Skeleton } from '@console/shared/ui';
import { bodyOf } from '../firewall-rules/rule-set.ts';
import { allVpcs, firewallRules } from '../vpcs/queries.ts';
import styles from '../../base/comparison.module.css';
import { asIn, matchRules } from './match.ts';
import { PairTable } from './pair-table.tsx';

// Its chunk contains the form and the comparison of sets
const CopyDialog = lazy(
  'Copy rules',
  async () => (await import(/* webpackChunkName: "rules-copy" */ './copy-dialog.tsx')).CopyDialog,
  InDialog,
);

/** The rules of a VPC; undefined until they are known. */
function useRules(project: string, vpc: string) {
  const { data, isError, refetch } = useQuery(firewallRules(project, vpc), { enabled: vpc !== '' });
  const rules = useMemo(() => data?.rules.map((rule) => bodyOf(rule)), [data]);
  return { rules, isError: isError && !data, refetch };
}

/** The firewall rules of two VPCs side by side (docs/screens/network-access.md section 3.12). The address contains the comparison. */
export function Component() {
  const { project } = useParams('/projects/:project/vpcs-compare');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [one = '', two = ''] = search.getAll('vpc');
  const only = search.get('only') === 'differences';
  const first = useRules(project, one);
  const second = useRules(project, two);
  const show = (vpcs: readonly string[], onlyDifferent: boolean) => {
    const next = new URLSearchParams(vpcs.map((vpc) => ['vpc', vpc]));
    if (onlyDifferent) next.set('only', 'differences');
    void navigate({ search: `?${next}` }, { replace: true });
  };
  const pairs = useMemo(
    () => first.rules && second.rules && matchRules(asIn(first.rules, one, two), second.rules),
    [first.rules, second.rules, one, two],
  );
  const different = pairs?.filter(({ fields }) => fields.length > 0) ?? [];
  return (
    <>
      <PageHeader title="Compare firewall rules" />
      <div className={styles.page}>
        <div className={styles.tools}>
          <PickVpc
            label="First VPC"
            {...{ project, value: one, other: two }}
            onPick={(vpc) => show([vpc, two], only)}
          />
          <PickVpc
            label="Second VPC"
            {...{ project, value: two, other: one }}
            onPick={(vpc) => show([one, vpc], only)}
          />
          <Checkbox checked={only} onChange={({ target }) => show([one, two], target.checked)}>
            Only differences
          </Checkbox>
          {pairs && (
            <p role="status" className={styles.count}>
              {pluralize(different.length, 'difference')}
            </p>
          )}
        </div>
        {[first, second].some(({ isError }) => isError) && (
          <Message
            variant="destructive"
            action={<RetryButton onClick={() => [first, second].forEach(({ refetch }) => void refetch())} />}
          >
            The rules of a VPC could not be loaded.
          </Message>
        )}
        {(one === '' || two === '') && <p>Select two VPCs to see their rules side by side.</p>}
        {one !== '' && two !== '' && !pairs && ![first, second].some(({ isError }) => isError) && (
          <Skeleton kind="row" />
        )}
        {pairs && first.rules && second.rules && (
          <>
            <PairTable first={one} second={two} pairs={only ? different : pairs} own={first.rules} />
            <CopyButtons project={project} first={[one, first.rules]} second={[two, second.rules]} />
          </>
        )}
      </div>
    </>
  );
}

type Side = readonly [vpc: string, rules: readonly ReturnType<typeof bodyOf>[]];

/** Copies the rules in either direction. */
function CopyButtons({ project, first, second }: { project: string; first: Side; second: Side }) {
  const [copying, setCopying] = useState<readonly [Side, Side]>();
  const refusal = usePageRefusal();
  const ways = [
    [first, second],
    [second, first],
  ] as const;
  return (
    <div className={styles.tools}>
      {ways.map(([from, to]) => (
        <Button key={to[0]} disabledReason={refusal} onClick={() => setCopying([from, to])}>
          {`Copy rules to ${to[0]}…`}
        </Button>
      ))}
      {copying && (
        <CopyDialog
          project={project}
          from={copying[0][0]}
          source={copying[0][1]}
          to={copying[1][0]}
          target={copying[1][1]}
          onDismiss={() => setCopying(undefined)}
        />
      )}
    </div>
  );
}

type PickVpcProps = {
  readonly label: string;
  readonly project: string;
  readonly value: string;
  readonly other: string;
  readonly onPick: (vpc: string) => void;
};

function PickVpc({ label, project, value, other, onPick }: PickVpcProps) {
  const items = useLoaded(allVpcs(project)).items.filter(({ name }) => name !== other);
  return (
    <div className={styles.pick}>
      <Combobox
        label={label}
        placeholder={label}
        noItemsText="No other VPCs"
        items={items.map(({ name }) => ({ value: name, label: name }))}
        value={value === '' ? null : value}
        onChange={(vpc) => vpc !== null && onPick(vpc)}
      />
    </div>
  );
}
