import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '@console/shared/api';
import { Button, FieldFrame, Message, TextInput, wiringProps } from '@console/shared/ui/basic';
import styles from './password-form.module.css';

export interface Credentials {
  username: string;
  password: string;
}

export interface PasswordFormProps {
  pending: boolean;
  /** Why the last attempt failed. */
  error: ApiError | null;
  onSubmit: (credentials: Credentials) => void;
}

/**
 * Username and password. The values stay in the inputs, because password managers fill them without events, and are stored nowhere
 * else.
 */
export function PasswordForm({ pending, error, onSubmit }: PasswordFormProps) {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  // Messages of missing values; undefined until the first attempt, updated while typing afterwards.
  const [missing, setMissing] = useState<Partial<Credentials>>();

  // Focus and the content of the password field belong to the document.
  useEffect(() => {
    if (!error) return;
    if (password.current) password.current.value = '';
    failure.current?.focus();
  }, [error]);

  const read = (): Credentials => ({
    username: username.current?.value.trim() ?? '',
    password: password.current?.value ?? '',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = read();
    const found = missingIn(values);
    setMissing(found);
    if (found.username) username.current?.focus();
    else if (found.password) password.current?.focus();
    else onSubmit(values);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onInput={() => missing && setMissing(missingIn(read()))}
    >
      {error && (
        <Message ref={failure} tabIndex={-1} live="alert" variant="destructive" title="Could not sign in">
          {error.kind === 'unauthorized' ? 'Check the username and password, then try again.' : error.message}
        </Message>
      )}
      <FieldFrame label="Username" error={missing?.username}>
        {(wiring) => (
          <TextInput
            {...wiringProps(wiring)}
            ref={username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            size="lg"
          />
        )}
      </FieldFrame>
      <FieldFrame label="Password" error={missing?.password}>
        {(wiring) => (
          <TextInput
            {...wiringProps(wiring)}
            ref={password}
            name="password"
            type="password"
            autoComplete="current-password"
            size="lg"
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="primary" size="lg" block pending={pending}>
        Sign in
      </Button>
    </form>
  );
}

const missingIn = ({ username, password }: Credentials): Partial<Credentials> => ({
  ...(username === '' && { username: 'Username is required' }),
  ...(password === '' && { password: 'Password is required' }),
});
