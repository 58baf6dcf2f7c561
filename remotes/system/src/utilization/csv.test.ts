import { expect, it } from 'vitest';
import { csvText } from '@console/shared/files';
import { utilizationLines } from './csv.ts';

// @sheet system-settings-auth/18.39
it('has a row for each silo and resource, in base units', () => {
  const counts = (cpus: number) => ({ cpus, memory: 2 ** 30, storage: 2 ** 40 });
  const silo = { siloId: 'x', siloName: 'fernhill', provisioned: counts(30), allocated: counts(50) };
  expect(csvText(utilizationLines([silo]))).toBe(
    [
      'silo,resource,unit,provisioned,quota,available',
      'fernhill,CPU,vCPU,30,50,20',
      'fernhill,Memory,byte,1073741824,1073741824,0',
      'fernhill,Storage,byte,1099511627776,1099511627776,0',
      '',
    ].join('\r\n'),
  );
});
