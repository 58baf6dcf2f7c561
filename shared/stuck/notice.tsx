import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { factLines } from '@console/shared/format';
import { config } from '@console/shared/runtime';
import { Button, cx, Message, useCopy } from '@console/shared/ui';
import { adviceOn, type Changing, hasLimit, isTakingLong, useMoment } from './changing.ts';
import { TAKING_LONG } from './mark.tsx';
import styles from './stuck.module.css';

interface Props {
  of: Changing;
  /** Name of the resource; an id when it has none. */
  name: string;
  /** The project that contains it. */
  project?: string;
  /** Adds the padding of a page; false inside of elements that have their own. */
  inset?: boolean;
  /** Buttons and links that help, least harm first. */
  children?: ReactNode;
}

/** The message on the page of a resource whose state lasts too long, with the ways on; nothing while it lasts as usual. */
export const TakingLongNotice = (props: Props) => (hasLimit(props.of) ? <Notice {...props} /> : null);

function Notice({ of, name, project, inset = false, children }: Props) {
  const { copied, copy } = useCopy();
  const moment = useMoment();
  if (!isTakingLong(of, moment)) return null;
  const { id, kind, state, since } = of;
  const caseFile = () =>
    factLines([
      ['what', `${kind} ${name} ${state.replaceAll('_', ' ')} for too long`],
      ['id', id],
      ['project', project],
      ['since', since.toISOString()],
      ['time', new Date().toISOString()],
      ['console', config().build],
      ['browser', navigator.userAgent],
    ]);
  return (
    <div className={cx(styles.notice, inset && styles.page)}>
      <Message
        variant="notice"
        title={TAKING_LONG}
        action={
          <>
            {children}
            <Button
              size="sm"
              variant="secondary"
              icon={copied ? Check : Copy}
              onClick={() => void copy(caseFile())}
            >
              {copied ? 'Copied' : 'Copy for support'}
            </Button>
          </>
        }
      >
        {adviceOn(of, moment)}
      </Message>
    </div>
  );
}
