import type { SwitchPort } from '@console/shared/api';

const order = new Intl.Collator('en', { numeric: true });

export interface PortRow extends SwitchPort {
  /** `switch0 qsfp2`: ports of two switches have the same names. */
  readonly name: string;
  /** Name of its settings; undefined when it has none or they are not known. */
  readonly settings: string | undefined;
}

/** `switch0 qsfp2`. */
export const portName = ({
  switchLocation,
  portName: port,
}: Pick<SwitchPort, 'switchLocation' | 'portName'>) => `${switchLocation} ${port}`;

/** Sorts ports by switch, then by name in numeric order: `qsfp2` before `qsfp10`. */
export const portRows = (ports: readonly SwitchPort[], names: ReadonlyMap<string, string>): PortRow[] =>
  ports
    .toSorted(
      (a, b) => order.compare(a.switchLocation, b.switchLocation) || order.compare(a.portName, b.portName),
    )
    .map((port) => ({ ...port, name: portName(port), settings: names.get(port.portSettingsId ?? '') }));
