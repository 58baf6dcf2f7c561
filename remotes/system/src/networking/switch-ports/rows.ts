import type { SwitchPort } from '@console/shared/api';

const order = new Intl.Collator('en', { numeric: true });

/** A port as its row shows it. */
export interface PortRow extends SwitchPort {
  /** `switch0 qsfp2`: ports of two switches have the same names. */
  readonly name: string;
  /** Name of its settings; undefined for none, and while they are not known. */
  readonly settings: string | undefined;
}

/** `switch0 qsfp2`. */
export const portName = ({
  switchLocation,
  portName: port,
}: Pick<SwitchPort, 'switchLocation' | 'portName'>) => `${switchLocation} ${port}`;

/** The ports by switch, and by name as people count: `qsfp2` before `qsfp10`. */
export const portRows = (ports: readonly SwitchPort[], names: ReadonlyMap<string, string>): PortRow[] =>
  ports
    .toSorted(
      (a, b) => order.compare(a.switchLocation, b.switchLocation) || order.compare(a.portName, b.portName),
    )
    .map((port) => ({ ...port, name: portName(port), settings: names.get(port.portSettingsId ?? '') }));
