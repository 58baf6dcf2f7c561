import { ChevronLeft, SquareTerminal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLoaded } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { Terminal, type TerminalHandle } from '@console/shared/terminal';
import { Button, Icon, Link } from '@console/shared/ui';
import { CliCommandModal } from '@console/shared/ui/detail';
import { instanceByName } from '../../../base/instances/queries.ts';
import { allows } from '../../../base/instances/states.ts';
import { serialConsoleCommand } from './cli-command.ts';
import { ConsoleMenu } from './console-menu.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import type { ConsolePlace } from './find-reason.ts';
import { hasPanel, pollPace } from './pace.ts';
import styles from './page.module.css';
import { ConsolePanel } from './panels.tsx';
import { useTextSize } from './text-size.ts';
import { useConnection, useHold } from './use-console.ts';

export function Component() {
  const place = useParams('/projects/:project/instances/:instance/serial-console');
  // The console of another instance needs a new terminal
  return <Console key={`${place.project}/${place.instance}`} place={place} />;
}

function Console({ place }: { place: ConsolePlace }) {
  const terminal = useRef<TerminalHandle>(null);
  const size = useRef({ columns: 80, rows: 24 });
  const [showsCommand, setShowsCommand] = useState(false);
  const textSize = useTextSize();
  const { connection, state } = useConnection(place, terminal);
  const instance = useLoaded(instanceByName(place.project, place.instance), {
    poll: (shown) => pollPace(shown, state),
  });
  useHold(connection, allows('serialConsole', instance));
  return (
    <div className={styles.page}>
      <Link
        to={to('/projects/:project/instances/:instance/storage', place)}
        variant="name"
        className={styles.back}
      >
        <Icon of={ChevronLeft} />
        Back to instance
      </Link>
      <div className={styles.terminal}>
        <Terminal
          ref={terminal}
          zoom={textSize.zoom}
          label={`Serial console of ${instance.name}`}
          onData={(text) => connection.send(text)}
          onResize={(columns, rows) => {
            size.current = { columns, rows };
          }}
          cover={
            hasPanel(instance, state) ? (
              <ConsolePanel
                instance={instance}
                state={state}
                project={place.project}
                onRetry={() => connection.reconnect()}
              />
            ) : undefined
          }
        >
          <ConnectionStatus state={state} onReconnect={() => connection.reconnect()} />
          <h1 className={styles.name} tabIndex={-1}>
            {instance.name}
          </h1>
          <span className={styles.tools}>
            <Button size="sm" icon={SquareTerminal} onClick={() => setShowsCommand(true)}>
              CLI Command
            </Button>
            <ConsoleMenu
              instance={instance}
              project={place.project}
              terminal={terminal}
              size={size}
              textSize={textSize.entries}
            />
          </span>
        </Terminal>
      </div>
      {showsCommand && (
        <CliCommandModal
          lines={serialConsoleCommand(place.project, place.instance)}
          onDismiss={() => setShowsCommand(false)}
        />
      )}
    </div>
  );
}
