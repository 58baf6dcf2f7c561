import { Unplug } from 'lucide-react';
import { useGoneReads } from '@console/shared/query';
import { goneAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { Icon } from '@console/shared/ui';
import styles from './banner.module.css';

function Note() {
  const reads = useGoneReads();
  if (reads === '') return null;
  return (
    <p className={styles['notice']}>
      <Icon of={Unplug} size="sm" />
      {`Not available on this server: part of this page (${reads}).`}
    </p>
  );
}

/**
 * Lists the data of the page that this server, which has another version of the API, does not have. Many parts of a page only leave out
 * what a lookup does not find, so the frame shows one note for all of them.
 */
export function GoneNote() {
  const isKnown = useAtomValue(goneAtom).length > 0;
  return <div role="status">{isKnown && <Note />}</div>;
}
