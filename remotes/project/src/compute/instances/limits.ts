/** Most disks of an instance, its boot disk included (docs/contract/corrections.md "What the console must draw from it"). */
export const DISKS_MAX = 8;

/** Most network interfaces of an instance (docs/contract/server-behaviour.md section 4). */
export const INTERFACES_MAX = 8;

/** Why an instance takes no further disk. */
export const DISKS_FULL = `An instance can have at most ${DISKS_MAX} disks, including its boot disk`;

/** Why an instance takes no further network interface. */
export const INTERFACES_FULL = `An instance can have at most ${INTERFACES_MAX} network interfaces`;
