import { instanceSerialConsole, type InstanceSerialConsoleData } from '@console/shared/api';
import { query } from '@console/shared/query';
import { readBoot } from './read-boot.ts';

/** Bytes of output that are requested: as many as the serial console requests (docs/contract/wire-rules.md "Websocket"). */
const BYTES = 262_144;

/** The output of the serial console. Refused unless the instance has a machine (`ALLOWED_STATES.serialConsole`). */
export const bootOutput = (project: string, instance: string) =>
  query(instanceSerialConsole, {
    path: { instance },
    query: { project, mostRecent: BYTES, maxBytes: BYTES },
  });

/** Report on the last start, from the output. */
export const reportOf = ({ data }: InstanceSerialConsoleData) =>
  readBoot(new TextDecoder().decode(Uint8Array.from(data)));
