import { fleetAdmin, fleetViewer } from '../../auth/rule.ts';

/** Who may call the operations of this room. server-behaviour 2 [S], corrections "Who may see what". */
export const supportRules = {
  supportBundleList: fleetViewer,
  supportBundleCreate: fleetAdmin,
  supportBundleView: fleetViewer,
  supportBundleDelete: fleetAdmin,
  supportBundleDownload: fleetViewer,
  supportBundleHead: fleetViewer,
  supportBundleDownloadFile: fleetViewer,
  supportBundleHeadFile: fleetViewer,
  supportBundleIndex: fleetViewer,
  targetReleaseView: fleetViewer,
  targetReleaseUpdate: fleetAdmin,
} as const;
