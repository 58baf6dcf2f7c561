import { fromGiB } from '@console/shared/format';
import { useSearchParams } from '@console/shared/router';
import type { InstanceSize } from './model/fits.ts';

/** Fields of the form, and their initial values. */
export const FIELDS = [
  { name: 'ncpus', label: 'vCPUs', usual: 4 },
  { name: 'memory', label: 'Memory (GiB)', usual: 16 },
  { name: 'disk', label: 'Disk (GiB)', usual: 0 },
] as const;
export type Field = (typeof FIELDS)[number]['name'];

/** The values of the form, from the address: `?ncpus=8&memory=32&silo=quarry`. */
export interface Question {
  readonly texts: Readonly<Record<Field, string>>;
  /** Undefined while a field is not a whole number. */
  readonly size: InstanceSize | undefined;
  readonly silo: string | undefined;
  readonly ask: (name: Field | 'silo', value: string) => void;
}

const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** The values of the form and a setter. Initial values are left out of the address. */
export function useQuestion(): Question {
  const [search, setSearch] = useSearchParams();
  const ask: Question['ask'] = (name, value) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        const usual = FIELDS.find((field) => field.name === name)?.usual;
        if (value === (usual === undefined ? '' : String(usual))) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const textOf = ({ name, usual }: (typeof FIELDS)[number]) => search.get(name) ?? String(usual);
  const [cpusText, memoryText, diskText] = [textOf(FIELDS[0]), textOf(FIELDS[1]), textOf(FIELDS[2])];
  const [ncpus, memory, disk] = [whole(cpusText), whole(memoryText), whole(diskText)];
  const isWhole = ncpus !== undefined && memory !== undefined && disk !== undefined;
  return {
    texts: { ncpus: cpusText, memory: memoryText, disk: diskText },
    size: isWhole ? { ncpus, memory: fromGiB(memory), disk: fromGiB(disk) } : undefined,
    silo: search.get('silo') ?? undefined,
    ask,
  };
}
