import type { SwitchPort } from '@console/shared/api';
import { useQuery } from '@console/shared/query';
import { Button, Dash, Skeleton } from '@console/shared/ui';
import { linkState } from './link-state.ts';
import { PortState } from './port-state.tsx';
import { portStatus } from './queries.ts';
import styles from './switch-ports.module.css';

/** The link of a port: requested when the port has settings; otherwise shown only when it is cached. */
export function LinkCell({ port }: { port: SwitchPort }) {
  const isConfigured = Boolean(port.portSettingsId);
  const { data, isError, error, isFetching, refetch } = useQuery(portStatus(port), { enabled: isConfigured });
  if (data !== undefined) return <PortState link={linkState(data)} />;
  if (isError)
    return (
      <span className={styles.failed}>
        <span>Not available: {error.message}</span>{' '}
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          Try again
        </Button>
      </span>
    );
  return isConfigured || isFetching ? <Skeleton width="5rem" /> : <Dash />;
}
