/** TLS certificates: what they say, their standing in a silo, and what seems wrong. The code that reads them is fetched when needed. */
export { ChosenCertificate } from './chosen-certificate.tsx';
export type { CertificateFacts, CertificateReader } from './facts.ts';
export { certificateReader } from './reader.ts';
export { covers, daysUntil, hostOfSilo, placeInUse, type Standing, standings } from './standings.ts';
