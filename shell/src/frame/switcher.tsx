import { ChevronsUpDown } from 'lucide-react';
import type { Crumb } from '@console/shared/contract';
import { lazy } from '@console/shared/runtime';
import { Icon, InPlace, Popover, Skeleton } from '@console/shared/ui';
import { switchableOf } from '../place/switch-target.ts';
import type { SwitchListProps } from '../search/switch-list.tsx';
import styles from './scope.module.css';

const SwitchList = lazy<SwitchListProps>(
  'The list',
  async () => (await import(/* webpackChunkName: "search" */ '../search/switch-list.tsx')).SwitchList,
  InPlace,
  <Skeleton width="16rem" />,
);

/** Button beside the breadcrumb of a project or an instance, which opens the list of the others. */
export function Switcher({ crumb }: { crumb: Crumb }) {
  const what = switchableOf(crumb);
  if (!what) return null;
  return (
    <Popover
      label={`Switch ${what.kind}`}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles['switcher']} aria-label={`Switch ${what.kind}`}>
          <Icon of={ChevronsUpDown} size="sm" />
        </button>
      )}
    >
      {(close) => <SwitchList what={what} onDone={close} />}
    </Popover>
  );
}
