import { ipPoolService } from './ip-pool-service.handlers.ts';
import { ipPools } from './ip-pools.handlers.ts';
import { siloPools } from './silo-pools.handlers.ts';

/** Every operation of this folder. */
export const poolsHandlers = {
  ...ipPoolService,
  ...ipPools,
  ...siloPools,
};
