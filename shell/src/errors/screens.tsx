import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { CircleAlert, SearchX, type LucideIcon } from 'lucide-react';
import { Button, ButtonLink, CopyButton, ExternalLink, Icon, Message, Mono } from '@console/shared/ui/basic';
import { currentUserGroups, currentUserView, isApiError, isKind, policyView } from '@console/shared/api';
import { clearInactive, query, useQuery } from '@console/shared/query';
import { docsUrl, onReachability, signOut } from '@console/shared/runtime';
import { useNavigation } from '@console/shared/router';
import styles from './screens.module.css';

interface ScreenProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** A way on that is better than going back. */
  action?: ReactNode;
  requestId?: string | undefined;
  source?: string | undefined;
}

function ErrorScreen({ icon, title, children, action, requestId, source }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // This screen comes in a chunk of its own, after the frame has looked for a title to focus.
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

/** Specification section 2, error screens. */
export function NotFound() {
  return (
    <ErrorScreen icon={SearchX} title="Page not found">
      <p>The page you are looking for doesn't exist or you may not have access to it.</p>
    </ErrorScreen>
  );
}

export interface WentWrongProps {
  /** Whatever was thrown. */
  error: unknown;
  /** Area and build whose code threw the error. */
  source?: string | undefined;
  /** Present where a new try can help without loading the page anew. */
  onRetry?: () => void;
}

/** What a person can do something with; what the server says of itself stays in the browser's console. */
function sentenceOf(error: unknown): string | undefined {
  if (isKind(error, 'unreadable')) return "The server's answer could not be read. Try again.";
  return isKind(error, 'network', 'timeout') ? error.message : undefined;
}

/** Retries without a click when the network or the server is back, unless the person is on the way to another page. */
function useRetryOnReturn(error: unknown, onRetry: () => void): void {
  const { state } = useNavigation();
  const retry = useEffectEvent(() => {
    if (state === 'idle') onRetry();
  });
  const isUnanswered = isKind(error, 'network', 'timeout');
  // The network is outside of React
  useEffect(() => {
    if (!isUnanswered) return;
    const onReturn = () => retry();
    const stop = onReachability((isReachable) => {
      if (isReachable) retry();
    });
    addEventListener('online', onReturn);
    return () => {
      stop();
      removeEventListener('online', onReturn);
    };
  }, [isUnanswered]);
}

/** Specification section 2, error screens; no technical words, those are in the browser's console. */
export function WentWrong({ error, source, onRetry }: WentWrongProps) {
  const known = isApiError(error) ? error : undefined;
  const sentence = sentenceOf(error);
  useRetryOnReturn(error, () => onRetry?.());
  // The cache is outside of React. A page that cannot draw an answer would be given the same one for as long as it is cached
  useEffect(() => {
    if (!known) clearInactive();
  }, [known]);
  const retry = onRetry && (
    <Button variant="primary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <ErrorScreen
      icon={CircleAlert}
      title="Something went wrong"
      action={retry}
      requestId={known?.requestId}
      source={source}
    >
      {sentence !== undefined && <p>{sentence}</p>}
      <p>Please try again. If the problem persists, contact your administrator.</p>
      {/* A 403: the user may be in no group and have no role, which needs an explanation */}
      {known?.kind === 'forbidden' && <NoGroupsNotice />}
    </ErrorScreen>
  );
}

/** Specification section 6: shown only when the user has neither groups nor a role of their own on the silo. */
function NoGroupsNotice() {
  const groups = useQuery(query(currentUserGroups, {}));
  const policy = useQuery(query(policyView, {}));
  const me = useQuery(query(currentUserView, {}));
  if (!groups.data || !me.data) return null;
  const userId = me.data.id;
  // Somebody without any role may not even read the policy: then there is no assignment for them either.
  const hasRole = policy.data?.roleAssignments.some((one) => one.identityId === userId) ?? false;
  if (groups.data.items.length > 0 || hasRole) return null;
  return (
    <Message variant="notice">
      You are not in any groups and have no role on the silo. This usually means the identity provider is not
      set up correctly. See the{' '}
      <ExternalLink href={docsUrl('guides/operator/silo-management')}>docs</ExternalLink> for how groups reach
      the console.
    </Message>
  );
}
