import { readFileSync, writeFileSync } from 'node:fs';
import type { Checks } from './checks.ts';
import { change } from './guide.ts';
import type { Team } from './team.ts';

const LIST_PAGE = 'node_modules/@console/sdk/shared/table/list/list-page.d.ts';

/** `console-sdk doctor`: nothing to change, and after an interface of the installed SDK is deprecated, the line that uses it. */
export async function consult(url: string, team: Team, { check, works }: Checks): Promise<void> {
  const doctor = () => team.npx(['console-sdk', 'doctor', '--site', url]);
  const path = team.path(LIST_PAGE);
  const declared = readFileSync(path, 'utf8');
  const { code, output } = await doctor();
  check(
    code === 0 && output.includes('accepts what this SDK builds'),
    'console-sdk doctor is content',
    output,
  );
  change(path, [
    'export declare function ListPage',
    '/** @deprecated Use `Listing`. */\nexport declare function ListPage',
  ]);
  const found = await doctor();
  check(
    found.code === 1 &&
      /src\/list\.tsx:\d+:\d+ `ListPage` is deprecated\. Use `Listing`\./.test(found.output),
    'and names the use of a deprecated interface',
    found.output,
  );
  await works('npm run check warns of it', team.npm(['run', 'check']));
  writeFileSync(path, declared);
}
