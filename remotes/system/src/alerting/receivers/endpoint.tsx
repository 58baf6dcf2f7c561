import { readableNode } from '@console/shared/format';
import { Tag } from '@console/shared/ui';
import styles from '../alerting.module.css';
import { endpointOf } from './endpoint-url.ts';

/** The target of requests: the host first, and a warning when the connection is not encrypted. */
export function Endpoint({ endpoint }: { endpoint: string }) {
  const url = endpointOf(endpoint);
  if (!url) return <span className={styles.endpoint}>{readableNode(endpoint)}</span>;
  return (
    <span className={styles.endpoint}>
      <b>{url.host}</b>
      <span className={styles.path}>{url.pathname + url.search}</span>
      {url.protocol === 'http:' && <Tag tone="notice">Not encrypted</Tag>}
    </span>
  );
}
