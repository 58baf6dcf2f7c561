import { loadTexts } from '@console/shared/copy-as';
import { onIdentityEnd, settings, siteUrl, type SentWrite, store } from '@console/shared/runtime';
import { atom } from '@console/shared/state';

/** A change that succeeded, as a command. */
export interface Line {
  readonly number: number;
  readonly command: string;
  /** Variables in place of secrets: `$PASSWORD`. */
  readonly placeholders: readonly string[];
}

/** Maximum number of commands in a script; the oldest are removed first. */
const LIMIT = 500;

/** The data of an upload cannot be a command, and sign-ins and sign-outs are not changes. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'diskBulkWriteImport',
  'loginLocal',
  'logout',
  'deviceAuthConfirm',
]);

/** Changes of this session, in the order in which they were sent. Kept only in memory, without secrets. */
export const scriptAtom = atom<readonly Line[]>([]);

onIdentityEnd(() => store.set(scriptAtom, []));

let count = 0;

/** Adds a write to the script when it has succeeded. Secrets are removed immediately, not when the script is copied. */
export async function keepForScript({ operation, input, output }: SentWrite): Promise<void> {
  const { id, path, method } = operation;
  if (LEFT_OUT.has(id) || method === undefined || method === 'HEAD') return;
  const number = (count += 1);
  try {
    const { textsOf } = await loadTexts();
    const place = { origin: siteUrl(), cliName: settings().cliName };
    const { named, cli, placeholders } = textsOf({ operation: { id, path, method }, input }, place);
    await output;
    const line = { number, command: named ?? cli, placeholders };
    store.set(scriptAtom, (all) => [...all, line].toSorted((a, b) => a.number - b.number).slice(-LIMIT));
  } catch {
    // The script contains neither failed changes nor those that cannot be written as a command
  }
}
