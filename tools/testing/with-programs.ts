import { describe, test } from 'vitest';
import { findProgram, isLeftOut, programPath, type ProgramName } from '../machine/programs.ts';

/**
 * Defines tests that need programs of the machine. Where `WITHOUT` names one, they are skipped, and counted; where one is
 * missing, one test in their place fails with the line that names it. Nothing is left out because a program is absent.
 */
export function withPrograms(names: readonly ProgramName[], define: () => void): void {
  const without = names.filter(isLeftOut);
  const missing = names.find((name) => findProgram(name) === undefined);
  if (without.length > 0) describe.skip(`without ${without.join(', ')}`, define);
  else if (missing !== undefined) test(`needs ${missing}`, () => void programPath(missing));
  else define();
}
