import { ALL, currentUserGroups, currentUserView, systemPolicyView } from '@console/shared/api';

/** URLs of the reads that the frame sends when it starts (`refreshSession`). */
export const SESSION_READS: readonly string[] = [
  currentUserView.path,
  `${currentUserGroups.path}?limit=${ALL}`,
  systemPolicyView.path,
];
