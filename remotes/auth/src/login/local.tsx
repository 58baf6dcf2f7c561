import { useEffect, useRef, useState, type FormEvent } from 'react';
import { loginLocal, type ApiError } from '@console/shared/api';
import { useNavigate, useSearchParams } from '@console/shared/router';
import { useParams } from '@console/shared/routing';
import { call, toast } from '@console/shared/runtime';
import { Button, FieldFrame, Message, TextInput, wiringProps } from '@console/shared/ui/basic';
import { Gate, GateFoot } from '../gate.tsx';
import { redirectTarget } from '../redirect-uri.ts';
import { useTask } from '../use-task.ts';
import styles from './login.module.css';

/** Sign-in with a password, for silos whose users are kept by the silo itself. */
export function Component() {
  const { silo } = useParams('/login/:silo/local');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const login = useTask(async (body: Credentials) => {
    await call(loginLocal, { path: { siloName: silo }, body });
    toast({ content: 'Logged in' });
    await navigate(redirectTarget(search.get('redirect_uri'), location.origin), { replace: true });
  });
  return (
    <>
      <Gate title={`Sign in to ${silo}`} text="Use the account of your silo.">
        <PasswordForm pending={login.pending} error={login.error} onSubmit={(body) => void login.run(body)} />
      </Gate>
      <GateFoot>Trouble signing in? Ask the administrator of your silo.</GateFoot>
    </>
  );
}

interface Credentials {
  username: string;
  password: string;
}

interface PasswordFormProps {
  pending: boolean;
  error: ApiError | null;
  onSubmit: (credentials: Credentials) => void;
}

/** The values stay in the inputs, where password managers write them without telling anyone. */
function PasswordForm({ pending, error, onSubmit }: PasswordFormProps) {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  // Messages of missing values; undefined until the first try, live from then on.
  const [missing, setMissing] = useState<Partial<Credentials>>();

  // Focus and the content of the password field are the document's.
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
