import { writeFileSync } from 'node:fs';
import { authorisationText, DOCUMENT } from './document.ts';

/* `npm run authorisation`: writes docs/authorisation.md. */
writeFileSync(DOCUMENT, authorisationText());
console.log(`wrote ${DOCUMENT}`);
