import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bootProblems, inspect } from './inspect.ts';
import { newUpload, uploadSchema } from './schema.ts';

function fileWith(name: string, marker?: readonly [offset: number, text: string]): File {
  const bytes = new Uint8Array(64 * 1024);
  if (marker) bytes.set(new TextEncoder().encode(marker[1]), marker[0]);
  return new File([bytes], name);
}

describe('the inspection of a file', () => {
  it.each([512, 2048, 4096])('finds a partition table in a block of %d bytes', async (offset) => {
    const found = await inspect(fileWith('a.raw', [offset, 'EFI PART']));
    expect(found).toEqual({ marker: 'EFI', blockSize: offset, looksCompressed: false });
    expect(bootProblems(found)).toEqual([]);
  });

  it('finds a CD image', async () => {
    const found = await inspect(fileWith('a.iso', [0x8001, 'CD001']));
    expect(found).toEqual({ marker: 'CD', blockSize: 2048, looksCompressed: false });
  });

  it.each([
    [513, 'EFI PART'],
    [512, 'EFI PAR '],
    [0x8000, 'CD001'],
  ])('finds neither with %d %s', async (offset, text) => {
    const found = await inspect(fileWith('a.raw', [offset, text]));
    expect(found).toEqual({ looksCompressed: false });
    expect(bootProblems(found)).toHaveLength(1);
  });

  it.each(['a.gz', 'A.7Z', 'a.qcow2', 'a.b.vmdk'])('finds that %s is compressed', async (name) => {
    const found = await inspect(fileWith(name));
    expect(found.looksCompressed).toBe(true);
    expect(bootProblems(found)).toHaveLength(2);
  });

  it('finds neither in a file shorter than the markers', async () => {
    expect(await inspect(new File(['EFI'], 'a'))).toEqual({ looksCompressed: false });
  });
});

describe('the form', () => {
  const filled = { ...newUpload, name: 'n', os: 'o', version: 'v' };
  const sized = (bytes: number) => new File([new Uint8Array(bytes)], 'a.raw');

  // @sheet compute-storage/9.94
  it('requires name, system, version and file', () => {
    const { issues = [] } = v.safeParse(uploadSchema, newUpload);
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['name', 'os', 'version', 'file']);
    expect(issues.at(-1)?.message).toBe('{label} is required');
  });

  it.each([
    [0, 'Must not be empty'],
    [513, 'Size must be a multiple of the block size, 512 bytes'],
  ])('refuses %d bytes', (bytes, message) => {
    const { issues = [] } = v.safeParse(uploadSchema, { ...filled, file: sized(bytes) });
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['file', message]]);
  });

  it('refuses a file that no disk can hold', () => {
    const file = Object.defineProperty(sized(1), 'size', { value: 1024 ** 4 });
    const { issues = [] } = v.safeParse(uploadSchema, { ...filled, file });
    expect(issues[0]?.message).toBe('Can be at most 1023 GiB');
  });

  it('returns the job', () => {
    const file = sized(4096);
    expect(v.parse(uploadSchema, { ...filled, blockSize: '4096', file })).toEqual({
      ...filled,
      blockSize: 4096,
      file,
    });
  });
});
