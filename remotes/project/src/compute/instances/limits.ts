/** Maximum number of disks of an instance, including its boot disk (docs/contract/corrections.md "What the console must draw from it"). */
export const DISKS_MAX = 8;

/** Maximum number of network interfaces of an instance (docs/contract/server-behaviour.md section 4). */
export const INTERFACES_MAX = 8;

/** Maximum number of affinity groups, and of anti-affinity groups, of an instance (docs/contract/corrections.md "Second reading"). */
export const GROUPS_MAX = 16;

/** Maximum number of external IPs of a new instance (docs/contract/corrections.md "Second reading"). */
export const EXTERNAL_IPS_MAX = 32;

/** Why an instance cannot join another group. */
export const GROUPS_FULL = `An instance can be in at most ${GROUPS_MAX} groups of a kind`;

/** Why no more external IPs can be attached to a new instance. */
export const EXTERNAL_IPS_FULL = `A new instance can have at most ${EXTERNAL_IPS_MAX} external IPs, including its ephemeral IP`;

/** Why no more disks can be attached to an instance. */
export const DISKS_FULL = `An instance can have at most ${DISKS_MAX} disks, including its boot disk`;

/** Why no more network interfaces can be added to an instance. */
export const INTERFACES_FULL = `An instance can have at most ${INTERFACES_MAX} network interfaces`;
