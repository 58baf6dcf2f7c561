import type { SupportBundleInfo } from '@console/shared/api';
import { to } from '@console/shared/routing';
import type { Finding } from '../base/finding.ts';
import { shortId } from './crumbs.ts';

/** Support bundles that were not collected. */
export const bundleFindings = (bundles: readonly SupportBundleInfo[]): readonly Finding[] =>
  bundles.flatMap(({ id, state, reasonForFailure }): Finding[] =>
    state === 'failed'
      ? [
          {
            key: `bundle ${id} ${state}`,
            severity: 'notice',
            text: `Support bundle ${shortId(id)} failed${reasonForFailure ? `: ${reasonForFailure}` : ''}`,
            to: to('/system/support-bundles/:supportBundle', { supportBundle: id }),
          },
        ]
      : [],
  );
