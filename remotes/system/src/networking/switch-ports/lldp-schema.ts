import * as v from 'valibot';
import type { LldpLinkConfig } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { IP_BITS, ipNetworkError, ipVersion } from '@console/shared/format';

/** Maximum number of bytes of an LLDP text (IEEE 802.1AB). */
const BYTES = 255;

/** An LLDP text; blank text becomes null. */
export const lldpText = () =>
  v.pipe(
    v.string(),
    field.check((text) => new TextEncoder().encode(text).length <= BYTES, `Can be at most ${BYTES} bytes`),
    v.transform((text): string | null => (text.trim() === '' ? null : text)),
  );

/** Appends the full width to a bare address; returns other text unchanged. */
export function completedNet(text: string): string {
  const version = ipVersion(text);
  return version === undefined ? text : `${text}/${IP_BITS[version]}`;
}

const managementNet = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text): string | null => (text === '' ? null : completedNet(text))),
    v.check((net) => net === null || ipNetworkError(net) === undefined, 'Not a valid IP address'),
  );

/** Values of the form of LLDP, parsed to the body of the request without the id (docs/screens/operator.md section 3.2). */
export const lldpSchema = v.object({
  enabled: field.flag(),
  chassisId: lldpText(),
  linkName: lldpText(),
  linkDescription: lldpText(),
  systemName: lldpText(),
  systemDescription: lldpText(),
  managementIp: managementNet(),
});

export type LldpValues = v.InferInput<typeof lldpSchema>;

/** Initial values of the form of a config. */
export const lldpValues = (config: LldpLinkConfig): LldpValues => ({
  enabled: config.enabled,
  chassisId: config.chassisId ?? '',
  linkName: config.linkName ?? '',
  linkDescription: config.linkDescription ?? '',
  systemName: config.systemName ?? '',
  systemDescription: config.systemDescription ?? '',
  managementIp: config.managementIp ?? '',
});
