import { useState } from 'react';
import type { ExternalIp } from '@console/shared/api';
import { useLoaded } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { Button, ButtonLink, CardBlock, ExternalLink, Link } from '@console/shared/ui';
import { CliCommandModal, CodeBlock } from '@console/shared/ui/detail';
import { floatingFirst } from '../external-ips.ts';
import { externalIps } from '../../../base/instances/queries.ts';
import { BootCard } from '../boot/lazy-card.tsx';
import { serialConsoleCommand } from '../serial-console/cli-command.ts';
import styles from './connect.module.css';
import { KeysCard } from './keys-card.tsx';

export function Component() {
  const place = useParams('/projects/:project/instances/:instance/connect');
  const ips = useLoaded(externalIps(place.project, place.instance)).items;
  return (
    <>
      <SerialConsoleCard place={place} />
      <SshCard ips={ips} place={place} />
      <BootCard {...place} />
      <KeysCard {...place} />
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
      Open the instance console in the browser or a terminal. It works without a network and shows boot
      messages.
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
              This instance has no external IP, so it is not reachable from outside. Attach one on the{' '}
              <Link to={to('/projects/:project/instances/:instance/networking', { ...place })}>
                networking
              </Link>{' '}
              tab.
            </>
          ) : (
            'Use an SSH key that was added when the instance was created, and a username that its image provides.'
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
