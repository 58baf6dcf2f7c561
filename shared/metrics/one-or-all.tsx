import { FilterSelect } from '@console/shared/date-range';

/** A value that is not a resource name. */
const ALL = '*';

export interface OneOrAllProps {
  label: string;
  /** Label of the first item, which means all. */
  all: string;
  names: readonly string[];
  chosen: string | undefined;
  choose: (name: string | undefined) => void;
}

/** A choice between all resources of a kind and one of them by name. */
export function OneOrAll({ label, all, names, chosen, choose }: OneOrAllProps) {
  return (
    <FilterSelect
      label={label}
      items={[{ value: ALL, label: all }, ...names.map((name) => ({ value: name, label: name }))]}
      value={chosen ?? ALL}
      onChange={(name) => choose(name === ALL ? undefined : name)}
    />
  );
}
