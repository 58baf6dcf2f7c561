import { isKind } from '@console/shared/api';
import { GiB } from '@console/shared/format';
import { asker, isOurs, type Run, type UploadTools } from './run.ts';
import type { WorkStep } from './steps.ts';
import { NEVER } from './timing.ts';
import { sendFile } from './transfer.ts';

/** A step: how it is done, and how to check whether it was done when its response is lost. */
export interface Work {
  readonly run: () => Promise<unknown>;
  readonly wasDone: () => Promise<boolean>;
}

/** False when it does not exist. */
export async function exists(view: Promise<unknown>): Promise<boolean> {
  try {
    await view;
    return true;
  } catch (error) {
    if (isKind(error, 'not-found')) return false;
    throw error;
  }
}

/**
 * The steps of a run (docs/screens/compute-storage.md section 8.3). Cancelling aborts only the chunks, because the outcome of any other
 * aborted request would be unknown.
 */
export function workOf(run: Run, tools: UploadTools, onProgress: () => void): Record<WorkStep, Work> {
  const { job, disk, snapshot, chunks, cancel } = run;
  const ask = asker(tools, NEVER);
  const stateOfDisk = async () => (await ask((calls, signal) => calls.viewDisk(disk, signal))).state.state;
  const findSnapshot = async () => {
    run.taken = await ask((calls, signal) => calls.viewSnapshot(snapshot, signal));
  };
  return {
    createDisk: {
      run: () => ask((calls, signal) => calls.createDisk(diskOf(run), signal)),
      wasDone: () => exists(stateOfDisk()),
    },
    startImport: {
      run: () => ask((calls, signal) => calls.startImport(disk, signal)),
      wasDone: async () => (await stateOfDisk()) === 'importing_from_bulk_writes',
    },
    upload: {
      run: () =>
        sendFile({
          file: job.file,
          chunks,
          clock: tools.clock,
          signal: cancel.signal,
          send: (chunk, signal) => tools.calls.write(disk, chunk, signal),
          onProgress,
        }),
      wasDone: () => Promise.resolve(false),
    },
    stopImport: {
      run: () => ask((calls, signal) => calls.stopImport(disk, signal)),
      wasDone: async () => (await stateOfDisk()) === 'import_ready',
    },
    finalize: {
      run: async () => {
        await ask((calls, signal) => calls.finalize(disk, snapshot, signal));
        await findSnapshot();
      },
      wasDone: () => exists(findSnapshot()),
    },
    createImage: {
      run: () => createImage(run, tools),
      wasDone: () => findImage(run, tools),
    },
  };
}

const diskOf = ({ disk, job: { name, blockSize, file } }: Run) => ({
  name: disk,
  description: `Created to upload the image ${name}`,
  size: Math.ceil(file.size / GiB) * GiB,
  diskSource: { type: 'importing_blocks' as const, blockSize },
});

async function createImage(run: Run, tools: UploadTools): Promise<void> {
  const { job, taken } = run;
  if (!taken) throw new Error('The uploaded disk has no snapshot.');
  const { name, description, os, version } = job;
  const body = { name, description, os, version, source: { type: 'snapshot' as const, id: taken.id } };
  try {
    await asker(tools, NEVER)((calls, signal) => calls.createImage(body, signal));
    run.image = 'made';
  } catch (error) {
    // A refusal is a response, for example when someone else has used the name in the meantime
    if (!isKind(error, 'conflict', 'invalid', 'forbidden', 'unauthorized', 'not-found')) run.image = 'unsure';
    throw error;
  }
}

/** Whether our image exists in spite of the failure. */
export async function findImage(run: Run, tools: UploadTools): Promise<boolean> {
  try {
    const image = await asker(tools, NEVER)((calls, signal) => calls.viewImage(run.job.name, signal));
    if (!isOurs(run, image)) return false;
    run.image = 'made';
    return true;
  } catch (error) {
    if (isKind(error, 'not-found')) return false;
    throw error;
  }
}
