import { useState } from 'react';
import type { ExternalIp } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { Button, ButtonLink, CardBlock, ExternalLink, Link } from '@console/shared/ui';
import { CliCommandModal, CodeBlock } from '@console/shared/ui/detail';
import { floatingFirst } from '../external-ips.ts';
import { externalIps } from '../queries.ts';
import { serialConsoleCommand } from '../serial-console/cli-command.ts';
import styles from './connect.module.css';

export function Component() {
  const place = useParams('/projects/:project/instances/:instance/connect');
  const ips = useLoaded(externalIps(place.project, place.instance)).items;
  return (
    <>
      <SerialConsoleCard place={place} />
      <SshCard ips={ips} place={place} />
    </>
  );
}

interface CardProps {
  place: { project: string; instance: string };
}

function SerialConsoleCard({ place }: CardProps) {
  const [showsCommand, setShowsCommand] = useState(false);
  return (
    <CardBlock
      title="Serial console"
      actions={
        <>
          <Button onClick={() => setShowsCommand(true)}>CLI Command</Button>
          <ButtonLink
            variant="primary"
            to={to('/projects/:project/instances/:instance/serial-console', { ...place })}
          >
            Connect
          </ButtonLink>
        </>
      }
      footer={<LearnMore about="Serial Console" path="guides/remote-access#serial-console" />}
    >
      The console of the instance, in the browser or in a terminal. It needs no network, and shows the boot
      too.
      {showsCommand && (
        <CliCommandModal
          lines={serialConsoleCommand(place.project, place.instance)}
          onDismiss={() => setShowsCommand(false)}
        />
      )}
    </CardBlock>
  );
}

function SshCard({ ips, place }: CardProps & { ips: readonly ExternalIp[] }) {
  const ip = floatingFirst(ips)[0]?.ip;
  return (
    <CardBlock title="SSH" footer={<LearnMore about="SSH" path="guides/remote-access#ssh" />}>
      <div className={styles.ssh}>
        <p>
          {ip === undefined ? (
            <>
              An instance is reached from outside over an external IP, and this one has none. Attach one on
              the{' '}
              <Link to={to('/projects/:project/instances/:instance/networking', { ...place })}>
                networking
              </Link>{' '}
              tab.
            </>
          ) : (
            'With a key that was given to the instance when it was created, and a user name of its image.'
          )}
        </p>
        <CodeBlock lines={[`ssh [username]@${ip ?? '[external IP]'}`]} prompt copyLabel="Copy SSH command" />
      </div>
    </CardBlock>
  );
}

function LearnMore({ about, path }: { about: string; path: string }) {
  return (
    <>
      Learn more about{' '}
      <ExternalLink href={docsUrl(path)} icon>
        {about}
      </ExternalLink>
    </>
  );
}
