import type { Handlers } from '../call.ts';
import { notFound } from '../../wire/errors.ts';
import { pageOf } from '../page.ts';
import { rackModes } from './modes.ts';

/** Racks, switches and physical disks, which are read-only. docs/contract/server-behaviour.md section 11. */
export const hardware = {
  rackList({ query }, call) {
    return pageOf(call, query, [...call.tables.racks]);
  },

  rackView({ path }, call) {
    const rack = call.tables.racks.get(path.rackId);
    if (rack === undefined) throw notFound('rack', { id: path.rackId });
    return rack;
  },

  switchList({ query }, call) {
    const all = rackModes(call.store).hidesSwitches ? [] : [...call.tables.switches];
    return pageOf(call, query, all);
  },

  switchView({ path }, call) {
    const row = call.tables.switches.get(path.switchId);
    if (row === undefined) throw notFound('switch', { id: path.switchId });
    return row;
  },

  physicalDiskList({ query }, call) {
    return pageOf(call, query, [...call.tables.physicalDisks]);
  },

  physicalDiskView({ path }, call) {
    const disk = call.tables.physicalDisks.get(path.diskId);
    if (disk === undefined) throw notFound('physical-disk', { id: path.diskId });
    return disk;
  },
} satisfies Partial<Handlers>;
