import Api, { type ApiResult } from '@oxide/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationTable } from '../../wire/api.ts';
import { fakeClock } from '../../store/clock.ts';
import { createMock, type Mock } from '../../server/mock.ts';
import { at } from '../../testing.ts';
import { serve, type Served } from './serve.ts';

/*
 * An independently developed and published client, for an older revision of the contract, against our HTTP server: it
 * finds misunderstandings that both sides of our own code share.
 *
 * Its contract (0.4.1) is older than ours: it has 196 operations and lacks 62 of ours, among them instance update, affinity groups,
 * internet gateways, support bundles, webhooks, LLDP and target release; its list of timeseries was at another path and does not
 * exist any more; its instances have no boot disk and no restart policy; routes of switch ports have `local_pref` instead of our
 * `rib_priority`, and links must contain `fec`. It sends no body with the device requests, because other programs send them.
 * Everything else is equal.
 */
const GIB = 1024 ** 3;
const PROGRAM = { client_id: '6e3b1f0a-3f6c-4a53-9d0e-2d6c8f1f7a10' };

let mock: Mock;
let served: Served;
/** Signed in with the token of the device flow. */
let api: Api;

/** The data of a success; otherwise the test fails with the server's message. */
function data<Data>(result: ApiResult<Data>): Data {
  if (result.type === 'success') return result.data;
  throw new Error(result.type === 'error' ? `${result.response.status} ${result.data.message}` : result.text);
}

/** Status and body of a refusal. */
function refusal<Data>(result: ApiResult<Data>) {
  if (result.type !== 'error') throw new Error(`not refused but a ${result.type}`);
  return { status: result.response.status, ...result.data };
}

/** The form that a program sends during a sign-in; the client has no request for it. */
async function sendForm(path: string, form: Record<string, string>) {
  const response = await fetch(`${served.url}${path}`, { method: 'POST', body: new URLSearchParams(form) });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

/** Device flow: the program requests a code, a user with a session confirms it in a browser, the program gets its token. */
async function signIn(): Promise<string> {
  const asked = await sendForm('/device/auth', PROGRAM);
  const [deviceCode, userCode] = ['device_code', 'user_code'].map((key) => String(at(asked.body, key)));
  const grant = { ...PROGRAM, grant_type: 'urn:ietf:params:oauth:grant-type:device_code' };
  const poll = () => sendForm('/device/token', { ...grant, device_code: deviceCode ?? '' });
  expect((await poll()).status).toBe(400);
  const login = await new Api({ host: served.url }).methods.loginLocal({
    path: { siloName: 'fernhill' },
    body: { username: 'maren', password: 'correct-horse' },
  });
  expect([login.response.status, data(login)]).toEqual([204, {}]);
  const cookie = login.response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const browser = new Api({ host: served.url, baseParams: { headers: { cookie } } });
  data(await browser.methods.deviceAuthConfirm({ body: { userCode: userCode ?? '' } }));
  return String(at((await poll()).body, 'access_token'));
}

beforeAll(async () => {
  mock = createMock({ clock: fakeClock(), personas: true });
  served = await serve(mock, { port: 0 });
  api = new Api({ host: served.url, token: await signIn() });
});
afterAll(() => served.close());

it('finds the user of a token, and refuses an invalid one', async () => {
  expect(data(await api.methods.currentUserView({}))).toMatchObject({
    displayName: 'Maren Okafor',
    siloName: 'fernhill',
  });
  const stranger = new Api({ host: served.url, token: 'made-up' });
  expect(refusal(await stranger.methods.currentUserView({}))).toMatchObject({
    status: 401,
    errorCode: 'Unauthorized',
  });
});

it('creates a project, a disk and an instance, starts and stops it, and deletes everything', async () => {
  const { methods } = api;
  const project = data(
    await methods.projectCreate({ body: { name: 'kelp', description: 'A test project' } }),
  );
  expect(project.timeCreated).toEqual(new Date(mock.clock.now()));
  const query = { project: 'kelp' };
  const diskSource = { type: 'blank', blockSize: 512 } as const;
  const disk = data(
    await methods.diskCreate({ query, body: { name: 'root', description: '', size: 2 * GIB, diskSource } }),
  );
  expect(disk).toMatchObject({ projectId: project.id, state: { state: 'creating' }, size: 2 * GIB });
  mock.clock.advance(1000);
  const made = data(
    await methods.instanceCreate({
      query,
      body: {
        name: 'frond',
        description: '',
        hostname: 'frond',
        ncpus: 2,
        memory: 4 * GIB,
        disks: [{ type: 'attach', name: 'root' }],
        externalIps: [{ type: 'ephemeral' }],
        networkInterfaces: { type: 'default' },
      },
    }),
  );
  const path = { instance: made.id };
  const until = async (state: string) => {
    for (let polls = 0; polls < 20; polls += 1) {
      const { runState } = data(await methods.instanceView({ path }));
      if (runState === state) return polls;
      mock.clock.advance(500);
    }
    throw new Error(`never ${state}`);
  };
  expect(made.runState).toBe('starting');
  expect(await until('running')).toBeGreaterThan(2);
  expect(data(await methods.instanceDiskList({ path })).items).toMatchObject([
    { id: disk.id, state: { state: 'attached', instance: made.id } },
  ]);
  expect(data(await methods.instanceExternalIpList({ path })).items).toMatchObject([{ kind: 'ephemeral' }]);
  expect(refusal(await methods.instanceDelete({ path })).status).toBe(400);
  expect(data(await methods.instanceStop({ path })).runState).toBe('stopping');
  expect(await until('stopped')).toBeGreaterThan(2);
  expect(data(await methods.instanceDelete({ path }))).toEqual({});
  expect(data(await methods.diskView({ path: { disk: disk.id } })).state).toEqual({ state: 'detached' });
  data(await methods.diskDelete({ path: { disk: 'root' }, query }));
  data(await methods.vpcSubnetDelete({ path: { subnet: 'default' }, query: { ...query, vpc: 'default' } }));
  data(await methods.vpcDelete({ path: { vpc: 'default' }, query }));
  data(await methods.projectDelete({ path: { project: 'kelp' } }));
});

it('reads all pages of a list, each item once', async () => {
  const names: string[] = [];
  let pageToken: string | null | undefined;
  let pages = 0;
  do {
    const query = { project: 'edge-cache', limit: 50, ...(pageToken ? { pageToken } : {}) };
    const page = data(await api.methods.snapshotList({ query }));
    names.push(...page.items.map((snapshot) => snapshot.name));
    pageToken = page.nextPage;
    pages += 1;
  } while (pageToken);
  expect([pages, names.length, new Set(names).size]).toEqual([5, 167, 167]);
  expect(names).toEqual([...names].sort());
});

it('reads refusals: missing object, taken name, missing role', async () => {
  const { methods } = api;
  expect(refusal(await methods.projectView({ path: { project: 'nowhere' } }))).toEqual({
    status: 404,
    errorCode: 'ObjectNotFound',
    message: 'not found: project with name "nowhere"',
    requestId: expect.any(String),
  });
  expect(
    refusal(await methods.projectCreate({ body: { name: 'edge-cache', description: '' } })),
  ).toMatchObject({
    status: 400,
    errorCode: 'ObjectAlreadyExists',
    message: 'already exists: project "edge-cache"',
  });
});

/** Operations of its older contract that were renamed or dropped since. All others are in our table under the same name. */
const GONE = ['timeseriesSchemaList'];

it('has no operation that we do not answer, except those of its older contract', () => {
  const unknown = Object.keys(api.methods).filter((name) => !Object.hasOwn(operationTable, name));
  expect(unknown).toEqual(GONE);
});
