import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import {
  ALLOCATES,
  PATHS,
  READS,
  UNSEEN,
  type FaultKind,
  type Operation,
  type PlannedFault,
} from './operations.ts';

/*
 * A layer between a program and `node:fs`: it records every operation below a folder and can make one of them fail.
 * It replaces the functions of the module itself, so it records all operations (`syncBuiltinESMExports` updates named
 * imports). Calls inside one of these functions count as part of it.
 */

/** Thrown by every operation once the process is killed, so that no cleaning up changes the disk. */
export class Killed extends Error {
  override name = 'Killed';
}

type Call = (args: readonly unknown[]) => unknown;

const real: Readonly<Record<string, unknown>> = { ...fs };
const callOf = (name: string): Call => {
  const found = real[name];
  if (typeof found !== 'function') throw new Error(`node:fs has no ${name}`);
  return (args) => {
    const result: unknown = Reflect.apply(found, fs, [...args]);
    return result;
  };
};

const errno = (code: string, path: string) => Object.assign(new Error(`${code}: ${path}`), { code });

/** A byte in the middle of some contents with one bit changed. */
function flipped(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(bytes);
  const at = Math.floor(copy.length / 2);
  if (copy.length > 0) copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/** The file at a path, or the first one below it; a link has no contents. */
function someFile(path: string): string | undefined {
  const found = fs.lstatSync(path, { throwIfNoEntry: false });
  if (found?.isFile() === true) return path;
  if (found?.isDirectory() !== true) return undefined;
  for (const name of fs.readdirSync(path).toSorted()) {
    const below = someFile(join(path, name));
    if (below !== undefined) return below;
  }
  return undefined;
}

const asBuffer = (data: unknown): Buffer =>
  typeof data === 'string' ? Buffer.from(data) : data instanceof Uint8Array ? Buffer.from(data) : Buffer.of();

class Watch {
  readonly operations: Operation[] = [];
  readonly #root: string;
  readonly #fault: PlannedFault | undefined;
  readonly #open = new Map<unknown, string>();
  #isKilled = false;
  #isFull = false;
  #isDenied = false;

  readonly #die: () => void;

  constructor(root: string, fault: PlannedFault | undefined, die: () => void) {
    this.#root = root;
    this.#fault = fault;
    this.#die = die;
  }

  perform(name: string, args: readonly unknown[], call: Call): unknown {
    const argument = args[PATHS.get(name) ?? 0];
    const path = typeof argument === 'number' ? this.#open.get(argument) : String(argument);
    if (path === undefined || !path.startsWith(this.#root)) return call(args);
    if (this.#isKilled) throw new Killed(path);
    const index = this.operations.push({ name, path: path.slice(this.#root.length + 1) }) - 1;
    if (this.#isFull && ALLOCATES.test(name)) throw errno('ENOSPC', path);
    if (this.#isDenied && !READS.test(name)) throw errno('EROFS', path);
    const result =
      this.#fault?.index === index ? this.#goWrong(this.#fault.kind, name, path, args, call) : call(args);
    if (name === 'openSync') this.#open.set(result, path);
    return result;
  }

  #goWrong(kind: FaultKind, name: string, path: string, args: readonly unknown[], call: Call): unknown {
    if (kind === 'kill') return this.#kill(path);
    if (kind === 'torn') {
      this.#half(name, path, args, call);
      return this.#kill(path);
    }
    if (kind === 'full') {
      this.#isFull = true;
      if (/^(writeFile|appendFile)Sync/.test(name)) this.#half(name, path, args, call);
      throw errno('ENOSPC', path);
    }
    if (kind === 'denied') {
      this.#isDenied = true;
      throw errno('EROFS', path);
    }
    if (READS.test(name)) return kind === 'flip' ? this.#readFlipped(args, call) : notFound(name, path, args);
    const wasThere = fs.existsSync(path);
    const result = call(args);
    // A folder that already existed was not created by this operation.
    if (name === 'mkdirSync' && wasThere) return result;
    const file = someFile(path);
    if (kind === 'gone') fs.rmSync(path, { recursive: true, force: true });
    else if (file !== undefined) fs.writeFileSync(file, flipped(fs.readFileSync(file)));
    return result;
  }

  #kill(path: string): never {
    this.#isKilled = true;
    this.#die();
    throw new Killed(path);
  }

  /** A part of the operation: half of the bytes are written, half of a folder is removed. */
  #half(name: string, path: string, args: readonly unknown[], call: Call): void {
    if (name !== 'rmSync') {
      const bytes = asBuffer(args[1]);
      call([args[0], bytes.subarray(0, bytes.length >> 1), ...args.slice(2)]);
      return;
    }
    if (fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return;
    const names = fs.readdirSync(path);
    for (const one of names.slice(0, Math.ceil(names.length / 2)))
      fs.rmSync(join(path, one), { recursive: true, force: true });
  }

  #readFlipped(args: readonly unknown[], call: Call): unknown {
    const found = call(args);
    const bytes = flipped(asBuffer(found));
    return typeof found === 'string' ? bytes.toString() : bytes;
  }
}

/** The error of a function for a path that does not exist. */
function notFound(name: string, path: string, args: readonly unknown[]): unknown {
  if (name === 'existsSync') return false;
  const options = args[1];
  const isQuiet = typeof options === 'object' && options !== null && 'throwIfNoEntry' in options;
  if (isQuiet && options.throwIfNoEntry === false) return undefined;
  throw errno('ENOENT', path);
}

/** How a watched run ended. */
export interface Watched {
  operations: readonly Operation[];
  /** What it threw; undefined when it succeeded. */
  error: unknown;
}

/** Runs a program while its operations below `root` are watched; the planned one goes wrong. A kill calls `die` first. */
export async function watched(
  root: string,
  run: () => Promise<unknown>,
  fault?: PlannedFault,
  die: () => void = () => undefined,
): Promise<Watched> {
  const watch = new Watch(root, fault, die);
  let inside = 0;
  for (const name of PATHS.keys()) {
    const call = callOf(name);
    Reflect.set(fs, name, (...args: unknown[]) => {
      if (inside > 0) return call(args);
      inside += 1;
      try {
        return watch.perform(name, args, call);
      } finally {
        inside -= 1;
      }
    });
  }
  for (const name of UNSEEN)
    Reflect.set(fs, name, (...args: unknown[]) => {
      if (inside === 0 && String(args[0]).startsWith(root)) throw new Error(`${name} cannot be watched`);
      return callOf(name)(args);
    });
  syncBuiltinESMExports();
  try {
    return {
      operations: watch.operations,
      error: await run().then(
        () => undefined,
        (error: unknown) => error,
      ),
    };
  } finally {
    for (const name of [...PATHS.keys(), ...UNSEEN]) Reflect.set(fs, name, real[name]);
    syncBuiltinESMExports();
  }
}
