import { describe, expect, it } from 'vitest';
import { sshFingerprint, sshKeyError } from './key.ts';

/** Keys of all usual types with the output of `ssh-keygen -l`. */
const KEYS = [
  [
    'ssh-ed25519',
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 me@home',
    'SHA256:z2/44t64JOQb/2aWU+ujThB/po99ZJQr66g0osGtXwc',
  ],
  [
    'ecdsa-sha2-nistp256',
    'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBItTnjvPVRFE6r3nnV58Yq7RSFrTs9Y18eThr1n0SsSflfItSomh1WMTRj4FhBCVpUoq/dTorJ3Qw3o0/HvDx9s= me@home',
    'SHA256:wSX75UG9vVqJjlvF0dMKLyp0Uy4Zow+wEMAFC9f2/m4',
  ],
  [
    'ecdsa-sha2-nistp384',
    'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBClXwHyjouUoDDeIIhPZMQO4sj6ihY20zXo8kXpNTPrxG+EmylcQUDkp2bnusbBRLgCejqhRSHJ14LH4zZ6KT2TqbVCaoBVl221h1MutCwebiSRVEG3khI8vDaflyju0/g== me@home',
    'SHA256:MFBXQgAqFjgC+mqdbGRF8tTKI2i/WT2O5pZt6SaJGtE',
  ],
  [
    'ecdsa-sha2-nistp521',
    'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBADWDV1NRX4aQkATLhh8vdlgkxUtvEA/aDfN8KhaxHsP2+7YodGNZN6J6lLRMXiwQikfYEWxIpkO7aLjQF4WiiLlswA+XXbGG7+x5cAPTuU57X6e5P6R/ka1SS4/9lJ933zO4vKYyrNhmx9WgfCHxpAu0QgDoxwJEh8nrecPc/j+7s0lmA== me@home',
    'SHA256:54U121nxs5r1HEm5zVEVF/GmGel0WD+u5vnW1uyz4eo',
  ],
  [
    'ssh-rsa',
    'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDr8aPJrWRoiRWGMQB6GhGWKr0uFCpxVVyp1fPouACwAb/pZZQWE7PApE9l1Qvoa4+yIvUJTxxrZZ0OMHMTYMzgRtKTZejzFwbFYWMkXQRa0LYPfyWr+/VBjow2B5U6c6UQZIWkIGd1RgCYDwKAb7m2hOx8midXcMkn+0r/QxdNgw== weak',
    'SHA256:YAJ4aLNo/di6orBa6OiHm2QVdsiKat9eBRxOV4gOqfM',
  ],
] as const;

const LAPTOP = KEYS[0][1];
const [, DATA] = LAPTOP.split(' ');

describe('a public key', () => {
  it.each(KEYS)('of %s is accepted, with the fingerprint of ssh-keygen', async (_, key, fingerprint) => {
    expect(sshKeyError(` ${key}\n`)).toBeUndefined();
    expect(await sshFingerprint(key)).toBe(fingerprint);
  });

  it.each([
    [
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn\n-----END OPENSSH PRIVATE KEY-----',
      /^This is a private key/,
    ],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIE', /^This is a private key/],
    ['-----BEGIN PRIVATE KEY-----\nMIIE', /^This is a private key/],
    ['PuTTY-User-Key-File-3: ssh-ed25519', /^This is a private key of PuTTY/],
    ['---- BEGIN SSH2 PUBLIC KEY ----\nAAAA', /^Must be in OpenSSH format/],
    ['-----BEGIN PUBLIC KEY-----\nMIIB', /^Must be in OpenSSH format/],
    [`${LAPTOP}\n${LAPTOP}`, 'Must be one key, on one line'],
    [`ssh-ed25519 ${'A'.repeat(8192)}`, 'Must be 8192 characters or fewer'],
    ['hello', /^Must begin with the type/],
    [`${DATA}`, /^Must begin with the type/],
    ['ssh-dss AAAAB3NzaC1kc3M=', /^DSA keys are no longer supported/],
    ['ssh-ed25519', /^The key is incomplete/],
    ['ssh-ed25519 AAAA', /^The key is incomplete/],
    [LAPTOP.slice(0, 60), /^The key is incomplete/],
    ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAABAAAAAA=', /^The key is incomplete/],
    ['ssh-ed25519 not-base64', /^The key is incomplete/],
    [`ssh-rsa ${DATA}`, 'The key is not of the type ssh-rsa'],
    [
      'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAYQD///////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////////8=',
      'RSA keys must have at least 1024 bits',
    ],
  ])('%s is refused', async (text, message) => {
    expect(sshKeyError(text)).toMatch(message);
    expect(await sshFingerprint(text)).toBeUndefined();
  });
});
