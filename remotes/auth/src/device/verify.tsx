import { useState, type FormEvent } from 'react';
import { deviceAuthConfirm, isKind } from '@console/shared/api';
import { useOperation } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { Button, Message } from '@console/shared/ui/basic';
import { Gate } from '../gate.tsx';
import { CodeField } from './code-field.tsx';
import { emptyCode, formatCode, isComplete, moveTo, type CodeBoxes } from './code.ts';
import styles from './device.module.css';

/** Lets a device in that shows a code. */
export function Component() {
  const [boxes, setBoxes] = useState(emptyCode);
  const navigate = useNavigate();
  const confirm = useOperation(deviceAuthConfirm, {
    onSuccess: () => navigate(to('/device/success'), { replace: true }),
    onError: () => setBoxes((now) => moveTo(now, 0)),
  });
  const change = (next: CodeBoxes) => {
    if (next.letters !== boxes.letters) confirm.reset();
    setBoxes(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(boxes)) void confirm.run({ body: { userCode: formatCode(boxes) } });
  };
  return (
    <Gate wide title="Device Authentication" text="Enter the code shown on your device">
      <form className={styles.form} noValidate onSubmit={submit}>
        {confirm.error && (
          <Message live="alert" variant="destructive">
            {isKind(confirm.error, 'network', 'server', 'unreadable')
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
