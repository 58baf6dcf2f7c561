import { CirclePlus, Copy } from 'lucide-react';
import { type Action, createSequence } from '@console/shared/actions';
import { sledAdd } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import type { WaitingSled } from './state.ts';

/** Input of the actions from their tab. */
export interface WaitingActionContext {
  copy: (text: string) => Promise<unknown>;
  /** Adds a sled without a dialog, in a bulk action. */
  add: (sled: WaitingSled) => Promise<unknown>;
  /** Opens the modal that adds the sled. */
  onAdd: (sled: WaitingSled) => void;
  refusal?: string | undefined;
}

/** The request that adds a waiting sled to the system. */
export const callToAdd = ({ baseboard: { part, serial } }: Pick<WaitingSled, 'baseboard'>) =>
  callTo(sledAdd, { body: { part, serial } });

/** The actions of a waiting sled (docs/screens/operator.md section 2.6). Keep the list in a `useMemo`. */
export const waitingActions = (context: WaitingActionContext): readonly Action<WaitingSled>[] => [
  {
    id: 'copy-serial',
    label: 'Copy serial',
    icon: Copy,
    run: async ({ baseboard }) => void (await context.copy(baseboard.serial)),
  },
  {
    id: 'add',
    label: 'Add sled',
    icon: CirclePlus,
    section: 'view',
    allowed: ({ progress }) => context.refusal ?? REASONS[progress],
    run: context.onAdd,
    many: {
      consequence: 'The sleds join the system and can run instances.',
      run: async (sled) => {
        await runInSequence(() => context.add(sled));
      },
    },
  },
];

const REASONS = {
  waiting: true,
  'being added': 'The sled is being added',
  'added, starting': 'The sled is already part of the system',
} as const;

/** One after the other: sleds must not be added in parallel (docs/screens/operator.md section 9.8). */
const runInSequence = createSequence();
