/** TLS certificates: their content, their status in a silo, and warnings. The parser is fetched when it is needed. */
export { ChosenCertificate } from './chosen-certificate.tsx';
export type { CertificateFacts, CertificateReader } from './facts.ts';
export { certificateReader } from './reader.ts';
export { covers, daysUntil, hostOfSilo, placeInUse, type Standing, standings } from './standings.ts';
