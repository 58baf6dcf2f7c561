// @vitest-environment happy-dom
import { currentUserView } from '@console/shared/api';
import { call, openSession, verifySession } from '@console/shared/runtime';
import { expect, test } from 'vitest';
import { job, namesOn, stage } from './test-upload.ts';

openSession();

/** The requests before which the session ends, by their number: the start of the import, a chunk, its end, the image. */
test.each([2, 4, 5, 8])(
  'a session that ends before request %d keeps the upload, which is resumed after the sign-in',
  async (nth) => {
    const { mock, upload, rules, run, requests, setSession } = stage();
    await call(currentUserView, {});
    requests.length = 0;
    const before = namesOn(mock);
    let hasEnded = false;
    rules.onRequest = (now) => {
      if (now === nth && !hasEnded) setSession(false);
      hasEnded ||= now === nth;
    };
    const messages: string[] = [];
    upload.subscribe(() => {
      const state = upload.getState();
      if (state.phase !== 'interrupted') return;
      messages.push(state.message);
      // The first attempt to resume is too early: the user has not signed in
      const isSignedIn = messages.length > 1;
      if (isSignedIn) setSession(true);
      setTimeout(() => void (isSignedIn ? verifySession() : Promise.resolve()).then(upload.resume), 0);
    });
    expect(await run()).toEqual({ ended: 'done', left: [] });
    const message = 'Your session has ended. The uploaded data is kept. Sign in, then resume.';
    expect(messages).toEqual([message, message]);
    expect(namesOn(mock)).toEqual({ ...before, images: [...before.images, job.name] });
  },
);
