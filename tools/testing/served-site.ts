import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Limits } from '../server/limits.ts';
import { temporary } from './fake-dist.ts';
import { fakeSite } from './fake-site.ts';
import { startRecorder, type Recorder } from './recorder.ts';

/** A started server. */
export interface Running {
  url: string;
  close(): Promise<void>;
}

/** What a server is started with. */
export interface Setting {
  root: string;
  api: string;
  origin?: string;
  limits?: Partial<Limits>;
  trustedProxies?: readonly string[];
  services?: ReadonlyMap<string, URL>;
  /** File that gets the access log. */
  log?: string;
}

/** How a server is started. */
export type Start = (setting: Setting) => Promise<Running>;

/** A site behind a server, in front of an API that writes down every byte; one for all tests of a `describe`. */
export function servedSite(
  start: Start,
  setting: Omit<Setting, 'root' | 'api'> = {},
  contents: Parameters<typeof fakeSite>[1] = {},
) {
  const folder = temporary();
  const parts: { root?: string; api?: Recorder; server?: Running } = {};
  const present = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The site is not served yet.');
    return part;
  };
  beforeAll(async () => {
    const root = await fakeSite(folder.path, contents);
    parts.root = root;
    parts.api = await startRecorder();
    parts.server = await start({ root, api: parts.api.url, ...setting });
  });
  beforeEach(() => {
    present(parts.api).arrived.length = 0;
    present(parts.api).rest.clear();
    present(parts.api).scripts.clear();
  });
  afterAll(async () => {
    await parts.server?.close();
    await parts.api?.close();
    folder[Symbol.dispose]();
  });
  return {
    get root() {
      return present(parts.root);
    },
    get url() {
      return present(parts.server).url;
    },
    get api() {
      return present(parts.api);
    },
    /** Request lines that have arrived. */
    get lines() {
      return present(parts.api).arrived.map(({ line }) => line);
    },
  };
}
