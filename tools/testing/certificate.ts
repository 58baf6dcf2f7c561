import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { programPath } from '../machine/programs.ts';

/** Writes a self-signed certificate of a host, for a day, and its key into a folder. */
export function certificateIn(folder: string, host = 'localhost'): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1'.split(' ');
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync(programPath('openssl'), [...args, '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'ignore',
  });
  return { certificate, key };
}
