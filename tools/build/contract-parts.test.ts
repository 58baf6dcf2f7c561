import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as api from '../../shared/api/generated/operations.ts';
import { ROOT } from '../machine/files.ts';
import { partProblems, rowsIn } from './contract-parts.ts';

const CALL =
  'let f=n("projectList","/v1/projects"),m=n("projectCreate","POST","/v1/projects",["projectList"]);';
const problems = (...texts: string[]) =>
  partProblems(new Map(texts.map((text, index) => [`${index}.js`, text])));

test('operations are found as calls and as objects, and names of them are none', () => {
  expect(rowsIn(`${CALL}go("projectView")`)).toBe(2);
  expect(rowsIn('go("projectView"),at("/v1/projects")')).toBe(0);
  expect(rowsIn('x({id:"projectCreate",path:"/v1/projects",method:"POST",stale:["projectList"]})')).toBe(1);
});

test('a whole table, the OpenAPI document and the table of the mock are reported', () => {
  const table = Object.values(api).map(({ id, path }) => `n("${id}","${path}")`);
  const document = readFileSync(join(ROOT, 'shared/api/openapi/openapi.json'), 'utf8');
  const row = 'x={method:"GET",path:"/v1/projects",status:200,answer:"json"}';
  expect(problems(CALL, table.join(), JSON.stringify(document), row)).toEqual([
    '1.js carries 257 operations; a bundle has those it calls, 160 at most',
    '2.js carries the OpenAPI document or the table of the mock',
    '3.js carries the OpenAPI document or the table of the mock',
  ]);
});

test('a site without any operation is an error', () => {
  expect(problems('let a=1')).toEqual(['no operation was found in any script']);
});
