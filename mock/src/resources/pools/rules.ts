import {
  changesFleetObject,
  changesObject,
  fleetAdmin,
  fleetViewer,
  readsFleetObject,
  readsObject,
  signedIn,
  siloViewer,
} from '../../auth/rule.ts';

/** Authorization rules of this folder's operations. docs/contract/server-behaviour.md section 2 [S], corrections "Who may see what". */
export const poolsRules = {
  projectIpPoolList: siloViewer,
  projectIpPoolView: signedIn,
  ipPoolList: fleetViewer,
  ipPoolCreate: fleetAdmin,
  ipPoolView: readsObject,
  ipPoolUpdate: changesObject,
  ipPoolDelete: changesObject,
  ipPoolRangeList: readsObject,
  ipPoolRangeAdd: changesObject,
  ipPoolRangeRemove: changesObject,
  ipPoolSiloList: readsObject,
  ipPoolSiloLink: changesObject,
  ipPoolSiloUpdate: changesObject,
  ipPoolSiloUnlink: changesObject,
  ipPoolUtilizationView: readsObject,
  ipPoolServiceView: readsFleetObject,
  ipPoolServiceRangeList: readsFleetObject,
  ipPoolServiceRangeAdd: changesFleetObject,
  ipPoolServiceRangeRemove: changesFleetObject,
  siloIpPoolList: fleetViewer,
} as const;
