import type { ShellFiles } from '@console/shared/contract';
import { addressOf } from '@console/shared/runtime';

/** Members of the bundler's function in a built shell (build/chunk-tables.ts). */
interface Bundler {
  /** Names and content hashes of the chunks, of scripts and of style sheets, by id; absent in the development server. */
  lines?: readonly [unknown, Readonly<Record<string, string>>, unknown, Readonly<Record<string, string>>];
  u: (id: string) => string;
  miniCssF: (id: string) => string;
  sriHashes: Record<string, string>;
  sriExtractCssHashes: Record<string, string>;
}

/**
 * Copies the integrity values of the shell's files from the document to the bundler, so that the entry does not contain them a second
 * time. A chunk that is missing in the document keeps a value that matches no file, so the browser does not run it.
 */
export function takePins(bundler: Bundler, { frame, shares }: ShellFiles): void {
  if (!bundler.lines) return;
  const pins = new Map([frame, ...Object.values(shares)].flat());
  const take = (hashes: Record<string, string>, ids: object, fileOf: (id: string) => string) => {
    for (const id of Object.keys(ids)) {
      const pin = pins.get(addressOf(`/${fileOf(id)}`));
      if (pin !== undefined) hashes[id] = pin;
    }
  };
  const [, scripts, , styles] = bundler.lines;
  take(bundler.sriHashes, scripts, bundler.u);
  take(bundler.sriExtractCssHashes, styles, bundler.miniCssF);
}
