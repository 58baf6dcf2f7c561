import { expect, test } from 'vitest';
import { deliveryPage, DELIVERY_STATES } from './queries.ts';

/** Whether a state is shown by a server that shows what is requested, and by one that leaves out what is not wanted. */
const READINGS: Readonly<Record<string, (asked: string, state: string) => boolean>> = {
  'only what is true': (asked, state) => asked.includes(`"${state}":true`),
  'all but what is false': (asked, state) => !asked.includes(`"${state}":false`),
};

test.each(Object.entries(READINGS))(
  'the deliveries of one state are the same where a filter means %s',
  (_, shows) => {
    for (const state of DELIVERY_STATES) {
      const asked = JSON.stringify(deliveryPage('pager', state)().queryKey);
      expect(DELIVERY_STATES.filter((one) => shows(asked, one))).toEqual([state]);
    }
  },
);
