import { useEffect, useRef, type ReactNode } from 'react';
import { Compass, Lock, OctagonX, Unplug, type LucideIcon } from 'lucide-react';
import { Button, ButtonLink, CopyButton, ExternalLink, Icon, Message, Mono } from '@console/shared/ui/basic';
import { myGroups } from '@console/shared/access/queries';
import { currentUserView, isApiError, isKind, isTemporary, policyView } from '@console/shared/api';
import { clearInactive, query, useQuery } from '@console/shared/query';
import { useOnReturn } from '@console/shared/routing';
import { docsUrl, noteGone, signOut } from '@console/shared/runtime';
import styles from './screens.module.css';

interface ScreenProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** A button or link that is more helpful than going back. */
  action?: ReactNode;
  requestId?: string | undefined;
  source?: string | undefined;
}

function ErrorScreen({ icon, title, children, action, requestId, source }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // This screen is a separate chunk and is rendered after the frame has focused the page title, so it focuses its own title.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['screen']} role="alert">
      <Icon of={icon} size="xl" className={styles['icon']} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className={styles['actions']}>
        {action}
        <ButtonLink to="/" variant={action ? 'secondary' : 'primary'}>
          Back to console
        </ButtonLink>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </div>
      {source !== undefined && <p className={styles['request']}>{source}</p>}
      {requestId !== undefined && (
        <p className={styles['request']}>
          Request <Mono>{requestId}</Mono> <CopyButton text={requestId} />
        </p>
      )}
    </div>
  );
}

/** Screen for a page that does not exist (specification section 2, error screens). */
export function NotFound() {
  return (
    <ErrorScreen icon={Compass} title="Page not found">
      <p>The page you are looking for doesn't exist or you may not have access to it.</p>
    </ErrorScreen>
  );
}

/** Screen for a page whose data this server does not offer, because it has another version of the API. */
export function NotOnServer({ path }: { path: string }) {
  // The memory of this session is outside of React
  useEffect(() => noteGone(path), [path]);
  return (
    <ErrorScreen icon={Unplug} title="Not available on this server">
      <p>
        This server has a different version of the API than this console, and lacks data that this page needs.
      </p>
    </ErrorScreen>
  );
}

export interface WentWrongProps {
  /** The thrown value. */
  error: unknown;
  /** Area and build whose code threw the error. */
  source?: string | undefined;
  /** Label of the area, when the page is of another team. */
  team?: string | undefined;
  /** Present where a retry without reloading the document can help. */
  onRetry?: () => void;
}

/** The message to show, if it helps the user; messages of server errors are only logged in the browser's console. */
function sentenceOf(error: unknown): string | undefined {
  if (isKind(error, 'unreadable')) return "The server's answer could not be read. Try again.";
  return isKind(error, 'network', 'timeout') ? error.message : undefined;
}

/** Screen for a page that failed (specification section 2, error screens). Technical details are only in the browser's console. */
export function WentWrong({ error, source, team, onRetry }: WentWrongProps) {
  const known = isApiError(error) ? error : undefined;
  const sentence = sentenceOf(error);
  useOnReturn(isTemporary(error), () => onRetry?.());
  // The query cache is outside of React. A page that cannot render a response would get the same cached response on every retry
  useEffect(() => {
    if (!known) clearInactive();
  }, [known]);
  // Access is up to the team's service, so the server's message is the only explanation
  if (known?.kind === 'forbidden' && team !== undefined)
    return (
      <ErrorScreen icon={Lock} title="You may not see this" requestId={known.requestId}>
        <p>{known.message}</p>
        <p>Ask an administrator of your silo, or the team of {team}.</p>
        <NoGroupsNotice />
      </ErrorScreen>
    );
  const retry = onRetry && (
    <Button variant="primary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <ErrorScreen
      icon={OctagonX}
      title="Something went wrong"
      action={retry}
      requestId={known?.requestId}
      source={source}
    >
      {sentence !== undefined && <p>{sentence}</p>}
      <p>Please try again. If the problem persists, contact your administrator.</p>
      {/* After a 403: a user without any group and role needs an explanation */}
      {known?.kind === 'forbidden' && <NoGroupsNotice />}
    </ErrorScreen>
  );
}

/** Specification section 6: shown only when the user has neither groups nor a direct role on the silo. */
function NoGroupsNotice() {
  const groups = useQuery(myGroups());
  const policy = useQuery(query(policyView, {}));
  const me = useQuery(query(currentUserView, {}));
  if (!groups.data || !me.data) return null;
  const userId = me.data.id;
  // A user without any role may not read the policy either: in that case there is no role assignment for them.
  const hasRole = policy.data?.roleAssignments.some((one) => one.identityId === userId) ?? false;
  if (groups.data.items.length > 0 || hasRole) return null;
  return (
    <Message variant="notice">
      You are not in any groups and have no role on the silo. This usually means the identity provider is not
      set up correctly. See the{' '}
      <ExternalLink href={docsUrl('guides/operator/silo-management')}>docs</ExternalLink> on how to set up
      groups.
    </Message>
  );
}
