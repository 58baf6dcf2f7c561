import { Package } from 'lucide-react';
import { useMemo, useState } from 'react';
import { supportBundleList, type SupportBundleInfo } from '@console/shared/api';
import { BulkBar } from '@console/shared/bulk';
import { refresh, useLoaded } from '@console/shared/query';
import { useCommands } from '@console/shared/routing';
import { type Command, docsUrl } from '@console/shared/runtime';
import { ListPage, wholePage } from '@console/shared/table';
import { DocsPopover } from '@console/shared/ui';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { bundleActions, rowsOf } from './actions.tsx';
import { bundleColumns } from './columns.tsx';
import { askForBundle } from './create-bundle.tsx';
import { allBundles } from './queries.ts';
import { createPace } from './states.ts';

const CREATE = { label: 'New support bundle', onPress: askForBundle };

const EMPTY = {
  icon: Package,
  title: 'No support bundles',
  body: 'A support bundle holds logs and system state to inspect and send to support.',
  create: 'New support bundle',
};

const NOUN = ['support bundle', 'support bundles'] as const;

const REFRESH = {
  onRefresh: () => refresh(supportBundleList),
  updatedAt: undefined,
};

const CREATE_COMMANDS: readonly Command[] = [{ group: 'Actions', label: CREATE.label, run: askForBundle }];

const NO_COMMANDS: readonly Command[] = [];

export function Component() {
  const [pace] = useState(createPace);
  const { items } = useLoaded(allBundles(), {
    poll: (bundles: { items: readonly SupportBundleInfo[] }) => pace(bundles.items),
  });
  const rows = useMemo(() => rowsOf(items), [items]);
  const page = useMemo(() => wholePage('support bundles', rows), [rows]);
  const refusal = useFleetRefusal();
  const actions = useMemo(() => bundleActions({ refusal }), [refusal]);
  useCommands(refusal === undefined ? CREATE_COMMANDS : NO_COMMANDS);
  return (
    <ListPage
      title="Support bundles"
      help={<Help />}
      refresh={REFRESH}
      create={{ ...CREATE, reason: refusal }}
      page={page}
      columns={bundleColumns}
      actions={actions}
      tall
      empty={EMPTY}
      bulk={(chosen, selection) => <BulkBar noun={NOUN} rows={chosen} {...{ actions, selection }} />}
    />
  );
}

function Help() {
  return (
    <DocsPopover
      topic="support bundles"
      summary="An archive of logs and system state, collected on request. Inspect it here before you share it."
      links={[
        { label: 'Collect a support bundle', href: '/guides/support-bundle' },
        { label: 'Guides', href: docsUrl('guides') },
      ]}
    />
  );
}
