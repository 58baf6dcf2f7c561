/** Maximum number of disks of an instance, including its boot disk (docs/contract/corrections.md "What the console must draw from it"). */
export const DISKS_MAX = 8;

/** Maximum number of network interfaces of an instance (docs/contract/server-behaviour.md section 4). */
export const INTERFACES_MAX = 8;

/** Why no more disks can be attached to an instance. */
export const DISKS_FULL = `An instance can have at most ${DISKS_MAX} disks, including its boot disk`;

/** Why no more network interfaces can be added to an instance. */
export const INTERFACES_FULL = `An instance can have at most ${INTERFACES_MAX} network interfaces`;
