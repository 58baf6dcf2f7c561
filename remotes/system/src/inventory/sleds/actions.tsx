import { Ban, CircleCheck, ClipboardList, Copy, LogOut, Server } from 'lucide-react';
import { type Action, type ActionItem, actionItems } from '@console/shared/actions';
import { type Sled, type SledProvisionPolicy, sledSetProvisionPolicy } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { PolicyNote } from './policy-note.tsx';
import { mayProvision, provisionPolicyOf, takesInstances } from '../../base/sleds/states.ts';
import { whatFollows } from './what-follows.ts';

/** Input of the actions from their page. */
export interface SledActionContext {
  /** The sleds of the fleet, where known: to find the last one that takes instances. */
  sleds: readonly Sled[];
  /** Puts a text on the clipboard. */
  copy: (text: string) => Promise<unknown>;
  /** Why the current user may not change the policy of sleds; undefined when they may, or while that is unknown. */
  refusal?: string | undefined;
}

/** The actions of a sled, in the order of its menu. Keep the list in a `useMemo`. */
export const sledActions = (context: SledActionContext): readonly Action<Sled>[] => [
  {
    id: 'copy-serial',
    label: 'Copy serial',
    icon: Copy,
    run: async ({ baseboard }) => void (await context.copy(baseboard.serial)),
  },
  {
    id: 'view-rack',
    label: 'View in rack',
    icon: Server,
    section: 'view',
    // The sled is highlighted there
    to: ({ rackId, baseboard }) =>
      `${to('/system/inventory/racks/:rackId', { rackId })}?filter=${encodeURIComponent(baseboard.serial)}`,
  },
  {
    id: 'work-order',
    label: 'Work order',
    icon: ClipboardList,
    section: 'view',
    to: ({ id }) => to('/system/inventory/sleds/:sledId/work-order', { sledId: id }),
  },
  {
    id: 'take-out',
    label: 'Take out of service',
    icon: LogOut,
    section: 'state',
    to: ({ id }) => to('/system/inventory/sleds/:sledId/take-out', { sledId: id }),
  },
  close(context),
  open(context),
];

/** The actions of one sled: of the two policies, the one that is not set (docs/screens/operator.md section 2.2). */
export const actionsFor = (actions: readonly Action<Sled>[], sled: Sled): readonly Action<Sled>[] => {
  const isClosed = provisionPolicyOf(sled) === 'non_provisionable';
  return actions.filter(({ id }) => id !== (isClosed ? 'non-provisionable' : 'provisionable'));
};

/** The menu of a sled's row. Keep the function in a `useMemo`. */
export const sledMenu =
  (actions: readonly Action<Sled>[]) =>
  (sled: Sled): ActionItem[] =>
    actionItems(actionsFor(actions, sled), sled);

const close = ({ sleds, refusal }: SledActionContext): Action<Sled> => ({
  id: 'non-provisionable',
  label: 'Make non-provisionable',
  icon: Ban,
  section: 'state',
  allowed: (sled) => refusal ?? mayProvision(sled, 'non_provisionable'),
  confirm: (sled) => ({
    title: 'Stop placing instances on this sled',
    body: <PolicyNote sled={sled} sleds={sleds} />,
    danger: isLast(sled, sleds),
    errorTitle: 'Could not change provision policy',
  }),
  ...setPolicy(
    'non_provisionable',
    'accepts no new instances',
    (closed) => `Their instances keep running. ${whatFollows(sleds, closed)}`,
  ),
});

const open = ({ refusal }: SledActionContext): Action<Sled> => ({
  id: 'provisionable',
  label: 'Make provisionable',
  icon: CircleCheck,
  section: 'state',
  allowed: (sled) => refusal ?? mayProvision(sled, 'provisionable'),
  confirm: ({ baseboard: { serial } }) => ({
    title: 'Place instances on this sled again',
    body: bold`Sled ${serial} accepts new instances again.`,
    errorTitle: 'Could not change provision policy',
  }),
  ...setPolicy('provisionable', 'accepts new instances'),
});

/** No other sled is known to take instances. */
const isLast = (sled: Sled, sleds: readonly Sled[]): boolean =>
  sleds.length > 0 && !sleds.some((other) => other.id !== sled.id && takesInstances(other));

/** Sends the policy and reports the result, also when the sled already has the policy. */
function setPolicy(
  state: SledProvisionPolicy,
  effect: string,
  consequence?: (sleds: readonly Sled[]) => string,
): Pick<Action<Sled>, 'call' | 'run' | 'many'> {
  const call = ({ id }: Sled) => callTo(sledSetProvisionPolicy, { path: { sledId: id }, body: { state } });
  return {
    call,
    run: async (sled) => {
      const { oldState, newState } = await call(sled).send();
      if (oldState === newState) toast({ variant: 'info', content: 'The sled already has this policy' });
      else
        toast({
          content: (
            <>
              Sled <b>{sled.baseboard.serial}</b> {effect}
            </>
          ),
        });
    },
    many: {
      run: (sled) => call(sled).send(),
      ...(consequence && { consequence }),
    },
  };
}
