import { expect, test } from 'vitest';
import { versionToRaise } from './run.ts';

const report = (version: string, ...names: string[]) =>
  `# API\n\nVersion of @console/shared: ${version}\n\n\`\`\`ts\n\n${names.map((name) => `export const ${name}: 1;`).join('\n\n')}\n\n\`\`\`\n`;

test.each([
  ['nothing changed', report('1.2.0', 'a'), report('1.2.0', 'a'), undefined],
  ['only the version rose', report('1.2.0', 'a'), report('1.10.0', 'a'), undefined],
  ['an addition is released as what it is', report('1.9.0', 'a'), report('1.10.0', 'a', 'b'), undefined],
  ['an addition is not announced', report('1.9.0', 'a'), report('1.9.1', 'a', 'b'), '1.10.0'],
  ['a removal is released as what it is', report('1.2.0', 'a', 'b'), report('2.0.0', 'a'), undefined],
  ['a removal is released as an addition', report('1.2.0', 'a', 'b'), report('1.3.0', 'a'), '2.0.0'],
])('%s', (_, stored, current, needed) => {
  expect(versionToRaise(stored, current)).toBe(needed);
});
