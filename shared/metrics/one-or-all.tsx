import { FilterSelect } from '@console/shared/date-range';

/** No name of a resource. */
const ALL = '*';

export interface OneOrAllProps {
  label: string;
  /** Text of the first item, which stands for all. */
  all: string;
  names: readonly string[];
  chosen: string | undefined;
  choose: (name: string | undefined) => void;
}

/** All of a kind together, or one of them by name. */
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
