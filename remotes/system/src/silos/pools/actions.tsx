import { CircleCheck, CircleMinus, Unlink } from 'lucide-react';
import { type Action, actionItems, type ActionItem } from '@console/shared/actions';
import { ipPoolSiloUnlink, ipPoolSiloUpdate, type SiloIpPool } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { bold } from '@console/shared/ui';

const setDefault = (silo: string, isDefault: boolean) => (pool: SiloIpPool) =>
  callTo(ipPoolSiloUpdate, { path: { pool: pool.id, silo }, body: { isDefault } });

const makeDefault = (silo: string, current: SiloIpPool | undefined): Action<SiloIpPool> => ({
  id: 'default',
  label: 'Make default',
  icon: CircleCheck,
  confirm: ({ name }) =>
    current
      ? {
          title: 'Confirm change default',
          body: (
            <>
              Change the default pool from <b>{current.name}</b> to <b>{name}</b>? The default pool is used
              when a user does not select a pool. Addresses in use do not change.
            </>
          ),
          errorTitle: 'Could not change default',
        }
      : {
          title: 'Confirm make default',
          body: bold`Make ${name} the default pool? The default pool is used when a user does not select a pool.`,
          errorTitle: 'Could not make default',
        },
  call: setDefault(silo, true),
});

const clearDefault = (silo: string): Action<SiloIpPool> => ({
  id: 'default',
  label: 'Clear default',
  icon: CircleMinus,
  danger: true,
  confirm: ({ name }) => ({
    title: 'Confirm clear default',
    body: (
      <>
        Clear <b>{name}</b> as the default pool? Users must then select a pool whenever they allocate an
        address.
      </>
    ),
    errorTitle: 'Could not clear default',
  }),
  call: setDefault(silo, false),
});

const unlink = (silo: string): Action<SiloIpPool> => ({
  id: 'unlink',
  label: 'Unlink',
  icon: Unlink,
  section: 'delete',
  danger: true,
  confirm: ({ name }) => ({
    title: 'Confirm unlink pool',
    body: (
      <>
        Unlink <b>{name}</b>? Users of this silo can no longer allocate addresses from it. This fails while
        any of its addresses are in use here.
      </>
    ),
    errorTitle: 'Could not unlink pool',
  }),
  call: (pool) => callTo(ipPoolSiloUnlink, { path: { pool: pool.id, silo } }),
  done: () => 'IP pool unlinked',
});

/**
 * The actions of a silo's pool; pools are addressed by id (docs/screens/system-settings-auth.md section 4b).
 * @param current the default pool, if there is one
 * @param refusal the reason why the current user may not change pools
 */
export const poolActions =
  (silo: string, current: SiloIpPool | undefined, refusal?: string) =>
  (pool: SiloIpPool): readonly ActionItem[] =>
    actionItems(
      [pool.isDefault ? clearDefault(silo) : makeDefault(silo, current), unlink(silo)].map((action) => ({
        ...action,
        allowed: () => refusal ?? true,
      })),
      pool,
    );
