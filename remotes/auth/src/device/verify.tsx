import { useEffect, useState, type FormEvent } from 'react';
import { currentUserView, deviceAuthConfirm, isKind, isUnanswered } from '@console/shared/api';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { call } from '@console/shared/runtime';
import { Button, Message } from '@console/shared/ui/basic';
import { Gate } from '../gate.tsx';
import { useTask } from '../use-task.ts';
import { CodeField } from './code-field.tsx';
import { emptyCode, formatCode, isComplete, moveTo, type CodeBoxes } from './code.ts';
import styles from './device.module.css';

/** Signs in a device that shows a code. */
export function Component() {
  const [boxes, setBoxes] = useState(emptyCode);
  const navigate = useNavigate();
  // Check the session first, so that a user who is not signed in does not type a code in vain
  useEffect(() => void call(currentUserView, {}).catch(() => undefined), []);
  const confirm = useTask(async (userCode: string) => {
    try {
      await call(deviceAuthConfirm, { body: { userCode } });
    } catch (error) {
      setBoxes((now) => moveTo(now, 0));
      throw error;
    }
    await navigate(to('/device/success'), { replace: true });
  });
  const change = (next: CodeBoxes) => {
    if (next.letters !== boxes.letters) confirm.reset();
    setBoxes(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(boxes)) void confirm.run(formatCode(boxes));
  };
  return (
    <Gate wide title="Device Authentication" text="Enter the code shown on your device">
      <form className={styles.form} noValidate onSubmit={submit}>
        {confirm.error && (
          <Message live="alert" variant="destructive">
            {isUnanswered(confirm.error) || isKind(confirm.error, 'server', 'unauthorized')
              ? confirm.error.message
              : 'Code is invalid'}
          </Message>
        )}
        <CodeField boxes={boxes} onChange={change} invalid={isKind(confirm.error, 'invalid', 'not-found')} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={!isComplete(boxes)}
          pending={confirm.pending}
        >
          Log in on device
        </Button>
      </form>
    </Gate>
  );
}
