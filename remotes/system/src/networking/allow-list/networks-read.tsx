import { parseNet, rangeSize } from '@console/shared/format';
import { FormHeading } from '@console/shared/forms';
import { Mono } from '@console/shared/ui';
import { BigNumber } from '../ip-pools/big-number.tsx';
import styles from './allow-list.module.css';
import type { TypedNetwork } from './networks.ts';

/** The parsed networks: the size of each, and its note. */
export function NetworksRead({ read }: { read: readonly TypedNetwork[] }) {
  const known = read.filter(({ network }) => network !== undefined);
  if (known.length === 0) return null;
  const repeated = read.filter(({ network, error }) => network === undefined && error === undefined);
  return (
    <>
      <FormHeading level={3}>What this allows</FormHeading>
      <ul className={styles.list} aria-label="Allowed networks">
        {known.map(({ network = '', note }) => (
          <li key={network} className={styles.line}>
            <Mono>{network}</Mono>
            <span className={styles.aside}>
              <Size network={network} /> {note}
            </span>
          </li>
        ))}
        {repeated.map(({ text, note }, index) => (
          <li key={`${text} ${index}`} className={styles.aside}>
            {note}
          </li>
        ))}
      </ul>
    </>
  );
}

function Size({ network }: { network: string }) {
  const net = parseNet(network);
  if (!net) return null;
  const size = rangeSize(net);
  return (
    <>
      <BigNumber value={size} /> {size === 1n ? 'address.' : 'addresses.'}
    </>
  );
}
