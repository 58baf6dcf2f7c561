import { join } from 'node:path';
import { ROOT, writeAtomically } from '../machine/files.ts';
import { gapsIn, operationUses, tableText } from './table.ts';

/** The generated document. */
const TABLE = 'docs/operations.md';

const uses = operationUses();
writeAtomically(join(ROOT, TABLE), tableText(uses));
const gaps = gapsIn(uses);
console.log(`${TABLE}: ${uses.length} operations, ${gaps.length} without a screen`);
for (const id of gaps) console.log(`  ${id}`);
