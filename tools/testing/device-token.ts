import { isRecord } from '../../shared/record/index.ts';

/** A token of a person from the mock API, as the device login issues it. */
export async function tokenOf(url: string, person: string): Promise<string> {
  const post = async (path: string, type: string, body: string): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': type, cookie: `msw-user=${encodeURIComponent(person)}` };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    const answer: unknown = response.status === 204 ? {} : await response.json();
    return isRecord(answer) ? answer : {};
  };
  const form = 'application/x-www-form-urlencoded';
  const client = { client_id: '00000000-0000-4000-8000-000000000000' };
  const { device_code: code, user_code: shown } = await post(
    '/device/auth',
    form,
    new URLSearchParams(client).toString(),
  );
  await post('/device/confirm', 'application/json', JSON.stringify({ user_code: shown }));
  const grant = {
    ...client,
    device_code: String(code),
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
  };
  const { access_token: token } = await post('/device/token', form, new URLSearchParams(grant).toString());
  return String(token);
}
