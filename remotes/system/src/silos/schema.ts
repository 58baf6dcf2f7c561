import * as v from 'valibot';
import type { FleetRole, SiloCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { QUOTA_MAX_GIB } from './quotas/max.ts';

/** The fleet roles of each silo role, as the request requires them; a role that confers nothing has no key. */
const fleetRoles = (admin: boolean, viewer: boolean): Record<string, FleetRole[]> => ({
  ...(admin && { admin: ['admin'] }),
  ...(viewer && { viewer: ['viewer'] }),
});

const certificate = v.object({
  name: v.string(),
  description: v.string(),
  service: v.literal('external_api'),
  cert: v.string(),
  key: v.string(),
});

/** The schema of a new silo: quotas of memory and storage in GiB, sent in bytes. */
export const siloSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    discoverable: field.flag(),
    cpus: field.number(),
    memory: field.gib({ max: QUOTA_MAX_GIB }),
    storage: field.gib({ max: QUOTA_MAX_GIB }),
    identityMode: v.picklist(['saml_jit', 'local_only']),
    adminGroupName: field.optionalText(),
    adminsAreFleetAdmins: field.flag(),
    viewersAreFleetViewers: field.flag(),
    tlsCertificates: field.list(certificate, {
      min: 1,
      message: 'At least one certificate is required',
      key: ({ name }) => name,
    }),
  }),
  v.transform((values): SiloCreate => {
    const { name, description, discoverable, identityMode, adminGroupName, tlsCertificates } = values;
    return {
      name,
      description,
      discoverable,
      identityMode,
      quotas: { cpus: values.cpus, memory: values.memory, storage: values.storage },
      mappedFleetRoles: fleetRoles(values.adminsAreFleetAdmins, values.viewersAreFleetViewers),
      tlsCertificates,
      // Only an identity provider can assign users to a group.
      ...(identityMode === 'saml_jit' && adminGroupName !== undefined && { adminGroupName }),
    };
  }),
);

export type SiloValues = v.InferInput<typeof siloSchema>;

/** The initial values of a new silo. */
export const siloDefaults: SiloValues = {
  name: '',
  description: '',
  discoverable: true,
  cpus: 0,
  memory: 0,
  storage: 0,
  identityMode: 'saml_jit',
  adminGroupName: '',
  adminsAreFleetAdmins: false,
  viewersAreFleetViewers: false,
  tlsCertificates: [],
};
