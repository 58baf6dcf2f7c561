import { affinity } from './affinity.handlers.ts';
import { externalIps } from './external-ips.handlers.ts';
import { instanceDisks } from './instance-disks.handlers.ts';
import { instanceKeys } from './instance-keys.handlers.ts';
import { instances } from './instances.handlers.ts';
import { interfaces } from './interfaces.handlers.ts';
import { serialConsole } from './serial-console.handlers.ts';

/** Every operation of this folder. */
export const computeHandlers = {
  ...affinity,
  ...externalIps,
  ...instanceDisks,
  ...instanceKeys,
  ...instances,
  ...interfaces,
  ...serialConsole,
};
