import { Braces, Pencil, PowerOff } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { type BfdSessionEnable, type BfdStatus, encode, networkingBfdDisable } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';
import type { BfdRow } from './sessions.ts';

/** Context of the actions: facts of the list. */
export interface BfdActionContext {
  /** Copies a text to the clipboard. */
  copy: (text: string) => Promise<unknown>;
  /** Why the user may not change sessions; undefined when they may, or while it is not known. */
  refusal?: string | undefined;
}

/** The request that would create an existing session. */
export const enableOf = (session: BfdStatus): BfdSessionEnable => ({
  switch: session.switch,
  remote: session.peer,
  local: session.local ?? null,
  mode: session.mode,
  detectionThreshold: session.detectionThreshold,
  requiredRx: session.requiredRx,
});

/** Path of the edit form of a session. */
export const editPath = ({ switch: switchLocation, peer }: BfdRow): string =>
  to('/system/networking/bfd/:switchLocation/:peer/edit', { switchLocation, peer });

/** Actions on a BFD session (docs/screens/operator.md section 3.7). Keep the list in a `useMemo`. */
export const bfdActions = ({ copy, refusal }: BfdActionContext): readonly Action<BfdRow>[] => [
  {
    id: 'copy-json',
    label: 'Copy as JSON',
    icon: Braces,
    section: 'edit',
    run: async (row) => void (await copy(JSON.stringify(encode(enableOf(row)), null, 2))),
  },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    section: 'edit',
    allowed: () => refusal ?? true,
    to: editPath,
  },
  {
    id: 'disable',
    label: 'Disable',
    icon: PowerOff,
    section: 'delete',
    danger: true,
    allowed: () => refusal ?? true,
    confirm: (row) => ({
      title: 'Disable BFD session',
      body: (
        <>
          Disable the session with <b>{row.peer}</b> of {row.switch}? The session and its values are deleted.
          A failure of the peer is then detected only when the BGP hold time expires.
        </>
      ),
      errorTitle: 'Could not disable BFD session',
    }),
    call: (row) => callTo(networkingBfdDisable, { body: { remote: row.peer, switch: row.switch } }),
    done: ({ peer }) => (
      <>
        BFD session with <b>{peer}</b> disabled
      </>
    ),
    many: {
      consequence:
        'The sessions and their values are deleted. Failures of these peers are then detected only when the BGP hold time expires.',
    },
  },
];
