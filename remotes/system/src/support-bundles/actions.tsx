import { Download, FolderOpen } from 'lucide-react';
import { type Action, deleteAction } from '@console/shared/actions';
import { supportBundleDelete, type SupportBundleInfo, type SupportBundleState } from '@console/shared/api';
import { callTo, seed } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { downloadBundle } from './download.ts';
import { bundleById } from './queries.ts';
import { mayRead } from './states.ts';

/** A bundle as a row: tables and actions identify rows by `name`, and a bundle has only an id. */
export interface BundleRow extends SupportBundleInfo {
  readonly name: string;
}

/** Bundles as rows, newest first. */
export const rowsOf = (bundles: readonly SupportBundleInfo[]): BundleRow[] =>
  bundles
    .map((bundle) => ({ ...bundle, name: bundle.id }))
    .toSorted((a, b) => Number(b.timeCreated) - Number(a.timeCreated));

export interface BundleActionContext {
  /** Why the current user may not delete bundles; absent when they may. */
  readonly refusal: string | undefined;
  /** Leaves the page of a bundle that is being deleted. */
  readonly after?: () => unknown;
}

const download: Action<BundleRow> = {
  id: 'download',
  label: 'Download',
  icon: Download,
  section: 'view',
  allowed: mayRead,
  run: ({ id }) => downloadBundle(id),
  errorTitle: () => 'Could not download support bundle',
};

const browse: Action<BundleRow> = {
  id: 'browse',
  label: 'Browse files',
  icon: FolderOpen,
  section: 'view',
  allowed: mayRead,
  to: ({ id }) => to('/system/support-bundles/:supportBundle', { supportBundle: id }),
  run: (bundle) => seed(bundleById(bundle.id), bundle),
};

/** `true`, or the reason why the server keeps a bundle. */
function mayDelete(state: SupportBundleState): true | string {
  if (state === 'failed') return 'The server keeps failed bundles';
  return state === 'destroying' ? 'It is being deleted' : true;
}

const remove = ({ refusal, after }: BundleActionContext): Action<BundleRow> =>
  deleteAction({
    noun: 'support bundle',
    title: 'Delete support bundle',
    errorTitle: 'Could not delete support bundle',
    consequence: ({ state }) =>
      state === 'collecting'
        ? 'Collection stops, and the bundle is lost.'
        : 'The archive cannot be restored.',
    allowed: ({ state }) => refusal ?? mayDelete(state),
    call: ({ id }) => callTo(supportBundleDelete, { path: { supportBundle: id } }),
    many: { consequence: 'The archives cannot be restored. Bundles still being collected are stopped.' },
    done: () => 'Deleting support bundle',
    continues: true,
    ...(after && { after }),
  });

/** The actions of a support bundle (docs/screens/operator.md section 6.1). Keep the list in a `useMemo`. */
export const bundleActions = (context: BundleActionContext): readonly Action<BundleRow>[] => [
  download,
  browse,
  remove(context),
];

/** The same actions on the page of a bundle, without the link to its files. */
export const bundlePageActions = (context: BundleActionContext): readonly Action<BundleRow>[] => [
  download,
  remove(context),
];
