import { resumeJoin } from './affinity/stop-and-add.ts';
import { resumeClone } from './compute/instances/clone/start.ts';
import { takeKeptTasks } from './jobs/kept-tasks.ts';
import { resumeDeletion } from './networking/deletion/start.ts';
import { resumeMove } from './networking/floating-ips/move.ts';
import { resumeGrow } from './storage/disks/grow/start.ts';
import { resumeRetention } from './storage/snapshots/retention/start.ts';

/** Resumes every task that a previous document of the tab has left unfinished. */
export function goOnWithAll(): void {
  for (const left of takeKeptTasks()) {
    resumeGrow(left);
    resumeClone(left);
    resumeRetention(left);
    resumeDeletion(left);
    resumeJoin(left);
    resumeMove(left);
  }
}
