/** Lazy parts that fail to load, for tests of their places. */
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { onLostPart, setConfig } from '@console/shared/runtime';

/** An error like that of the bundler. */
export const lost = (
  type = 'error',
  request = 'https://console.test/remotes/project/b1/resize.12345678.js',
) => Object.assign(new Error('Loading chunk resize failed.'), { name: 'ChunkLoadError', type, request });

/** The module that {@link lazy} loads. */
export type Load = () => Promise<ComponentType<Props>>;
export interface Props {
  readonly onDismiss: () => void;
}

export const Part = () => <input aria-label="Size" />;

/** Results of the requests in order: an error or a component. The last one is repeated. */
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
