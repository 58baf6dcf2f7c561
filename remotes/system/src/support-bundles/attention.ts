import type { SupportBundleInfo } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { isTakingLong, type Moment } from '@console/shared/stuck';
import type { Finding } from '../base/finding.ts';
import { shortId } from './crumbs.ts';
import { changingOf } from './states.ts';

/** Support bundles that were not collected, or whose collection takes longer than usual. */
export const bundleFindings = (bundles: readonly SupportBundleInfo[], moment: Moment): readonly Finding[] =>
  bundles.flatMap((bundle): Finding[] => {
    const { id, state, reasonForFailure } = bundle;
    const finding = (what: string): Finding[] => [
      {
        key: `bundle ${id} ${state}`,
        severity: 'notice',
        text: `Support bundle ${shortId(id)} ${what}`,
        to: to('/system/support-bundles/:supportBundle', { supportBundle: id }),
      },
    ];
    if (state === 'failed') return finding(`failed${reasonForFailure ? `: ${reasonForFailure}` : ''}`);
    return isTakingLong(changingOf(bundle), moment) ? finding('takes longer than usual to collect') : [];
  });
