import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as api from '../../shared/api/generated/operations.ts';
import { contractProblems, costOf, costTable } from './contract-cost.ts';
import { ROOT } from '../machine/files.ts';

const operations = Object.values(api);
/** An operation as a call in minified code. */
const called = (operation: (typeof operations)[number]): string => {
  const stale =
    'stale' in operation && operation.stale !== undefined ? `,${JSON.stringify(operation.stale)}` : '';
  const method = 'method' in operation ? `"${operation.method}"` : undefined;
  const before = stale !== '' && method !== undefined ? `${method},` : '';
  const after = stale === '' && method !== undefined ? `,${method}` : '';
  return `n("${operation.id}",${before}"${operation.path}"${after}${stale})`;
};

test('rows are found as calls and as objects, with all their members', () => {
  const { projectList, projectCreate } = api;
  const text = `let f=${called(projectList)},m=${called(projectCreate)};go("projectView")`;
  expect(costOf('a.js', text)).toMatchObject({ rows: 2, foreign: 0 });
  const object = 'x({id:"projectCreate",path:"/v1/projects",method:"POST",stale:["projectList"]})';
  expect(costOf('b.js', object)).toMatchObject({ rows: 1, rowBytes: object.length - 'x({})'.length });
});

test('every operation is known, so that a whole table is reported', () => {
  const table = costOf('table.js', operations.map(called).join(','));
  expect(table.rows).toBe(257);
  expect(contractProblems([table])).toEqual([expect.stringMatching(/table\.js carries 257 operations/)]);
});

test('the OpenAPI document and the mock’s table are reported', () => {
  const document = readFileSync(join(ROOT, 'shared/api/openapi/openapi.json'), 'utf8');
  const row = 'x={method:"GET",path:"/v1/projects",status:200,answer:"json"}';
  const costs = [
    costOf('ok.js', called(api.ping)),
    costOf('d.js', JSON.stringify(document)),
    costOf('t.js', row),
  ];
  expect(contractProblems(costs)).toEqual([
    'd.js carries the OpenAPI document or the table of the mock',
    't.js carries the OpenAPI document or the table of the mock',
  ]);
});

test('a site without any operation is an error', () => {
  expect(contractProblems([costOf('a.js', 'let a=1')])).toEqual(['no operation was found in any script']);
});

test('the table has a line per file and a sum per area', () => {
  const table = costTable([
    costOf('assets/i.js', called(api.ping)),
    costOf('remotes/project/1/a.js', called(api.vpcList)),
  ]);
  expect(table).toMatch(/assets\/i\.js +1 /);
  expect(table).toMatch(/project, 1 files +1 /);
});
