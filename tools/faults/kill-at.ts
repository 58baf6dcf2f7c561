import { watched } from './file-system.ts';

/*
 * Loaded before a program (`--import`): ends the process by SIGKILL at the operation below KILL_ROOT with the number
 * KILL_AT, as a power failure or a kill by the user would.
 */
const root = process.env['KILL_ROOT'];
const index = Number(process.env['KILL_AT']);
if (root !== undefined && Number.isInteger(index)) {
  const never = new Promise<never>(() => undefined);
  void watched(
    root,
    () => never,
    { index, kind: 'kill' },
    () => process.kill(process.pid, 'SIGKILL'),
  );
}
