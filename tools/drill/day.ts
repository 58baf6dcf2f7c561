import type { Browser } from '@playwright/test';
import { buildOn, prepareDay, type World } from './day-world.ts';
import { guideCommands } from './guide.ts';

/** How a command of the guide is done here. */
interface Step {
  /** Further arguments: the guide means the builds of `dist/`, the drill has those of several days. */
  more?: string;
  /** Another duration than in the guide. */
  instead?: readonly [string, string];
  /** The site that it means, when it is not the served one. */
  site?: string;
  /** What the command prints, and its exit status (0). */
  says?: RegExp;
  code?: number;
  /** Checks the site as a visitor; resolves with the problems. */
  then?: (world: World) => Promise<readonly string[]>;
}

const D = 'npm run deploy --';
const NGINX = `${D} nginx --site SITE --api https://api.internal --server-name console.example.org --certificate F --key F --out /etc/nginx/conf.d/console.conf`;
const RELOAD = 'nginx -t && systemctl reload nginx';

/** Commands of the guide that are not run, and why. */
const NOT_RUN: ReadonlyMap<string, string> = new Map([
  [
    'git clone REPOSITORY console && cd console',
    'this checkout is used; `npm run prove -- fresh` clones and installs',
  ],
  ['git fetch && git checkout COMMIT', 'the second day has its builds from this checkout'],
  ['npm run build', 'builds of each day are made of one real build beforehand'],
  ['npm run serve -- --log', 'nginx serves here; tools/serve.test.ts runs it'],
  [
    'helm install console deploy/chart --set api=https://api.internal --set host=console.example.org',
    'no cluster; deploy/manifests.test.ts renders the chart',
  ],
  [
    'API=https://api.internal ORIGIN=https://console.example.org docker compose -f deploy/compose.yaml up',
    'no image registry; deploy/container.test.ts runs the program of the container',
  ],
  ['kubectl exec deploy/console-console -- console-deploy rollback shell --set', 'no cluster'],
]);

/** Runs until the end of the day. */
const STARTED = `${D} collect --site SITE --reports REPORTS --port 4270 --keep 30d`;

const pages =
  (base: string, shell: string, system: string) =>
  async (world: World): Promise<string[]> => [
    ...(await world.problemsAt(`${base}/projects`, 'Projects', { shell })),
    ...(await world.problemsAt(`${base}/system/silos`, 'Silos', { shell, system })),
  ];
const BASE = '/console';

/** What the commands do, by their text in the guide. */
const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  [`${D} create --site SITE --settings settings.json`, { more: '--from one', says: /^Created/m }],
  [NGINX, { says: /^Wrote/m }],
  [`${D} verify --site SITE --url https://console.example.org`, { says: /^Everything on https:/m }],
  [`${D} settings --site SITE productName='Our Console' basePath=${BASE}`, { says: /^Changed productName/m }],
  [`${D} settings --site SITE apiVersion=20251120.0.0`, { says: /^Changed apiVersion$/m }],
  [
    'npm run prove -- conformance --api https://api.internal --token-file FILE',
    { says: /^\d+ work, 0 differ, 0 not available/m, then: pages(BASE, 'one', 'one') },
  ],
  [
    `${D} publish system --site SITE`,
    { more: '--from two', says: /^system system-two is served$/m, then: pages(BASE, 'one', 'two') },
  ],
  [`${D} rollback system --site SITE`, { says: /^system \S+ is served$/m }],
  [`${D} list --site SITE`, { says: /^\* system +system-one [^]*^x system +system-two /m }],
  [
    `${D} publish shell project system settings auth --site SITE`,
    { more: '--from two', says: /^shell shell-two is served$/m, then: pages(BASE, 'two', 'two') },
  ],
  // The boot script of the shell before has another hash than the one that nginx was configured with
  [
    `${D} rollback shell --set --site SITE`,
    {
      says: /^shell shell-one is served$/m,
      then: async (world) => {
        const { code, output } = await world.run(`${D} verify --site SITE --url https://console.example.org`);
        const found = await pages(BASE, 'one', 'one')(world);
        return code === 0 ? found : [...found, output];
      },
    },
  ],
  [
    `${D} preview system --site SITE`,
    {
      more: '--from two',
      says: /\?remotes=system:system-two$/m,
      then: async (world) => [
        ...(await pages(BASE, 'one', 'one')(world)),
        ...(await world.problemsAt(
          `${BASE}/system/silos?remotes=system:${buildOn('two', 'system')}`,
          'Silos',
          {
            shell: 'one',
            system: 'two',
          },
        )),
      ],
    },
  ],
  [`${D} withdraw system --site SITE`, { says: /^system system-two is withdrawn$/m }],
  [`${D} preview /path/to/reports/dist --site SITE`, { says: /\?remotes=reports:reports-1$/m }],
  [`${D} rollout system --site SITE --share 10`, { more: '--from two', says: /to 10 % of the browsers$/m }],
  [`${D} rollout system --site SITE --share 50`, { more: '--from two', says: /to 50 % of the browsers$/m }],
  [
    `${D} rollout system --site SITE --silos fernhill,harbor`,
    { more: '--from two', says: /the silos fernhill,harbor$/m },
  ],
  [
    `${D} rollout system --site SITE --share 10 --watch 1h --reports REPORTS`,
    { more: '--from two', instead: ['1h', '1s'], code: 3, says: /cannot judge: 0 views of 20/m },
  ],
  [
    `${D} promote system --site SITE`,
    { says: /^system system-two is served to all$/m, then: pages(BASE, 'one', 'two') },
  ],
  [`${D} settings --site SITE reports.endpoint=/console-reports`, { says: /^Changed reports\./m }],
  [
    `${D} nginx … --reports http://127.0.0.1:4270 --out F`,
    {
      says: /^Wrote/m,
      then: async (world) => {
        const refused = await world.reload();
        const found = await pages(BASE, 'one', 'two')(world);
        const reports = await world.reportsWith('"build":"system-two","route":"/system/silos"');
        return [refused, ...found, reports === '' ? 'no report of the page arrived' : ''].filter(Boolean);
      },
    },
  ],
  [`${D} health --reports REPORTS --since 24h`, { says: /system +system-two +[1-9]/m }],
  [
    `${D} publish system --site SITE --watch 10m --reports REPORTS`,
    {
      more: '--from three',
      instead: ['10m', '1s'],
      code: 3,
      says: /^system system-three is served$/m,
      then: pages(BASE, 'one', 'three'),
    },
  ],
  [
    `${D} nginx … --trusted-proxy 10.0.0.0/8 --origin https://console.example.org --out F`,
    { says: /^Wrote/m, then: async (world) => [await world.reload()].filter(Boolean) },
  ],
  [`${D} prune --site SITE --older 30d`, { says: /^No build is old enough$/m }],
  ['tar -C SITE -czf console.tgz .', {}],
  ['mkdir SITE && tar -C SITE -xzf console.tgz', { site: 'restored' }],
  [`${D} verify --site SITE`, { site: 'restored', says: /^Everything on the disk is/m }],
  [`${D} stage /path/to/reports/dist --site SITE`, { says: /^reports reports-1 is staged$/m }],
  [`${D} switch reports --site SITE`, { says: /^reports reports-1 is served$/m }],
  [`${D} remove reports --site SITE`, { says: /^reports is removed$/m }],
  [`${D} health --reports REPORTS --since 1h`, { says: /system +system-two +[1-9]/m }],
  [
    `${D} verify --site SITE --url https://…`,
    { says: /^Everything on https:/m, then: pages(BASE, 'one', 'two') },
  ],
]);

/** Commands that the guide has and the drill does not, and the other way round. */
export function differences(): string[] {
  const guide = new Set(guideCommands());
  const known = new Set([...STEPS.keys(), ...NOT_RUN.keys(), RELOAD, STARTED]);
  return [
    ...[...guide].filter((one) => !known.has(one)).map((one) => `only in the guide: ${one}`),
    ...[...known].filter((one) => !guide.has(one)).map((one) => `only in the drill: ${one}`),
  ];
}

/** Runs a command; resolves with the problems. */
async function problemsOf(world: World, command: string, base: string): Promise<readonly string[]> {
  // There is no systemd here; its unit sends nginx the same signal as the drill
  if (command === RELOAD) {
    const refused = await world.reload();
    return refused === '' ? await pages(base, 'one', 'one')(world) : [refused];
  }
  if (command === STARTED)
    return (await world.start(command)).startsWith('Collecting on') ? [] : ['no address'];
  const step = STEPS.get(command);
  if (step === undefined) return ['the drill does not know the command'];
  const { more = '', instead: [from, to] = ['', ''], site, says = /(?:)/, code = 0, then } = step;
  const done = await world.run(`${command.replace(from, to)} ${more}`.trim(), site);
  if (done.code !== code || !says.test(done.output)) return [`status ${done.code}: ${done.output}`];
  return (await then?.(world)) ?? [];
}

/**
 * A day of the platform team: every command of docs/operations-guide.md in its order, against nginx with a certificate, with the
 * pages opened in a browser. The last line is `N/N steps`. Returns whether all held.
 */
export async function drillDay(folder: string, browser: Browser): Promise<boolean> {
  const wrong = differences();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const world = await prepareDay(folder, browser);
  const commands = guideCommands();
  let [held, base] = [0, ''];
  try {
    for (const command of commands) {
      const reason = NOT_RUN.get(command);
      const problems = reason === undefined ? await problemsOf(world, command, base) : [];
      if (problems.length === 0) held += 1;
      if (command.includes(`basePath=${BASE}`)) base = BASE;
      const mark = problems.length > 0 ? 'FAIL' : reason === undefined ? 'ok  ' : '-   ';
      console.log(`${mark} ${command}${reason === undefined ? '' : `: not run, ${reason}`}`);
      for (const problem of problems) console.log(`     ${problem}`);
    }
  } finally {
    await world.close();
  }
  console.log(`${held}/${commands.length} steps`);
  return held === commands.length;
}
