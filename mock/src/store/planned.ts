import type { T } from '../wire/api.ts';

interface Due {
  readonly due: Date;
}

interface Chain<State> {
  readonly to: State;
  /** The next state, after `ms` more. */
  readonly then?: { readonly to: State; readonly ms: number } | undefined;
}

/** A state change that is due later; at most one per instance, disk, support bundle, added sled or webhook delivery. */
export type TransitionRow =
  /** `id` is the id of the object that changes. */
  | ({ readonly id: string; readonly kind: 'instance' } & Due & Chain<T.InstanceState>)
  | ({ readonly id: string; readonly kind: 'disk' } & Due & Chain<'detached'>)
  | ({ readonly id: string; readonly kind: 'support-bundle' } & Due & Chain<'active' | 'failed' | 'gone'>)
  /** An added sled becomes visible, then its disks, then its row in the waiting list is removed. */
  | ({ readonly id: string; readonly kind: 'sled'; readonly to: 'known' | 'disks' | 'gone' } & Due)
  /** The next attempt of the delivery. */
  | ({ readonly id: string; readonly kind: 'webhook-delivery' } & Due);
