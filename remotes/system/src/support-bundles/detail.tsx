import { useEffect, useMemo, useState } from 'react';
import { isKind, type SupportBundleInfo } from '@console/shared/api';
import { actionCommands } from '@console/shared/actions';
import { useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useCommands, useParams } from '@console/shared/routing';
import { lazy, settings } from '@console/shared/runtime';
import { TakingLongNotice } from '@console/shared/stuck';
import { ActionMenu } from '@console/shared/table';
import {
  Button,
  ButtonLink,
  Bytes,
  DateProperty,
  IdProperty,
  InPlace,
  Message,
  PageHeader,
  PropertiesTable,
  Property,
  Skeleton,
  StatusBadge,
  TimeAgo,
} from '@console/shared/ui';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { type BundleRow, bundlePageActions } from './actions.tsx';
import styles from './bundles.module.css';
import { askForBundle } from './create-bundle.tsx';
import { shortId } from './crumbs.ts';
import { followBundle } from './follow.ts';
import { bundleById, bundleSize } from './queries.ts';
import { changingOf, createPace, wordOf } from './states.ts';
import { useStateInTitle } from './use-state-in-title.ts';

const LIST = to('/system/support-bundles');

/** Bytes from which the page recommends the command line for the download. */
const LARGE = 2 * 1024 ** 3;

const Files = lazy(
  'The files',
  async () => (await import(/* webpackChunkName: "bundle-files" */ './files/files.tsx')).Files,
  InPlace,
  <Skeleton kind="page" />,
);

export function Component() {
  const { supportBundle } = useParams('/system/support-bundles/:supportBundle');
  const [pace] = useState(createPace);
  const { data, error } = useQuery(bundleById(supportBundle), { poll: (bundle) => pace([bundle]) });
  if (data && !isKind(error, 'not-found')) return <Bundle bundle={data} />;
  if (!error) return <Skeleton kind="page" />;
  return (
    <>
      <PageHeader title={shortId(supportBundle)} />
      <div className={styles.body}>
        <Message
          variant={data ? 'notice' : 'destructive'}
          live="status"
          title={data ? 'This bundle was deleted' : 'The support bundle could not be loaded'}
          action={<ButtonLink to={LIST}>All support bundles</ButtonLink>}
        >
          {data ? undefined : error.message}
        </Message>
      </div>
    </>
  );
}

function Bundle({ bundle }: { bundle: SupportBundleInfo }) {
  const navigate = useNavigate();
  const refusal = useFleetRefusal();
  const row = useMemo((): BundleRow => ({ ...bundle, name: bundle.id }), [bundle]);
  const actions = useMemo(
    () => bundlePageActions({ refusal, after: () => navigate(LIST) }),
    [refusal, navigate],
  );
  useCommands(useMemo(() => actionCommands('Support bundle', actions, row), [actions, row]));
  useStateInTitle(bundle.state);
  const isCollecting = bundle.state === 'collecting';
  // A bundle that is being collected is followed on any page
  useEffect(() => {
    if (isCollecting) followBundle(bundle);
  }, [isCollecting, bundle]);
  return (
    <>
      <PageHeader
        title={shortId(bundle.id)}
        status={<StatusBadge entity="bundle" status={wordOf(bundle.state)} />}
        actions={
          <ActionMenu label="Support bundle actions" resource={row} actions={actions} copyId={bundle.id} />
        }
      />
      <PropertiesTable columns={2}>
        <IdProperty wide value={bundle.id} whole />
        <Property label="Reason">{bundle.reasonForCreation}</Property>
        <DateProperty label="Created" date={bundle.timeCreated} />
        <Property label="Size">
          <Size bundle={bundle} />
        </Property>
      </PropertiesTable>
      <div className={styles.body}>
        <Contents bundle={bundle} refusal={refusal} />
      </div>
    </>
  );
}

function Contents({ bundle, refusal }: { bundle: SupportBundleInfo; refusal: string | undefined }) {
  switch (bundle.state) {
    case 'collecting':
      return (
        <>
          <TakingLongNotice of={changingOf(bundle)} name={shortId(bundle.id)} />
          <Message title="Collecting">
            Started <TimeAgo date={bundle.timeCreated} suffix="ago" />. The duration is unknown; collecting
            continues when you leave this page.
          </Message>
        </>
      );
    case 'failed':
      return (
        <Message
          variant="destructive"
          title="Collection failed"
          action={
            <Button disabledReason={refusal} onClick={askForBundle}>
              Try again
            </Button>
          }
        >
          {bundle.reasonForFailure ?? 'No reason was reported.'}
        </Message>
      );
    case 'destroying':
      return <Message>It is being deleted.</Message>;
    default:
      return <Files bundle={bundle.id} />;
  }
}

function Size({ bundle: { id, state } }: { bundle: SupportBundleInfo }) {
  const isReady = state === 'active';
  const size = useQuery(bundleSize(id), { enabled: isReady });
  if (!isReady) return null;
  if (size.isPending) return <Skeleton width="4rem" />;
  if (size.data === undefined) return size.error?.message;
  if (size.data === null) return 'Size unknown';
  return (
    <span>
      <Bytes bytes={size.data} />
      {size.data > LARGE && (
        <span className={styles.advice}>
          This is a large file. The command line can resume a broken download:{' '}
          <code>{`${settings().cliName} bundle download --id ${id} --output support-bundle-${id}.zip`}</code>
        </span>
      )}
    </span>
  );
}
