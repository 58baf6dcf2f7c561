/** Parts that are lost, for the tests of what stands in their place. */
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { onLostPart, setConfig } from '@console/shared/runtime';

/** An error as the bundler makes it. */
export const lost = (
  type = 'error',
  request = 'https://console.test/remotes/project/b1/resize.12345678.js',
) => Object.assign(new Error('Loading chunk resize failed.'), { name: 'ChunkLoadError', type, request });

/** What {@link lazy} is given to load. */
export type Load = () => Promise<ComponentType<Props>>;
/** What the part takes. */
export interface Props {
  readonly onDismiss: () => void;
}

/** The part. */
export const Part = () => <input aria-label="Size" />;

/** Answers, one a request: an error or a component. The last one is repeated. */
export function answers(...list: readonly (ComponentType<Props> | Error)[]) {
  let count = 0;
  return vi.fn<Load>(async () => {
    const answer = list[Math.min(count, list.length - 1)];
    count += 1;
    if (typeof answer === 'function') return answer;
    throw answer ?? new Error('no answer');
  });
}

/** The configuration of a page with one remote, build `b1`. */
export function setUp(): void {
  onLostPart(() => Promise.resolve(false));
  setConfig({
    version: 1,
    build: 'shell1',
    shell: { frame: [], shares: {} },
    settings: DEFAULT_SETTINGS,
    remotes: [
      {
        name: 'project',
        label: 'Projects',
        mount: 'console',
        prefixes: ['/projects'],
        frames: [],
        entry: '/remotes/project/b1/remoteEntry.12345678.js',
        integrity: '',
        contract: 1,
        build: 'b1',
        federation: '1',
        shared: '1',
        assets: [],
        routes: {},
      },
    ],
  });
}
