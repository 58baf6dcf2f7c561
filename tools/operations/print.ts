import { gapsIn, operationUses, tableText } from './table.ts';

/* `node tools/operations/print.ts`: prints which screens use which operation of the contract; fails when one has no screen. */
const uses = operationUses();
console.log(tableText(uses));
for (const id of gapsIn(uses)) {
  console.error(`${id} is used by no screen`);
  process.exitCode = 1;
}
