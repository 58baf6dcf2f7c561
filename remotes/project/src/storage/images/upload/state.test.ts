import { describe, expect, it } from 'vitest';
import {
  IDLE,
  isActive,
  isCleaning,
  reduce,
  stepStatus,
  type UploadEvent,
  type UploadState,
} from './state.ts';
import { STEPS } from './steps.ts';

const progress = { done: 0, total: 100, samples: [] };
const left = [{ kind: 'disk' as const, name: 'tmp' }];
const at = { step: 'upload' as const, progress };

const states = {
  idle: IDLE,
  running: { phase: 'running', ...at },
  interrupted: { phase: 'interrupted', ...at, message: 'm' },
  failing: { phase: 'failed', ...at, message: 'm', cleaning: true, left: [] },
  failed: { phase: 'failed', ...at, message: 'm', cleaning: false, left: [] },
  dirty: { phase: 'failed', ...at, message: 'm', cleaning: false, left },
  cancelled: { phase: 'cancelled' },
  done: { phase: 'done', progress, cleaning: false, left: [] },
  untidy: { phase: 'done', progress, cleaning: false, left },
} as const satisfies Record<string, UploadState>;

const events = {
  started: { type: 'started', total: 7 },
  step: { type: 'step', step: 'stopImport' },
  progress: { type: 'progress', done: 50, at: 1 },
  interrupted: { type: 'interrupted', message: 'lost' },
  resumed: { type: 'resumed' },
  cancelled: { type: 'cancelled' },
  failed: { type: 'failed', message: 'broken' },
  done: { type: 'done', left: [] },
  cleaning: { type: 'cleaning' },
  cleaned: { type: 'cleaned', left },
} as const satisfies Record<string, UploadEvent>;

type Table = Record<keyof typeof states, Partial<Record<keyof typeof events, Partial<UploadState>>>>;

/** The transitions. Every other pair changes nothing. */
const table: Table = {
  idle: { started: { phase: 'running' } },
  running: {
    step: { phase: 'running', step: 'stopImport' },
    progress: { phase: 'running', progress: { done: 50, total: 100, samples: [{ done: 50, at: 1 }] } },
    interrupted: { phase: 'interrupted', ...at, message: 'lost' },
    cancelled: { phase: 'cancelled' },
    failed: { phase: 'failed', ...at, message: 'broken', cleaning: true, left: [] },
    done: { phase: 'done', left: [] },
  },
  interrupted: { resumed: { phase: 'running', ...at }, cancelled: { phase: 'cancelled' } },
  failing: { cleaned: { phase: 'failed', cleaning: false, left } },
  failed: { started: { phase: 'running' }, cleaned: { phase: 'failed', cleaning: false, left } },
  dirty: {
    started: { phase: 'running' },
    cleaning: { phase: 'failed', cleaning: true },
    cleaned: { phase: 'failed', cleaning: false, left },
  },
  cancelled: { cleaned: IDLE },
  done: { started: { phase: 'running' }, cleaned: { phase: 'done', cleaning: false, left } },
  untidy: {
    started: { phase: 'running' },
    cleaning: { phase: 'done', cleaning: true },
    cleaned: { phase: 'done', cleaning: false, left },
  },
};

const stateNames = Object.keys(states).filter((name): name is keyof typeof states => name in states);
const eventNames = Object.keys(events).filter((name): name is keyof typeof events => name in events);

describe('every state and every event', () => {
  it.each(stateNames.flatMap((state) => eventNames.map((event) => [state, event] as const)))(
    '%s, %s',
    (state, event) => {
      const before: UploadState = states[state];
      const expected = table[state][event];
      const after = reduce(before, events[event]);
      if (expected) expect(after).toMatchObject(expected);
      else expect(after).toBe(before);
    },
  );
});

it('a new upload starts in the first state', () => {
  expect(reduce(states.dirty, events.started)).toEqual({
    phase: 'running',
    step: 'createDisk',
    progress: { done: 0, total: 7, samples: [] },
  });
});

it('only the step that sends the file has progress', () => {
  const later = { ...states.running, step: 'finalize' } as const;
  expect(reduce(later, events.progress)).toBe(later);
});

it('must not be left while something would be lost or is being deleted', () => {
  expect(stateNames.filter((name) => isActive(states[name]))).toEqual(['running', 'interrupted']);
  expect(stateNames.filter((name) => isCleaning(states[name]))).toEqual(['failing', 'cancelled']);
});

describe('status of the steps', () => {
  const statuses = (state: UploadState) => STEPS.map(({ id }) => stepStatus(state, id)[0]).join('');
  it.each([
    ['idle', 'rrrrrrrr'],
    ['running', 'ccrrrrrr'],
    ['interrupted', 'ccerrrrr'],
    ['failed', 'ccerrrrr'],
    ['cancelled', 'rrrrrrrr'],
    ['done', 'cccccccc'],
    ['untidy', 'ccccccec'],
  ] as const)('%s: %s', (name, expected) => {
    expect(statuses(states[name])).toBe(expected);
  });
  it('one runs at a time', () => {
    for (const { id } of STEPS) {
      const running = { phase: 'running', step: id, progress } as const;
      expect(STEPS.filter((step) => stepStatus(running, step.id) === 'running')).toEqual([
        STEPS.find((step) => step.id === id),
      ]);
    }
  });
});
