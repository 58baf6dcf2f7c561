import type { Call, Handlers } from '../call.ts';
import { Raw } from '../call.ts';
import { startSession } from '../../auth/sessions.ts';
import { DeviceError, invalid, notFound, unauthorized } from '../../wire/errors.ts';
import type { SiloRow, UserRow } from '../../store/rows/silos.ts';

/** Letters of device codes: no vowels, so that no words result. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
/** Maximum milliseconds of a device login. corrections "HTTP, sign-in, devices". */
const DEVICE_LOGIN = 300_000;

const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code';

function siloByName(call: Call, name: string): SiloRow {
  const silo = call.tables.silos.find((row) => row.name === name);
  if (silo === undefined) throw notFound('silo', { name });
  return silo;
}

/** Starts a session; the transport passes its token to the caller. */
function signIn(call: Call, user: UserRow): void {
  call.setSession = startSession(call.store, user.id).id;
}

/** 40 hexadecimal digits, of device codes and of tokens. */
function hexDigits({ store }: Call): string {
  return Array.from({ length: 40 }, () => Math.floor(store.random() * 16).toString(16)).join('');
}

function newUserCode(call: Call): string {
  const letters = Array.from({ length: 8 }, () =>
    LETTERS.charAt(Math.floor(call.store.random() * LETTERS.length)),
  ).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Sessions and device logins. docs/contract/server-behaviour.md section 10 "Local login", "Device confirm"; docs/contract/wire-rules.md "Auth". */
export const auth = {
  loginLocal({ path, body }, call) {
    const silo = siloByName(call, path.siloName);
    // With personas any silo accepts a password, because the demo's silo has an identity provider.
    if (silo.identityMode !== 'local_only' && !call.personas)
      throw notFound('identity-provider', { name: 'local' });
    const user = call.tables.users.find((row) => row.siloId === silo.id && row.externalId === body.username);
    if (user?.password === undefined || user.password !== body.password)
      throw unauthorized('The user name or the password is wrong');
    signIn(call, user);
  },

  /** The assertion is ignored: the first user of the silo is signed in. */
  loginSaml({ path }, call) {
    const silo = siloByName(call, path.siloName);
    const { identityProviders, users } = call.tables;
    const provider = identityProviders.find(
      (row) => row.siloId === silo.id && row.name === path.providerName,
    );
    if (provider === undefined) throw notFound('identity-provider', { name: path.providerName });
    const user = users.find((row) => row.siloId === silo.id);
    if (user === undefined) throw unauthorized('The identity provider knows no such user');
    signIn(call, user);
    return new Raw({ location: '/' });
  },

  /** Succeeds without a session too. */
  logout(_, call) {
    if (call.session !== undefined) call.tables.sessions.remove(call.session);
    call.setSession = null;
  },

  deviceAuthRequest({ body }, call) {
    const { store } = call;
    const row = call.tables.deviceCodes.put({
      id: hexDigits(call),
      userCode: newUserCode(call),
      clientId: body.clientId,
      expires: new Date(store.clock.now() + DEVICE_LOGIN),
    });
    const seconds = DEVICE_LOGIN / 1000;
    return {
      deviceCode: row.id,
      userCode: row.userCode,
      verificationUri: `${call.origin}/device/verify`,
      expiresIn: seconds,
    };
  },

  deviceAuthConfirm({ body }, call) {
    const row = call.tables.deviceCodes.find(
      (code) => code.userCode === body.userCode && code.userId === undefined,
    );
    if (row === undefined) throw notFound('device-auth-request', { name: body.userCode });
    if (row.expires.getTime() < call.store.clock.now()) throw invalid('the code has expired');
    call.tables.deviceCodes.put({ ...row, userId: call.actor.user.id });
  },

  /** The same token each time. A code that is unknown or another program's counts as not confirmed. corrections "Second reading". */
  deviceAccessToken({ body }, call) {
    if (body.grantType !== GRANT_TYPE) throw new DeviceError('unsupported_grant_type');
    const { deviceCodes, sessions } = call.tables;
    const row = deviceCodes.get(body.deviceCode);
    if (row === undefined || row.clientId !== body.clientId) throw new DeviceError('authorization_pending');
    if (row.token !== undefined) return { accessToken: row.token, tokenType: 'bearer' };
    if (row.expires.getTime() < call.store.clock.now()) throw new DeviceError('expired_token');
    if (row.userId === undefined) throw new DeviceError('authorization_pending');
    const token = `oxide-token-${hexDigits(call)}`;
    deviceCodes.put({ ...row, token });
    sessions.put({ id: token, userId: row.userId });
    return { accessToken: token, tokenType: 'bearer' };
  },

  ping() {
    return { status: 'ok' };
  },
} satisfies Partial<Handlers>;
