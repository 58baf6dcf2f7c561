import { changesFleetObject, fleetAdmin, fleetViewer, readsFleetObject } from '../../auth/rule.ts';

/** Authorization rules of this folder's operations. docs/contract/server-behaviour.md section 2 [S], corrections "Who may see what". */
export const supportRules = {
  supportBundleList: fleetViewer,
  supportBundleCreate: fleetAdmin,
  supportBundleView: readsFleetObject,
  supportBundleDelete: changesFleetObject,
  supportBundleDownload: readsFleetObject,
  supportBundleHead: readsFleetObject,
  supportBundleDownloadFile: readsFleetObject,
  supportBundleHeadFile: readsFleetObject,
  supportBundleIndex: readsFleetObject,
  targetReleaseView: fleetViewer,
  targetReleaseUpdate: fleetAdmin,
} as const;
