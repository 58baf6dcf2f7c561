// @vitest-environment happy-dom
import { projectUpdate } from '@console/shared/api';
import { describe, expect, test } from 'vitest';

import { callTo, unlessTaken } from './index.ts';
import { calls, fails, ok, project, server, useStubServer, view, wire } from './test-server.ts';

useStubServer();

const LOOKUP = 'GET /v1/projects/z';
const CHANGE = 'PUT /v1/projects/a';

const rename = (to: string) =>
  unlessTaken(callTo(projectUpdate, { path: { project: 'a' }, body: { name: to } }), {
    of: project('a'),
    to,
    noun: 'Project',
    view,
  });

const TAKEN = { kind: 'conflict', code: 'ObjectAlreadyExists', message: 'Project name already exists' };

describe('a change', () => {
  test.each(['a', 'A'])('to the name %s of the object itself looks nothing up', async (to) => {
    server.set(CHANGE, ok(wire('a')));
    await rename(to).send();
    expect(calls()).toEqual([CHANGE]);
  });

  test('to a free name is sent after the lookup', async () => {
    server.set(LOOKUP, fails(404, 'ObjectNotFound'));
    server.set(CHANGE, ok(wire('z')));
    await expect(rename('z').send()).resolves.toMatchObject({ name: 'z' });
    expect(calls()).toEqual([LOOKUP, CHANGE]);
  });

  // @sheet corrections/N1
  test('to a taken name is not sent, and reported as a taken name', async () => {
    server.set(LOOKUP, ok(wire('z')));
    await expect(rename('z').send()).rejects.toMatchObject(TAKEN);
    expect(calls()).toEqual([LOOKUP]);
  });

  test('is sent to an object that has the name already, as after an answer that was lost', async () => {
    server.set(LOOKUP, ok({ ...wire('z'), id: 'id-a' }));
    server.set(CHANGE, ok(wire('z')));
    await rename('z').send();
    expect(calls()).toEqual([LOOKUP, CHANGE]);
  });

  test.each([403, 500, 503])('is sent when the lookup fails with %i', async (status) => {
    server.set(LOOKUP, fails(status));
    server.set(CHANGE, ok(wire('z')));
    await rename('z').send();
    expect(calls()).toEqual([LOOKUP, CHANGE]);
  });

  test('is not sent when the session has ended', async () => {
    for (const read of [LOOKUP, 'GET /v1/me']) server.set(read, fails(401));
    await expect(rename('z').send()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(calls()).not.toContain(CHANGE);
  });

  test('is looked up by nobody who only copies it as a command', () => {
    expect(rename('z').input).toMatchObject({ body: { name: 'z' } });
    expect(calls()).toEqual([]);
  });
});

describe('a failure of the server', () => {
  const race = (after: ReturnType<typeof ok>) => {
    server.set(LOOKUP, fails(404, 'ObjectNotFound'));
    server.set(CHANGE, () => {
      server.set(LOOKUP, after);
      return [500, { message: 'Internal Server Error', request_id: 'r', error_code: 'Internal' }];
    });
    return rename('z').send();
  };

  test('is reported as a taken name when the name was taken in between', async () => {
    await expect(race(ok(wire('z')))).rejects.toMatchObject(TAKEN);
  });

  test('stays one when the name is free', async () => {
    await expect(race(fails(404, 'ObjectNotFound'))).rejects.toMatchObject({
      kind: 'server',
      message: 'Internal Server Error',
    });
  });

  test('names the possible reason when the name cannot be looked up', async () => {
    await expect(race(fails(403))).rejects.toMatchObject({
      kind: 'server',
      requestId: 'r',
      message: 'The server failed. Another project may have this name: try a different one, or try again.',
    });
  });

  test('other than 500 is not about the name', async () => {
    server.set(LOOKUP, fails(404));
    server.set(CHANGE, fails(503));
    await expect(rename('z').send()).rejects.toMatchObject({ status: 503 });
    expect(calls()).toEqual([LOOKUP, CHANGE]);
  });
});
