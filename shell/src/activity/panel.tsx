import { Check, Copy, History, SquareTerminal } from 'lucide-react';
import { jobsAtom } from '@console/shared/query';
import { useAtomValue } from '@console/shared/state';
import { Button, EmptyState, SideModal, useCopy } from '@console/shared/ui';
import { useKept } from './elsewhere.ts';
import { entriesAtom } from './entries.ts';
import { ActivityItem } from './item.tsx';
import styles from './panel.module.css';
import { scriptOf } from './script-text.ts';
import { scriptAtom } from './script.ts';
import { clearFinished, hideActivity } from './state.ts';
import { supportTextOf, type Item } from './support-text.ts';

/** The activity of the user in this browser, newest first (docs/references/ux-security.md A3 and must 17). */
export function ActivityPanel() {
  const entries = useAtomValue(entriesAtom);
  const jobs = useAtomValue(jobsAtom);
  const { kept, clearKept } = useKept();
  const clear = () => {
    clearFinished();
    clearKept();
  };
  const all = [
    ...[...entries, ...jobs.values()].map((item) => ({ key: `${typeof item.id} ${item.id}`, item })),
    ...kept,
  ].sort((a, b) => b.item.startedAt - a.item.startedAt);
  const items = all.map(({ item }) => item);
  // The buttons are never disabled: a disabled button with a reason is another element, so the focus would be lost
  const footer = (
    <>
      <CopyAll items={items} />
      <CopyScript />
      <Button variant="ghost" onClick={clear}>
        Clear finished
      </Button>
    </>
  );
  return (
    <SideModal title="Activity" animate onDismiss={hideActivity} footer={footer} initialFocus="footer button">
      {items.length === 0 ? (
        <EmptyState icon={History} title="No activity yet">
          Changes you make are listed here.
        </EmptyState>
      ) : (
        <>
          <p className={styles['hint']}>Your changes in this browser. Signing out clears the list.</p>
          <ul className={styles['list']} aria-label="Activity">
            {all.map(({ key, item }) => (
              <ActivityItem key={key} item={item} />
            ))}
          </ul>
        </>
      )}
    </SideModal>
  );
}

/** The changes of this session as commands, so that they can be repeated elsewhere (docs/screens/operator.md section 11). */
function CopyScript() {
  const lines = useAtomValue(scriptAtom);
  const { copied, copy } = useCopy();
  return (
    <Button icon={copied ? Check : SquareTerminal} onClick={() => void copy(scriptOf(lines))}>
      Copy session as script
    </Button>
  );
}

function CopyAll({ items }: { items: readonly Item[] }) {
  const { copied, copy } = useCopy();
  return (
    <Button icon={copied ? Check : Copy} onClick={() => void copy(supportTextOf(items))}>
      Copy all for support
    </Button>
  );
}
