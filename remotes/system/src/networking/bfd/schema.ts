import * as v from 'valibot';
import type { BfdSessionEnable, BfdStatus } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { ipVersion, isSameAddress } from '@console/shared/format';

const MICROS_PER_MILLI = 1000;

const fields = {
  switch: field.oneOf(['switch0', 'switch1']),
  remote: field.choice(),
  local: field.optionalIp(),
  mode: field.oneOf(['single_hop', 'multi_hop']),
  detectionThreshold: field.number({ min: 1, max: 255 }),
  requiredRx: field.number({
    min: 1 / MICROS_PER_MILLI,
    decimals: true,
    tooSmall: 'Must be at least 1 microsecond',
  }),
};

type Session = Pick<BfdStatus, 'switch' | 'peer'>;

/** Whether a switch has a session with a peer. */
export const hasSession = (sessions: readonly Session[], location: string, remote: string) =>
  sessions.some((one) => one.switch === location && isSameAddress(one.peer, remote));

/**
 * Values of the form of a BFD session, parsed to the request (docs/screens/operator.md section 3.7).
 * @param others existing sessions; the server answers a second one for a peer with an error without details
 */
export const bfdSchema = (others: readonly Session[]) =>
  v.pipe(
    v.object(fields),
    v.forward(
      v.partialCheck([['remote']], ({ remote }) => ipVersion(remote) !== undefined, 'Not a valid IP address'),
      ['remote'],
    ),
    v.forward(
      v.partialCheck(
        [['remote'], ['local']],
        ({ remote, local }) => local === undefined || ipVersion(local) === ipVersion(remote),
        'Both addresses must be IPv4 or both IPv6',
      ),
      ['local'],
    ),
    v.forward(
      v.partialCheck(
        [['switch'], ['remote']],
        (one) => !hasSession(others, one.switch, one.remote),
        ({ input }) => `${input.switch} has a session with this address. Edit that session`,
      ),
      ['remote'],
    ),
    v.transform(({ requiredRx, ...rest }): BfdSessionEnable => ({
      ...rest,
      requiredRx: Math.round(requiredRx * MICROS_PER_MILLI),
    })),
  );

export type BfdValues = v.InferInput<ReturnType<typeof bfdSchema>>;

/** Initial values for a new session. */
export const NEW_SESSION: BfdValues = {
  switch: 'switch0',
  remote: null,
  local: '',
  mode: 'single_hop',
  detectionThreshold: 3,
  requiredRx: 1000,
};

/** Initial values for an existing session. */
export const valuesOf = (session: BfdSessionEnable): BfdValues => ({
  switch: session.switch === 'switch1' ? 'switch1' : 'switch0',
  remote: session.remote,
  local: session.local ?? '',
  mode: session.mode,
  detectionThreshold: session.detectionThreshold,
  requiredRx: session.requiredRx / MICROS_PER_MILLI,
});
